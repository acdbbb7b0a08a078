import { LIMITS } from './limits.ts';

/** One address and nothing that a mail program could take for more than that. */
const ADDRESS = /^[^\s@,;:<>()[\]\\"]+@[^\s@,;:<>()[\]\\"]+$/u;

/** Whether a letter can be sent there, as far as one can see. */
export const isMailAddress = (text: string): boolean =>
  text.length <= LIMITS.emailMaximum && ADDRESS.test(text);
