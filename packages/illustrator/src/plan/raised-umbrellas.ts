import type { PromptSpec } from '../language/spec.ts';
import { isRelated, withChangedAt } from './spec-changes.ts';

/** "umbrellas and pedestrians on the sidewalk": the umbrellas are over the people, and not on the ground. */
export function underRaisedUmbrellas(spec: PromptSpec): PromptSpec {
  const { subjects, relations } = spec;
  const umbrella = subjects.findIndex(
    ({ glyph, count }, index) => glyph === 'umbrella' && count > 1 && !isRelated(spec, index),
  );
  const people = subjects.findIndex(
    ({ person, count }, index) =>
      person !== null &&
      count > 1 &&
      !relations.some(({ from, kind }) => from === index && kind === 'hold'),
  );
  if (umbrella < 0 || people < 0) return spec;
  return {
    ...withChangedAt(spec, umbrella, { count: 1 }),
    relations: [...relations, { from: people, to: umbrella, kind: 'hold' }],
  };
}
