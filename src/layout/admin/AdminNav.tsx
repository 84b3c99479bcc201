import type { MouseEvent } from 'react';
import { adminFrame, adminLinks } from '~/content/admin/frame';
import type { Role } from '~/domain/entities';
import { can } from '~/domain/permissions';
import { currentFor } from '~/lib/currentFor';
import { AdminIcon } from '~/ui/AdminIcon';
import * as css from './AdminNav.module.css';

interface Props {
  role: Role | null;
  path: string;
  /** Called when a link is followed, were it to the page that is open. */
  onChoice?: () => void;
}

/** Links to the areas that a role may open. */
export function AdminNav({ role, path, onChoice }: Props) {
  const onClick = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('a')) onChoice?.();
  };
  return (
    <nav aria-label={adminFrame.navigation} onClick={onClick}>
      <ul className={css.list}>
        {adminLinks
          .filter(({ action }) => action === null || can(role, action))
          .map(({ href, label, icon }) => (
            <li key={href}>
              <a className={css.link} href={href} aria-current={currentFor(href, path)}>
                <AdminIcon name={icon} size={20} />
                {label}
              </a>
            </li>
          ))}
      </ul>
    </nav>
  );
}
