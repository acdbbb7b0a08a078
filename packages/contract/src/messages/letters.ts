/** On its own, so that a page can tell it from other refusals without loading them all. */
export const LETTER_MESSAGES = {
  linkExpired: 'This link has expired or was already used. Get a new one.',
} as const;
