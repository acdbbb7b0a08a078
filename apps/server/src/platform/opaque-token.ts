import { createHash, randomBytes } from 'node:crypto';

const TOKEN_BYTES = 32;

/** What a browser or a link in a letter proves itself with: 256 random bits in base64url. */
export const newOpaqueToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url');

/** What the database keeps instead. Unsalted: with so many random bits nobody can try them all. */
export const hashOpaqueToken = (token: string): string =>
  createHash('sha256').update(token).digest('hex');
