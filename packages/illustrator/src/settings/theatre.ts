import type { Canvas2D } from '../canvas.ts';
import { drawGlow, glowSprite } from '../glow-sprite.ts';
import { type Colour, css, mix, shift } from '../math/colour.ts';
import { TAU, wave } from '../math/periodic.ts';
import { createRandom } from '../math/random.ts';
import { fillCircle, linearGradient, radialGradient, verticalGradient } from '../painting.ts';
import type { Stage } from '../stage/stage.ts';
import { crowd, scaleOf } from './extent.ts';
import { coneSprite, drawPool } from './halls/beams.ts';
import { addSky } from './sky.ts';
import { addStrip } from './strip.ts';

const FLOOR = 0.76;
const EDGE = 0.94;
const WOOD: Colour = [0.5, 0.1, 45];

/** Velvet in folds across `[from, to]`, as pixels. */
function paintVelvet(
  context: Canvas2D,
  [from, to]: readonly [number, number],
  [top, bottom]: readonly [number, number],
  foldWidth: number,
  colour: Colour,
): void {
  for (let x = from; x < to; x += foldWidth) {
    context.fillStyle = linearGradient(
      context,
      [x, 0, x + foldWidth, 0],
      [
        [0, shift(colour, -0.1)],
        [0.35, shift(colour, 0.06)],
        [0.6, colour],
        [1, shift(colour, -0.15)],
      ],
    );
    context.fillRect(x, top, Math.min(foldWidth + 0.6, to - x), bottom - top);
  }
  context.fillStyle = linearGradient(
    context,
    [0, top, 0, bottom],
    [
      [0, [0.1, 0.06, 320], 0.55],
      [0.4, [0.1, 0.06, 320], 0.1],
      [1, [0.1, 0.06, 320], 0.5],
    ],
  );
  context.fillRect(from, top, to - from, bottom - top);
}

/** A swag: the curtain's upper border, hanging in bows with a golden fringe. */
function paintSwags(context: Canvas2D, stage: Stage, colour: Colour): void {
  const { width, unit } = stage;
  const scale = scaleOf(stage);
  const bows = crowd(stage, 6);
  const across = (width * 1.1) / bows;
  const drop = 0.16 * scale;
  for (let i = 0; i < bows; i++) {
    const x = -0.05 * width + i * across;
    context.fillStyle = radialGradient(context, x + across / 2, -drop * 0.5, drop * 1.7, [
      [0, shift(colour, -0.14)],
      [0.55, shift(colour, 0.05)],
      [0.8, shift(colour, -0.06)],
      [1, shift(colour, -0.16)],
    ]);
    context.beginPath();
    context.moveTo(x, -drop);
    context.lineTo(x, drop * 0.25);
    context.quadraticCurveTo(x + across / 2, drop * 1.5, x + across, drop * 0.25);
    context.lineTo(x + across, -drop);
    context.fill();
    context.strokeStyle = css([0.8, 0.13, 85]);
    context.lineWidth = 7 * unit;
    context.beginPath();
    context.moveTo(x, drop * 0.25);
    context.quadraticCurveTo(x + across / 2, drop * 1.5, x + across, drop * 0.25);
    context.stroke();
  }
}

function addCurtains(stage: Stage): void {
  const { width, height } = stage;
  const scale = scaleOf(stage);
  const velvet: Colour = [0.42, 0.17, 22];
  addStrip(stage, { order: 4, depth: 0.1, top: -0.1, bottom: FLOOR + 0.01 }, (context) => {
    paintVelvet(
      context,
      [-0.05 * width, 1.05 * width],
      [-0.1 * height, (FLOOR + 0.005) * height],
      0.075 * scale,
      mix([0.3, 0.12, 330], stage.palette.haze, 0.15),
    );
  });
  addStrip(stage, { order: 28, depth: 0.7, top: -0.1, bottom: 0.87 }, (context) => {
    const reach = Math.min(0.17 * scale, 0.17 * width);
    paintVelvet(
      context,
      [-0.05 * width, reach],
      [-0.1 * height, 0.86 * height],
      0.045 * scale,
      velvet,
    );
    paintVelvet(
      context,
      [width - reach, 1.05 * width],
      [-0.1 * height, 0.86 * height],
      0.045 * scale,
      velvet,
    );
    paintSwags(context, stage, velvet);
  });
}

function addBoards(stage: Stage): void {
  const { width, height, unit } = stage;
  const centre = width / 2;
  addStrip(stage, { order: 16, depth: 0.6, top: FLOOR, bottom: 1.1 }, (context) => {
    context.fillStyle = verticalGradient(context, FLOOR * height, EDGE * height, [
      [0, shift(WOOD, -0.16)],
      [0.5, WOOD],
      [1, shift(WOOD, 0.07)],
    ]);
    context.fillRect(-width, FLOOR * height, 3 * width, height);
    context.strokeStyle = css(shift(WOOD, -0.2), 0.5);
    context.lineWidth = 2.4 * unit;
    const boards = crowd(stage, 16);
    for (let i = -boards; i <= boards; i++) {
      context.beginPath();
      context.moveTo(centre + (i / boards) * width * 0.75, FLOOR * height);
      context.lineTo(centre + (i / boards) * width * 1.25, EDGE * height);
      context.stroke();
    }
    context.fillStyle = verticalGradient(context, EDGE * height, height * 1.02, [
      [0, shift(WOOD, -0.12)],
      [1, shift(WOOD, -0.32)],
    ]);
    context.fillRect(-width, EDGE * height, 3 * width, height);
    context.fillStyle = css([0.8, 0.13, 85], 0.9);
    context.fillRect(-width, EDGE * height, 3 * width, 4 * unit);
  });
}

/** Beams from above that swing over the boards, and the pools they leave there. */
function addSpotlights(stage: Stage): void {
  const { width, height, environment, accents } = stage;
  const scale = scaleOf(stage);
  const colours: readonly Colour[] = [
    [0.95, 0.07, 85],
    mix(accents[0] ?? [0.7, 0.2, 330], [0.8, 0.16, accents[0]?.[2] ?? 330], 0.6),
    mix(accents[1] ?? [0.7, 0.15, 230], [0.8, 0.14, (accents[0]?.[2] ?? 330) - 110], 0.6),
  ];
  const beams = colours.map((colour, i) => ({
    x: ([0.5, 0.16, 0.84][i] ?? 0.5) * width,
    cone: coneSprite(environment, { colour, mouth: 0.03, alphas: [0.75, 0.28] }),
    pool: { sprite: glowSprite(environment, colour), radius: 0.42 * scale, flat: 0.24, alpha: 0.6 },
    swing: i === 0 ? 0.03 : 0.16,
    offset: i * 0.33,
    lean: [0, -0.3, 0.3][i] ?? 0,
  }));
  const reach = 0.95 * height;
  stage.addLayer(24, 0.4, (context, phase) => {
    for (const { x, cone, pool, swing, offset, lean } of beams) {
      const angle = lean + swing * wave(phase, 1, offset);
      context.save();
      context.globalCompositeOperation = 'screen';
      context.globalAlpha = 0.55;
      context.translate(x, -0.05 * height);
      context.rotate(angle);
      context.drawImage(cone, -0.42 * scale, 0, 0.84 * scale, reach);
      context.restore();
      drawPool(context, x - Math.tan(angle) * reach, 0.86 * height, pool);
    }
  });
}

/** The first rows, dark against the boards, nodding along. */
function addAudience(stage: Stage): void {
  const { width, height } = stage;
  const scale = scaleOf(stage);
  const random = createRandom(stage.seed + 67);
  const count = crowd(stage, 9);
  const heads = Array.from({ length: count }, (_, i) => ({
    x: ((i + 0.5 + 0.3 * (random() - 0.5)) / count) * width,
    y: (1.005 + 0.012 * random()) * height,
    size: (0.036 + 0.01 * random()) * scale,
    offset: random(),
  }));
  const dark = css([0.13, 0.06, 315]);
  stage.addLayer(66, 1.3, (context, phase) => {
    context.fillStyle = dark;
    for (const { x, y, size, offset } of heads) {
      const nod = y + 0.08 * size * wave(phase, 2, offset);
      fillCircle(context, x, nod - size * 0.6, size);
      context.beginPath();
      context.ellipse(x, nod + size * 1.5, size * 1.9, size * 1.4, 0, 0, TAU);
      context.fill();
    }
  });
}

/** Bulbs along the front edge of the boards. */
function addFootlights(stage: Stage): void {
  const { width, height, unit, environment } = stage;
  const count = crowd(stage, 11);
  const bulb = glowSprite(environment, [0.93, 0.12, 85]);
  const bright = css([0.98, 0.06, 90]);
  stage.addLayer(29, 0.6, (context, phase) => {
    for (let i = 0; i < count; i++) {
      const x = ((i + 0.5) / count) * width;
      const alpha = 0.75 + 0.2 * wave(phase, 2, i / count);
      drawGlow(context, bulb, x, (EDGE + 0.004) * height, 34 * unit, alpha);
      context.fillStyle = bright;
      fillCircle(context, x, (EDGE + 0.004) * height, 6 * unit);
    }
  });
}

/** A theatre: curtains, boards, spotlights, an audience. */
export function theatre(stage: Stage): void {
  stage.horizon = FLOOR;
  stage.ground = 0.875;
  stage.lightSource = { x: 0.42 * stage.width, y: 0 };
  addSky(stage, 1);
  addCurtains(stage);
  addBoards(stage);
  addSpotlights(stage);
  addFootlights(stage);
  if (!stage.plan.isEmptyPlace) addAudience(stage);
}
