import { randomInt } from 'node:crypto';

/** Letters and digits alone: programs that find links in text leave out other characters at their end. */
const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
/** 131 bits. */
const LENGTH = 22;

const SLUG = new RegExp(`^[${ALPHABET}]{${LENGTH}}$`);

/** The unguessable part of the address of a share page. */
export const newSlug = (): string =>
  Array.from({ length: LENGTH }, () => ALPHABET.charAt(randomInt(ALPHABET.length))).join('');

export const isSlug = (text: string): boolean => SLUG.test(text);
