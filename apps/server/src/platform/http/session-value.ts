import { newOpaqueToken } from '../opaque-token.ts';

/** Tells a value that stands for nobody. */
const VISITOR_MARK = '~';
/** 32 bytes in base64url. */
const VALUE_PATTERN = /^~?[\w-]{43}$/;

/** Stands for nobody and is stored nowhere: only the anti-forgery token is bound to it. */
export const newVisitorValue = (): string => `${VISITOR_MARK}${newOpaqueToken()}`;

export const isVisitorValue = (value: string): boolean => value.startsWith(VISITOR_MARK);

export const isSessionValue = (text: string): boolean => VALUE_PATTERN.test(text);
