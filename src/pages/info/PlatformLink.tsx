import { frame } from '~/content/navigation';
import { reviewsPage } from '~/content/reviews';
import { ButtonLink } from '~/ui/Button';
import { Glyph } from '~/ui/Icon';
import { VisuallyHidden } from '~/ui/VisuallyHidden';

const leavesSite = 'M14 4h6v6M20 4l-9 9M18 14v6H4V6h6';

/** To the reviews that we cannot touch, on the trust platform's own site. */
export function PlatformLink({ variant }: { variant?: 'primary' | 'secondary' }) {
  const { href, label } = reviewsPage.platform.link;
  return (
    <ButtonLink variant={variant} size="l" href={href} target="_blank" rel="noopener noreferrer">
      {label}
      <Glyph d={leavesSite} size={18} />
      <VisuallyHidden>({frame.opensInNewTab})</VisuallyHidden>
    </ButtonLink>
  );
}
