import { type ReactNode, useEffect, useState } from 'react';
import { adminFrame } from '~/content/admin/frame';
import { paths } from '~/content/paths';
import { useStaff } from '~/parts/admin/useStaff';
import { Dialog } from '~/ui/Dialog';
import { Icon } from '~/ui/Icon';
import { Logo } from '~/ui/Logo';
import { SkipLink } from '../SkipLink';
import { ThemeToggle } from '../ThemeToggle';
import * as css from './AdminFrame.module.css';
import { AdminNav } from './AdminNav';
import { StorageNotice } from './StorageNotice';
import { ToastAside } from './ToastAside';
import { UserMenu } from './UserMenu';

interface Props {
  /** Address of the page. */
  path: string;
  /** Above every page. */
  notice: ReactNode;
  children: ReactNode;
}

/** What stands around every page of the staff area: sidebar, or a menu on small screens. */
export default function AdminFrame({ path, notice, children }: Props) {
  const staff = useStaff();
  const [menuOpen, setMenuOpen] = useState(false);
  useEffect(() => setMenuOpen(false), [path]);

  return (
    <div className={css.root}>
      <SkipLink />
      <header className={css.header}>
        <button
          type="button"
          className={css.menu}
          aria-label={adminFrame.openMenu}
          aria-haspopup="dialog"
          aria-expanded={menuOpen}
          onClick={() => setMenuOpen(true)}
        >
          <Icon name="menu" />
        </button>
        <a className={css.brand} href={paths.admin} aria-label={adminFrame.homeLink}>
          <Logo size={28} />
          <span className={css.name}>{adminFrame.title}</span>
        </a>
        <a className={css.site} href={paths.home}>
          {adminFrame.viewSite}
        </a>
        <ThemeToggle />
        {staff && <UserMenu staff={staff} />}
      </header>
      <div className={css.sidebar}>
        <AdminNav role={staff?.role ?? null} path={path} />
      </div>
      <main id="content" tabIndex={-1} className={css.main}>
        {notice}
        <StorageNotice />
        {children}
      </main>
      <ToastAside />
      {menuOpen && (
        <Dialog
          label={adminFrame.navigation}
          placement="right"
          className={css.panel}
          onClose={() => setMenuOpen(false)}
        >
          <button
            type="button"
            className={css.close}
            aria-label={adminFrame.closeMenu}
            onClick={() => setMenuOpen(false)}
          >
            <Icon name="close" />
          </button>
          <AdminNav role={staff?.role ?? null} path={path} onChoice={() => setMenuOpen(false)} />
          <a className={css.siteInMenu} href={paths.home}>
            {adminFrame.viewSite}
          </a>
        </Dialog>
      )}
    </div>
  );
}
