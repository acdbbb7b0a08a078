// Apart from the schemas, so that a form in the browser does not load the schema library.
import { LIMITS } from './limits.ts';
import { MESSAGES, SERVER_MESSAGES } from './messages.ts';
import type { LoginRequest, RegisterRequest } from './users.ts';

const isBlank = (text: string): boolean => text.trim() === '';

/** The first thing wrong with a sign-in form, or null. */
export function checkLogin(form: LoginRequest): string | null {
  return isBlank(form.username) || isBlank(form.password) ? MESSAGES.login.missingFields : null;
}

/** The first thing wrong with a sign-up form, in the specification's order, or null. */
export function checkRegistration(form: RegisterRequest): string | null {
  const { username, password, name, email } = form;
  if ([username, password, name, email].some(isBlank)) return MESSAGES.signup.missingFields;
  if (password.length < LIMITS.passwordMinimum) return MESSAGES.signup.passwordTooShort;
  if (!email.includes('@')) return MESSAGES.signup.invalidEmail;
  if (username.includes('@')) return SERVER_MESSAGES.usernameHasAt;
  if (password.length > LIMITS.passwordMaximum) {
    return `Passwords can have at most ${LIMITS.passwordMaximum} characters.`;
  }
  if (username.trim().length > LIMITS.usernameMaximum) {
    return `Usernames can have at most ${LIMITS.usernameMaximum} characters.`;
  }
  if (name.trim().length > LIMITS.nameMaximum) {
    return `Names can have at most ${LIMITS.nameMaximum} characters.`;
  }
  if (email.trim().length > LIMITS.emailMaximum) return MESSAGES.signup.invalidEmail;
  return null;
}
