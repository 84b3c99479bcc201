/** An amount in pounds as a price: 10 → '£10', 9.5 → '£9.50'. */
export function formatPounds(amount: number): string {
  return amount.toLocaleString('en-GB', {
    style: 'currency',
    currency: 'GBP',
    minimumFractionDigits: Number.isInteger(amount) ? 0 : 2,
    maximumFractionDigits: 2,
  });
}
