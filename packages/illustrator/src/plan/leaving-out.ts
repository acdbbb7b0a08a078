import type { PromptSpec, Subject } from '../language/spec.ts';

/** The spec without some subjects and what they were to others. */
export function leavingOut(
  spec: PromptSpec,
  isLeftOut: (subject: Subject, index: number) => boolean,
): PromptSpec {
  const kept = spec.subjects
    .map((subject, index) => ({ subject, index }))
    .filter(({ subject, index }) => !isLeftOut(subject, index));
  const newIndex = new Map(kept.map(({ index }, position) => [index, position]));
  return {
    ...spec,
    subjects: kept.map(({ subject }) => subject),
    relations: spec.relations.flatMap((relation) => {
      const from = newIndex.get(relation.from);
      const to = newIndex.get(relation.to);
      return from === undefined || to === undefined ? [] : [{ ...relation, from, to }];
    }),
  };
}
