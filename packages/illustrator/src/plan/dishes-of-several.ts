import { NUMBERS } from '../language/numbers.ts';
import type { PromptSpec } from '../language/spec.ts';
import { indicesOf } from './spec-changes.ts';
import { isAmongGoods } from './vessels-of-several.ts';

/** "bowls of soup and salad", "four cups of tea and coffee". */
const SERVED =
  /\b(?:(?<count>[\p{L}\d]+) )?(?:(?:big|large|small|full|steaming|hot) )*(?:bowls|plates|dishes|cups|mugs|glasses|pots|trays) of (?<goods>[^.;:]+? and [\p{L}-]+(?: [\p{L}-]+)?)(?= (?:on|in|at|under|beside|by|next|for|behind|with)\b|[.,;:]|$)/iu;

/** The plural of the dishes is that of all together: each kind of food has one, or its share of as many as are said. */
export function inDishesOfTheirOwn(spec: PromptSpec): PromptSpec {
  const { count, goods } = SERVED.exec(spec.prompt)?.groups ?? {};
  if (goods === undefined) return spec;
  const kinds = indicesOf(spec, (subject) => isAmongGoods(goods, subject));
  const isPlural = (spec.subjects[kinds[0] ?? -1]?.count ?? 1) > 1;
  if (kinds.length < 2 || !isPlural) return spec;
  const said = Number(count) || NUMBERS[count?.toLowerCase() ?? ''] || kinds.length;
  const share = (place: number): number =>
    Math.max(1, Math.floor(said / kinds.length) + (place < said % kinds.length ? 1 : 0));
  return {
    ...spec,
    subjects: spec.subjects.map((subject, index) => {
      const place = kinds.indexOf(index);
      if (place < 0) return subject;
      const { saidCount: _, ...dish } = subject;
      return { ...dish, count: share(place) };
    }),
  };
}
