import { planMessage } from '~/content/chat';
import { packagesPage, plans } from '~/content/plans';
import { ChatLink } from '~/parts/ChatLink';
import * as css from './OfferBanner.module.css';

const { label, heading, text } = packagesPage.offerBanner;
const offer = plans.find(({ offerText }) => offerText);

export function OfferBanner() {
  return (
    <section className={css.root}>
      <div className={css.inner}>
        <div>
          <p className={css.label}>{label}</p>
          <h2 className={css.heading}>{heading}</h2>
          <p className={css.text}>{text}</p>
        </div>
        {offer && (
          <ChatLink text={planMessage(offer)} className={css.link}>
            {offer.cta}
          </ChatLink>
        )}
      </div>
    </section>
  );
}
