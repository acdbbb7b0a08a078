import type { Actor } from '../actors/actor.ts';
import { type Colour, css } from '../math/colour.ts';
import { fract, TAU } from '../math/periodic.ts';
import { createRandom } from '../math/random.ts';
import type { Stage } from '../stage/stage.ts';

const BALL = 'mirror-ball';
/** Below the actors. */
const ORDER = 48;
const ROWS = 7;
const SPOTS_IN_ROW = 9;
const COLOURS: readonly Colour[] = [
  [0.8, 0.2, 350],
  [0.85, 0.16, 205],
  [0.88, 0.17, 100],
  [0.78, 0.19, 300],
  [0.86, 0.2, 145],
];

interface Spot {
  /** Along the row, 0 to 1. */
  readonly start: number;
  readonly row: number;
  readonly fill: string;
  readonly size: number;
}

/** Spots of colored light that a mirror ball throws on what is around it, and that go round with it once in a loop. */
export function addDiscoLights(stage: Stage, actors: readonly Actor[]): void {
  const ball = actors.find(({ body }) => body.glyph === BALL);
  if (!ball || stage.palette.night < 0.5 || stage.plan.setting === 'flatlay') return;
  const spots = spotsOf(stage.seed);
  const { width, height, unit } = stage;
  const x = ball.placement.x * width;
  const y = ball.placement.y * height;
  stage.addLayer(ORDER, ball.placement.depth, (context, phase) => {
    context.globalCompositeOperation = 'screen';
    for (const { start, row, fill, size } of spots) {
      // Half a round is behind the viewer.
      const longitude = Math.PI * (fract(start + phase) - 0.5);
      const level = (row + 0.5) / ROWS - 0.35;
      const spread = 1 + 1.1 * Math.abs(Math.sin(longitude));
      context.globalAlpha = 0.62 * Math.cos(longitude) ** 0.5;
      context.fillStyle = fill;
      context.beginPath();
      context.ellipse(
        x + Math.sin(longitude) * 0.85 * width,
        y + level * height * (0.75 + 0.3 * spread),
        size * spread * unit,
        size * unit,
        0,
        0,
        TAU,
      );
      context.fill();
    }
    context.globalAlpha = 1;
    context.globalCompositeOperation = 'source-over';
  });
}

function spotsOf(seed: number): readonly Spot[] {
  const random = createRandom(seed + 733);
  return Array.from({ length: ROWS * SPOTS_IN_ROW }, (_, i): Spot => {
    const row = i % ROWS;
    const colour = COLOURS[Math.floor(random() * COLOURS.length)] ?? [0.9, 0, 0];
    return {
      row,
      start: (Math.floor(i / ROWS) + 0.5 * (row % 2) + 0.25 * random()) / SPOTS_IN_ROW,
      fill: css(colour),
      size: 11 + 5 * random(),
    };
  });
}
