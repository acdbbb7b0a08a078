import type { PromptSpec } from '../language/spec.ts';
import type { Subject } from '../language/subject.ts';
import { isSuspended } from '../things/suspended.ts';
import { withChanged } from './spec-changes.ts';

const FROM_ABOVE =
  /\b(?:hang|hung|swing|swung|sway|dangl)\p{L}*\b(?: \p{L}+){0,2} (?:from|over|above|on)\b|\bceiling\b/iu;
const SWINGS = /\b(?:swing|swung|sway|dangl)\p{L}*/iu;
const STANDING_LAMP = '@lamp';

/** "a lamp swinging from the ceiling": it has a shade that hangs on a cord, and swings if the prompt says so. */
export function withSwingingLamps(spec: PromptSpec): PromptSpec {
  const { prompt } = spec;
  if (!FROM_ABOVE.test(prompt)) return spec;
  const isHungLamp = ({ glyph, motion }: Subject): boolean =>
    glyph === STANDING_LAMP && (motion === 'hang' || motion === 'swing');
  const hung = withChanged(spec, isHungLamp, { glyph: '@pendantlamp' });
  const swings = ({ glyph, motion }: Subject): boolean => isSuspended(glyph) && motion === 'hang';
  return SWINGS.test(prompt) ? withChanged(hung, swings, { motion: 'swing' }) : hung;
}
