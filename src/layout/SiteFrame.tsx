import type { ReactNode } from 'react';
import { frame } from '~/content/navigation';
import { ChatButton } from './ChatButton';
import { Footer } from './Footer';
import { Header } from './Header';
import * as css from './SiteFrame.module.css';

/** What stands around every public page. */
export function SiteFrame({ children }: { children: ReactNode }) {
  return (
    <div className={css.root}>
      <a className={css.skip} href="#content">
        {frame.skipToContent}
      </a>
      <Header />
      <main id="content" tabIndex={-1} className={css.main}>
        {children}
      </main>
      <Footer />
      <aside aria-label={frame.chat}>
        <ChatButton />
      </aside>
    </div>
  );
}
