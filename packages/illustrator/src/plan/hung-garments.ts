import { isGarment } from '../language/garments.ts';
import type { PromptSpec } from '../language/spec.ts';
import { leavingOut } from './spec-changes.ts';

/** "dresses on a rack": the rack has garments on its hangers, and none stand on its bar. */
export function onClothesRacks(spec: PromptSpec): PromptSpec {
  const { subjects, relations } = spec;
  const rack = subjects.findIndex(({ glyph }) => glyph === '@clothesrack');
  if (rack < 0) return spec;
  return leavingOut(
    spec,
    (subject, index) =>
      isGarment(subject) &&
      relations.some(({ from, to, kind }) => from === index && to === rack && kind === 'on'),
  );
}
