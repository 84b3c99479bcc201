/** What a request's Prefer header asks for; the last of two answers to one question counts. */
export interface Preferences {
  returned: 'representation' | 'minimal' | 'headers-only';
  counted: boolean;
  resolution: '' | 'merge' | 'ignore';
  /** Whether a column that a row of many does not name gets its default, not null. */
  missingDefault: boolean;
  /** What was followed, for the answer's header. */
  applied: string;
}

const known = ['resolution', 'missing', 'return', 'count'];

export function readPreferences({ method, headers }: Request): Preferences {
  const asked = new Map(
    (headers.get('prefer') ?? '')
      .split(',')
      .map((part) => part.trim().split('='))
      .map(([name = '', value = '']) => [name, value]),
  );
  const returned = asked.get('return');
  const resolution = /^(merge|ignore)-duplicates$/.exec(asked.get('resolution') ?? '')?.[1];
  const followed = /^(GET|HEAD)$/.test(method) ? ['count'] : known;
  return {
    returned: returned === 'representation' || returned === 'headers-only' ? returned : 'minimal',
    counted: asked.has('count'),
    resolution: resolution === 'merge' || resolution === 'ignore' ? resolution : '',
    missingDefault: asked.get('missing') === 'default',
    applied: followed
      .filter((name) => asked.has(name))
      .map((name) => `${name}=${asked.get(name)}`)
      .join(', '),
  };
}
