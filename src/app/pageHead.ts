import { origin } from '~/content/origin';
import { applyHead } from '~/lib/head';
import type { LoadedPage } from './page';

/** Makes the document's head that of the page on screen. */
export const applyPageHead = ({ head, params }: LoadedPage): void =>
  applyHead(head(params), origin);
