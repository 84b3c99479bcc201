import { useEffect, useState } from 'react';
import { lostStaff as words } from '~/content/admin/lostStaff';
import type { LostStaff } from '~/data/lostStaff';
import { findLostStaff } from '~/data/open/lostStaff';
import { downloadUnreadable } from '~/parts/admin/downloadUnreadable';
import { toast } from '~/state/toasts';
import { Button } from '~/ui/Button';
import { FormError } from '~/ui/FormError';
import * as css from './StaffLost.module.css';

/**
 * After a login that failed: says so where no password could have been right, and helps. Its frame
 * is no Callout, which the editor would then have to fetch apart.
 */
export function StaffLost() {
  const [lost, setLost] = useState<LostStaff | null>(null);
  const [fault, setFault] = useState<string>();
  // code that does not arrive leaves the form as it is
  useEffect(() => void findLostStaff().then(setLost, () => undefined), []);
  if (!lost) return null;

  const restore = async () => {
    const restored = await lost.restore();
    if (!restored.ok) return setFault(restored.error.message);
    setLost(null);
    // the button that had it goes
    document.getElementById('login-email')?.focus();
    toast(words.restored);
  };
  const hasDamage = Object.keys(lost.damaged).length > 0;

  return (
    <div role="note" className={css.root}>
      <p>{words.text}</p>
      <div className={css.actions}>
        {hasDamage && (
          <Button variant="secondary" onClick={() => downloadUnreadable(lost.damaged)}>
            {words.download}
          </Button>
        )}
        <Button variant="secondary" onClick={() => void restore()}>
          {words.restore}
        </Button>
      </div>
      <FormError message={fault} />
    </div>
  );
}
