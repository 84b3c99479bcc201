import { type ComponentType, useEffect, useState } from 'react';
import { mayHaveDrafts } from '~/data/drafts';
import { useStaff } from './useStaff';

/**
 * The signed-in person's unsaved texts, with the way back to each; nothing where there are none.
 * Its code is fetched only by those who may have some.
 */
export function UnsavedTexts() {
  const staff = useStaff();
  const [List, setList] = useState<ComponentType<{ personId: string }> | null>(null);
  useEffect(() => {
    const load = async () => {
      if (await mayHaveDrafts()) {
        const { UnsavedList } = await import('./UnsavedList');
        setList(() => UnsavedList);
      }
    };
    // the code did not arrive: the texts are offered another time
    load().catch(() => undefined);
  }, []);
  return List && staff && <List personId={staff.id} />;
}
