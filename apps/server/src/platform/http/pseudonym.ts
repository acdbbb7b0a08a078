import { createHmac } from 'node:crypto';

/**
 * A short name that is always the same for the same text: lines of the log find together by it, and
 * it tells nothing to anybody without the secret.
 */
export type Pseudonym = (text: string) => string;

const LENGTH = 16;

export const pseudonyms =
  (secret: string): Pseudonym =>
  (text) =>
    createHmac('sha256', secret).update(`log:${text}`).digest('base64url').slice(0, LENGTH);
