/** Milliseconds after which code is given up: browsers wait for ever for what has begun to come. */
export const codePatience = 30_000;
