import { reviewsSection } from '~/content/home';
import { stripReviews, stripShown } from '~/content/reviews';
import { ReviewPicture } from '~/parts/ReviewPicture';
import { MoreLink } from '~/ui/MoreLink';
import { Section } from '~/ui/Section';
import { Stars } from '~/ui/Stars';
import * as css from './Reviews.module.css';

export function Reviews() {
  return (
    <Section heading={reviewsSection.heading} layout="stack" tone="sunken">
      <p className={css.rating}>
        <strong className={css.figure}>{reviewsSection.rating}</strong>
        <Stars value={reviewsSection.rating} label={reviewsSection.ratingLabel} />
        <span>{reviewsSection.lead}</span>
      </p>
      <ul className={css.strip} tabIndex={0} aria-label={reviewsSection.stripLabel}>
        {stripReviews.slice(0, stripShown).map((image) => (
          <li key={image.id} className={css.item}>
            <ReviewPicture image={image} />
          </li>
        ))}
      </ul>
      <MoreLink href={reviewsSection.link.href}>{reviewsSection.link.label}</MoreLink>
    </Section>
  );
}
