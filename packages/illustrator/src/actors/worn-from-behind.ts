import type { Subject } from '../language/subject.ts';
import { isEyewear } from '../things/nature.ts';

/** Hats and helmets that leave the face free look otherwise from behind. */
const FROM_BEHIND: Readonly<Record<string, string>> = {
  '@knighthelm': '@backknighthelm',
  '@kabutohelm': '@backkabutohelm',
  '@romanhelm': '@backromanhelm',
  '@hoodhat': '@backcowlhat',
  '@cowlhat': '@backcowlhat',
  '@reaperhat': '@backcowlhat',
};
/** Worn before the face. */
const BEFORE_FACE = /^@(?:hero-mask|supermask|carnivalmask|surgeonhat)$|^diving-mask$|^@earrings$/;

/** What is seen of the things that somebody has on who turns the back to the viewer. */
export const wornFromBehind = (things: readonly Subject[]): readonly Subject[] =>
  things
    .filter(({ glyph }) => !isEyewear(glyph) && !BEFORE_FACE.test(glyph))
    .map((thing) => Object.assign({}, thing, { glyph: FROM_BEHIND[thing.glyph] ?? thing.glyph }));
