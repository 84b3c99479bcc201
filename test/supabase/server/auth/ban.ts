import { invalid } from './refusal';

const milliseconds: Readonly<Record<string, number>> = {
  h: 3_600_000,
  m: 60_000,
  s: 1000,
};

/**
 * The end of a ban of a length such as '24h' or '1h30m'. Null for 'none', which lifts it, and
 * undefined where nothing is asked.
 */
export function banUntil(duration: string): Date | null | undefined {
  if (!duration) return undefined;
  if (duration === 'none') return null;
  if (!/^(\d+[hms])+$/.test(duration)) {
    throw invalid(`invalid format for ban duration: time: invalid duration "${duration}"`);
  }
  const parts = [...duration.matchAll(/(\d+)([hms])/g)];
  const length = parts.reduce(
    (sum, [, count = '0', unit = 's']) => sum + Number(count) * (milliseconds[unit] ?? 0),
    0,
  );
  return new Date(Date.now() + length);
}
