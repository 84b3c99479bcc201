import { type ComponentType, useEffect, useState } from 'react';
import { adminMessages } from '~/content/adminMessages';
import { useSetAtom } from '~/state/jotai';
import { toastAtom } from '~/state/toasts';

/** A dialog whose code is fetched when it is first opened. It closes when that cannot be had. */
export function lazyDialog<Props extends { onClose: () => void }>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  return function LazyDialog(props: Props) {
    const [Loaded, setLoaded] = useState<ComponentType<Props> | null>(null);
    const toast = useSetAtom(toastAtom);

    useEffect(() => {
      load().then(
        (component) => setLoaded(() => component),
        () => {
          toast(adminMessages.dialogFailed);
          props.onClose();
        },
      );
    }, []);
    return Loaded && <Loaded {...props} />;
  };
}
