import type { Canvas2D } from '../canvas.ts';
import { type Colour, css, shift } from '../math/colour.ts';
import { TAU } from '../math/periodic.ts';
import { createRandom } from '../math/random.ts';
import { fillCircle, fillPolygon } from '../painting.ts';
import type { Stage } from '../stage/stage.ts';
import { scaleOf } from './extent.ts';
import { paintRollingHills } from './hills.ts';
import { addLightStrings } from './light-strings.ts';
import { rectanglesAt } from './rectangles.ts';
import { addStrip } from './strip.ts';
import { underSky } from './surface.ts';

const FAR = 0.66;
const BLOOMS: readonly Colour[] = [
  [0.94, 0.03, 20],
  [0.82, 0.12, 0],
  [0.9, 0.08, 30],
  [0.64, 0.13, 140],
];

/** An arch wound with flowers and a cloth, at the end of the aisle. */
function paintArch(context: Canvas2D, stage: Stage): void {
  const { width, height, palette } = stage;
  const scale = scaleOf(stage);
  const [x, foot] = [width / 2, (FAR + 0.015) * height];
  const half = 0.15 * scale;
  const random = createRandom(stage.seed + 3);
  context.strokeStyle = css(underSky(palette, [0.95, 0.01, 85]));
  context.lineWidth = 0.02 * scale;
  context.beginPath();
  context.moveTo(x - half, foot);
  context.lineTo(x - half, foot - 0.22 * scale);
  context.arc(x, foot - 0.22 * scale, half, Math.PI, TAU);
  context.lineTo(x + half, foot);
  context.stroke();
  const bloom = (at: number, y: number, radius: number): void => {
    const colour = BLOOMS[Math.floor(random() * BLOOMS.length)] ?? [0.9, 0.08, 0];
    context.fillStyle = css(underSky(palette, colour, 0.02));
    fillCircle(context, at, y, radius * scale);
  };
  for (let i = 0; i < 90; i++) {
    const t = random();
    const away = (random() - 0.5) * 0.035 * scale;
    if (t < 0.56) {
      const angle = Math.PI * (1 + t / 0.56);
      bloom(
        x + (half + away) * Math.cos(angle),
        foot - 0.22 * scale + (half + away) * Math.sin(angle),
        0.012 + 0.01 * random(),
      );
    } else {
      const side = random() < 0.5 ? -1 : 1;
      bloom(x + side * half + away, foot - 0.22 * scale * random(), 0.01 + 0.008 * random());
    }
  }
}

/** A white folding chair, seen from behind. */
function paintChair(context: Canvas2D, stage: Stage, x: number, foot: number, tall: number): void {
  const white = underSky(stage.palette, [0.97, 0.006, 90], 0.02);
  const part = rectanglesAt(context, [x, foot], tall);
  for (const left of [-0.27, 0.21]) part(left, -1, 0.06, 1, shift(white, -0.08));
  part(-0.27, -1, 0.54, 0.14, white);
  part(-0.27, -0.8, 0.54, 0.1, white);
  part(-0.3, -0.5, 0.6, 0.09, white);
  part(-0.27, -0.22, 0.54, 0.04, shift(white, -0.1));
}

/** A ceremony in a garden: an aisle with petals between rows of chairs, up to an arch of flowers. */
export function wedding(stage: Stage): void {
  const { width, height, palette } = stage;
  const scale = scaleOf(stage);
  paintRollingHills(stage, 0.48, 4);
  stage.ground = 0.93;
  const random = createRandom(stage.seed + 7);
  const lane = (t: number): number => (0.09 + 0.17 * t) * scale;
  const level = (t: number): number => (FAR + (1.05 - FAR) * t) * height;
  addStrip(stage, { order: 22, depth: 0.6, top: 0.2, bottom: 1.1 }, (context) => {
    context.fillStyle = css(underSky(palette, [0.96, 0.012, 70], 0.02));
    fillPolygon(context, [
      [width / 2 - lane(0), level(0)],
      [width / 2 + lane(0), level(0)],
      [width / 2 + lane(1), level(1)],
      [width / 2 - lane(1), level(1)],
    ]);
    paintArch(context, stage);
    for (let i = 0; i < 130; i++) {
      const t = random();
      const side =
        i % 3 === 0 ? random() * 2 - 1 : (random() < 0.5 ? -1 : 1) * (0.8 + 0.25 * random());
      context.fillStyle = css(underSky(palette, [0.82, 0.12, 350 + 20 * random()], 0.02));
      context.beginPath();
      const radius = (0.004 + 0.008 * t) * scale;
      context.ellipse(
        width / 2 + side * lane(t),
        level(t),
        radius,
        radius * 0.5,
        random() * 3,
        0,
        TAU,
      );
      context.fill();
    }
    for (const t of [0.1, 0.26, 0.48, 0.78]) {
      const tall = (0.09 + 0.15 * t) * scale;
      for (const side of [-1, 1]) {
        for (let i = 0; i < 6; i++) {
          const x = width / 2 + side * (lane(t) + (0.55 + i * 0.72) * tall);
          if (x > -tall && x < width + tall) paintChair(context, stage, x, level(t), tall);
        }
      }
    }
  });
  addLightStrings(stage, { top: 0.04, drop: 0.1 });
}
