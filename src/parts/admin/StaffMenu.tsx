import type { ComponentProps } from 'react';
import { Menu } from '~/ui/Menu';
import { tellMissingCode } from './tellMissingCode';

/** A menu that says so where it cannot open. */
export function StaffMenu(props: Omit<ComponentProps<typeof Menu>, 'onMissing'>) {
  return <Menu {...props} onMissing={tellMissingCode} />;
}
