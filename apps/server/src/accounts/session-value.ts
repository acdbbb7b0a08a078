import { createHash, randomBytes } from 'node:crypto';

const VALUE_BYTES = 32;
/** 32 bytes in base64url. */
const VALUE_PATTERN = /^[\w-]{43}$/;

/** What a browser keeps in its session cookie: 256 random bits. */
export const newSessionValue = (): string => randomBytes(VALUE_BYTES).toString('base64url');

export const isSessionValue = (text: string): boolean => VALUE_PATTERN.test(text);

/** What the database keeps instead. */
export const hashSessionValue = (value: string): string =>
  createHash('sha256').update(value).digest('hex');
