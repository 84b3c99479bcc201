import { adminFrame, adminLinks } from '~/content/admin/frame';
import type { Role } from '~/domain/entities';
import { can } from '~/domain/permissions';
import { AdminIcon } from '~/ui/AdminIcon';
import * as css from './AdminNav.module.css';

/** Links to the areas that a role may open. */
export function AdminNav({ role, path }: { role: Role | null; path: string }) {
  return (
    <nav aria-label={adminFrame.navigation}>
      <ul className={css.list}>
        {adminLinks
          .filter(({ action }) => action === null || can(role, action))
          .map(({ href, label, icon }) => (
            <li key={href}>
              <a
                className={css.link}
                href={href}
                aria-current={
                  path === href ? 'page' : path.startsWith(`${href}/`) ? 'true' : undefined
                }
              >
                <AdminIcon name={icon} size={20} />
                {label}
              </a>
            </li>
          ))}
      </ul>
    </nav>
  );
}
