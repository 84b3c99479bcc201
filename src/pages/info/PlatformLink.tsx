import { frame } from '~/content/navigation';
import { reviewsPage } from '~/content/reviews';
import { ButtonLink } from '~/ui/Button';
import { Icon } from '~/ui/Icon';
import { VisuallyHidden } from '~/ui/VisuallyHidden';

/** To the reviews that we cannot touch, on the trust platform's own site. */
export function PlatformLink({ variant }: { variant?: 'primary' | 'secondary' }) {
  const { href, label } = reviewsPage.platform.link;
  return (
    <ButtonLink variant={variant} size="l" href={href} target="_blank" rel="noopener noreferrer">
      {label}
      <Icon name="external" size={18} />
      <VisuallyHidden>({frame.opensInNewTab})</VisuallyHidden>
    </ButtonLink>
  );
}
