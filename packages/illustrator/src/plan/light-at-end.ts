import { isInterior } from '../language/indoors.ts';
import { isLightAtEnd } from '../language/light-at-end.ts';
import type { PromptSpec } from '../language/spec.ts';
import { showWords, withChanged } from './spec-changes.ts';

const TOWARD = /\b(?:toward|towards|to|into) (?:the |a )?(?:[\w-]+ )?light\b/i;

/** "light at the end of the tunnel": the place shows it, and a walker is seen from behind. */
export function withLightAtEnd(spec: PromptSpec): PromptSpec {
  const { prompt, setting } = spec;
  if (!isLightAtEnd(prompt) || setting === null || !isInterior(setting)) return spec;
  const lit = showWords(spec, /^(?:light|shining|glowing|end|dark)$/i);
  return TOWARD.test(prompt)
    ? withChanged(lit, ({ person }) => person !== null, { isTurnedAway: true })
    : lit;
}
