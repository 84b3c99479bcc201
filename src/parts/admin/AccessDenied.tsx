import type { ReactNode } from 'react';
import { permissions } from '~/content/admin/permissions';
import * as css from './AccessDenied.module.css';
import { AdminHeading } from './AdminHeading';

/** In place of a page that its reader may not use. */
export function AccessDenied({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <>
      <AdminHeading heading={permissions.denied} />
      <p>{text}</p>
      {children && <div className={css.actions}>{children}</div>}
    </>
  );
}
