import { meaningsOf } from './lexicon.ts';
import { FLAG_SENSES } from './national-flags.ts';
import { COMPOUND_SENSES } from './sense-rules/compounds.ts';
import { MANNER_SENSES } from './sense-rules/manner.ts';
import { PEOPLE_SENSES } from './sense-rules/people.ts';
import type { SenseRule } from './sense-rules/rule.ts';
import { THING_SENSES } from './sense-rules/things.ts';
import type { Item, Sense } from './sense.ts';
import { textOf } from './tokenize.ts';

/** All rules, for the test that looks their meanings up. */
export const SENSE_RULES: readonly SenseRule[] = [
  ...COMPOUND_SENSES,
  ...MANNER_SENSES,
  ...PEOPLE_SENSES,
  ...THING_SENSES,
  ...FLAG_SENSES,
];

const pluralOf = (word: string): string => (/(s|sh|ch)$/.test(word) ? `${word}es` : `${word}s`);

const BY_WORD: ReadonlyMap<string, readonly SenseRule[]> = groupByWord();

function groupByWord(): ReadonlyMap<string, readonly SenseRule[]> {
  const groups = new Map<string, SenseRule[]>();
  for (const rule of SENSE_RULES) {
    const words = rule.words.split(',').map((each) => each.trim());
    for (const word of rule.isExact ? words : words.flatMap((each) => [each, pluralOf(each)])) {
      const group = groups.get(word);
      if (group) group.push(rule);
      else groups.set(word, [rule]);
    }
  }
  return groups;
}

const FILLER: readonly Sense[] = [{ kind: 'filler' }];
/** Understood, and reported as not drawn. */
const UNDRAWN: readonly Sense[] = [{ kind: 'adjective' }];

function sensesBy({ means, drawnAs }: SenseRule): readonly Sense[] {
  if (means === '') return FILLER;
  const phrase = means ?? drawnAs;
  if (phrase === undefined) return UNDRAWN;
  const senses = meaningsOf(phrase);
  if (means !== undefined) return senses;
  return senses.map((sense): Sense =>
    Object.assign({}, sense, { standIn: sense.standIn ?? phrase }),
  );
}

/** As many words on each side say what a word means. */
const NEIGHBORS = 40;

/**
 * Gives words of several meanings the one that their neighbors suggest: a coach at the gym is no bus, and
 * a film is no camera. What would only be drawn by a rare meaning is not drawn.
 */
export function withMeaningsInContext(sentence: readonly Item[]): readonly Item[] {
  let whole: string | null = null;
  return sentence.map((item, i) => {
    const rules = BY_WORD.get(item.text);
    if (rules === undefined || item.isBreak) return item;
    whole ??= textOf(sentence);
    const preceding = sentence.slice(Math.max(0, i - NEIGHBORS), i);
    const following = sentence.slice(i + 1, i + 1 + NEIGHBORS);
    const start = preceding.findLastIndex(({ isBreak }) => isBreak) + 1;
    const end = following.findIndex(({ isBreak }) => isBreak);
    const before = `${textOf(preceding.slice(start))} `;
    const after = ` ${textOf(following.slice(0, end < 0 ? undefined : end))}`;
    const all = whole;
    const rule = rules.find(
      (each) =>
        (each.before?.test(before) ?? true) &&
        (each.after?.test(after) ?? true) &&
        (each.near?.test(all) ?? true),
    );
    return rule === undefined ? item : { ...item, senses: sensesBy(rule) };
  });
}
