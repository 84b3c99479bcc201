import { useMemo } from 'react';
import type { SafeHtml } from '~/lib/html';
import './Picture.css';
import * as css from './Prose.module.css';

/** A text that comes as HTML, set for reading. Its HTML has to be trusted or sanitised before. */
export function Prose({ html }: { html: SafeHtml }) {
  // the same object while the text stays the same: React sets the HTML anew for every other one
  const inner = useMemo(() => ({ __html: html }), [String(html)]);
  const dir = isRightToLeft.test(String(html).slice(0, 10_000)) ? 'rtl' : undefined;
  return <div className={css.root} dir={dir} dangerouslySetInnerHTML={inner} />;
}

/**
 * Whether the first letter belongs to a script that runs so; signs stand among such letters, too, as
 * the one that makes an emoji of '⚠'. Not `dir="auto"`: with 63,000 paragraphs Chromium looks for that
 * letter for half a minute.
 */
const isRightToLeft = /^(?:<[^>]*>|&#?\w+;|[^<&\p{L}])*(?=\p{L})[\u0590-\u08ff\ufb1d-\ufefc]/u;
