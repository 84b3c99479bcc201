import { type ComponentType, useEffect, useState } from 'react';
import { fetchCode } from './fetchCode';

/** A component once its code has been fetched; until then, and when it cannot be had, null. */
export function useLoaded<Props>(
  load: () => Promise<ComponentType<Props>>,
  onFail: () => void = () => undefined,
): ComponentType<Props> | null {
  const [Loaded, setLoaded] = useState<ComponentType<Props> | null>(null);
  useEffect(() => {
    fetchCode(load).then((component) => setLoaded(() => component), onFail);
  }, []);
  return Loaded;
}
