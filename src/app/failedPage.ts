let again: (() => void) | undefined;

/** Takes the way to ask anew for what should stand at the address, while something else does. */
export const offerAgain = (ask: (() => void) | undefined): void => void (again = ask);

/** Asks anew; nothing where the page at the address is there, or on its way. */
export const askAgain = (): void => again?.();
