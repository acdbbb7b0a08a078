import type { Expression } from '../language/expression-name.ts';
import type { PromptSpec } from '../language/spec.ts';
import { withChanged } from './spec-changes.ts';

/** Suns and moons, and the same with a face. */
const WITH_FACE: readonly (readonly [body: string, face: string])[] = [
  ['@sun', 'sun-with-face'],
  ['@moon', 'full-moon-face'],
];

const SMILES: ReadonlySet<Expression | null> = new Set<Expression | null>([
  'happy',
  'laugh',
  'calm',
]);

/** "a smiling sun and coffee": a sun or a moon over others smiles in the sky; alone it has limbs. */
export function withFacesInSky(spec: PromptSpec): PromptSpec {
  const isOverOthers = spec.subjects.length > 1 || (spec.setting ?? 'sky') !== 'sky';
  if (!isOverOthers || spec.mark != null) return spec;
  const isNight = spec.subjects.some(({ glyph }) => glyph === '@moon');
  const time = spec.time ?? (isNight ? 'night' : null);
  return WITH_FACE.reduce(
    (result, [body, face]) =>
      withChanged(result, ({ glyph, expression }) => glyph === body && SMILES.has(expression), {
        glyph: face,
        expression: null,
        hasLimbs: false,
      }),
    { ...spec, time },
  );
}
