import { type ReactNode, useEffect, useRef } from 'react';
import * as css from './Step.module.css';

interface Props {
  heading: string;
  /** False for a step that nobody has asked for. */
  focused?: boolean;
  children: ReactNode;
}

/** One step of the guided move; the keyboard goes on from its heading. */
export function Step({ heading, focused = true, children }: Props) {
  const ref = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (focused) ref.current?.focus();
  }, []);

  return (
    <div className={css.root}>
      <h3 ref={ref} tabIndex={-1} className={css.heading}>
        {heading}
      </h3>
      {children}
    </div>
  );
}

/** A sentence within a step; those that explain are quieter. */
export const StepText = ({ quiet = false, children }: { quiet?: boolean; children: ReactNode }) => (
  <p className={quiet ? css.quiet : css.text}>{children}</p>
);

export const StepActions = ({ children }: { children: ReactNode }) => (
  <div className={css.actions}>{children}</div>
);
