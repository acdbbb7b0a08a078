import { checkNewPassword, type PlainMessageCode } from '@loopwright/contract';
import { AppError } from '../../../platform/errors.ts';
import { isCommonPassword } from './common-passwords.ts';

/**
 * Checks a new password, at sign-up, on a reset or on a change.
 * @param minimum length in characters that this installation requires
 * @throws AppError `invalid`
 */
export function checkPassword(password: string, minimum: number): void {
  const problem = checkNewPassword(password, minimum);
  if (problem !== null) throw problemError(problem, minimum);
  rejectCommonPassword(password);
}

/**
 * The error for a problem of a form with a password.
 * @param minimum length in characters that this installation requires
 */
export const problemError = (
  problem: PlainMessageCode | 'passwordTooShort',
  minimum: number,
): AppError =>
  problem === 'passwordTooShort'
    ? new AppError(problem, { params: { minimum } })
    : new AppError(problem);

/**
 * Rejects common passwords. For forms whose other rules have already been checked.
 * @throws AppError `invalid`
 */
export function rejectCommonPassword(password: string): void {
  if (!isCommonPassword(password)) return;
  throw new AppError('passwordCommon');
}
