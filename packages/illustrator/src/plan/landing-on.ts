import type { PromptSpec } from '../language/spec.ts';
import { isFlyingInsect } from '../things/nature.ts';
import { showInLoops, withChangedAt } from './spec-changes.ts';

const LANDS_ON = /\bland(?:s|ing)? (?:softly |gently )?(?:on|onto) (?:an?|the) /i;
const OF_LANDING = /^land(?:s|ing)?(?: (?:on|onto))?$/i;
const BIRD =
  /^(?:bird|@flyingbird|@restingbird|owl|parrot|@sparrow|@hummingbird|@kingfisher|dove)$/;

/** "a butterfly landing on a flower": it comes down to it and sits there. */
export function landingOn(spec: PromptSpec): PromptSpec {
  const { prompt, subjects, relations, format } = spec;
  const [flyer, place] = subjects;
  if (format !== null || subjects.length !== 2 || !LANDS_ON.test(prompt)) return spec;
  if (flyer === undefined || place === undefined || place.person !== null) return spec;
  const flies = isFlyingInsect(flyer.glyph) || BIRD.test(flyer.glyph);
  const isFree = relations.every(({ from, to, kind }) => from === 0 && to === 1 && kind === 'on');
  if (!flies || flyer.count !== 1 || place.count !== 1 || !isFree) return spec;
  const landing = withChangedAt(spec, 0, { motion: 'touchdown' });
  return showInLoops({ ...landing, relations: [{ from: 0, to: 1, kind: 'on' }] }, OF_LANDING);
}
