import { PASSWORD_MIN_CHARACTERS } from '~/domain/password';

export const passwordHint = `At least ${PASSWORD_MIN_CHARACTERS} characters, with a letter (a to z) and a digit (0 to 9). A few unrelated words are easy to remember and hard to guess.`;
