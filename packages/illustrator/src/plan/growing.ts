import { escaped } from '../language/escaped.ts';
import { isAnimate } from '../language/kinds-of-things.ts';
import type { PromptSpec } from '../language/spec.ts';
import type { Subject } from '../language/subject.ts';
import type { Vocabulary } from '../language/vocabulary.ts';
import { isCalled } from '../language/words-in-english.ts';
import {
  leavingOut,
  showWords,
  withChanged,
  withSeenInLoops,
  withWordsShown,
} from './spec-changes.ts';

const OPENS = '(?:bloom|blossom|sprout|unfurl|inflat|expand|swell|open)(?:s|e|es|ing)';
const POT =
  '(?:an? |the |its )?(?:\\p{L}+ )?(?:pots?|flowerpots?|planters?|soil|earth|dirt|seeds?)';
/** Not "mushrooms growing on a log": it says where they are, and not that they change. */
const GROWS = `grow(?:s|ing)(?! (?:on|in|out of|between|through|along|over|around|inside|beside|near|everywhere)\\b(?! ${POT}\\b))`;
const CHANGE = new RegExp(
  `\\b(?:${OPENS}|${GROWS}) (?:up|open|from|into|bigger|larger|taller|and|slowly|quickly|fast|its|their)\\b|\\b(?:${OPENS}|${GROWS})\\b.*\\btime[- ]?lapse\\b|\\btime[- ]?lapse\\b.*\\b(?:${OPENS}|${GROWS})\\b`,
  'iu',
);
const WORDS =
  /^(?:(?:bloom|blossom|sprout|unfurl|inflat|deflat|expand|swell|open|grow|shrink)(?:s|e|es|ing)?|open(?:s|ing)? up|full bloom|buds?|seeds?|time ?lapse|bigger|larger|taller|petals|up)$/i;
const OF_SEEDS = /^seeds?$/i;
const OF_PLANTS = /^(?:bloom|blossom|grow|sprout)/i;
const PLANT_PROPS =
  /^@\w*(?:tree|flower|bush|shrub|rose|lily|orchid|peony|daisy|poppy|lavender|plant)/;
/** What a plant grows from. */
const SEED = /^(?:seedling|chestnut)$/;

/** Its picture has a pot. */
const WITH_POT = /^(?:potted-plant|seedling)$/;

/** Whether the prompt says it behind the name of the thing: "a rose opening". */
const isSaidBehind = (prompt: string, { word }: Subject): boolean =>
  new RegExp(
    `\\b${escaped(word)} (?:(?:is|are|slowly|gently) )*(?:${OPENS}|${GROWS})(?! (?:eyes|mouth|door|present|gift|box|letter|book))\\b`,
    'iu',
  ).test(prompt);

/** "a flower blooming", "a balloon inflating": in a loop it grows; "a blooming tree" stands there in bloom. */
export function withGrowth(spec: PromptSpec, vocabulary: Vocabulary): PromptSpec {
  const { prompt, subjects, format } = spec;
  const isPlant = ({ glyph }: Subject): boolean =>
    vocabulary.categoryOf(glyph)?.startsWith('plant') === true || PLANT_PROPS.test(glyph);
  const canGrow = (subject: Subject): boolean =>
    (subject.motion === 'pulse' || (subject.motion === null && isPlant(subject))) &&
    (isPlant(subject) || !isAnimate(subject.glyph, vocabulary)) &&
    (subjects.length === 1 || !SEED.test(subject.glyph));
  const named = subjects.find((subject) => canGrow(subject) && isSaidBehind(prompt, subject));
  const growing = named ?? (CHANGE.test(prompt) ? subjects.find(canGrow) : undefined);
  if (growing === undefined || format !== null) return inBloom(spec, isPlant);
  const grown = withChanged(spec, (subject) => subject === growing, { motion: 'grow' });
  const isPart = (subject: Subject): boolean =>
    (SEED.test(subject.glyph) && subject.motion !== 'grow') ||
    (subject.glyph === '@flowerpot' && WITH_POT.test(growing.glyph));
  const alone = spec.passingLooks ? grown : leavingOut(grown, isPart);
  // Of two pictures in turn, the first is a sprout.
  const isSprout = (word: string): boolean =>
    spec.passingLooks != null && isCalled(spec, word, OF_SEEDS);
  const shown = withWordsShown(alone, (word) => isCalled(spec, word, WORDS) && !isSprout(word));
  // A still shows that a plant is in bloom.
  const isSeenInStills = (word: string): boolean =>
    isPlant(growing) && /bloom|blossom|^grow|^sprout|petals/i.test(word);
  const deeds = shown.words.drawn.filter((word) => WORDS.test(word) && !isSeenInStills(word));
  return withSeenInLoops(shown, deeds);
}

/** Plants do not beat like hearts. */
function inBloom(spec: PromptSpec, isPlant: (subject: Subject) => boolean): PromptSpec {
  const pulses = (subject: Subject): boolean => subject.motion === 'pulse' && isPlant(subject);
  return spec.subjects.some(pulses) && !/\b(?:puls|beat|throb|breath)/i.test(spec.prompt)
    ? showWords(withChanged(spec, pulses, { motion: null }), OF_PLANTS)
    : spec;
}
