import { type ReactNode, useRef, useState } from 'react';
import { fetchCode } from '~/lib/fetchCode';
import type { FloatingMenu, MenuItem } from './FloatingMenu';
import * as css from './Menu.module.css';
import { VisuallyHidden } from './VisuallyHidden';

interface Props {
  /** Name of the button. */
  label: string;
  items: readonly MenuItem[];
  /** A line above the items. */
  heading?: string;
  disabled?: boolean;
  /** Its code could not be had when it was to open. */
  onMissing: () => void;
  /** Whether the button shows text, which an `aria-label` would have to repeat. */
  hasText?: boolean;
  /** What the button shows, which is no part of its name. */
  children: ReactNode;
}

/** The code of an open menu, with what places it on screen. */
export const fetchMenu = () => fetchCode(() => import('./FloatingMenu'));

/** A button with a menu, whose code comes on the first touch at the latest. */
export function Menu({
  label,
  items,
  heading,
  disabled = false,
  onMissing,
  hasText = false,
  children,
}: Props) {
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const [Loaded, setLoaded] = useState<typeof FloatingMenu | null>(null);

  const load = (onFail: () => void) => {
    if (!Loaded) fetchMenu().then((module) => setLoaded(() => module.FloatingMenu), onFail);
  };
  const prepare = () => load(() => undefined);
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };

  return (
    <>
      <button
        ref={button}
        type="button"
        className={css.button}
        aria-label={hasText ? undefined : label}
        aria-haspopup="menu"
        aria-expanded={open}
        disabled={disabled}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => {
          load(() => {
            setOpen(false);
            onMissing();
          });
          setOpen(!open);
        }}
      >
        {children}
        {hasText && <VisuallyHidden>{label}</VisuallyHidden>}
      </button>
      {open && Loaded && button.current && (
        <Loaded
          anchor={button.current}
          label={label}
          heading={heading}
          items={items}
          onClose={close}
        />
      )}
    </>
  );
}
