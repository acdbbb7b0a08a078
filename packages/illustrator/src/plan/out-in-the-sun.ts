import type { PromptSpec } from '../language/spec.ts';
import type { Subject } from '../language/subject.ts';
import { leavingOut } from './spec-changes.ts';

const IN_THE_SUN = /\b(?:in|under) the (?:\w+ )?sun\b/i;
const TREES = /^@(lemontree|orangetree|peachtree|peartree|plumtree|olivetree|cherrytree|oaktree)$/;

/** "an ice cream melting in the sun", "a lemon tree with lemons": they are outdoors, where the prompt names no place. */
export function outInTheSun(spec: PromptSpec): PromptSpec {
  const { prompt, subjects, setting, backdrop, format, surface } = spec;
  if (setting !== null || backdrop !== null || format !== null || surface !== null) return spec;
  const isSun = ({ glyph, expression }: Subject): boolean =>
    glyph === '@sun' && expression === null;
  const isInSun = IN_THE_SUN.test(prompt) && subjects.length > 1 && subjects.some(isSun);
  if (isInSun) return { ...leavingOut(spec, isSun), setting: 'park', time: spec.time ?? 'day' };
  const bearsFruit = TREES.test(subjects[0]?.glyph ?? '') && subjects.length > 1;
  return bearsFruit ? { ...spec, setting: 'park' } : spec;
}
