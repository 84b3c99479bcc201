import { type ReactNode, useRef, useState } from 'react';
import type { FloatingMenu, MenuItem } from './FloatingMenu';
import * as css from './Menu.module.css';

interface Props {
  /** Name of the button. */
  label: string;
  items: readonly MenuItem[];
  /** A line above the items. */
  heading?: string;
  disabled?: boolean;
  /** What the button shows. */
  children: ReactNode;
}

/** A button with a menu. The menu's code, and what places it on screen, comes on the first touch. */
export function Menu({ label, items, heading, disabled = false, children }: Props) {
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const [Loaded, setLoaded] = useState<typeof FloatingMenu | null>(null);

  const load = () => {
    if (!Loaded)
      void import('./FloatingMenu').then((module) => setLoaded(() => module.FloatingMenu));
  };
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
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={open}
        disabled={disabled}
        onPointerEnter={load}
        onFocus={load}
        onClick={() => {
          load();
          setOpen(!open);
        }}
      >
        {children}
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
