import type { ReactNode, RefObject } from 'react';
import { adminList } from '~/content/admin/list';
import { Icon } from '~/ui/Icon';
import { IconButton } from '~/ui/IconButton';
import { VisuallyHidden } from '~/ui/VisuallyHidden';
import * as css from './SelectionBar.module.css';

interface Props {
  count: number;
  onClear: () => void;
  /** Holds the rows; takes the focus when the bar, cleared, is gone. */
  list: RefObject<HTMLElement | null>;
  /** Buttons: what can be done with the chosen records. */
  children: ReactNode;
}

/** Stands at the foot of the screen while rows of the list above it are chosen. */
export function SelectionBar({ count, onClear, list, children }: Props) {
  const text = adminList.selected(count);
  const clear = () => {
    onClear();
    list.current?.focus({ preventScroll: true });
  };
  return (
    <>
      <VisuallyHidden>
        <span role="status">{count > 0 && text}</span>
      </VisuallyHidden>
      {count > 0 && (
        <div className={css.root} role="group" aria-label={adminList.selection} data-keep-clear="">
          <div className={css.count}>
            <IconButton label={adminList.clearSelection} onClick={clear}>
              <Icon name="close" size={20} />
            </IconButton>
            <strong>{text}</strong>
          </div>
          <div className={css.actions}>{children}</div>
        </div>
      )}
    </>
  );
}
