/** One way of reading a text. */
export interface Reading {
  /** Words of scripts that put spaces between them; digits are words of their own. */
  readonly words: readonly string[];
  /** Indexes of the words that follow more than a space or a hyphen, such as a comma. */
  readonly breaks: ReadonlySet<number>;
  /** The text in scripts without spaces, concatenated. */
  readonly unspaced: string;
}

const UNSPACED =
  '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Thai}\\p{Script=Lao}\\p{Script=Khmer}\\p{Script=Myanmar}ー';
const SPACED_SCRIPTS = ['Latin', 'Cyrillic', 'Greek'];
const letters = SPACED_SCRIPTS.map(
  (script) => `[\\p{Script=${script}}][\\p{Script=${script}}\\p{M}]*`,
);
const WORDS = new RegExp(
  `(?<unspaced>[${UNSPACED}]+)|${letters.join('|')}|(?:(?![${UNSPACED}])[\\p{L}\\p{M}])+|\\p{N}+`,
  'gu',
);
/** Characters that may separate two words of one phrase. */
const JOINT = /^[\p{Zs}\p{Pd}'’"“”]*$/u;
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{Cf}]/gu;
const MARKED_LATIN = /(\p{Script=Latin})\p{M}+/gu;

const pairs = (from: string, to: string): ReadonlyMap<string, string> =>
  new Map(Array.from(from, (letter, index) => [letter, to.charAt(index)]));

/** Cyrillic, Greek and other letters that look like Latin ones, and signs that stand for letters. */
const LOOK_ALIKES: ReadonlyMap<string, string> = new Map([
  ...pairs('аеорсхуіјѕԁһαεορικντυχıɡɑ', 'aeopcxyijsdhaeopikvtuxiga'),
  ...pairs('ᴀʙᴄᴅᴇꜰғɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢ', 'abcdeffghijklmnoprstuvwyz'),
  ...pairs('🅐🅑🅒🅓🅔🅕🅖🅗🅘🅙🅚🅛🅜🅝🅞🅟🅠🅡🅢🅣🅤🅥🅦🅧🅨🅩', 'abcdefghijklmnopqrstuvwxyz'),
  ...pairs('🅰🅱🅲🅳🅴🅵🅶🅷🅸🅹🅺🅻🅼🅽🅾🅿🆀🆁🆂🆃🆄🆅🆆🆇🆈🆉', 'abcdefghijklmnopqrstuvwxyz'),
]);
const SIGNS = pairs('034578@$€', 'oeastbase');
/** Each of these may stand for i or for l. */
const ONES = /[1!|]/g;
const OUTER_SIGNS = /^[!|]+|[!|.,;:?]+$/gu;
/** Single letters with the same separator between them. */
const SPELLED_WORD =
  /(?<![\p{L}\p{M}\p{N}])\p{L}([^\p{L}\p{N}]{1,3})\p{L}(?:\1\p{L})+(?![\p{L}\p{M}\p{N}])/gu;
const LONG_REPEAT = /(\p{L})\1{2,}/gu;

/** The form for comparisons: NFKC, lower case, without invisible characters. */
export const comparable = (text: string): string =>
  text.normalize('NFKC').replaceAll(INVISIBLE, '').toLowerCase().normalize('NFKC');

/** Splits a text into words. @param text in its comparable form */
export function wordsOf(text: string): Reading {
  const words: string[] = [];
  const breaks = new Set<number>();
  let unspaced = '';
  let end = 0;
  for (const match of text.matchAll(WORDS)) {
    const part = match.groups?.['unspaced'];
    if (part === undefined) {
      if (!JOINT.test(text.slice(end, match.index))) breaks.add(words.length);
      words.push(match[0]);
    } else unspaced += part;
    end = match.index + match[0].length;
  }
  return { words, breaks, unspaced };
}

/**
 * The text as written, and with common disguises of words undone: diacritics, look-alike letters and
 * digits, spelled w.o.r.d.s and looong ones. Ordinary texts have one or two readings.
 */
export function readingsOf(text: string): Reading[] {
  const plain = comparable(text);
  const bare = lookAlikesFolded(
    plain.normalize('NFD').replaceAll(MARKED_LATIN, '$1').normalize('NFC'),
  );
  const variants = new Set([plain]);
  for (const one of ['i', 'l']) {
    const unmasked = bare
      .split(/\s+/)
      .map((chunk) => signsFolded(chunk, one))
      .join(' ')
      .replaceAll(SPELLED_WORD, (spelled) => spelled.replaceAll(/[^\p{L}]/gu, ''));
    for (const repeat of ['$1', '$1$1']) variants.add(unmasked.replaceAll(LONG_REPEAT, repeat));
  }
  return [...variants].map(wordsOf);
}

const lookAlikesFolded = (text: string): string =>
  Array.from(text, (letter) => LOOK_ALIKES.get(letter) ?? letter).join('');

/** Replaces digits and signs by letters, only in chunks that contain letters: `1930` stays. */
function signsFolded(chunk: string, one: string): string {
  if (!/\p{L}/u.test(chunk)) return chunk;
  const inner = chunk.replaceAll(OUTER_SIGNS, '');
  return Array.from(inner, (sign) => SIGNS.get(sign) ?? sign)
    .join('')
    .replaceAll(ONES, one);
}
