import { dialogFailed } from '~/content/admin/failures';
import { whyMissing } from '~/data/missingCode';
import { useSetAtom } from '~/state/jotai';
import { toastAtom } from '~/state/toasts';

/** Says why what was to open does not: its code could not be fetched. */
export function useMissingCode(): () => void {
  const toast = useSetAtom(toastAtom);
  return () => void whyMissing().then((why) => toast(dialogFailed(why)));
}
