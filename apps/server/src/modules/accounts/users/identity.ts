import { AppError } from '../../../platform/errors.ts';

/** Control characters and lone surrogates: a database cannot store all of them unchanged. */
const UNSTORABLE = /[\p{Cc}\p{Cs}]/u;
/** Also formatting characters: two names that differ only by one of them look the same. */
const INVISIBLE = /[\p{Cc}\p{Cs}\p{Cf}]/u;

/** The form in which a text is stored and shown. */
export const shownForm = (text: string): string => text.trim().normalize('NFC');

/**
 * The form of an email address that emails are sent to: the compared form, except for capitals. If it
 * were not normalized, an attacker could register a victim's address in full-width characters, and the
 * victim could not recover it.
 */
export const mailForm = (email: string): string => email.trim().normalize('NFKC');

/** The form in which usernames and addresses are compared: `Ana`, `ANA` and `Ａｎａ` are one user. */
export const lookupKey = (text: string): string =>
  text.trim().normalize('NFKC').toLowerCase().normalize('NFKC');

/** The form in which a password is hashed: the same for composed and decomposed characters. */
export const passwordForm = (password: string): string => password.normalize('NFKC');

/**
 * Checks a text that users are looked up by.
 * @throws AppError `invalid` when it contains characters that cannot be seen
 */
export const checkIsVisible = (text: string): void => refuse(INVISIBLE, text);

/**
 * Checks a text that is only shown. Joiners are allowed: Persian names and some emoji contain them.
 * @throws AppError `invalid` when it contains characters that cannot be stored
 */
export const checkIsStorable = (text: string): void => refuse(UNSTORABLE, text);

function refuse(characters: RegExp, text: string): void {
  if (!characters.test(shownForm(text))) return;
  throw new AppError('invisibleCharacters');
}
