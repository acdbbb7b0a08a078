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

export type PasswordProblem = 'missingFields' | 'passwordTooShort' | 'passwordTooLong';

const isBlank = (text: string): boolean => text.trim() === '';

/** The first thing wrong with a sign-in form, or null. */
export function checkLogin(form: LoginRequest): LoginProblem | null {
  return isBlank(form.username) || isBlank(form.password) ? 'missingCredentials' : null;
}

/**
 * The first thing wrong with a password that a user chooses now, or null.
 * @param minimum what this installation asks for
 */
export function checkNewPassword(
  password: string,
  minimum: number = LIMITS.passwordMinimum,
): PasswordProblem | null {
  // Signing in takes a blank password for a forgotten one.
  if (isBlank(password)) return 'missingFields';
  if (charactersOf(password) < minimum) return 'passwordTooShort';
  return charactersOf(password) > LIMITS.passwordMaximum ? 'passwordTooLong' : null;
}

/**
 * The first thing wrong with a sign-up form, in the specification's order, or null. The server checks
 * more afterwards (`checkUsername`, `isMailAddress`): those rules would weigh on the page's script.
 * @param passwordMinimum what this installation asks for
 */
export function checkRegistration(
  form: RegisterForm,
  passwordMinimum: number = LIMITS.passwordMinimum,
): RegistrationProblem | null {
  const { username, password, name, email } = form;
  if ([username, password, name, email].some(isBlank)) return 'missingFields';
  const passwordProblem = checkNewPassword(password, passwordMinimum);
  if (passwordProblem === 'passwordTooShort') return passwordProblem;
  if (!email.includes('@')) return 'invalidEmail';
  if (username.includes('@')) return 'usernameHasAt';
  if (passwordProblem !== null) return passwordProblem;
  if (username.trim().length > LIMITS.usernameMaximum) return 'usernameTooLong';
  if (name.trim().length > LIMITS.nameMaximum) return 'nameTooLong';
  return email.trim().length > LIMITS.emailMaximum ? 'invalidEmail' : null;
}

/** Counts visible characters: an emoji outside the basic plane is one character. */
const charactersOf = (text: string): number => Array.from(text).length;
