import { useEffect, useState } from 'react';
import { navigate } from 'wouter/use-browser-location';

/** Goes to an address after a while, unless the page is left before; true while it waits. */
export function useDelayedNavigate(milliseconds: number): [boolean, (address: string) => void] {
  const [address, setAddress] = useState<string | null>(null);

  useEffect(() => {
    if (address === null) return;
    const timer = setTimeout(() => navigate(address), milliseconds);
    return () => clearTimeout(timer);
  }, [address]);

  return [address !== null, setAddress];
}
