/** Beyond so many characters cleaning a text or checking its spelling would hold up the typing. */
const MOST = 200_000;

export const isLong = (text: string): boolean => text.length > MOST;
