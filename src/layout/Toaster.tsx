import { useEffect, useRef, type FocusEvent } from 'react';
import { frame } from '~/content/navigation';
import { closeToast, currentToast } from '~/state/toasts';
import { ToastCard } from '~/ui/ToastCard';
import * as css from './Toaster.module.css';

/** The place where notifications appear; F8 moves the focus here, and none leaves while it stays. */
export function Toaster() {
  const toast = currentToast.use();
  const region = useRef<HTMLElement>(null);
  const cameFrom = useRef<HTMLElement>(null);
  const isHeld = () => region.current?.matches(':focus-within') ?? false;

  useEffect(() => {
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'F8') region.current?.focus();
      if (key === 'Escape' && isHeld()) close();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);

  const noteOrigin = ({ relatedTarget }: FocusEvent) => {
    if (!region.current?.contains(relatedTarget))
      cameFrom.current = relatedTarget instanceof HTMLElement ? relatedTarget : null;
  };
  const close = () => {
    // the focus would be lost with the button
    if (isHeld()) (cameFrom.current?.isConnected ? cameFrom : region).current?.focus();
    closeToast();
  };
  const isUrgent = toast?.variant === 'destructive';
  const card = toast && (
    <ToastCard
      key={toast.id}
      toast={toast}
      closeLabel={frame.dismiss}
      isHeld={isHeld}
      onClose={close}
    />
  );
  return (
    <section
      ref={region}
      id="toasts"
      className={css.root}
      aria-label={`${frame.notifications} (F8)`}
      tabIndex={-1}
      onFocus={noteOrigin}
      data-needs-js=""
    >
      <div aria-live="polite" aria-atomic="true">
        {!isUrgent && card}
      </div>
      <div aria-live="assertive" aria-atomic="true">
        {isUrgent && card}
      </div>
    </section>
  );
}
