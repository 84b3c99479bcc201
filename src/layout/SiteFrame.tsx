import type { ReactNode } from 'react';
import { frame } from '~/content/navigation';
import { ChatButton } from './ChatButton';
import { Header } from './Header';
import { SiteFooter } from './SiteFooter';
import { SkipLink } from './SkipLink';
import * as css from './SiteFrame.module.css';

/** What stands around every public page. */
export function SiteFrame({ path, children }: { path: string; children: ReactNode }) {
  return (
    <div className={css.root}>
      <SkipLink />
      <Header path={path} />
      <main id="content" tabIndex={-1} className={css.main}>
        {children}
      </main>
      <SiteFooter />
      <aside aria-label={frame.chat}>
        <ChatButton />
      </aside>
    </div>
  );
}
