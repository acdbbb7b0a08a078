import type { PromptSpec } from '../language/spec.ts';
import { withGlyphs } from './spec-changes.ts';

/** A wolf that howls sits with its head laid back; one in clothes, or that rides, stays as it is. */
export function howlingWolves(spec: PromptSpec): PromptSpec {
  const isBusy = (index: number): boolean =>
    spec.relations.some(
      ({ from, kind }) => from === index && kind !== 'beside' && kind !== 'on' && kind !== 'under',
    );
  return withGlyphs(spec, ({ glyph, motion, person }, index) =>
    glyph === 'wolf' && motion === 'howl' && person === null && !isBusy(index)
      ? '@howlingwolf'
      : undefined,
  );
}
