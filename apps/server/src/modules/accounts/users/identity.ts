import { SERVER_MESSAGES } from '@loopwright/contract';
import { AppError } from '../../../platform/errors.ts';

/** Control characters and halves of surrogate pairs: no database keeps them faithfully. */
const UNSTORABLE = /[\p{Cc}\p{Cs}]/u;
/** Formatting characters besides: two names that differ by one look the same. */
const INVISIBLE = /[\p{Cc}\p{Cs}\p{Cf}]/u;

/** As it is shown again. */
export const shownForm = (text: string): string => text.trim().normalize('NFC');

/**
 * As letters are addressed: to the address that it is compared as, but for capitals. Otherwise whoever
 * writes somebody else's in wide letters would have it, and the owner no way to get it back.
 */
export const mailForm = (email: string): string => email.trim().normalize('NFKC');

/** As it is compared: `Ana`, `ANA` and `Ａｎａ` are one person. */
export const lookupKey = (text: string): string =>
  text.trim().normalize('NFKC').toLowerCase().normalize('NFKC');

/** The form in which a password is hashed: the same however a keyboard composes its letters. */
export const passwordForm = (password: string): string => password.normalize('NFKC');

/**
 * For what people are found by.
 * @throws AppError `invalid` when two that look the same could differ
 */
export const checkIsVisible = (text: string): void => refuse(INVISIBLE, text);

/**
 * For what is only shown: joiners are part of Persian names and of some emoji.
 * @throws AppError `invalid`
 */
export const checkIsStorable = (text: string): void => refuse(UNSTORABLE, text);

function refuse(characters: RegExp, text: string): void {
  if (!characters.test(shownForm(text))) return;
  throw new AppError('invalid', { publicMessage: SERVER_MESSAGES.invisibleCharacters });
}
