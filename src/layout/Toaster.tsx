import { useEffect, useRef } from 'react';
import { frame } from '~/content/navigation';
import { closeToast, currentToast } from '~/state/toasts';
import { ToastCard } from '~/ui/ToastCard';
import * as css from './Toaster.module.css';

/** The place where notifications appear; F8 moves the focus here, and none leaves while it stays. */
export function Toaster() {
  const toast = currentToast.use();
  const region = useRef<HTMLElement>(null);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'F8') region.current?.focus();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);

  const isUrgent = toast?.variant === 'destructive';
  const card = toast && (
    <ToastCard
      key={toast.id}
      toast={toast}
      closeLabel={frame.dismiss}
      isHeld={() => region.current?.matches(':focus-within') ?? false}
      onClose={closeToast}
    />
  );
  return (
    <section
      ref={region}
      id="toasts"
      className={css.root}
      aria-label={`${frame.notifications} (F8)`}
      tabIndex={-1}
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
