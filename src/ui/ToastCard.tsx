import { clsx } from 'clsx';
import { useRef, type MouseEvent, type PointerEvent } from 'react';
import { usePausableTimer } from '~/lib/usePausableTimer';
import { Icon } from './Icon';
import * as css from './ToastCard.module.css';

/** Milliseconds. */
const duration = 5000;
const swipeThreshold = 50;

interface Props {
  toast: {
    title: string;
    description?: string;
    variant?: 'default' | 'destructive';
  };
  closeLabel: string;
  /** Whether there is a reason around it to stay. */
  isHeld: () => boolean;
  onClose: () => void;
}

/** Leaves by itself, but not while it is held or pointed at; or by swipe or button. */
export function ToastCard({ toast, closeLabel, isHeld, onClose }: Props) {
  const isPointedAt = useRef(false);
  usePausableTimer(onClose, duration, () => isPointedAt.current || isHeld());
  const card = useRef<HTMLDivElement>(null);
  const startX = useRef<number | null>(null);

  const onPointerDown = (event: PointerEvent) => {
    startX.current = event.clientX;
    const inButton = event.target instanceof Element && event.target.closest('button');
    // captured, or a release beyond the card would never be heard of
    if (!inButton) event.currentTarget.setPointerCapture?.(event.pointerId);
  };
  const onPointerMove = (event: PointerEvent) => {
    if (startX.current === null) return;
    const moved = Math.max(0, event.clientX - startX.current);
    if (card.current) card.current.style.transform = `translateX(${moved}px)`;
  };
  const onPointerEnd = (event: PointerEvent) => {
    if (startX.current === null) return;
    const far = event.clientX - startX.current >= swipeThreshold;
    startX.current = null;
    if (card.current) card.current.style.transform = '';
    if (far) onClose();
  };

  return (
    <div
      ref={card}
      className={clsx(css.root, toast.variant === 'destructive' && css.destructive)}
      onPointerEnter={() => (isPointedAt.current = true)}
      onPointerLeave={() => (isPointedAt.current = false)}
      onMouseDown={keepFocus}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={onPointerEnd}
      onPointerCancel={onPointerEnd}
    >
      <Icon name={toast.variant === 'destructive' ? 'warning' : 'check'} className={css.icon} />
      <div>
        <p className={css.title}>{toast.title}</p>
        {toast.description && <p className={css.text}>{toast.description}</p>}
      </div>
      <button type="button" className={css.close} aria-label={closeLabel} onClick={onClose}>
        <Icon name="close" size={20} />
      </button>
    </div>
  );
}

/** A press is no wish for the focus, which the region around the card would take and keep. */
const keepFocus = (event: MouseEvent): void => event.preventDefault();
