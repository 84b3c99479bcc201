import { formatInteger } from './number';

/** An amount in pounds, zero or more, as a price: 10 → '£10', 9.5 → '£9.50', 1234 → '£1,234'. */
export function formatPounds(amount: number): string {
  const [pounds, pence] = amount.toFixed(2).split('.');
  return `£${formatInteger(Number(pounds))}${pence === '00' ? '' : `.${pence}`}`;
}
