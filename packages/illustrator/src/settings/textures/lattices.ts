import type { Canvas2D } from '../../canvas.ts';
import { type Colour, css, mix, shift } from '../../math/colour.ts';
import { TAU } from '../../math/periodic.ts';
import { createRandom } from '../../math/random.ts';
import { fillCircle, tracePolygon } from '../../painting.ts';
import type { Stage } from '../../stage/stage.ts';
import { aside, coloursOf, cover, fillWith, GOLD, scalesOf } from './ground.ts';
import { coloursOfShapes } from './shapes.ts';

const NAVY: Colour = [0.27, 0.07, 265];

/** The circles of a fan: their shares of its radius, and how broad their lines are. */
const CIRCLES: readonly (readonly [share: number, line: number])[] = [
  [0.985, 5],
  [0.86, 2.2],
  [0.3, 3.4],
];
const RAYS = 12;

/** A fan of fine lines on its ground, around the origin with a radius of 1. */
function paintFan(context: Canvas2D, ground: Colour, ink: Colour, line: number): void {
  context.fillStyle = css(ground);
  fillCircle(context, 0, 0, 1);
  context.strokeStyle = css(ink);
  for (const [share, broad] of CIRCLES) {
    context.lineWidth = broad * line;
    context.beginPath();
    context.arc(0, 0, share, 0, TAU);
    context.stroke();
  }
  context.lineWidth = 2.2 * line;
  for (let ray = 0; ray <= RAYS; ray++) {
    const angle = (0.5 + ray / (2 * RAYS)) * TAU;
    const [x, y] = [Math.cos(angle), Math.sin(angle)];
    context.beginPath();
    context.moveTo(0.3 * x, 0.3 * y);
    context.lineTo(0.86 * x, 0.86 * y);
    context.stroke();
  }
  context.fillStyle = css(ink);
  fillCircle(context, 0, 0, 0.15);
}

/** Fans of fine lines in rows, as on walls and book covers of art deco. */
export function deco(stage: Stage): void {
  const { unit } = stage;
  const named = coloursOf(stage, GOLD, NAVY).toSorted((a, b) => a[0] - b[0]);
  const [ground = NAVY, ink = named.length > 1 ? GOLD : shift(ground, 0.4, 0.8)] = named;
  const { wide, middles } = scalesOf(stage, 4, 3);
  const radius = wide / 2;
  fillWith(stage, (context) => {
    context.fillStyle = css(ground);
    cover(context, stage);
    for (const [x, y] of middles) {
      context.save();
      context.translate(x, y);
      context.scale(radius, radius);
      paintFan(context, ground, ink, unit / radius);
      context.restore();
    }
  });
}

/** Hexagons side by side, each of another tone. */
export function hexagons(stage: Stage): void {
  const { width, height } = stage;
  const [ground, ...shapes] = coloursOfShapes(stage);
  const isTech = /\b(?:tech\w*|cyber\w*|digital|futuristic|science|data)\b/i.test(
    stage.plan.prompt,
  );
  const own = isTech && stage.plan.colours.length === 0;
  const tones: readonly Colour[] = own ? [NAVY, [0.45, 0.12, 250], [0.7, 0.13, 215]] : shapes;
  const radius = Math.min(width, height) / 9;
  const random = createRandom(stage.seed + 41);
  fillWith(stage, (context) => {
    context.fillStyle = css(own ? shift(NAVY, -0.08) : ground);
    cover(context, stage);
    for (let row = -1; row * radius * 1.5 < height * 1.2; row++) {
      for (let column = -1; column * radius * 1.74 < width * 1.2; column++) {
        const x = (column + aside(row)) * radius * 1.732;
        const y = row * radius * 1.5;
        const [first, second] = [random(), random()].map(
          (share) => tones[Math.floor(share * tones.length)] ?? ground,
        );
        const corners = Array.from({ length: 6 }, (_, i): [number, number] => [
          x + radius * 0.94 * Math.sin((i / 6) * TAU),
          y + radius * 0.94 * Math.cos((i / 6) * TAU),
        ]);
        context.fillStyle = css(mix(first ?? ground, second ?? ground, 0.35));
        tracePolygon(context, corners);
        context.fill();
      }
    }
  });
}

const INK: Colour = [0.22, 0.02, 280];

/** What is strewn over posters of the eighties, each around the origin with a size of about one. */
const CONFETTI: readonly ((context: Canvas2D) => void)[] = [
  (context) => fillCircle(context, 0, 0, 0.42),
  (context) => {
    context.beginPath();
    context.arc(0, 0, 0.36, 0, TAU);
    context.stroke();
  },
  (context) => {
    tracePolygon(context, [
      [0, -0.45],
      [0.42, 0.32],
      [-0.42, 0.32],
    ]);
    context.stroke();
  },
  (context) => {
    context.beginPath();
    for (let i = 0; i <= 6; i++) context.lineTo(-0.6 + 0.2 * i, i % 2 === 0 ? 0.16 : -0.16);
    context.stroke();
  },
  (context) => {
    context.beginPath();
    context.arc(0, 0, 0.45, 0, TAU / 2);
    context.closePath();
    context.fill();
  },
  (context) => {
    for (let i = 0; i < 9; i++)
      fillCircle(context, ((i % 3) - 1) * 0.26, (Math.floor(i / 3) - 1) * 0.26, 0.07);
  },
  (context) => {
    context.fillRect(-0.38, -0.08, 0.76, 0.16);
    context.fillRect(-0.08, -0.38, 0.16, 0.76);
  },
];

interface Piece {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly turn: number;
  readonly tone: Colour;
  readonly kind: number;
}

/** One figure in each cell of a grid, none of them in its middle. */
function strew({ width, height, seed }: Stage, tones: readonly Colour[]): readonly Piece[] {
  const random = createRandom(seed + 43);
  const step = Math.min(width, height) / 6;
  const pieces: Piece[] = [];
  for (let row = 0; row * step < height + step; row++) {
    for (let column = 0; column * step < width + step; column++) {
      pieces.push({
        x: (column + 0.5 * (row % 2) + 0.3 * (random() - 0.5)) * step,
        y: (row + 0.3 * (random() - 0.5)) * step,
        size: step * (0.42 + 0.22 * random()),
        turn: random() * TAU,
        tone: tones[Math.floor(random() * tones.length)] ?? INK,
        kind: Math.floor(random() * CONFETTI.length),
      });
    }
  }
  return pieces;
}

/** Figures strewn over a pale ground, in bright colors and black. */
export function memphis(stage: Stage): void {
  const [ground, ...shapes] = coloursOfShapes(stage);
  const pieces = strew(stage, [...shapes, INK]);
  fillWith(stage, (context) => {
    context.fillStyle = css(ground);
    cover(context, stage);
    for (const { x, y, size, turn, tone, kind } of pieces) {
      context.save();
      context.translate(x, y);
      context.rotate(turn);
      context.scale(size, size);
      context.fillStyle = css(tone);
      context.strokeStyle = css(tone);
      context.lineWidth = 0.11;
      context.lineJoin = 'round';
      context.lineCap = 'round';
      CONFETTI[kind]?.(context);
      context.restore();
    }
  });
}
