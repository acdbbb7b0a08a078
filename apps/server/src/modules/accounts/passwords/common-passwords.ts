import { readFileSync } from 'node:fs';

const FILE = new URL('common-passwords.txt', import.meta.url);

/** Ignores case: capitals are the first variation that an attacker tries. */
const comparableForm = (password: string): string => password.normalize('NFKC').toLowerCase();

const COMMON: ReadonlySet<string> = new Set(
  readFileSync(FILE, 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#')),
);

/** Whether it is in the list of common passwords. The list is local; no service is asked. */
export const isCommonPassword = (password: string): boolean => COMMON.has(comparableForm(password));
