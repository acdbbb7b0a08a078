import type { Canvas2D } from '../../canvas.ts';
import { type Colour, css, mix, shift } from '../../math/colour.ts';
import { TAU } from '../../math/periodic.ts';
import { createRandom } from '../../math/random.ts';
import { fillCircle, radialGradient } from '../../painting.ts';
import type { Stage } from '../../stage/stage.ts';
import { paintVeins } from '../front-table.ts';
import { coloursOf, cover, CREAM, fillWith, paintLitTone, WHITE } from './ground.ts';

const OAK: Colour = [0.66, 0.09, 62];

export function marble(stage: Stage): void {
  const { width, height, unit } = stage;
  const [tone = WHITE, vein] = coloursOf(stage, WHITE);
  fillWith(stage, (context) => {
    paintLitTone(context, stage, tone, 0.03);
    const random = createRandom(stage.seed + 4);
    for (let cloud = 0; cloud < 16; cloud++) {
      const [x, y, radius] = [
        random() * width,
        random() * height,
        (0.15 + 0.25 * random()) * width,
      ];
      const pale = cloud % 2 === 0;
      context.fillStyle = radialGradient(context, x, y, radius, [
        [0, shift(tone, pale ? 0.06 : tone[0] > 0.5 ? -0.09 : 0.08, 0.9), 0.5],
        [1, tone, 0],
      ]);
      fillCircle(context, x, y, radius);
    }
    paintVeins(
      context,
      [-0.05 * width, -0.1 * height, 1.05 * width, 1.05 * height],
      random,
      unit * 1.3,
    );
    if (vein !== undefined || tone[0] < 0.5) {
      context.globalAlpha = 0.8;
      paintFineVeins(context, stage, vein ?? [0.85, 0.01, 90]);
    }
  });
}

function paintFineVeins(
  context: Canvas2D,
  { width, height, unit, seed }: Stage,
  ink: Colour,
): void {
  const random = createRandom(seed + 9);
  context.strokeStyle = css(ink);
  context.lineCap = 'round';
  for (let vein = 0; vein < 9; vein++) {
    let [x, y] = [random() * width * 1.3 - 0.3 * width, random() * height * 0.4 - 0.1 * height];
    context.lineWidth = (1.5 + 4 * random()) * unit;
    context.beginPath();
    for (let step = 0; step < 12; step++) {
      context.lineTo(x, y);
      x += (0.01 + 0.11 * random()) * width;
      y += (0.01 + 0.12 * random()) * height;
    }
    context.stroke();
  }
}

/** Washes of watercolor that run into each other on white paper. */
export function wash(stage: Stage): void {
  const { width, height } = stage;
  const [first = WHITE, second = shift(first, 0.06, 0.8, 35)] = coloursOf(
    stage,
    [0.78, 0.1, 235],
    [0.82, 0.09, 350],
  );
  fillWith(stage, (context) => {
    context.fillStyle = css(WHITE);
    cover(context, stage);
    const random = createRandom(stage.seed + 1);
    for (let blot = 0; blot < 34; blot++) {
      const tone = mix(first, second, random());
      const [x, y] = [random() * width, random() * height];
      const radius = (0.1 + 0.26 * random()) * Math.max(width, height);
      paintBlot(context, x, y, radius, tone, random);
    }
  });
}

function paintBlot(
  context: Canvas2D,
  x: number,
  y: number,
  radius: number,
  tone: Colour,
  random: () => number,
): void {
  const bumps = Array.from({ length: 14 }, () => 0.8 + 0.35 * random());
  context.beginPath();
  for (let i = 0; i <= 56; i++) {
    const turn = (i / 56) * TAU;
    const at = ((i / 56) * 14) % 14;
    const low = bumps[Math.floor(at) % 14] ?? 1;
    const high = bumps[Math.ceil(at) % 14] ?? 1;
    const reach = radius * (low + (high - low) * (at - Math.floor(at)));
    context.lineTo(x + reach * Math.cos(turn), y + reach * Math.sin(turn));
  }
  context.closePath();
  context.fillStyle = radialGradient(context, x, y, radius * 1.1, [
    [0, shift(tone, 0.1, 0.7), 0.12],
    [0.8, tone, 0.2],
    [1, shift(tone, -0.05), 0.28],
  ]);
  context.fill();
}

export const paper =
  (own: Colour, isKraft = false) =>
  (stage: Stage): void => {
    const { width, height, unit } = stage;
    const [tone = own] = coloursOf(stage, own);
    fillWith(stage, (context) => {
      paintLitTone(context, stage, tone, 0.03);
      const random = createRandom(stage.seed + 5);
      for (let fibre = 0; fibre < 900; fibre++) {
        const [x, y, turn] = [random() * width, random() * height, random() * TAU];
        const long = (4 + 16 * random()) * unit;
        context.strokeStyle = css(shift(tone, random() > 0.5 ? 0.07 : -0.1), isKraft ? 0.4 : 0.22);
        context.lineWidth = (0.8 + 1.2 * random()) * unit;
        context.beginPath();
        context.moveTo(x, y);
        context.lineTo(x + long * Math.cos(turn), y + long * Math.sin(turn));
        context.stroke();
      }
      if (/\b(?:old|vintage|aged|antique|parchment|alt|viejo|vieux)\b/iu.test(stage.plan.prompt)) {
        context.fillStyle = radialGradient(
          context,
          width / 2,
          height / 2,
          Math.hypot(width, height) * 0.56,
          [
            [0, [0.6, 0.09, 65], 0.1],
            [0.7, [0.6, 0.09, 65], 0.22],
            [1, [0.35, 0.07, 55], 0.75],
          ],
        );
        cover(context, stage);
      }
    });
  };

export function linen(stage: Stage): void {
  const { width, height, unit } = stage;
  const [tone = CREAM] = coloursOf(stage, CREAM);
  fillWith(stage, (context) => {
    paintLitTone(context, stage, tone, 0.04);
    const random = createRandom(stage.seed + 6);
    const step = 5 * unit;
    for (let at = -step; at < Math.max(width, height) + step; at += step) {
      context.fillStyle = css(shift(tone, -0.12), 0.1 + 0.2 * random());
      context.fillRect(at, -height, step * 0.4, 3 * height);
      context.fillStyle = css(shift(tone, -0.12), 0.1 + 0.2 * random());
      context.fillRect(-width, at, 3 * width, step * 0.4);
    }
  });
}

export function wood(stage: Stage): void {
  const { width, height, unit } = stage;
  const [tone = OAK] = coloursOf(stage, OAK);
  fillWith(stage, (context) => {
    const random = createRandom(stage.seed + 8);
    const boards = 5;
    for (let board = -1; board <= boards; board++) {
      const left = (board / boards) * width;
      const own = shift(tone, (random() - 0.5) * 0.08);
      context.fillStyle = css(own);
      context.fillRect(left, -height, width / boards + 2, 3 * height);
      for (let grain = 0; grain < 22; grain++) {
        const x = left + (random() * width) / boards;
        const bend = (random() - 0.5) * 26 * unit;
        context.strokeStyle = css(shift(own, -0.12), 0.14 + 0.22 * random());
        context.lineWidth = (1 + 2.4 * random()) * unit;
        context.beginPath();
        context.moveTo(x, -0.1 * height);
        context.bezierCurveTo(x + bend, 0.35 * height, x - bend, 0.65 * height, x, 1.1 * height);
        context.stroke();
      }
      context.fillStyle = css(shift(tone, -0.3), 0.7);
      context.fillRect(left, -height, 4 * unit, 3 * height);
    }
  });
}
