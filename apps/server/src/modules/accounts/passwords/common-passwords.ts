import { readFileSync } from 'node:fs';

const FILE = new URL('common-passwords.txt', import.meta.url);

/** The form that people vary least: they try capitals first. */
const comparableForm = (password: string): string => password.normalize('NFKC').toLowerCase();

const COMMON: ReadonlySet<string> = new Set(
  readFileSync(FILE, 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#')),
);

/** Whether it is one of the first that anybody would try. Nothing leaves this process for it. */
export const isCommonPassword = (password: string): boolean => COMMON.has(comparableForm(password));
