import type { ComponentType } from 'react';
import { useLoaded } from '~/lib/useLoaded';
import { tellMissingCode } from './tellMissingCode';

/** A dialog whose code is fetched when it is first opened. It closes when that cannot be had. */
export function lazyDialog<Props extends { onClose: () => void }>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  return function LazyDialog(props: Props) {
    const Loaded = useLoaded(load, () => {
      props.onClose();
      tellMissingCode();
    });
    return Loaded && <Loaded {...props} />;
  };
}
