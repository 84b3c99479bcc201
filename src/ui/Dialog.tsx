import { clsx } from 'clsx';
import { type ReactNode, useEffect, useRef } from 'react';
import { keepFocusInside } from '~/lib/keepFocusInside';
import { focusMain } from '~/lib/focusMain';
import * as css from './Dialog.module.css';

interface Props {
  label: string;
  /** Id of the words that are read out with the name when it opens. */
  describedBy?: string;
  onClose: () => void;
  /** From where it comes: the middle of the screen or its right edge. */
  placement?: 'center' | 'right';
  /** True where a press beside it must not close it, because something typed would be lost. */
  keepOpen?: boolean;
  className?: string | undefined;
  children: ReactNode;
}

const endOf = (element: Element | null): number => element?.getBoundingClientRect().bottom ?? 0;

/** A modal dialog, open for as long as it is rendered. Focus returns to where it was. */
export function Dialog({
  label,
  describedBy,
  onClose,
  placement = 'center',
  keepOpen = false,
  className,
  children,
}: Props) {
  const ref = useRef<HTMLDialogElement>(null);
  const pressedBeside = useRef(false);

  useEffect(() => {
    const dialog = ref.current;
    const opener = document.activeElement;
    dialog?.showModal();
    // the browser has scrolled to what it gave the focus, away from the title
    dialog?.scrollTo(0, 0);
    if (endOf(document.activeElement) > endOf(dialog)) dialog?.focus();
    return () => {
      dialog?.close();
      // a page that came meanwhile has the focus by now
      const isLost = (document.activeElement ?? document.body) === document.body;
      if (!isLost || !(opener instanceof HTMLElement) || !opener.isConnected) return;
      opener.focus();
      // it may be hidden by now, as on a tablet that was turned
      if (document.activeElement !== opener) focusMain();
    };
  }, []);

  return (
    <dialog
      ref={ref}
      role="dialog"
      aria-modal="true"
      tabIndex={-1}
      aria-label={label}
      aria-describedby={describedBy}
      className={clsx(css.root, css[placement], className)}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      // text selected with the mouse may end beside the dialog, which is a click there too
      onPointerDown={(event) => {
        pressedBeside.current = event.target === event.currentTarget;
      }}
      onClick={(event) => {
        if (pressedBeside.current && event.target === event.currentTarget && !keepOpen) onClose();
      }}
      onKeyDown={(event) => keepFocusInside(event.nativeEvent, event.currentTarget)}
    >
      <div className={css.content}>{children}</div>
    </dialog>
  );
}
