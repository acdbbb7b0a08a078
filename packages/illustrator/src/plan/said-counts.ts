import { NUMBERS, PLURAL_COUNT } from '../language/numbers.ts';
import type { PromptSpec } from '../language/spec.ts';
import { inSteps, leavingOut, showWords, withChanged } from './spec-changes.ts';

/** One picture of them shows both halves. */
const OF_TWO_HALVES =
  /^(glasses|sunglasses|goggles|scissors|jeans|shorts|headphone|@binoculars|socks|gloves|@pliers|ballet-shoes|thong-sandal|@earrings|chopsticks)$/;
const PAIR = /\b(?:a|one|the|his|her|my) (?:[\w-]+ )?pair of\b/i;

/** "a pair of glasses" is one thing. */
const onePair = (spec: PromptSpec): PromptSpec =>
  PAIR.test(spec.prompt)
    ? withChanged(spec, ({ glyph, count }) => OF_TWO_HALVES.test(glyph) && count === 2, {
        count: 1,
      })
    : spec;

/** The number that a prompt says in some words; NaN where it says none. */
function numberIn(words: RegExp, { prompt }: PromptSpec): number {
  const said = words.exec(prompt)?.groups?.['number']?.toLowerCase() ?? '';
  return NUMBERS[said] ?? Number.parseInt(said, 10);
}

const SET_OF =
  /\b(?:set|pack|bundle|collection|group|series|sheet) of (?<number>\d{1,2}|[a-z]+)\s*(?:[,.;)]|$)/i;
/** More of one kind are too small to be told apart. */
const LARGEST_SET = 12;

/** "potion bottles, set of 6": the number of what was named before, where that is one kind of thing. */
function inSets(spec: PromptSpec): PromptSpec {
  const count = numberIn(SET_OF, spec);
  if (!(count > 1 && count <= LARGEST_SET)) return spec;
  const [only, ...others] = spec.subjects.filter((each) => each.count === PLURAL_COUNT);
  if (only === undefined || others.length > 0) return spec;
  return showWords(
    withChanged(spec, (each) => each === only, { count }),
    /^(?:set|pack|bundle|collection|group|series|sheet)$/,
  );
}

const ICONS = /\b(?<number>\d{1,2}|[a-z]+) (?:[a-z]+ ){0,2}icons\b/i;

/** "a set of 4 icons of kitchen tools": not more of them than are asked for. */
function asManyIcons(spec: PromptSpec): PromptSpec {
  const count = numberIn(ICONS, spec);
  const isSet = spec.format === 'emblem' && count > 1;
  return isSet ? leavingOut(spec, (_, index) => index >= count) : spec;
}

/** Counts that the reader of single words does not see. */
export const withSaidCounts = (spec: PromptSpec): PromptSpec =>
  inSteps(spec, [onePair, inSets, asManyIcons]);
