import { colourNamed } from '../language/colours.ts';
import type { Subject } from '../language/subject.ts';
import { fract, saw, TAU, wave } from '../math/periodic.ts';
import { addBands, createMotes, type DrawMote, type Mote } from '../particles/bands.ts';
import type { Stage } from '../stage/stage.ts';

const COUNT = 22;
/** Of one of them, in measures of the picture. */
const SIZE = 0.16;
const CLOUD_SIZE = 0.42;

/** Things that come down all over the picture and turn over as they fall, or go up and sway. */
export async function addFallingThings(stage: Stage): Promise<void> {
  const { falling = [], rising = [] } = stage.plan;
  await addMovingThings(stage, falling, fallenAt);
  await addMovingThings(stage, rising, risenAt);
}

/** Where a thing is: across in widths, down from 0 above the picture to 1 below it, and its turn in whole turns. */
type Way = (
  phase: number,
  mote: Mote,
) => { readonly across: number; readonly down: number; readonly turn: number };

const fallenAt: Way = (phase, mote) => ({
  across: mote.x + 0.03 * wave(phase, 1, mote.a),
  down: saw(phase, 1, mote.offset),
  turn: mote.a + (mote.index % 2 ? phase : -phase),
});

/** Steps of a sequence that fills a square evenly, so that what rises upright seldom overlaps (Roberts 2018, "R2"). */
const [STEP_ACROSS, STEP_DOWN] = [0.7548776662, 0.5698402909];

const risenAt: Way = (phase, { index, a, b }) => ({
  across: fract(STEP_ACROSS * (index + 1)) + 0.02 * wave(phase, 2, b),
  down: 1 - saw(phase, 1, STEP_DOWN * (index + 1) + 0.05 * a),
  turn: 0.03 * wave(phase, 2, a),
});

async function addMovingThings(
  stage: Stage,
  things: readonly Subject[],
  wayOf: Way,
): Promise<void> {
  const { width, height } = stage;
  const shorter = Math.min(width, height);
  // Clouds are large, and cover no face.
  const areClouds = things.every(({ glyph }) => glyph === '@powderpuff');
  const share = areClouds ? CLOUD_SIZE : SIZE;
  const sprites = await Promise.all(
    things.map(async ({ glyph, colour }) =>
      stage.lit(await stage.sprite(glyph, Math.ceil(share * 1.3 * shorter), colourNamed(colour))),
    ),
  );
  if (sprites.length === 0) return;
  const draw: DrawMote = (context, phase, mote, band) => {
    const sprite = sprites[mote.index % sprites.length];
    if (!sprite) return;
    const { across, down, turn } = wayOf(phase, mote);
    const side = share * shorter * (0.75 + 0.45 * mote.b) * Math.min(1.25, 0.5 + 0.5 * band.scale);
    const tall = (side * sprite.height) / sprite.width;
    context.save();
    context.globalAlpha = band.near ? 0.8 : 1;
    context.translate(across * width, (down * (1 + 2.4 * share) - 1.2 * share) * height);
    context.rotate(TAU * turn);
    context.drawImage(sprite, -side / 2, -tall / 2, side, tall);
    context.restore();
  };
  addBands(stage, createMotes(stage, COUNT, 91), draw, areClouds);
}
