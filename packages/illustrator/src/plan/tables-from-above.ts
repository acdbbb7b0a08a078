import { oneOf } from '../language/one-of.ts';
import type { PromptSpec } from '../language/spec.ts';
import type { Subject } from '../language/subject.ts';
import { isCalled } from '../language/words-in-english.ts';
import { withWordsShown } from './spec-changes.ts';
import { spelled } from './word-lists.ts';

const LAID =
  /\b(?:dinner|lunch|supper|feast|holiday|festive|christmas|xmas|thanksgiving|family|dining|laid|set|banquet)(?: (?:dinner|lunch|feast|meal|party))? table\b|\btable (?:set|laid) for\b/i;
const FROM_ABOVE =
  /\b(?:(?:seen |viewed |shot )?from above|top[- ]?down|top view|overhead|bird'?s[- ]eye|flat ?lay)\b/i;
/** What the picture of the laid table shows. */
const ON_IT =
  /^(?:@table|@placesetting|@plate|candle|@pillarcandle|@wineglass|wine-glass|@napkin|@roastchicken|@roastturkey|fork-and-knife|@cutlery|green-salad)$/;
const SHOWN =
  /(?:from above|top[- ]?down|top view|overhead|eye view|flat ?lay|dinner|christmas|thanksgiving|holiday|festive|feast|^table$|^set$|^laid$|^meal$)/i;
/** The cloth of a feast. */
const CLOTHS: readonly (readonly [feast: RegExp, colour: string])[] = [
  [/\b(?:christmas|xmas)\b/i, 'crimson'],
  [/\bthanksgiving\b/i, 'rust'],
];

/** "a dinner table seen from above": the whole table, laid, with the meal in its middle. */
export function asTableFromAbove(spec: PromptSpec): PromptSpec {
  const { subjects, prompt, format } = spec;
  const table = subjects.find(({ glyph }) => glyph === '@table' || glyph === '@placesetting');
  const areOnIt = subjects.every(
    ({ glyph, saidCount }) => ON_IT.test(glyph) && saidCount === undefined,
  );
  const isAsked = LAID.test(prompt) && FROM_ABOVE.test(prompt);
  if (table === undefined || !areOnIt || !isAsked || format !== null) return spec;
  const cloth = CLOTHS.find(([feast]) => feast.test(prompt))?.[1] ?? null;
  const laid: Subject = { ...oneOf('@laidtable', table.word), colour: cloth };
  const names = new Set(subjects.map(spelled));
  return withWordsShown(
    {
      ...spec,
      shot: 'top',
      setting: null,
      placeNames: [],
      places: [],
      festival: null,
      subjects: [laid],
      relations: [],
    },
    (word) => isCalled(spec, word, SHOWN) || names.has(word),
  );
}
