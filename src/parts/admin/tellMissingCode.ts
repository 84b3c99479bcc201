import { dialogFailed } from '~/content/admin/failures';
import { whyMissing } from '~/data/missingCode';
import { toast } from '~/state/toasts';

/** Says why what was to open does not: its code could not be fetched. */
export function tellMissingCode(): void {
  void whyMissing().then((why) => toast(dialogFailed(why)));
}
