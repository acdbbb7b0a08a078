import { meaningsOf } from './lexicon.ts';
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
    const start = sentence.findLastIndex((each, at) => at < i && each.isBreak) + 1;
    const end = sentence.findIndex((each, at) => at > i && each.isBreak);
    const before = `${textOf(sentence.slice(start, i))} `;
    const after = ` ${textOf(sentence.slice(i + 1, end < 0 ? undefined : end))}`;
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
