import { parseSchemaMarkup } from '~/domain/schemaMarkup';

/** Puts the caret where the schema markup goes wrong, in sight. */
export function showSchemaFault(): void {
  const area = document.querySelector<HTMLTextAreaElement>('textarea[name="schemaMarkup"]');
  const parsed = area && parseSchemaMarkup(area.value);
  if (!parsed || parsed.ok) return;
  const { line, column } = parsed.error;
  const before = area.value.split('\n').slice(0, line - 1);
  const index = before.reduce((sum, each) => sum + each.length + 1, column - 1);
  area.setSelectionRange(index, index);
  const lineHeight = Number.parseFloat(getComputedStyle(area).lineHeight) || 0;
  area.scrollTop = Math.max(0, (line - 3) * lineHeight);
}
