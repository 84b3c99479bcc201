const UNITS = ['bytes', 'KB', 'MB', 'GB'];
const STEP = 1024;

/** An amount of data in words: '0 bytes', '1.5 KB', '12 KB', '5 MB'. */
export function formatSize(bytes: number): string {
  let amount = bytes;
  let unit = 0;
  // what rounds up to 1,024 is one of the next
  while (Math.round(amount) >= STEP && unit < UNITS.length - 1) {
    amount /= STEP;
    unit += 1;
  }
  const digits = unit > 0 && amount < 10 ? 1 : 0;
  return `${Number(amount.toFixed(digits))} ${amount === 1 && unit === 0 ? 'byte' : UNITS[unit]}`;
}
