import { boundsOf } from '../art/bounds.ts';
import { crownOf } from '../art/crown.ts';
import { drawWarped } from '../art/warp.ts';
import type { Canvas, Canvas2D } from '../canvas.ts';
import type { SkinTone } from '../language/skin-tones.ts';
import type { MotionName } from '../language/spec.ts';
import type { Colour } from '../math/colour.ts';
import { clamp, fract, TAU, wave } from '../math/periodic.ts';
import { shrink } from '../own-canvases.ts';
import { paintOnce } from '../painting.ts';
import type { LitOptions, Stage } from '../stage/stage.ts';
import { looksLeft } from '../things/depiction.ts';
import type { Body } from './body.ts';
import { drawGait, legRoomPx, type Pace, RUN, STAND, WALK } from './draw-gait.ts';
import { findGait } from './gait.ts';
import { undulation } from './motion.ts';
import { drawSpokes, hasWheels } from './wheels.ts';

export interface SpriteBodyOptions {
  readonly glyph: string;
  readonly category: string;
  /** Width of the sprite's box. */
  readonly sizePx: number;
  readonly colour: Colour | null;
  readonly skin: SkinTone | null;
  readonly light: LitOptions;
  readonly motion: MotionName;
  readonly facing: 'left' | 'right';
}

const paceOf = (motion: MotionName): Pace | null => {
  if (motion === 'run') return RUN;
  if (motion === 'walk' || motion === 'ride') return WALK;
  return STILL_ON_THEIR_FEET.has(motion) ? STAND : null;
};
const STILL_ON_THEIR_FEET: ReadonlySet<MotionName> = new Set([
  'idle',
  'wave',
  'sit',
  'shake',
  'sleep',
]);

/** How far legs fold, as a part of their length. */
const FOLDING: Readonly<Partial<Record<MotionName, number>>> = { sit: 0.5 };

/** Wheels turn under actors that move. */
const ROLLING: ReadonlySet<MotionName> = new Set(['drive', 'run', 'walk', 'ride']);

const SWAYING =
  /tree|flower|tulip|rose|sunflower|blossom|seedling|herb|bamboo|grain|palm|hibiscus|potted|wilted|jellyfish/;

function mirrored(stage: Stage, sprite: Canvas): Canvas {
  return paintOnce(stage.environment, sprite.width, sprite.height, (context) => {
    context.translate(sprite.width, 0);
    context.scale(-1, 1);
    context.drawImage(sprite, 0, 0);
  });
}

/** Where the hub of the windmill is, in fractions of its box. */
const HUB = { x: 0.5, y: 0.34 } as const;

/** A whole turn per loop: the light on a sail turns with it, so a quarter would show a seam. */
function drawSails(context: Canvas2D, sails: Canvas, x: number, y: number, phase: number): void {
  const hubX = HUB.x * sails.width;
  const hubY = HUB.y * sails.height;
  context.save();
  context.translate(x + hubX, y + hubY);
  context.rotate(fract(phase) * TAU);
  context.drawImage(sails, -hubX, -hubY);
  context.restore();
}

/** A glyph or a prop that is drawn whole, and bends in strips where its kind and motion ask. */
export async function createSpriteBody(stage: Stage, options: SpriteBodyOptions): Promise<Body> {
  const { glyph, category, sizePx, colour, skin, light, motion, facing } = options;
  const isMill = glyph === '@windmill';
  const picture = isMill ? '@windmilltower' : glyph;
  const drawn = await stage.sprite(picture, Math.ceil(sizePx), colour, skin);
  const sails = isMill
    ? stage.lit(await stage.sprite('@windmillsails', Math.ceil(sizePx)), light)
    : null;
  const turned = looksLeft(glyph, category) && facing === 'right';
  // Turned before it is lit, or the light would come from the wrong side.
  const unlit = turned ? mirrored(stage, drawn) : drawn;
  const sprite = stage.lit(unlit, light);
  if (turned) shrink(unlit);
  const bounds = boundsOf(isMill ? await stage.sprite(glyph, Math.ceil(sizePx)) : drawn);
  const { width, height } = sprite;
  const left = turned ? 1 - bounds.right : bounds.left;
  const right = turned ? 1 - bounds.left : bounds.right;
  const x = (-(left + right) / 2) * width;
  const y = -bounds.bottom * height;
  const headAtRight = facing === 'right';
  const pace = /animal-(mammal|bird|reptile)/.test(category) ? paceOf(motion) : null;
  const gait = pace ? findGait(sprite, { ...bounds, left, right }) : null;
  const legs = gait ? legRoomPx(gait, bounds.bottom, height) : 0;
  const crouchPx =
    motion === 'sleep' && gait ? Math.max(legs, height * 0.2) : legs * (FOLDING[motion] ?? 0);
  const undulates = (motion === 'swim' || motion === 'fly') && category.startsWith('animal');
  const sways = SWAYING.test(glyph);
  const flutters = /butterfly/.test(glyph) && (motion === 'fly' || motion === 'float');
  const side = looksLeft(glyph, category) ? facing : 'front';
  const rolls = hasWheels(glyph) && ROLLING.has(motion);
  const middle = (left + right) / 2;
  const top = crownOf(
    sprite,
    side === 'right' ? middle + (right - middle) * 0.2 : left,
    side === 'left' ? middle - (middle - left) * 0.2 : right,
  );
  return {
    glyph,
    crown: { x: (top.x - middle) * width, y: (top.y - bounds.bottom) * height + crouchPx },
    width: (right - left) * width,
    height: (bounds.bottom - bounds.top) * height - crouchPx,
    seatDepth: (bounds.bottom - bounds.top) * height * 0.1,
    draw(context, phase) {
      if (motion === 'sleep' && crouchPx > 0) {
        // Asleep it lies on its belly: what would be legs is below the ground.
        context.save();
        context.beginPath();
        context.rect(x, y, width, -y);
        context.clip();
        context.drawImage(sprite, x, y + crouchPx);
        context.restore();
      } else if (pace && gait) {
        drawGait(context, sprite, gait, pace, phase, { x, y, headAtRight, crouchPx });
      } else if (flutters) {
        // Wings beat: the whole drawing narrows and widens about its body.
        context.save();
        context.scale(0.7 + 0.3 * wave(phase, 6), 1);
        context.drawImage(sprite, x, y);
        context.restore();
      } else if (undulates) {
        drawWarped(
          context,
          sprite,
          x,
          y,
          width,
          height,
          'column',
          undulation(motion, phase, width, headAtRight),
        );
      } else if (sways) {
        const sway = (position: number): number =>
          width * 0.03 * wave(phase, 1) * clamp(1 - position) ** 1.5;
        drawWarped(context, sprite, x, y, width, height, 'row', sway, 16);
      } else context.drawImage(sprite, x, y);
      if (rolls) drawSpokes(context, glyph, { x, y, sizePx: width, turned }, phase);
      if (sails) drawSails(context, sails, x, y, phase);
    },
  };
}
