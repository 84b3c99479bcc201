import type { RefObject } from 'react';
import { Button } from './Button';
import * as css from './Pagination.module.css';

interface Props {
  page: number;
  pageCount: number;
  onPage: (page: number) => void;
  /** Holds the rows; where it is given it takes the focus when others come, and is scrolled to. */
  list?: RefObject<HTMLElement | null>;
  words: {
    label: string;
    previous: string;
    next: string;
    position: (page: number, count: number) => string;
  };
}

/** Steps through the pages of a list; nothing where there is one. */
export function Pagination({ page, pageCount, onPage, list, words }: Props) {
  if (pageCount < 2) return null;
  const go = (to: number) => {
    onPage(to);
    list?.current?.focus({ preventScroll: true });
    list?.current?.scrollIntoView();
  };
  return (
    <nav className={css.root} aria-label={words.label}>
      <Step label={words.previous} isLast={page === 1} onClick={() => go(page - 1)} />
      <span aria-live="polite">{words.position(page, pageCount)}</span>
      <Step label={words.next} isLast={page === pageCount} onClick={() => go(page + 1)} />
    </nav>
  );
}

interface StepProps {
  label: string;
  /** There is nothing further this way. */
  isLast: boolean;
  onClick: () => void;
}

/** It stays in reach of the keyboard at the last page: a disabled button would lose the focus. */
const Step = ({ label, isLast, onClick }: StepProps) => (
  <Button
    variant="secondary"
    aria-disabled={isLast || undefined}
    onClick={isLast ? undefined : onClick}
  >
    {label}
  </Button>
);
