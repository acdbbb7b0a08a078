import { createHash, randomBytes } from 'node:crypto';

const TOKEN_BYTES = 32;

/** The secret of a session cookie or of a link in an email: 256 random bits in base64url. */
export const newOpaqueToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url');

/** The hash that the database stores. Unsalted, because 256 random bits cannot be guessed. */
export const hashOpaqueToken = (token: string): string =>
  createHash('sha256').update(token).digest('hex');
