import { parse } from 'regexparam';
import type { Parser } from 'wouter';

/** Without a slash at its end, except for the home page. */
export const tidyPath = (pathname: string): string => pathname.replace(/(?<=.)\/+$/, '');

/** Of a link, without what follows a question mark. */
export const pathOf = (to: string): string => tidyPath(to.replace(/[?#].*$/, ''));

/** Reads a pattern such as `/creations/:id` or `/@:name`. Upper and lower case differ, as they do on the server. */
export const parsePattern: Parser = (pattern, loose) => {
  const { keys, pattern: expression } = parse(pattern.replace('@', ''), loose);
  const { source } = expression;
  return { keys, pattern: new RegExp(pattern.includes('@') ? source.replace('/', '/@') : source) };
};
