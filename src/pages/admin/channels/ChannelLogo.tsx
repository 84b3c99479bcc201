import { useState } from 'react';
import { safeImageUrl } from '~/domain/url';
import { AdminIcon } from '~/ui/AdminIcon';
import * as css from './ChannelLogo.module.css';

/** A channel's logo; a drawing where there is none or it does not load. Its name stands beside it. */
export function ChannelLogo({ url }: { url: string }) {
  const [failed, setFailed] = useState('');
  const source = safeImageUrl(url);
  return (
    <span className={css.root}>
      {source && source !== failed ? (
        <img
          className={css.image}
          src={source}
          alt=""
          width={40}
          height={40}
          loading="lazy"
          referrerPolicy="no-referrer"
          onError={() => setFailed(source)}
        />
      ) : (
        <AdminIcon name="channels" size={20} />
      )}
    </span>
  );
}
