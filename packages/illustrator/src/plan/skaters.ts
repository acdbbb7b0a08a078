import type { PromptSpec } from '../language/spec.ts';
import { leavingOut, withChanged } from './spec-changes.ts';

const ICE = /\b(?:ice|icy|frozen|rink|winter|snow\w*)\b/i;
const SKATER = /^skaters?$/i;

/** "a frozen lake with skaters": on ice they have skates, no boards. */
export function onIce(spec: PromptSpec): PromptSpec {
  if (!ICE.test(spec.prompt) || !spec.subjects.some(({ word }) => SKATER.test(word))) return spec;
  const skating = withChanged(spec, ({ word, motion }) => SKATER.test(word) && motion === null, {
    motion: 'skate',
  });
  return leavingOut(skating, ({ glyph, word }) => glyph === 'skateboard' && word === 'skateboard');
}
