/** The moment at which the drawn guide stands. */
export const guideNow = { label: 'Now', time: '20:15' } as const;
