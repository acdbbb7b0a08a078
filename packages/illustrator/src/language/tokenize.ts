export interface Token {
  /** Lower case, without possessive 's. */
  readonly text: string;
  /** As the person wrote it, hyphens and capitals included. */
  readonly source: string;
  readonly kind: 'word' | 'break' | 'emoji';
  /** What a word of another language is only a kind of: "table" for "Holztisch". */
  readonly standIn?: string;
}

/** A word that is read in the place of another one, which is reported. */
export const asWord = (text: string, { source }: Token): Token => ({ text, source, kind: 'word' });

/** The words as they are looked up, with a space between them. */
export const textOf = (words: readonly Pick<Token, 'text'>[]): string =>
  words.map(({ text }) => text).join(' ');

/** What the user wrote for words in a row: the parts of a hyphened word have the whole as their source. */
export const joinedSource = (words: readonly Pick<Token, 'source'>[]): string =>
  words
    .map(({ source }) => source)
    .filter((source, i, all) => source !== all[i - 1])
    .join(' ');

/** The word at a place, as it is looked up; empty where there is none. */
export const textAt = (words: readonly Pick<Token, 'text'>[], at: number): string =>
  words[at]?.text ?? '';

const TOKEN =
  /(?<option>--\p{L}+(?:\s+[\p{N}:.]+)?)|(?<emoji>\p{RGI_Emoji})|(?<word>\d{1,2}[:.]\d{2}(?:\s?(?:[Uu]hr|am|pm|AM|PM))?(?![\d.:])|[\p{L}\p{M}\p{N}]+(?:['’\-‐‑][\p{L}\p{M}\p{N}]+)*)|(?<and>[&+])|(?<break>[,.;:!?\(\)\[\]\|\/\n—–]|(?<=\s)-(?=\s))/gv;

/**
 * Words, emoji and the punctuation that ends a phrase. Hyphened words come apart ("sci-fi" is "sci",
 * "fi"); each part remembers the whole.
 */
export function tokenize(text: string): Token[] {
  const tokens: Token[] = [];
  for (const match of text.matchAll(TOKEN)) {
    const [source] = match;
    // "--ar 16:9" is for another product, and no word of the picture.
    if (match.groups?.['option'] !== undefined) tokens.push({ text: '--', source, kind: 'word' });
    else if (match.groups?.['emoji'] !== undefined)
      tokens.push({ text: source, source, kind: 'emoji' });
    else if (match.groups?.['break'] !== undefined) {
      tokens.push({ text: ',', source, kind: 'break' });
    } else if (match.groups?.['and'] !== undefined) {
      tokens.push({ text: 'and', source, kind: 'word' });
    } else {
      for (const part of source.split(/[-‐‑]/)) {
        tokens.push({ text: normalise(part), source, kind: 'word' });
      }
    }
  }
  return tokens.filter(({ text: word }) => word !== '');
}

/** Every object of the program has a "constructor", so that no table may be asked for it. */
const withoutMembers = (word: string): string => (word === 'constructor' ? 'builder' : word);

const normalise = (word: string): string =>
  withoutMembers(
    word
      .toLowerCase()
      .replaceAll('’', "'")
      .replace(/'s$|s'$/, (ending) => (ending === "s'" ? 's' : ''))
      .replaceAll("'", ''),
  );
