import { adminChannels } from '~/content/admin/channels';
import { channelMessages } from '~/content/admin/channelMessages';
import { toast } from '~/state/toasts';
import { AdminIcon } from '~/ui/AdminIcon';
import { IconButton } from '~/ui/IconButton';
import * as css from './StreamUrl.module.css';

const { copied, copyFailed } = channelMessages;

/** The start of a stream's address; the whole of it is in its tooltip and can be copied. */
export function StreamUrl({ url, name }: { url: string; name: string }) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      toast(copied);
    } catch {
      // refused, or missing altogether on plain http
      toast(copyFailed);
    }
  };

  return (
    <span className={css.root}>
      <span className={css.url} title={url} dir="ltr">
        {url}
      </span>
      <IconButton label={adminChannels.copy(name)} onClick={() => void copy()}>
        <AdminIcon name="copy" size={18} />
      </IconButton>
    </span>
  );
}
