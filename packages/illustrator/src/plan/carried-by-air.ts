import type { PromptSpec } from '../language/spec.ts';

/** What lifts things without hands. */
const LIFTERS = /^@drone$/;

/** What a drone carries or delivers hangs below it. */
export function belowDrones(spec: PromptSpec): PromptSpec {
  const { subjects, relations } = spec;
  const loads = new Map(
    relations.flatMap(({ from, to, kind }) =>
      kind === 'hold' && LIFTERS.test(subjects[from]?.glyph ?? '') ? [[to, from]] : [],
    ),
  );
  if (loads.size === 0) return spec;
  return {
    ...spec,
    subjects: subjects.map((subject, index) =>
      loads.has(index) ? Object.assign({}, subject, { motion: 'hang' as const }) : subject,
    ),
    relations: relations.map((relation) =>
      loads.get(relation.to) === relation.from
        ? Object.assign({}, relation, { from: relation.to, to: relation.from, kind: 'on' as const })
        : relation,
    ),
  };
}
