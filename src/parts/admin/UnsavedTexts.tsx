import { mayHaveDrafts } from '~/data/open/drafts';
import { lazyPart } from '../lazyPart';
import { useStaff } from './useStaff';

const UnsavedList = lazyPart(async () =>
  (await mayHaveDrafts()) ? (await import('./UnsavedList')).UnsavedList : () => null,
);

/**
 * The signed-in person's unsaved texts, with the way back to each; nothing where there are none.
 * Its code is fetched only by those who may have some.
 */
export function UnsavedTexts() {
  const staff = useStaff();
  return staff && <UnsavedList personId={staff.id} />;
}
