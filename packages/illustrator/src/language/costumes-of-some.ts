import type { Costume } from './costumes.ts';
import type { Item } from './sense.ts';
import { isAny, type Sentence } from './sentence.ts';
import type { Cast } from './subjects.ts';

/** One of several people wears another costume than the first of them. */
export interface CostumeOfOne {
  readonly wearer: number;
  readonly costume: Costume;
}

const DRESSED = /^(?:dressed as|dressed like|dressed up as|disguised as)$/;
const BETWEEN = ['determiner', 'number', 'adjective', 'colour', 'size', 'noun'] as const;

const isBetween = (item: Item | undefined): boolean =>
  item !== undefined &&
  (item.isBreak || item.text === ',' || item.text === 'and' || isAny(item, BETWEEN));

/** Whether a noun is a later one of "dressed as a ghost, a pumpkin and a robot". */
export function isListedCostume(sentence: Sentence, i: number): boolean {
  let at = i - 1;
  while (isBetween(sentence[at])) at--;
  const first = sentence.slice(at + 1, i).find((item) => isAny(item, ['noun']));
  return (
    DRESSED.test(sentence[at]?.text ?? '') &&
    first !== undefined &&
    first.isPlural === (sentence[i]?.isPlural ?? false)
  );
}

/** "kids dressed as a pirate, a witch and a knight": each costume of a list is worn by one of them. */
export function dressEachOne(cast: Cast, costumes: readonly CostumeOfOne[]): void {
  for (const { wearer, costume } of costumes) {
    const subject = cast.subjects[wearer];
    if (subject === undefined || subject.count < 2) continue;
    subject.count--;
    const plain = { ...subject, count: 1 };
    delete plain.role;
    const one = cast.subjects.push(plain) - 1;
    const own = cast.relations.filter(({ from }) => from === wearer);
    for (const { to, kind } of own) cast.relate(one, to, kind);
    cast.dressUp(one, costume);
  }
}
