/** One way of reading a text. */
export interface Reading {
  /** Words of scripts that put spaces between them; digits are words of their own. */
  readonly words: readonly string[];
  /** The places of words before which more than a space or a hyphen stands, such as a comma. */
  readonly breaks: ReadonlySet<number>;
  /** Everything in scripts that do not, without what stands between. */
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
/** What stands between two words of one phrase. */
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
/** These two stand for either of two letters. */
const ONES = /[1!|]/g;
const OUTER_SIGNS = /^[!|]+|[!|.,;:?]+$/gu;
/** Single letters with the same thing between each two. */
const SPELLED_WORD =
  /(?<![\p{L}\p{M}\p{N}])\p{L}([^\p{L}\p{N}]{1,3})\p{L}(?:\1\p{L})+(?![\p{L}\p{M}\p{N}])/gu;
const LONG_REPEAT = /(\p{L})\1{2,}/gu;

/** The form in which texts are compared: compatible letters are one, and nothing is unseen. */
export const comparable = (text: string): string =>
  text.normalize('NFKC').replaceAll(INVISIBLE, '').toLowerCase().normalize('NFKC');

/** How the words of a text come apart. @param text in its comparable form */
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
 * The text as it stands, and as whoever hides words wants it to be read: marks taken off letters,
 * look-alikes and digits for letters, spelled w.o.r.d.s, looong ones. Ordinary texts have one or two.
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

/** Only inside what also has letters: `4k` and `1930` are what they are to any list of words. */
function signsFolded(chunk: string, one: string): string {
  if (!/\p{L}/u.test(chunk)) return chunk;
  const inner = chunk.replaceAll(OUTER_SIGNS, '');
  return Array.from(inner, (sign) => SIGNS.get(sign) ?? sign)
    .join('')
    .replaceAll(ONES, one);
}
