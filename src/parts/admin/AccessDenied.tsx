import type { ReactNode } from 'react';
import { adminMessages } from '~/content/adminMessages';
import * as css from './AccessDenied.module.css';
import { AdminHeading } from './AdminHeading';

/** In place of a page that its reader may not use. */
export function AccessDenied({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <>
      <AdminHeading heading={adminMessages.permissions.denied} />
      <p>{text}</p>
      {children && <div className={css.actions}>{children}</div>}
    </>
  );
}
