import { checkNewPassword, SERVER_MESSAGES, textOfProblem } from '@loopwright/contract';
import { AppError } from '../../../platform/errors.ts';
import { isCommonPassword } from './common-passwords.ts';

/**
 * What a password must be when it is set, whether at sign-up, by a reset or by a change.
 * @param minimum characters that this installation asks for
 * @throws AppError `invalid`
 */
export function checkPassword(password: string, minimum: number): void {
  const problem = checkNewPassword(password, minimum);
  if (problem !== null) {
    throw new AppError('invalid', { publicMessage: textOfProblem(problem, minimum) });
  }
  refuseCommonPassword(password);
}

/**
 * For a form that has been checked in another order already.
 * @throws AppError `invalid`
 */
export function refuseCommonPassword(password: string): void {
  if (!isCommonPassword(password)) return;
  throw new AppError('invalid', { publicMessage: SERVER_MESSAGES.passwordCommon });
}
