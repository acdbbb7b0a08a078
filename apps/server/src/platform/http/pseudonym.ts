import { createHmac } from 'node:crypto';

/**
 * Maps a text to a short name that is always the same, so that log lines can be correlated. The text
 * cannot be found without the secret.
 */
export type Pseudonym = (text: string) => string;

const LENGTH = 16;

export const pseudonyms =
  (secret: string): Pseudonym =>
  (text) =>
    createHmac('sha256', secret).update(`log:${text}`).digest('base64url').slice(0, LENGTH);
