export const tooManyAttempts = (seconds: number): string =>
  `Too many attempts. Try again in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`;
