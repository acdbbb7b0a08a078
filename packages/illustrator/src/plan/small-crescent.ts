import type { PromptSpec } from '../language/spec.ts';
import { withChanged } from './spec-changes.ts';

/** Of the size that a thing alone has. */
const IN_THE_SKY = 0.38;

/** A crescent moon over a landscape is part of its sky, unless somebody sits on it. */
export function smallCrescent(spec: PromptSpec): PromptSpec {
  const { setting, relations, format } = spec;
  if (setting === null || setting === 'abstract' || setting === 'sky' || format !== null)
    return spec;
  const isCarrier = (index: number): boolean =>
    relations.some(({ to, kind }) => to === index && (kind === 'on' || kind === 'inside'));
  return withChanged(
    spec,
    ({ glyph, scale, hasLimbs }, index) =>
      glyph === 'crescent-moon' && scale === 1 && !hasLimbs && !isCarrier(index),
    { scale: IN_THE_SKY },
  );
}
