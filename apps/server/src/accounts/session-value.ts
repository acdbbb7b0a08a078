import { createHash, randomBytes } from 'node:crypto';

const VALUE_BYTES = 32;
/** Tells a value that stands for nobody. */
const VISITOR_MARK = '~';
/** 32 bytes in base64url. */
const VALUE_PATTERN = /^~?[\w-]{43}$/;

/** What a browser keeps in its session cookie: 256 random bits. */
export const newSessionValue = (): string => randomBytes(VALUE_BYTES).toString('base64url');

/** Stands for nobody and is stored nowhere: only the anti-forgery token is bound to it. */
export const newVisitorValue = (): string => `${VISITOR_MARK}${newSessionValue()}`;

export const isVisitorValue = (value: string): boolean => value.startsWith(VISITOR_MARK);

export const isSessionValue = (text: string): boolean => VALUE_PATTERN.test(text);

/** What the database keeps instead. */
export const hashSessionValue = (value: string): string =>
  createHash('sha256').update(value).digest('hex');
