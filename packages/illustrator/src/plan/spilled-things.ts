import type { Relation } from '../language/relation.ts';
import type { PromptSpec } from '../language/spec.ts';
import { withKinds } from './spec-changes.ts';

/** "a cat with a spilled vase": what lies on its side is beside the cat and in no hands. */
export function besideSpilled(spec: PromptSpec): PromptSpec {
  const lies = ({ to, kind }: Relation): boolean =>
    kind === 'hold' && spec.subjects[to]?.condition === 'spilled';
  return withKinds(spec, lies, 'beside');
}
