import type { LoginProblem, PasswordProblem, RegistrationProblem } from './account-checks.ts';
import type { ContactProblem } from './contact.ts';
import { LIMITS } from './limits.ts';
import { MESSAGES, SERVER_MESSAGES } from './messages.ts';
import type { PromptProblem } from './prompt.ts';
import type { UsernameProblem } from './usernames.ts';

/** Every problem with what a user typed into a form. */
export type FormProblem =
  | LoginProblem
  | RegistrationProblem
  | UsernameProblem
  | 'unreachableEmail'
  | PasswordProblem
  | PromptProblem
  | ContactProblem;

const TEXTS: Readonly<Record<FormProblem, string>> = {
  missingCredentials: MESSAGES.login.missingFields,
  missingFields: MESSAGES.signup.missingFields,
  passwordTooShort: MESSAGES.signup.passwordTooShort,
  passwordTooLong: SERVER_MESSAGES.passwordTooLong,
  invalidEmail: MESSAGES.signup.invalidEmail,
  usernameHasAt: SERVER_MESSAGES.usernameHasAt,
  usernameTooLong: SERVER_MESSAGES.usernameTooLong,
  usernameSpaces: SERVER_MESSAGES.usernameSpaces,
  usernameIllegible: SERVER_MESSAGES.usernameIllegible,
  usernameReserved: SERVER_MESSAGES.usernameReserved,
  unreachableEmail: SERVER_MESSAGES.unreachableEmail,
  nameTooLong: SERVER_MESSAGES.nameTooLong,
  noPrompt: MESSAGES.create.enterPrompt,
  promptTooLong: SERVER_MESSAGES.promptTooLong,
  messageTooLong: SERVER_MESSAGES.messageTooLong,
  invisibleCharacters: SERVER_MESSAGES.invisibleCharacters,
};

/**
 * The English words for a problem, as the server answers them.
 * @param passwordMinimum what this installation asks for
 */
export function textOfProblem(
  problem: FormProblem,
  passwordMinimum: number = LIMITS.passwordMinimum,
): string {
  const text = TEXTS[problem];
  // The specification's sentence names its own minimum.
  return problem === 'passwordTooShort'
    ? text.replace(String(LIMITS.passwordMinimum), String(passwordMinimum))
    : text;
}
