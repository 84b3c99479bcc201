import { adminChannels } from '~/content/admin/channels';
import { AdminIcon } from '~/ui/AdminIcon';
import { Icon } from '~/ui/Icon';
import { VisuallyHidden } from '~/ui/VisuallyHidden';
import * as css from './FeaturedMark.module.css';

/** A green check or a red cross, and the words for who cannot see it. */
export function FeaturedMark({ isFeatured }: { isFeatured: boolean }) {
  const label = isFeatured ? adminChannels.featured : adminChannels.notFeatured;
  return (
    <span className={isFeatured ? css.yes : css.no} title={label}>
      {isFeatured ? <Icon name="check" size={22} /> : <AdminIcon name="cross" size={22} />}
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  );
}
