import type { Canvas2D } from '../../canvas.ts';
import { type Colour, css, mix, shift } from '../../math/colour.ts';
import { createRandom } from '../../math/random.ts';
import { fillCircle, fillPolygon, verticalGradient } from '../../painting.ts';
import type { Stage } from '../../stage/stage.ts';
import { scaleOf } from '../extent.ts';
import { addStrip } from '../strip.ts';
import { addBeams } from './beams.ts';

/** Where the catwalk comes out of the wall, and half its breadth there and at the viewer. */
const FAR = { y: 0.56, half: 0.11 } as const;
const NEAR = { y: 1.06, half: 0.44 } as const;
const DARK: Colour = [0.17, 0.03, 290];

/** A place on the floor: `t` 0 at the wall, 1 at the viewer; `side` in half breadths of the catwalk. */
function onFloor(stage: Stage, side: number, t: number): readonly [x: number, y: number] {
  const near = t ** 1.6;
  const half = (FAR.half + (NEAR.half - FAR.half) * near) * scaleOf(stage);
  return [stage.width / 2 + side * half, (FAR.y + (NEAR.y - FAR.y) * near) * stage.height];
}

/** The wall from which the models come, with a lit opening and panels that glow. */
function paintWall(context: Canvas2D, stage: Stage, accent: Colour): void {
  const { width, height } = stage;
  const scale = scaleOf(stage);
  context.fillStyle = verticalGradient(context, 0, FAR.y * height, [
    [0, shift(DARK, -0.04)],
    [1, shift(DARK, 0.08)],
  ]);
  context.fillRect(-width, -height, width * 3, height * 3);
  for (const side of [-1, 1])
    for (let i = 0; i < 7; i++) {
      const x = width / 2 + side * (0.21 + i * 0.1) * scale;
      context.fillStyle = verticalGradient(context, 0.08 * height, FAR.y * height, [
        [0, mix(accent, DARK, 0.35 + 0.09 * i)],
        [1, mix(accent, DARK, 0.7)],
      ]);
      context.fillRect(x - 0.022 * scale, 0.08 * height, 0.044 * scale, (FAR.y - 0.08) * height);
    }
  context.fillStyle = verticalGradient(context, 0.04 * height, FAR.y * height, [
    [0, [0.98, 0.02, 90]],
    [1, mix([0.98, 0.02, 90], accent, 0.35)],
  ]);
  context.fillRect(width / 2 - 0.15 * scale, 0.05 * height, 0.3 * scale, (FAR.y - 0.05) * height);
}

/** White, shining boards with a line of light along both edges. */
function paintCatwalk(context: Canvas2D, stage: Stage, accent: Colour): void {
  const { width, height } = stage;
  context.fillStyle = css(shift(DARK, -0.03));
  context.fillRect(-width, FAR.y * height, width * 3, height);
  const slab = (side: number, from: number, to: number): void =>
    fillPolygon(context, [
      onFloor(stage, from * side, 0),
      onFloor(stage, to * side, 0),
      ...[0.4, 0.7, 1].map((t) => onFloor(stage, to * side, t)),
      ...[1, 0.7, 0.4].map((t) => onFloor(stage, from * side, t)),
    ]);
  context.fillStyle = verticalGradient(context, FAR.y * height, height, [
    [0, [0.86, 0.03, accent[2]]],
    [1, [0.97, 0.012, accent[2]]],
  ]);
  slab(1, -1, 1);
  context.fillStyle = verticalGradient(context, FAR.y * height, height, [
    [0, [1, 0, 0]],
    [1, mix([0.97, 0.012, accent[2]], accent, 0.14)],
  ]);
  slab(1, -0.34, 0.34);
  for (const side of [-1, 1]) {
    context.fillStyle = css(mix(accent, [1, 0, 0], 0.55));
    slab(side, 0.94, 1);
    context.fillStyle = css(shift(DARK, 0.1));
    slab(side, 1, 1.12);
  }
}

/** Guests in rows on both sides, nearer ones larger and darker. */
function paintGuests(context: Canvas2D, stage: Stage): void {
  if (stage.plan.isEmptyPlace) return;
  const scale = scaleOf(stage);
  const random = createRandom(stage.seed + 51);
  for (let row = 0; row < 9; row++) {
    const t = 0.2 + row * 0.1;
    const size = (0.011 + 0.034 * t ** 1.6) * scale;
    for (const side of [-1, 1])
      for (let seat = 3; seat >= 0; seat--) {
        const [x, y] = onFloor(stage, side * (1.34 + seat * 0.4 + 0.06 * random()), t);
        const cloth: Colour = [0.4 + 0.2 * random(), 0.08, random() * 360];
        const light = 0.55 - 0.12 * seat;
        context.fillStyle = css(mix(DARK, cloth, light));
        context.beginPath();
        context.roundRect(x - size, y - size * 2.2, size * 2, size * 3.4, size * 0.9);
        context.fill();
        context.fillStyle = css(mix(DARK, [0.5 + 0.3 * random(), 0.07, 60], light));
        fillCircle(context, x, y - size * 2.9, size * 0.78);
        context.fillStyle = css(mix(DARK, [0.3, 0.05, 50], light));
        context.beginPath();
        context.arc(x, y - size * 3.05, size * 0.82, Math.PI, 0);
        context.fill();
      }
  }
}

/** A catwalk that comes towards the viewer between guests. */
export function runway(stage: Stage): void {
  const accent: Colour = stage.accents[0] ? [0.68, 0.17, stage.accents[0][2]] : [0.68, 0.19, 330];
  stage.horizon = FAR.y;
  stage.ground = 0.9;
  stage.lightSource = { x: 0.5 * stage.width, y: 0 };
  addStrip(stage, { order: 2, depth: 0.1, top: -0.1, bottom: 1.1 }, (context) => {
    paintWall(context, stage, accent);
    paintCatwalk(context, stage, accent);
    paintGuests(context, stage);
  });
  addBeams(stage, [
    { x: 0.16, y: -0.03, to: [0.42, 0.84], colour: [0.96, 0.04, 90], swing: 0.03 },
    { x: 0.84, y: -0.03, to: [0.58, 0.84], colour: mix(accent, [1, 0, 0], 0.4), swing: 0.03 },
    { x: 0.5, y: -0.04, to: [0.5, 0.88], colour: [0.97, 0.03, 95] },
  ]);
}
