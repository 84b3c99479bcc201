import type { ComponentType } from 'react';
import { dialogFailed } from '~/content/admin/failures';
import { whyMissing } from '~/data/missingCode';
import { useLoaded } from '~/lib/useLoaded';
import { useSetAtom } from '~/state/jotai';
import { toastAtom } from '~/state/toasts';

/** A dialog whose code is fetched when it is first opened. It closes when that cannot be had. */
export function lazyDialog<Props extends { onClose: () => void }>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  return function LazyDialog(props: Props) {
    const toast = useSetAtom(toastAtom);
    const Loaded = useLoaded(load, () => {
      props.onClose();
      void whyMissing().then((why) => toast(dialogFailed(why)));
    });
    return Loaded && <Loaded {...props} />;
  };
}
