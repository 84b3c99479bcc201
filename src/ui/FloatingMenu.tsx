import {
  autoUpdate,
  flip,
  offset,
  shift,
  useDismiss,
  useFloating,
  useInteractions,
  useListNavigation,
  useRole,
  useTypeahead,
} from '@floating-ui/react';
import { clsx } from 'clsx';
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import * as css from './Menu.module.css';

export interface MenuItem {
  id: string;
  label: string;
  icon?: ReactNode;
  danger?: boolean;
  onSelect: () => void;
}

interface Props {
  anchor: HTMLElement;
  label: string;
  heading?: string | undefined;
  items: readonly MenuItem[];
  onClose: () => void;
}

/** The open menu, by the ARIA menu pattern: arrows, Home, End, typed letters, Escape. */
export function FloatingMenu({ anchor, label, heading, items, onClose }: Props) {
  const [active, setActive] = useState<number | null>(0);
  const elements = useRef<(HTMLElement | null)[]>([]);
  const labels = useRef(items.map((item) => item.label));
  const { refs, context, x, y, isPositioned } = useFloating({
    open: true,
    onOpenChange: (open) => !open && onClose(),
    elements: { reference: anchor },
    placement: 'bottom-end',
    middleware: [offset(4), flip(), shift({ padding: 8 })],
    whileElementsMounted: autoUpdate,
  });
  const { getFloatingProps, getItemProps } = useInteractions([
    useRole(context, { role: 'menu' }),
    useDismiss(context),
    useListNavigation(context, {
      listRef: elements,
      activeIndex: active,
      onNavigate: setActive,
      loop: true,
    }),
    useTypeahead(context, { listRef: labels, activeIndex: active, onMatch: setActive }),
  ]);

  // by hand: the content policy would drop a style attribute from rendered HTML
  useLayoutEffect(() => {
    const panel = refs.floating.current;
    if (panel) panel.style.transform = `translate(${Math.round(x)}px, ${Math.round(y)}px)`;
  }, [x, y]);
  // what was to move the focus in here may do so while it closes; a dialog that an item opens
  // gives the focus back to where it finds it
  useLayoutEffect(() => {
    const panel = refs.floating.current;
    return () => {
      if (panel?.contains(document.activeElement)) anchor.focus();
    };
  }, []);
  // not before: focus would scroll to where the panel is not yet
  useEffect(() => {
    if (isPositioned) elements.current[0]?.focus();
  }, [isPositioned]);

  return createPortal(
    <div
      ref={refs.setFloating}
      className={css.panel}
      {...getFloatingProps({
        // closing gives the focus back to the button, and Tab goes on from there
        onKeyDown: (event) => event.key === 'Tab' && onClose(),
      })}
      aria-label={heading ?? label}
    >
      {heading && <p className={css.heading}>{heading}</p>}
      {items.map((item, index) => (
        <button
          key={item.id}
          ref={(element) => {
            elements.current[index] = element;
          }}
          type="button"
          role="menuitem"
          tabIndex={active === index ? 0 : -1}
          className={clsx(css.item, item.danger && css.danger)}
          {...getItemProps({
            onClick: () => {
              onClose();
              item.onSelect();
            },
          })}
        >
          {item.icon}
          {item.label}
        </button>
      ))}
    </div>,
    // inside a landmark, so that it is found, and outside of whatever would cut it off
    anchor.closest('main, header') ?? document.body,
  );
}
