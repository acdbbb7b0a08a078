// Apart from the schemas, so that a form in the browser does not load the schema library; and
// answered in keys, so that it loads the words of one language alone.
import { LIMITS } from './limits.ts';
import type { LoginRequest, RegisterForm } from './users.ts';

export type LoginProblem = 'missingCredentials';

export type RegistrationProblem =
  | 'missingFields'
  | 'passwordTooShort'
  | 'invalidEmail'
  | 'usernameHasAt'
  | 'passwordTooLong'
  | 'usernameTooLong'
  | 'nameTooLong';

const isBlank = (text: string): boolean => text.trim() === '';

/** The first thing wrong with a sign-in form, or null. */
export function checkLogin(form: LoginRequest): LoginProblem | null {
  return isBlank(form.username) || isBlank(form.password) ? 'missingCredentials' : null;
}

/** The first thing wrong with a sign-up form, in the specification's order, or null. */
export function checkRegistration(form: RegisterForm): RegistrationProblem | null {
  const { username, password, name, email } = form;
  if ([username, password, name, email].some(isBlank)) return 'missingFields';
  if (password.length < LIMITS.passwordMinimum) return 'passwordTooShort';
  if (!email.includes('@')) return 'invalidEmail';
  if (username.includes('@')) return 'usernameHasAt';
  if (password.length > LIMITS.passwordMaximum) return 'passwordTooLong';
  if (username.trim().length > LIMITS.usernameMaximum) return 'usernameTooLong';
  if (name.trim().length > LIMITS.nameMaximum) return 'nameTooLong';
  return email.trim().length > LIMITS.emailMaximum ? 'invalidEmail' : null;
}
