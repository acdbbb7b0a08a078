import { COLOURS } from './colours.ts';
import type { Item } from './sense.ts';
import type { Subject } from './spec.ts';
import type { WordAccount } from './word-account.ts';

/** In English, as all languages are read. */
const ODD_ONE =
  /\b(?:one|a single|a lonely|single)(?: of (?:them|which|those))?(?: only| alone)?(?: one)?(?: is| in| painted)?(?: (?:bright|dark|light|pale|deep))? (\p{L}+)\b/u;

/** "six macarons, only one is blue": of several equal things one has the color, the others keep their own. */
export function withOddOne(
  subjects: readonly Subject[],
  sentence: readonly Item[],
  account: WordAccount,
): readonly Subject[] {
  const text = sentence.map((item) => (item.isBreak ? ',' : item.text)).join(' ');
  const colour = ODD_ONE.exec(text)?.[1];
  if (colour === undefined || COLOURS[colour] === undefined) return subjects;
  const several =
    subjects.find((each) => each.count > 1 && each.colour === colour) ??
    subjects.findLast((each) => each.count > 1 && each.colour === null);
  if (several === undefined) return subjects;
  account.drawAll(sentence.filter(({ text: word }) => word === colour));
  const others = { ...several, count: several.count - 1, colour: null };
  return [
    ...subjects.map((subject) => (subject === several ? others : subject)),
    { ...several, count: 1, colour },
  ];
}
