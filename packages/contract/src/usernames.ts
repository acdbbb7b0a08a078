import { LIMITS, SHORT_NAME } from './limits.ts';

export type UsernameProblem =
  | 'usernameHasAt'
  | 'usernameTooLong'
  | 'invisibleCharacters'
  | 'usernameSpaces'
  | 'usernameNeedsLetter'
  | 'usernameTooManyMarks'
  | 'usernameReserved';

/** Control and format characters, unassigned ones, and those that Unicode lets a font leave out. */
const INVISIBLE = /[\p{C}\p{Default_Ignorable_Code_Point}]/u;
/** Blank, although Unicode counts them among symbols and letters: Braille, music, hieroglyphs. */
const BLANK_SYMBOLS = String.raw`\u2800\u{1D159}\u{13441}\u{13442}`;
const ODD_SPACES = new RegExp(String.raw`(?! )[\p{Z}${BLANK_SYMBOLS}]|  `, 'u');
/** More than Hebrew, Arabic, Tibetan or Vietnamese put on one letter; spacing marks count anew. */
const TOO_MANY_MARKS = /^\p{M}|[\p{Mn}\p{Me}]{5}/u;

/** Names by which a stranger could pass for the operator, and addresses that mail programs expect. */
const RESERVED =
  'abuse admin administrator api billing contact help helpdesk hostmaster info legal mail mod ' +
  'moderator moderators noreply official operator owner payments postmaster privacy root sales ' +
  'security staff superuser support sysadmin system team webmaster www';

/** Letters of other alphabets, and digits, before the Latin letter that each looks like. */
const LOOK_ALIKES: ReadonlyMap<string, string> = new Map(
  'аa сc еe һh іi јj кk мm оo рp ѕs тt уy хx ԁd ԝw αa ιi κk νv οo ρp τt υu χx ıi li |i 0o 1i'
    .split(' ')
    .map((pair) => [pair.charAt(0), pair.charAt(1)]),
);

/** What remains of a name for a quick eye: no case, accents, separators or look-alike letters. */
const skeletonOf = (text: string): string =>
  Array.from(text.normalize('NFKD').toLowerCase().normalize('NFKD'))
    .filter((character) => /[\p{L}\p{N}|]/u.test(character))
    .map((character) => LOOK_ALIKES.get(character) ?? character)
    .join('');

const RESERVED_SKELETONS: ReadonlySet<string> = new Set(RESERVED.split(' ').map(skeletonOf));
const PRODUCT_SKELETON = skeletonOf(SHORT_NAME);

const isReserved = (username: string): boolean => {
  const skeleton = skeletonOf(username);
  return RESERVED_SKELETONS.has(skeleton) || skeleton.includes(PRODUCT_SKELETON);
};

/**
 * The first thing wrong with a username that somebody wants to have from now on, or null. Names from
 * before these rules stay, and sign in as ever.
 */
export function checkUsername(text: string): UsernameProblem | null {
  const username = text.trim().normalize('NFC');
  if (username.includes('@')) return 'usernameHasAt';
  if (username.length > LIMITS.usernameMaximum) return 'usernameTooLong';
  if (INVISIBLE.test(username)) return 'invisibleCharacters';
  if (ODD_SPACES.test(username)) return 'usernameSpaces';
  if (!/[\p{L}\p{N}]/u.test(username)) return 'usernameNeedsLetter';
  if (TOO_MANY_MARKS.test(username)) return 'usernameTooManyMarks';
  return isReserved(username) ? 'usernameReserved' : null;
}
