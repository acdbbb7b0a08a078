import type { Relation } from '../language/relation.ts';
import type { PromptSpec } from '../language/spec.ts';

/** "a cat with a spilled vase": what lies on its side is beside the cat and in no hands. */
export function besideSpilled(spec: PromptSpec): PromptSpec {
  const lies = ({ to, kind }: Relation): boolean =>
    kind === 'hold' && spec.subjects[to]?.condition === 'spilled';
  if (!spec.relations.some(lies)) return spec;
  return {
    ...spec,
    relations: spec.relations.map((each) => (lies(each) ? { ...each, kind: 'beside' } : each)),
  };
}
