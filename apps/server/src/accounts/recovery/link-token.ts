import { createHash, randomBytes } from 'node:crypto';

const TOKEN_BYTES = 32;

/** What a link in a letter proves itself with: 256 random bits. */
export const newLinkToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url');

/** What the database keeps instead. */
export const hashLinkToken = (token: string): string =>
  createHash('sha256').update(token).digest('hex');
