import { useEffect, useState } from 'react';
import { trialMessage } from '~/content/chat';
import { frame, headerLinks } from '~/content/navigation';
import { paths } from '~/content/paths';
import { site } from '~/content/site';
import { currentFor } from '~/lib/currentFor';
import { ChatLink } from '~/parts/ChatLink';
import { Icon } from '~/ui/Icon';
import { Logo } from '~/ui/Logo';
import * as css from './Header.module.css';
import { MenuPanel } from './MenuPanel';
import { ThemeToggle } from './ThemeToggle';

export function Header({ path }: { path: string }) {
  const [menuOpen, setMenuOpen] = useState(false);
  useEffect(() => setMenuOpen(false), [path]);

  return (
    <header className={css.root}>
      <div className={css.bar}>
        <a href={paths.home} className={css.brand} aria-label={frame.brandLink}>
          <Logo size={30} />
          <span className={css.name}>{site.name}</span>
        </a>
        <nav aria-label={frame.mainNavigation} className={css.nav}>
          <ul className={css.links}>
            {headerLinks.map(({ href, label }) => (
              <li key={href}>
                <a href={href} className={css.link} aria-current={currentFor(href, path)}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <ChatLink text={trialMessage} className={css.trial}>
          {frame.freeTrial}
        </ChatLink>
        <ThemeToggle />
        <button
          type="button"
          className={css.menu}
          aria-label={frame.openMenu}
          aria-expanded={menuOpen}
          aria-haspopup="dialog"
          data-needs-js=""
          onClick={() => setMenuOpen(true)}
        >
          <Icon name="menu" />
        </button>
      </div>
      {menuOpen && <MenuPanel path={path} onClose={() => setMenuOpen(false)} />}
    </header>
  );
}
