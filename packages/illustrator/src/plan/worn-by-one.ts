import { isGarment } from '../language/garments.ts';
import type { Relation } from '../language/relation.ts';
import type { PromptSpec } from '../language/spec.ts';
import { withChanged } from './spec-changes.ts';

/** "paper lanterns, a woman in a kimono walking": only she is in the kimono, and only she walks. */
export function wornByOne(spec: PromptSpec): PromptSpec {
  const { subjects, relations } = spec;
  const wearerOf = (garment: number): number | undefined => {
    const thing = subjects[garment];
    if (thing === undefined || !isGarment(thing)) return undefined;
    return relations.find(
      ({ from, to, kind }) =>
        to === garment && kind === 'hold' && (subjects[from]?.person ?? null) !== null,
    )?.from;
  };
  const isOfThing = ({ from, to, kind }: Relation): boolean =>
    kind === 'in' && subjects[from]?.person === null && wearerOf(to) !== undefined;
  const dropped = relations.filter(isOfThing);
  if (dropped.length === 0) return spec;
  const movesLikeWearer = (index: number): boolean =>
    dropped.some(({ from, to }) => {
      const wearer = subjects[wearerOf(to) ?? -1];
      return from === index && subjects[index]?.motion === wearer?.motion;
    });
  return withChanged(
    { ...spec, relations: relations.filter((each) => !isOfThing(each)) },
    (_, index) => movesLikeWearer(index),
    { motion: null },
  );
}
