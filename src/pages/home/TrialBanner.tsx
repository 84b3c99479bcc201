import { trialMessage } from '~/content/chat';
import { trialBanner } from '~/content/home';
import { OfferBand } from '~/parts/OfferBand';

export function TrialBanner() {
  const { heading, text, button } = trialBanner;
  return <OfferBand heading={heading} text={text} message={trialMessage} link={button} />;
}
