import { meaningsOf } from '../lexicon.ts';
import { type Token, textOf } from '../tokenize.ts';
import type { Vocabulary } from '../vocabulary.ts';
import { reworded } from './english-tokens.ts';

/** "mercado de frutas", "champ de lavande": the preposition without an article makes one name of two nouns. */
const JOINING = /^(?:de|d['’]?)$/i;
/** "taza de café" is full of it, and no coffee cup. */
const FILLED =
  /^(?:glass|cup|mug|bottle|plate|bowl|basket|bag|box|jar|pot|bucket|tray|can|tin|pitcher|piece|slice|bunch|group|pair|bouquet|pile|stack|portrait|photo|picture|drawing|image|close up)(?:e?s)?$/;
/** What is named by what it sells or grows: "mercado de flores". */
const SELLING = /^(?:market|shop|store|stall|stand|truck|farm|field|room|bedroom)s?$/;
/** What is named by its flavor: "helado de fresa". */
const FLAVORED =
  /^(?:ice cream|juice|soup|cake|pie|tart|jam|milkshake|smoothie|lemonade|salad|sandwich|pizza|cookie|muffin|yogurt|syrup|popsicle|tea)s?$/;
/** What a thing is made of: "corazón de espuma", "castillo de hielo". */
export const MADE_OF =
  /^(?:foam|paper|ice|snow|cardboard|crystal|glass|stone|sand|chocolate|wool|metal|plastic|straw|brick|marble|leather|sugar|candy|gingerbread|cheese|bamboo|mud|wax|clay|origami)$/;
const LONGEST_NAME = 3;

/** Names of two nouns in the order of English: "fruit market" of "mercado de frutas", where English has the name. */
export function withCompoundNames(tokens: readonly Token[], vocabulary: Vocabulary): Token[] {
  const read: Token[] = [];
  let at = 0;
  while (at < tokens.length) {
    const token = tokens[at] as Token;
    // "la ventana del tren" is a kind of window, although "tren" has an article.
    const isJoined =
      JOINING.test(token.source) ||
      (/^(?:del|du)$/i.test(token.source) && read.at(-1)?.text === 'window');
    const name = isJoined && token.text === 'of' ? nameAt(read, tokens, at, vocabulary) : null;
    if (name === null) {
      read.push(token);
      at++;
      continue;
    }
    read.splice(read.length - name.head.length, name.head.length, ...name.modifier, ...name.head);
    at += 1 + name.modifier.length;
  }
  return read;
}

interface Name {
  readonly modifier: readonly Token[];
  readonly head: readonly Token[];
}

/** The name that the tokens before and behind an "of" make; null: English has no such name. */
function nameAt(
  before: readonly Token[],
  tokens: readonly Token[],
  at: number,
  vocabulary: Vocabulary,
): Name | null {
  for (let behind = LONGEST_NAME; behind > 0; behind--) {
    const modifier = tokens.slice(at + 1, at + 1 + behind);
    if (modifier.length < behind || modifier.some(({ kind }) => kind !== 'word')) continue;
    for (let length = Math.min(LONGEST_NAME, before.length); length > 0; length--) {
      const head = before.slice(-length);
      const one = inSingular(modifier);
      if (isName(textOf(head), textOf(one), vocabulary)) return { modifier: one, head };
    }
  }
  return null;
}

function isName(head: string, modifier: string, vocabulary: Vocabulary): boolean {
  if (FILLED.test(head)) return false;
  const isNoun = (text: string): boolean => meaningsOf(text).some(({ kind }) => kind === 'noun');
  // "champ de lavande": a plant that is a color as well.
  if (SELLING.test(head))
    return meaningsOf(modifier).some(({ kind }) => /^(?:noun|colour)$/.test(kind));
  if (MADE_OF.test(modifier) && isNoun(head.replace(/s$/, ''))) return true;
  const isFlavor = FLAVORED.test(head) && isNoun(modifier);
  return isFlavor || isEnglishName(`${modifier} ${head.replace(/(?<=[^s])s$/, '')}`, vocabulary);
}

const SURE = 0.9;

const isEnglishName = (name: string, vocabulary: Vocabulary): boolean =>
  meaningsOf(name).some(({ kind }) => kind === 'noun' || kind === 'setting') ||
  (vocabulary.lookup(name)[0]?.weight ?? 0) > SURE;

/** "frutas": a fruit market. */
const inSingular = (words: readonly Token[]): Token[] =>
  words.map((token, i) =>
    i === words.length - 1 && /[^s]s$/.test(token.text)
      ? reworded(token, token.text.replace(/(?<=berr|cherr|part)ies$/, 'ys').replace(/s$/, ''))
      : token,
  );
