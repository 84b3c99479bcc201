import type { ComponentType } from 'react';
import { useLoaded } from '~/lib/useLoaded';

/** A part of a page whose code is fetched once the page stands; without it the page does without. */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  return function LazyPart(props: Props) {
    const Loaded = useLoaded(load);
    return Loaded && <Loaded {...props} />;
  };
}
