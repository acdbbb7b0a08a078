import type { Token } from '../tokenize.ts';

/** Written with a capital: inside of a German sentence a noun. */
export const isCapitalized = (token: Token | undefined): boolean =>
  /^\p{Lu}/u.test(token?.source ?? '');
