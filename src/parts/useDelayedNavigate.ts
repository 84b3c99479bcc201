import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';

/** Goes to an address after a while, unless the page is left before; true while it waits. */
export function useDelayedNavigate(milliseconds: number): [boolean, (address: string) => void] {
  const [, navigate] = useLocation();
  const [address, setAddress] = useState<string | null>(null);

  useEffect(() => {
    if (address === null) return;
    const timer = setTimeout(() => navigate(address), milliseconds);
    return () => clearTimeout(timer);
  }, [address]);

  return [address !== null, setAddress];
}
