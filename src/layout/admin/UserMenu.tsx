import { useEffect } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { adminFrame } from '~/content/admin/frame';
import { staffAuth } from '~/content/staffAuth';
import { paths } from '~/content/paths';
import type { SessionUser } from '~/domain/entities';
import { initials } from '~/domain/initials';
import { mayLeave } from '~/lib/leaving';
import { StaffMenu } from '~/parts/admin/StaffMenu';
import { useSetAtom } from '~/state/jotai';
import { signOutAtom } from '~/state/session';
import { toast } from '~/state/toasts';
import { AccountIcon } from '~/ui/AccountIcon';
import { AdminIcon } from '~/ui/AdminIcon';
import { fetchMenu } from '~/ui/Menu';
import * as css from './UserMenu.module.css';

/** Milliseconds after which nothing waits for the network any more. */
const QUIET = 4000;

export function UserMenu({ staff }: { staff: SessionUser }) {
  const signOut = useSetAtom(signOutAtom);

  // logging out has to work without a network, too
  useEffect(() => {
    const timer = setTimeout(() => void fetchMenu().catch(() => undefined), QUIET);
    return () => clearTimeout(timer);
  }, []);

  const logout = async () => {
    if (!(await mayLeave())) return;
    const ended = await signOut(() => navigate(paths.adminLogin));
    if (ended) toast(ended.ok ? staffAuth.loggedOut : staffAuth.logoutFailed(ended.error.message));
  };

  return (
    <StaffMenu
      label={adminFrame.userMenu}
      hasText
      heading={adminFrame.myAccount(staff.role)}
      items={[
        {
          id: 'settings',
          label: adminFrame.settings,
          icon: <AdminIcon name="settings" size={18} />,
          onSelect: () => navigate(paths.adminSettings),
        },
        {
          id: 'logout',
          label: adminFrame.logout,
          icon: <AccountIcon name="logout" size={18} />,
          onSelect: () => void logout(),
        },
      ]}
    >
      {/* seen but not read: it is no part of the button's name */}
      <span className={css.avatar} aria-hidden="true">
        {initials(staff.name, adminFrame.avatarFallback)}
      </span>
    </StaffMenu>
  );
}
