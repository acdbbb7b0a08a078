import type { PromptSpec } from '../language/spec.ts';
import type { Subject } from '../language/subject.ts';
import type { ScenePlan } from './plan.ts';
import { showWords, withThing } from './spec-changes.ts';

const AGE =
  /\bturn(?:s|ing|ed)? (?<turned>\d{1,3})\b|\b(?<nth>\d{1,3})(?:st|nd|rd|th) (?:birthday|b-?day)|\bhappy (?<happy>\d{1,3})(?:st|nd|rd|th)\b|\bcake with (?:an? |the )?(?:big )?(?:number )?(?<cake>\d{1,3}) (?:on it|on top|candle)/iu;

const ageIn = (prompt: string): string | undefined =>
  Object.values(AGE.exec(prompt)?.groups ?? {}).find((each) => each !== undefined);

const isCake = ({ glyph }: Subject): boolean => /cake/.test(glyph);

/** Somebody whose birthday it is has a cake, which the prompt does not name. */
export function withBirthdayCake(spec: PromptSpec): PromptSpec {
  const { prompt, subjects, festival } = spec;
  if (ageIn(prompt) === undefined) return spec;
  if (!/\bcakes?\b/i.test(prompt) && subjects.some(isCake)) return withoutCakeWord(spec);
  const isParty = festival === 'birthday' && subjects.length > 0 && !subjects.some(isCake);
  return isParty ? showWords(withThing(spec, 'birthday-cake', []), /^\d+(?:st|nd|rd|th)$/) : spec;
}

/** The cake that the headline of a birthday got. */
const withoutCakeWord = (spec: PromptSpec): PromptSpec => ({
  ...spec,
  subjects: spec.subjects.map((each) => {
    if (!isCake(each)) return each;
    const { source: _, ...unnamed } = each;
    return unnamed;
  }),
  words: { ...spec.words, drawn: spec.words.drawn.filter((word) => word !== 'birthday cake') },
});

const isPlainCake = ({ glyph, count, lettering, toppings }: Subject): boolean =>
  /^(?:birthday-cake|@cake)$/.test(glyph) &&
  count === 1 &&
  lettering === undefined &&
  toppings === undefined;

/** The cake of a birthday whose age is said bears candles in the shape of its numbers. */
export function withAgeCakes(plan: ScenePlan): ScenePlan {
  const age = ageIn(plan.prompt);
  const at = plan.subjects.findIndex(isPlainCake);
  if (age === undefined || at < 0) return plan;
  const subjects = plan.subjects.map((subject, index) =>
    index === at ? { ...subject, glyph: `@agecake${age.length}`, lettering: age } : subject,
  );
  return { ...plan, subjects };
}
