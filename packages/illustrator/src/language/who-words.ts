import type { Modifiers } from './subjects.ts';

/** What a word such as "grandma" says of a person whose trade is named as well. */
export interface Who {
  /** Those of `LOOK_WORDS`. */
  readonly looks: readonly string[];
  /** The glyph of a child; null for adults. */
  readonly child: string | null;
}

const who = (words: string, looks: readonly string[], child: string | null = null) =>
  words.split(' ').map((word): [string, Who] => [word, { looks, child }]);

/** "a ninja boy", "a wizard grandpa", "a chef mom": the trade and the word for the person are one. */
const WHO: ReadonlyMap<string, Who> = new Map([
  ...who('girl schoolgirl', ['girl'], 'girl'),
  ...who('boy schoolboy', ['boy'], 'boy'),
  ...who('kid child toddler', [], 'child'),
  ...who('woman lady mom mum mommy mummy mother aunt auntie sister wife girlfriend', ['woman']),
  ...who('man guy dude dad daddy father uncle brother husband boyfriend', ['man']),
  ...who('grandma grandmother granny nana', ['woman', 'old']),
  ...who('grandpa grandfather granddad grandad', ['man', 'old']),
]);

const PLURALS: ReadonlyMap<string, string> = new Map([
  ['women', 'woman'],
  ['ladies', 'lady'],
  ['men', 'man'],
  ['children', 'child'],
  ...[...WHO.keys()].map((word): [string, string] => [`${word}s`, word]),
]);

/** What the word says of a person; null for every other word. */
export const whoNamed = (word: string): Who | null => WHO.get(PLURALS.get(word) ?? word) ?? null;

/** How many a plural without a number means. */
const SEVERAL = 3;
const YOUNG_SCALE = 0.8;

/** Adds what a word for a person says to the modifiers of the trade. */
export function describeBy(modifiers: Modifiers, { looks, child }: Who, isPlural: boolean): void {
  if (child !== null) modifiers.scale *= YOUNG_SCALE;
  modifiers.looks.push(...looks);
  if (isPlural) modifiers.count ??= SEVERAL;
}
