import type { Relation } from '../language/relation.ts';
import type { PromptSpec } from '../language/spec.ts';
import { withChanged } from './spec-changes.ts';

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
  const asHung = (each: Relation): Relation =>
    loads.get(each.to) === each.from ? { ...each, from: each.to, to: each.from, kind: 'on' } : each;
  return withChanged({ ...spec, relations: relations.map(asHung) }, (_, i) => loads.has(i), {
    motion: 'hang',
  });
}
