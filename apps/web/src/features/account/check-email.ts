import { LIMITS } from '@loopwright/contract';

export type EmailProblem = 'invalidEmail';

/** As strict as sign-up is. The server has the last word. */
export const checkEmail = (email: string): EmailProblem | null =>
  email.includes('@') && email.trim().length <= LIMITS.emailMaximum ? null : 'invalidEmail';
