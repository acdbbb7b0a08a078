import type { PromptSpec } from '../language/spec.ts';
import { leavingOut } from './spec-changes.ts';
import { spelled, standInFor } from './word-lists.ts';

/** Dishes that are drawn with the bowl that they are in. */
const WITH_BOWLS =
  /^(@currybowl|@berrybowl|@cereal|@ramen|@pho|@soup|@oatmeal|@beans|@hummus|@matcha|steaming-bowl|cooked-rice|curry-rice|pot-of-food|green-salad|bowl-with-spoon)$/;
const BOWLS = /^@(bowl|claybowl)$/;

/** "green curry in a clay bowl": the dish brings its bowl, which is not put into another one. */
export function inOwnBowls(spec: PromptSpec): PromptSpec {
  const { subjects, relations, words } = spec;
  const served = relations.filter(
    ({ from, to, kind }) =>
      /^(in|inside|on)$/.test(kind) &&
      WITH_BOWLS.test(subjects[from]?.glyph ?? '') &&
      BOWLS.test(subjects[to]?.glyph ?? ''),
  );
  if (served.length === 0) return spec;
  const spare = new Set(served.map(({ to }) => to));
  const isMade = (name: string): boolean =>
    name !== 'bowl' && !(/^clay bowl$/i.test(name) && subjects.some(isCurry));
  const names = new Set(
    subjects
      .filter((_, index) => spare.has(index))
      .map(spelled)
      .filter(isMade),
  );
  return {
    ...leavingOut(spec, (_, index) => spare.has(index)),
    words: standInFor(words, names, 'bowl'),
  };
}

/** Its bowl is of clay. */
const isCurry = ({ glyph }: { readonly glyph: string }): boolean => glyph === '@currybowl';
