import { randomBytes } from 'node:crypto';

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
/** Bytes from here on would make the first letters likelier than the last. */
const FIRST_UNFAIR_BYTE = 256 - (256 % ALPHABET.length);

function randomLetters(length: number): string {
  let letters = '';
  while (letters.length < length) {
    for (const byte of randomBytes(length)) {
      if (byte < FIRST_UNFAIR_BYTE && letters.length < length) {
        letters += ALPHABET[byte % ALPHABET.length];
      }
    }
  }
  return letters;
}

/** An id as Stripe makes them, e.g. `cus_` and 24 random letters (140 bits: not to be guessed). */
export function newIdentifier(prefix: string): string {
  return `${prefix}_${randomLetters(24)}`;
}

/** For ids that alone give access to a hosted page (340 bits, as long as Stripe's). */
export function newPageIdentifier(prefix: string): string {
  return `${prefix}_${randomLetters(58)}`;
}
