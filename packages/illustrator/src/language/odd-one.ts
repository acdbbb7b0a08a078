import { COLOURS } from './colours.ts';
import type { Item } from './sense.ts';
import type { Relation, Subject } from './spec.ts';
import type { WordAccount } from './word-account.ts';

/** In English, as all languages are read. */
const ODD_ONE =
  /\b(?:one|a single|a lonely|single)(?: of (?:them|which|those))?(?: only| alone)?(?: one)?(?: is| in| painted)?(?: (?:bright|dark|light|pale|deep))? (\p{L}+)\b/u;

/** Which one of a row: the picture does not settle that. */
const PLACE_IN_ROW = /^(?:left|right|middle|first|last|second|third)$/;

interface Things {
  readonly subjects: readonly Subject[];
  readonly relations: readonly Relation[];
}

/** "six macarons, only one is blue": of several equal things one has the color, the others keep their own. */
export function withOddOne(
  things: Things,
  sentence: readonly Item[],
  account: WordAccount,
): Things {
  const { subjects, relations } = things;
  const text = sentence.map((item) => (item.isBreak ? ',' : item.text)).join(' ');
  const colour = ODD_ONE.exec(text)?.[1];
  if (colour === undefined || COLOURS[colour] === undefined) return things;
  for (const [i, item] of sentence.entries()) {
    if (PLACE_IN_ROW.test(item.text) && sentence[i + 1]?.text === 'one') account.reject(item);
  }
  const several =
    subjects.find((each) => each.count > 1 && each.colour === colour) ??
    subjects.findLast((each) => each.count > 1 && each.colour === null);
  // "one of them is blue" may have been singled out while it was read.
  const isSingledOut = subjects.some(
    (each) => each.count === 1 && each.colour === colour && each.glyph === several?.glyph,
  );
  if (several === undefined || isSingledOut) return things;
  account.drawAll(sentence.filter(({ text: word }) => word === colour));
  const others = { ...several, count: several.count - 1, colour: null };
  const [at, oddOne] = [subjects.indexOf(several), subjects.length];
  return {
    subjects: [...subjects.with(at, others), { ...several, count: 1, colour }],
    // It is on, in or beside what the others are.
    relations: relations.flatMap((relation) =>
      relation.from === at ? [relation, { ...relation, from: oddOne }] : [relation],
    ),
  };
}
