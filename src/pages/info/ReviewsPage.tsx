import { reviewsHead } from '~/content/heads/reviews';
import { paths } from '~/content/paths';
import { reviewsPage } from '~/content/reviews';
import { PageHeader } from '~/ui/PageHeader';
import { ReviewWall } from './ReviewWall';
import { TrustBanner } from './TrustBanner';

export const head = () => ({ ...reviewsHead, path: paths.reviews });

export default function ReviewsPage() {
  return (
    <>
      <PageHeader heading={reviewsPage.heading} lead={reviewsPage.intro} />
      <TrustBanner />
      <ReviewWall />
    </>
  );
}
