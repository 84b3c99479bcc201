import { type ComponentType, useEffect, useRef, useState } from 'react';
import { networkFailure } from '~/content/networkFailure';
import type { MoveIn } from '~/data/moveIn';
import { openMoveIn } from '~/data/open/moveIn';
import { fetchCode } from '~/lib/fetchCode';
import { ListFailed } from '~/parts/admin/ListFailed';
import { Loading } from '~/ui/Loading';

interface Parts {
  Section: ComponentType<{ moveIn: MoveIn; ownEmail: string }>;
  moveIn: MoveIn;
}

/** Where moving in stands once its code is there, which only Admins fetch. */
export function MoveInPlace({ ownEmail }: { ownEmail: string }) {
  const [parts, setParts] = useState<Parts | 'failed' | null>(null);
  const gone = useRef(false);

  const load = async () => {
    setParts(null);
    const fetched = await fetchParts().catch(() => 'failed' as const);
    if (!gone.current) setParts(fetched);
  };
  useEffect(() => {
    void load();
    return () => void (gone.current = true);
  }, []);

  if (parts === null) return <Loading />;
  if (parts === 'failed') {
    return <ListFailed message={networkFailure} onRetry={() => void load()} />;
  }
  const { Section, moveIn } = parts;
  return <Section moveIn={moveIn} ownEmail={ownEmail} />;
}

// the import stands within the choice, so that a build without a database does not know the code
const fetchParts = SUPABASE_URL
  ? async (): Promise<Parts> => {
      const [{ MoveInSection }, moveIn] = await Promise.all([
        fetchCode(() => import('./moveIn/MoveInSection')),
        openMoveIn(),
      ]);
      return { Section: MoveInSection, moveIn };
    }
  : async () => null;
