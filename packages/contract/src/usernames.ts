import { LIMITS } from './limits.ts';
import { isReservedUsername } from './reserved-usernames.ts';

export type UsernameProblem =
  | 'usernameHasAt'
  | 'usernameTooLong'
  | 'invisibleCharacters'
  | 'usernameSpaces'
  | 'usernameIllegible'
  | 'usernameReserved';

/** Control and format characters, unassigned ones, and those that Unicode lets a font leave out. */
const INVISIBLE = /[\p{C}\p{Default_Ignorable_Code_Point}]/u;
/** Blanks but single spaces; Unicode counts four of them among symbols and letters. */
const ODD_SPACES = /(?! )[\p{Z}\u2800\u{1D159}\u{13441}\u{13442}]| {2}/u;
/** More than Hebrew, Arabic, Tibetan or Vietnamese put on one letter; spacing marks count anew. */
const TOO_MANY_MARKS = /^\p{M}|[\p{Mn}\p{Me}]{5}/u;

/**
 * The first thing wrong with a username that a user chooses now, or null. Names from
 * before these rules stay, and sign in as ever.
 */
export function checkUsername(text: string): UsernameProblem | null {
  const username = text.trim().normalize('NFC');
  if (username.includes('@')) return 'usernameHasAt';
  if (username.length > LIMITS.usernameMaximum) return 'usernameTooLong';
  if (INVISIBLE.test(username)) return 'invisibleCharacters';
  if (ODD_SPACES.test(username)) return 'usernameSpaces';
  const isLegible = /[\p{L}\p{N}]/u.test(username) && !TOO_MANY_MARKS.test(username);
  if (!isLegible) return 'usernameIllegible';
  return isReservedUsername(username) ? 'usernameReserved' : null;
}
