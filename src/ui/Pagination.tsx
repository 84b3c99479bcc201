import { Button } from './Button';
import * as css from './Pagination.module.css';

interface Props {
  page: number;
  pageCount: number;
  onPage: (page: number) => void;
  words: {
    label: string;
    previous: string;
    next: string;
    position: (page: number, count: number) => string;
  };
}

/** Steps through the pages of a list; nothing where there is one. */
export function Pagination({ page, pageCount, onPage, words }: Props) {
  if (pageCount < 2) return null;
  return (
    <nav className={css.root} aria-label={words.label}>
      <Button variant="secondary" disabled={page === 1} onClick={() => onPage(page - 1)}>
        {words.previous}
      </Button>
      <span>{words.position(page, pageCount)}</span>
      <Button variant="secondary" disabled={page === pageCount} onClick={() => onPage(page + 1)}>
        {words.next}
      </Button>
    </nav>
  );
}
