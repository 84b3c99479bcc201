import { planMessage } from '~/content/chat';
import { packagesPage, plans } from '~/content/plans';
import { OfferBand } from '~/parts/OfferBand';

const offer = plans.find(({ offerText }) => offerText);

export function OfferBanner() {
  if (!offer) return null;
  return <OfferBand {...packagesPage.offerBanner} message={planMessage(offer)} link={offer.cta} />;
}
