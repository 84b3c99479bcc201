import { type MouseEvent } from 'react';
import { trialMessage } from '~/content/chat';
import { frame, headerLinks } from '~/content/navigation';
import { currentFor } from '~/lib/currentFor';
import { ChatLink } from '~/parts/ChatLink';
import { Dialog } from '~/ui/Dialog';
import { Icon } from '~/ui/Icon';
import * as css from './MenuPanel.module.css';

/** The navigation of small screens: slides in from the right, closes on choice. */
export function MenuPanel({ path, onClose }: { path: string; onClose: () => void }) {
  const closeOnChoice = (event: MouseEvent) => {
    if (event.target instanceof Element && event.target.closest('a')) onClose();
  };

  return (
    <Dialog label={frame.menu} placement="right" onClose={onClose}>
      <button type="button" className={css.close} aria-label={frame.closeMenu} onClick={onClose}>
        <Icon name="close" />
      </button>
      <nav aria-label={frame.menu} onClick={closeOnChoice}>
        <ul>
          {headerLinks.map(({ href, label }) => (
            <li key={href}>
              <a href={href} className={css.link} aria-current={currentFor(href, path)}>
                {label}
              </a>
            </li>
          ))}
        </ul>
        <ChatLink text={trialMessage} button={{ size: 'l', wide: true }} className={css.trial}>
          {frame.freeTrial}
        </ChatLink>
      </nav>
    </Dialog>
  );
}
