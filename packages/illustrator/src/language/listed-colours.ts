import { isColourName } from './colours.ts';
import { singular } from './inflection.ts';
import { meaningsOf } from './lexicon.ts';
import { has, type Item } from './sense.ts';
import { isAny, leadsToNoun, type Sentence } from './sentence.ts';

/** Between two colors, and between things. */
export const AND: Item = {
  text: 'and',
  source: 'and',
  senses: [{ kind: 'conjunction' }],
  isBreak: false,
  isPlural: false,
};

/** One color of a list, with the article before it, and where its words end. */
interface Listed {
  readonly article: Item | null;
  readonly colour: Item;
  readonly end: number;
}

interface List {
  readonly colours: readonly Listed[];
  /** Where the last of them ends. */
  readonly end: number;
}

const isArticle = (item: Item | undefined): boolean => /^(?:an?|one)$/.test(item?.text ?? '');

function listedAt(sentence: Sentence, at: number): Listed | null {
  const article = isArticle(sentence[at]) ? sentence[at]! : null;
  const place = article === null ? at : at + 1;
  const colour = sentence[place];
  if (colour === undefined || !has(colour, 'colour')) return null;
  // "an orange and a red apple" are two kinds of fruit.
  if (article !== null && has(colour, 'noun')) return null;
  return { article, colour, end: place + 1 };
}

/** The colors from here on with a comma between two of them, and "and" at most before the last. */
export function colourListFrom(sentence: Sentence, begin: number): List {
  const colours: Listed[] = [];
  let next: number | null = begin;
  while (next !== null) {
    const listed = listedAt(sentence, next);
    if (listed === null) break;
    colours.push(listed);
    const { end } = listed;
    const behindComma = sentence[end]?.text === ',' ? end + 1 : end;
    const isLast = has(sentence[behindComma], 'conjunction');
    next = isLast ? behindComma + 1 : behindComma > end ? behindComma : null;
    if (!isLast || next === null) continue;
    const last = listedAt(sentence, next);
    if (last !== null) colours.push(last);
    break;
  }
  return { colours, end: colours.at(-1)?.end ?? begin };
}

/** "green apples" behind other colors: a color and apples of any color. */
function withColourApart(sentence: Sentence): Sentence {
  return sentence.flatMap((item, i) => {
    const [first = '', ...rest] = item.text.split(' ');
    const isListed = has(sentence[i - 1], 'conjunction') && has(sentence[i - 2], 'colour');
    if (!isListed || rest.length === 0 || !isColourName(first)) return [item];
    const name = rest.join(' ');
    const senses = [...meaningsOf(name), ...meaningsOf(singular(name))];
    if (!has(item, 'noun') || !senses.some(({ kind }) => kind === 'noun')) return [item];
    const [source = first, ...words] = item.source.split(' ');
    return [
      { ...AND, text: first, source, senses: [{ kind: 'colour', colour: first }] },
      { ...item, text: name, source: words.join(' '), senses },
    ];
  });
}

/** Where the noun is that the words from here on lead to. */
const nounFrom = (sentence: Sentence, from: number): number =>
  sentence.findIndex((item, i) => i >= from && isAny(item, ['noun']));

/**
 * "red, blue and green bottles" have the colors as "red and blue bottles" have theirs, and "a red, a blue and a
 * yellow cup" are three cups.
 */
export function withListedColours(asSaid: Sentence): Sentence {
  const sentence = withColourApart(asSaid);
  for (let i = 0; i < sentence.length; i++) {
    const { colours, end } = colourListFrom(sentence, i);
    const isOfThing = leadsToNoun(sentence, end) || has(sentence[end], 'weather');
    if (colours.length < 2 || !isOfThing) continue;
    const before = sentence.slice(0, i);
    const noun = nounFrom(sentence, end);
    const areArticled = colours.every(({ article }) => article !== null);
    if (areArticled && sentence[noun]?.isPlural === false) {
      const named = sentence.slice(end, noun + 1);
      const each = colours.flatMap(({ article, colour }) => [AND, article!, colour, ...named]);
      return [...before, ...each.slice(1), ...sentence.slice(noun + 1)];
    }
    if (colours.length < 3 || colours.slice(1).some(({ article }) => article !== null)) continue;
    const joined = colours.flatMap(({ article, colour }) =>
      article === null ? [AND, colour] : [AND, article, colour],
    );
    return [...before, ...joined.slice(1), ...sentence.slice(end)];
  }
  return sentence;
}
