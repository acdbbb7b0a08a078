import type { Relation } from '../language/relation.ts';
import type { PromptSpec } from '../language/spec.ts';
import { isRelated, withChangedAt } from './spec-changes.ts';

const RIDDEN =
  /^(?:bicycle|motorcycle|motor-scooter|kick-scooter|horse|@(?:moped|tandem|skateboard))$|^skateboard$/;

/** "bike wheels turning, girl riding past": what is ridden was named by itself. */
export function onTheirMounts(spec: PromptSpec): PromptSpec {
  const { subjects, relations } = spec;
  const isLoose = (index: number): boolean => !isRelated(spec, index);
  const rider = subjects.findIndex(({ motion }, index) => motion === 'ride' && isLoose(index));
  const mount = subjects.findIndex(
    ({ glyph, count }, index) => RIDDEN.test(glyph) && count === 1 && isLoose(index),
  );
  if (rider < 0 || mount < 0 || subjects[rider]?.count !== 1) return spec;
  const ride: Relation = { from: rider, to: mount, kind: 'ride' };
  return withChangedAt({ ...spec, relations: [...relations, ride] }, mount, {
    motion: null,
  });
}
