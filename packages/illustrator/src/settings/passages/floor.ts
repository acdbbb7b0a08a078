import type { Canvas2D } from '../../canvas.ts';
import { type Colour, css, mix, shift } from '../../math/colour.ts';
import { createRandom } from '../../math/random.ts';
import { verticalGradient } from '../../painting.ts';
import type { Stage } from '../../stage/stage.ts';
import { bayCount, endOf, fillFloor, NEAR, project, type Tube } from './perspective.ts';

export interface Floor {
  readonly colour: Colour;
  readonly pattern: 'planks' | 'tiles' | 'plain' | 'stones';
  /** A strip along the middle: a carpet, a lane. */
  readonly runner?: { readonly half: number; readonly colour: Colour };
  /** A line along the floor, so far from the middle. */
  readonly line?: { readonly x: number; readonly colour: Colour };
}

/** Lines that run to the vanishing point, lines across, or paving stones of different tones. */
function paintPattern(context: Canvas2D, stage: Stage, tube: Tube, floor: Floor): void {
  const end = NEAR + bayCount(tube) * tube.bay;
  const lanes = 12;
  const step = (tube.half * 2) / lanes;
  const dark = shift(floor.colour, -0.09);
  if (floor.pattern === 'stones') {
    const random = createRandom(stage.seed + 71);
    for (let depth = end; depth > NEAR; depth -= 0.14) {
      const offset = random() * step;
      for (let x = -tube.half - step + offset; x < tube.half; x += step) {
        const [from, to] = [Math.max(-tube.half, x), Math.min(tube.half, x + step * 0.93)];
        fillFloor(
          context,
          stage,
          tube,
          [
            [from, depth],
            [to, depth],
            [to, depth - 0.125],
            [from, depth - 0.125],
          ],
          shift(floor.colour, (random() - 0.55) * 0.1),
          0.75,
        );
      }
    }
    return;
  }
  for (let lane = 1; lane < lanes; lane++) {
    const x = -tube.half + lane * step;
    fillFloor(
      context,
      stage,
      tube,
      [
        [x, end],
        [x + 0.006, end],
        [x + 0.006, NEAR],
        [x, NEAR],
      ],
      dark,
      0.6,
    );
  }
  if (floor.pattern !== 'tiles') return;
  for (let depth = end; depth > NEAR; depth -= 0.2) {
    fillFloor(
      context,
      stage,
      tube,
      [
        [-tube.half, depth],
        [tube.half, depth],
        [tube.half, depth - 0.012],
        [-tube.half, depth - 0.012],
      ],
      dark,
      0.6,
    );
  }
}

/** The floor of a long place, lighter towards its end. */
export function paintFloor(
  context: Canvas2D,
  stage: Stage,
  tube: Tube,
  floor: Floor,
  far: Colour,
): void {
  const end = NEAR + bayCount(tube) * tube.bay;
  const [, , , horizon] = endOf(stage, tube);
  context.fillStyle = verticalGradient(context, horizon, stage.height, [
    [0, mix(floor.colour, far, 0.45)],
    [0.4, floor.colour],
    [1, shift(floor.colour, -0.08)],
  ]);
  context.fillRect(-stage.width, horizon, stage.width * 3, stage.height);
  if (floor.pattern !== 'plain') paintPattern(context, stage, tube, floor);
  if (floor.runner) {
    const { half, colour } = floor.runner;
    for (const [reach, tone] of [
      [half, shift(colour, -0.1)],
      [half * 0.88, colour],
    ] as const) {
      fillFloor(
        context,
        stage,
        tube,
        [
          [-reach, end],
          [reach, end],
          [reach, NEAR],
          [-reach, NEAR],
        ],
        tone,
      );
    }
  }
  if (floor.line) {
    const { x, colour } = floor.line;
    fillFloor(
      context,
      stage,
      tube,
      [
        [x, end],
        [x + 0.03, end],
        [x + 0.03, NEAR],
        [x, NEAR],
      ],
      colour,
    );
  }
}

/** A line across the place at a depth, for beams and arches: its points in pixels. */
function archAt(
  stage: Stage,
  tube: Tube,
  depth: number,
  springs: number,
): readonly (readonly [number, number])[] {
  const points: (readonly [number, number])[] = [];
  for (let i = 0; i <= 20; i++) {
    const angle = Math.PI * (i / 20);
    const x = -tube.half * Math.cos(angle);
    const up = springs + (1.12 - springs) * Math.sin(angle);
    points.push(project(stage, tube, [x, up, depth]));
  }
  return points;
}

/** A ceiling of flat boards or a vault, darker towards the viewer. */
export function paintCeiling(
  context: Canvas2D,
  stage: Stage,
  tube: Tube,
  { colour, springs }: { readonly colour: Colour; readonly springs: number | null },
  tone: (colour: Colour, depth: number) => Colour,
): void {
  const bays = bayCount(tube);
  for (let index = bays - 1; index >= 0; index--) {
    const near = NEAR + index * tube.bay;
    const far = near + tube.bay;
    context.fillStyle = css(tone(shift(colour, index % 2 ? -0.02 : 0), near));
    const ring = (depth: number): readonly (readonly [number, number])[] =>
      springs === null
        ? [
            project(stage, tube, [-tube.half, 1, depth]),
            project(stage, tube, [tube.half, 1, depth]),
          ]
        : archAt(stage, tube, depth, springs);
    context.beginPath();
    for (const [x, y] of ring(near)) context.lineTo(x, y);
    for (const [x, y] of ring(far).toReversed()) context.lineTo(x, y);
    context.closePath();
    context.fill();
  }
}
