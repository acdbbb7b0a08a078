import type { Expression } from '../language/expression-name.ts';
import type { MotionName } from '../language/motion-name.ts';
import type { SkinTone } from '../language/skin-tones.ts';
import type { Subject } from '../language/subject.ts';
import type { Colour } from '../math/colour.ts';
import type { LitOptions } from '../stage/stage.ts';

/** A glyph or a prop that is drawn whole, and what it does. */
export interface SpriteBodyOptions {
  readonly glyph: string;
  readonly category: string;
  /** Width of the sprite's box in pixels. */
  readonly sizePx: number;
  readonly colour: Colour | null;
  readonly skin: SkinTone | null;
  /** Parts that have a color of their own. */
  readonly parts?: Subject['parts'];
  readonly light: LitOptions;
  readonly motion: MotionName;
  readonly expression?: Expression | null;
  readonly facing: 'left' | 'right';
}
