import { pages } from '~/content/pages';
import { paths } from '~/content/paths';
import { reviewsPage } from '~/content/reviews';
import { PageHeader } from '~/ui/PageHeader';
import { ReviewWall } from './ReviewWall';
import { TrustBanner } from './TrustBanner';

export const head = () => ({ ...pages['/reviews'], path: paths.reviews });

export default function ReviewsPage() {
  return (
    <>
      <PageHeader heading={reviewsPage.heading} lead={reviewsPage.intro} />
      <TrustBanner />
      <ReviewWall />
    </>
  );
}
