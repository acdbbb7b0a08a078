import { checkNewPassword, SERVER_MESSAGES, textOfProblem } from '@loopwright/contract';
import { AppError } from '../../../platform/errors.ts';
import { isCommonPassword } from './common-passwords.ts';

/**
 * Checks a new password, at sign-up, on a reset or on a change.
 * @param minimum length in characters that this installation requires
 * @throws AppError `invalid`
 */
export function checkPassword(password: string, minimum: number): void {
  const problem = checkNewPassword(password, minimum);
  if (problem !== null) {
    throw new AppError('invalid', { publicMessage: textOfProblem(problem, minimum) });
  }
  rejectCommonPassword(password);
}

/**
 * Rejects common passwords. For forms whose other rules have already been checked.
 * @throws AppError `invalid`
 */
export function rejectCommonPassword(password: string): void {
  if (!isCommonPassword(password)) return;
  throw new AppError('invalid', { publicMessage: SERVER_MESSAGES.passwordCommon });
}
