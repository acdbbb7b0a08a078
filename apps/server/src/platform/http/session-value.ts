import { newOpaqueToken } from '../opaque-token.ts';

/** Marks the value of a visitor, who is not signed in. */
const VISITOR_MARK = '~';
/** 32 bytes in base64url. */
const VALUE_PATTERN = /^~?[\w-]{43}$/;

/** A visitor's session value. It is not stored; only the CSRF token is derived from it. */
export const newVisitorValue = (): string => `${VISITOR_MARK}${newOpaqueToken()}`;

export const isVisitorValue = (value: string): boolean => value.startsWith(VISITOR_MARK);

export const isSessionValue = (text: string): boolean => VALUE_PATTERN.test(text);
