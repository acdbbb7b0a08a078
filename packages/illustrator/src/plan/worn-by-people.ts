import { isGarment } from '../language/garments.ts';
import { isAnimal } from '../language/kinds-of-things.ts';
import type { Relation } from '../language/relation.ts';
import type { PromptSpec } from '../language/spec.ts';
import type { Vocabulary } from '../language/vocabulary.ts';
import { isWorn } from '../things/nature.ts';
import { indicesOf, isRelated, withKinds } from './spec-changes.ts';

/** Animals that are somebody or have their portrait painted: "portrait of a fox, top hat, monocle". */
const sitters = (spec: PromptSpec, vocabulary: Vocabulary): readonly number[] =>
  indicesOf(
    spec,
    ({ glyph, count, role }) =>
      count === 1 &&
      isAnimal(glyph, vocabulary) &&
      (role !== undefined || (spec.shot === 'close' && /\bportrait\b/iu.test(spec.prompt))),
  );

/**
 * "a ninja under the moon, flowing scarf": clothes beside the one person are worn, and lie nowhere. With flour "on her
 * apron" she has the apron on.
 */
export function wornByPeople(spec: PromptSpec, vocabulary: Vocabulary): PromptSpec {
  const people = indicesOf(spec, ({ person, count }) => person !== null && count === 1);
  const wearers = people.length > 0 ? people : sitters(spec, vocabulary);
  const [wearer] = wearers;
  if (wearer === undefined || wearers.length > 1 || spec.caption !== null) return spec;
  const isClothing = (index: number): boolean => {
    const subject = spec.subjects[index];
    return (
      subject !== undefined &&
      subject.motion === null &&
      (vocabulary.categoryOf(subject.glyph) === 'clothing' ||
        isWorn(subject.glyph) ||
        isGarment(subject)) &&
      !/bag|purse|luggage|suitcase|briefcase|backpack|umbrella/.test(subject.glyph)
    );
  };
  const isStoodOn = ({ from, to, kind }: Relation): boolean =>
    from === wearer && kind === 'on' && isClothing(to);
  const { relations } = withKinds(spec, isStoodOn, 'hold');
  const loose = indicesOf(
    spec,
    (_, index) => index !== wearer && isClothing(index) && !isRelated(spec, index),
  );
  return {
    ...spec,
    relations: [...relations, ...loose.map((to) => ({ from: wearer, to, kind: 'hold' as const }))],
  };
}
