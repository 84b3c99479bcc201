import { useMemo } from 'react';
import type { SafeHtml } from '~/lib/html';
import './Picture.css';
import * as css from './Prose.module.css';

/** A text that comes as HTML, set for reading. Its HTML has to be trusted or sanitised before. */
export function Prose({ html }: { html: SafeHtml }) {
  // the same object while the text stays the same: React sets the HTML anew for every other one
  const inner = useMemo(() => ({ __html: html }), [String(html)]);
  return <div className={css.root} dir="auto" dangerouslySetInnerHTML={inner} />;
}
