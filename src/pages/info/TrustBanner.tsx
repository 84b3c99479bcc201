import { reviewsPage } from '~/content/reviews';
import { site } from '~/content/site';
import { Stars } from '~/ui/Stars';
import { PlatformLink } from './PlatformLink';
import * as css from './TrustBanner.module.css';

const { rating } = site.figures;

/** Where the rating comes from. */
export function TrustBanner() {
  const { heading, text } = reviewsPage.platform;
  return (
    <section className={css.root}>
      <div className={css.inner}>
        <p className={css.rating}>
          <strong className={css.figure} aria-hidden="true">
            {rating}
          </strong>
          <Stars value={rating} label={reviewsPage.starsLabel(rating)} />
        </p>
        <div>
          <h2>{heading}</h2>
          <p className={css.text}>{text}</p>
        </div>
        <PlatformLink />
      </div>
    </section>
  );
}
