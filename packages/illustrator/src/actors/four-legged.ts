import { hasFace } from '../language/faces.ts';
import { kinOf } from '../language/kin.ts';
import type { MotionName } from '../language/motion-name.ts';
import { needsPuppet } from './puppet.ts';
import type { QuadrupedOptions } from './quadruped-body.ts';

/** Whether its head alone goes down: of heads without a body, and of pets, whose pictures look up. */
const bendsItsHead = (glyph: string, category: string): boolean =>
  category.startsWith('animal') &&
  (needsPuppet(glyph, category) || /^(black-)?cat$|^dog$/.test(kinOf(glyph)));

/** Animals whose glyph is their head, and that are on four legs when they need no hands. */
const FOUR_LEGGED = /^(lion|fox|bear|wolf|polar-bear|panda|raccoon)$/;

/** They stand on two when they stand still. */
const UPRIGHT = /hamster|mouse|monkey|dragon|frog|robot|koala/;

/**
 * How an animal is on four legs; null for who stands on two or is drawn whole.
 * @param category the art pack's category of the glyph
 */
export function gaitOnFours(
  motion: MotionName,
  glyph: string,
  category: string,
): QuadrupedOptions['gait'] | null {
  if (motion === 'dig') return needsPuppet(glyph, category) ? 'dig' : null;
  if (motion === 'graze') return bendsItsHead(glyph, category) ? 'graze' : null;
  if (motion === 'roar' && hasFace(glyph) && !UPRIGHT.test(kinOf(glyph))) return 'stand';
  if (!FOUR_LEGGED.test(glyph)) return null;
  if (motion === 'idle') return 'stand';
  return motion === 'walk' || motion === 'run' ? motion : null;
}
