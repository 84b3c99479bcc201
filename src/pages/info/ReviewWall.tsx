import { reviewImages, reviewsPage } from '~/content/reviews';
import { ReviewPicture } from '~/parts/ReviewPicture';
import { Section } from '~/ui/Section';
import { PlatformLink } from './PlatformLink';
import * as css from './ReviewWall.module.css';

/** All the pictures, in columns that each take as much height as they need, then the way to more. */
export function ReviewWall() {
  return (
    <Section heading={reviewsPage.wallLabel} lead={reviewsPage.disclaimer} layout="stack">
      <div className={css.columns}>
        <ul>
          {reviewImages.map((image) => (
            <li key={image.id} className={css.item}>
              <ReviewPicture image={image} />
            </li>
          ))}
        </ul>
        <div className={css.more}>
          <p>{reviewsPage.more}</p>
          <PlatformLink variant="secondary" />
        </div>
      </div>
    </Section>
  );
}
