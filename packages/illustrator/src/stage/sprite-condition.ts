import { boundsOf } from '../art/bounds.ts';
import type { Canvas, Canvas2D, Environment } from '../canvas.ts';
import type { ConditionName } from '../language/subject.ts';
import { type Colour, css } from '../math/colour.ts';
import { createRandom } from '../math/random.ts';
import { fillCircle, fillPolygon, paintOnce, radialGradient, tracePolygon } from '../painting.ts';
import { paintIvy } from './ivy.ts';
import { paintSpilled } from './spilled.ts';

/** Draws over a copy of the sprite, in pixels. */
type PaintCondition = (context: Canvas2D, sprite: Canvas, environment: Environment) => void;

/** What lies on the upper edges of a thing: its outline without itself further down. */
function cap(deep: number, colour: Colour, strength: number): PaintCondition {
  return (context, sprite, environment) => {
    const { width, height } = sprite;
    const layer = paintOnce(environment, width, height, (edge) => {
      edge.drawImage(sprite, 0, 0);
      edge.globalCompositeOperation = 'source-in';
      edge.fillStyle = css(colour, strength);
      edge.fillRect(0, 0, width, height);
      edge.globalCompositeOperation = 'destination-out';
      // Uneven below, as what lies there is.
      for (const aside of [-0.05, 0, 0.05]) {
        edge.drawImage(sprite, aside * width, height * (deep + Math.abs(aside)));
      }
    });
    context.globalCompositeOperation = 'source-atop';
    context.drawImage(layer, 0, 0);
  };
}

const PAINTERS: Readonly<Record<ConditionName, PaintCondition>> = {
  melting(context, sprite, environment) {
    const { width, height } = sprite;
    const { data } = sprite.getContext('2d').getImageData(0, 0, width, height);
    const random = createRandom(17);
    const layer = paintOnce(environment, width, height, (drops) => {
      // Drops take the color of what they run down from.
      for (let i = 0; i < 6; i++) {
        const x = Math.floor((0.24 + 0.52 * ((i + random() * 0.6) / 6)) * width);
        const y = Math.floor((0.5 + 0.1 * random()) * height);
        const at = (y * width + x) * 4;
        if ((data[at + 3] ?? 0) < 200) continue;
        drops.fillStyle = `rgb(${data[at]}, ${data[at + 1]}, ${data[at + 2]})`;
        const wide = (0.018 + 0.012 * random()) * width;
        const long = (0.14 + 0.22 * random()) * height;
        drops.beginPath();
        drops.roundRect(x - wide, y, wide * 2, long, wide);
        drops.fill();
        fillCircle(drops, x, y + long - wide * 0.6, wide * 1.35);
        drops.fillStyle = 'rgba(255, 255, 255, 0.45)';
        fillCircle(drops, x - wide * 0.4, y + long - wide, wide * 0.4);
      }
    });
    context.drawImage(layer, 0, 0);
    const at = (Math.floor(0.45 * height) * width + Math.floor(width / 2)) * 4;
    context.globalCompositeOperation = 'destination-over';
    context.fillStyle = `rgb(${data[at]}, ${data[at + 1]}, ${data[at + 2]})`;
    context.beginPath();
    context.ellipse(width / 2, height * 0.955, width * 0.44, height * 0.045, 0, 0, Math.PI * 2);
    context.fill();
    context.globalCompositeOperation = 'source-over';
  },
  broken: paintBroken,
  burnt(context, { width, height }) {
    context.globalCompositeOperation = 'source-atop';
    const random = createRandom(31);
    context.fillStyle = css([0.22, 0.03, 50], 0.5);
    context.fillRect(0, 0, width, height);
    for (let i = 0; i < 26; i++) {
      const [x, y] = [random() * width, random() * height];
      const radius = (0.06 + 0.12 * random()) * width;
      context.fillStyle = radialGradient(context, x, y, radius, [
        [0, [0.13, 0.02, 50], 0.55],
        [1, [0.13, 0.02, 50], 0],
      ]);
      fillCircle(context, x, y, radius);
    }
  },
  bitten(context, sprite) {
    const { width, height } = sprite;
    const { left, top, right, bottom } = boundsOf(sprite);
    const [wide, tall] = [right - left, bottom - top];
    context.globalCompositeOperation = 'destination-out';
    context.fillStyle = '#000';
    for (const [x, y, radius] of [
      [0.97, 0.16, 0.2],
      [0.83, 0.12, 0.14],
      [0.92, 0.36, 0.15],
      [0.73, 0.06, 0.1],
    ] as const) {
      // From the corner of what is drawn, larger on what is flat.
      const reach = radius * Math.sqrt(wide * Math.max(tall, 0.5 * wide));
      fillCircle(context, (left + x * wide) * width, (top + y * tall) * height, reach * width);
    }
  },
  cracked(context, { width, height }) {
    context.globalCompositeOperation = 'source-atop';
    context.lineCap = 'round';
    const random = createRandom(4);
    const crack = (x: number, y: number, turn: number, length: number, wide: number): void => {
      context.strokeStyle = css([0.16, 0.02, 270], 0.85);
      context.lineWidth = wide * width;
      context.beginPath();
      context.moveTo(x * width, y * height);
      let [atX, atY, at] = [x, y, turn];
      for (let step = 0; step < 5; step++) {
        at = turn + (random() - 0.5) * 1.5;
        atX += (Math.cos(at) * length) / 5;
        atY += (Math.sin(at) * length) / 5;
        context.lineTo(atX * width, atY * height);
      }
      context.stroke();
    };
    for (let i = 0; i < 8; i++)
      crack(0.56, 0.4, (i / 8) * Math.PI * 2 + 0.3, 0.3 + 0.3 * random(), 0.011);
  },
  snowy: cap(0.07, [0.98, 0.01, 230], 0.95),
  mossy: cap(0.08, [0.6, 0.13, 135], 0.9),
  ivy: paintIvy,
  dipped: cap(0.42, [0.36, 0.08, 45], 0.94),
  wet(context, { width, height }) {
    context.globalCompositeOperation = 'source-atop';
    const random = createRandom(23);
    for (let i = 0; i < 130; i++) {
      const radius = (0.007 + 0.02 * random() ** 2) * width;
      const [x, y] = [random() * width, random() * height];
      const isRunning = i % 9 === 0;
      context.fillStyle = css([0.3, 0.03, 250], 0.3);
      fillCircle(context, x, y + radius * 0.35, radius * 1.1);
      context.fillStyle = css([0.93, 0.03, 225], 0.62);
      if (isRunning) context.fillRect(x - radius * 0.4, y - radius * 5, radius * 0.8, radius * 5);
      fillCircle(context, x, y, radius);
      context.fillStyle = css([1, 0, 0], 0.9);
      fillCircle(context, x - radius * 0.3, y - radius * 0.35, radius * 0.34);
    }
  },
  rusty(context, { width, height }) {
    context.globalCompositeOperation = 'source-atop';
    const random = createRandom(12);
    // Faded paint under the patches.
    context.fillStyle = css([0.5, 0.08, 50], 0.38);
    context.fillRect(0, 0, width, height);
    for (let i = 0; i < 90; i++) {
      context.fillStyle = css([0.38 + 0.14 * random(), 0.12, 45], 0.35 + 0.4 * random());
      const radius = (0.01 + 0.06 * random() ** 2) * width;
      fillCircle(context, random() * width, random() * height, radius);
    }
  },
  muddy(context, sprite) {
    const { width, height } = sprite;
    const { top, bottom } = boundsOf(sprite);
    const tall = (bottom - top) * height;
    context.globalCompositeOperation = 'source-atop';
    const random = createRandom(29);
    const blot = (x: number, up: number, radius: number): void => {
      context.fillStyle = css([0.37 + 0.05 * random(), 0.06, 58], 0.9);
      fillCircle(context, x * width, bottom * height - up * tall, radius * width);
    };
    // Thick at the foot, splashes and drops further up.
    for (let i = 0; i < 26; i++) blot(i / 25, 0.06 * random(), 0.045 + 0.03 * random());
    for (let splash = 0; splash < 14; splash++) {
      const x = (((splash * 5) % 14) + random()) / 14;
      const [up, size] = [0.15 + 0.6 * random() ** 1.4, 0.6 + 0.5 * random()];
      for (let i = 0; i < 7; i++)
        blot(x + 0.06 * (random() - 0.5), up + 0.08 * (random() - 0.5), size * 0.024 * random());
      blot(x, up, 0.028 * size);
    }
  },
  spilled: paintSpilled,
  sliced: paintWedgeGone,
  halved(context, sprite) {
    const { width, height } = sprite;
    const { left, right, top, bottom } = boundsOf(sprite);
    const cut = ((left + right) / 2) * width;
    context.globalCompositeOperation = 'destination-out';
    context.fillRect(cut, 0, width - cut, height);
    // The cut face catches the light.
    context.globalCompositeOperation = 'source-atop';
    context.fillStyle = css([0.93, 0.06, 85], 0.75);
    context.fillRect(cut - 0.025 * width, top * height, 0.025 * width, (bottom - top) * height);
  },
};

type Line = readonly (readonly [x: number, y: number])[];

/** The outline of what has broken off at the upper right, in fractions of what is drawn. */
const NOTCH: Line = [[0.42, -0.02], [0.5, 0.2], [0.6, 0.24], [0.64, 0.46], [0.8, 0.5], [0.84, 0.66], [1.02, 0.6], [1.02, -0.02]]; // prettier-ignore
const CRACKS: readonly Line[] = [
  [
    [0.5, 0.2],
    [0.38, 0.36],
    [0.42, 0.55],
    [0.3, 0.7],
  ],
  [
    [0.64, 0.46],
    [0.56, 0.6],
    [0.6, 0.78],
  ],
];
/** At the foot: copies of what has broken off. */
const SHARDS: readonly (readonly [x: number, y: number, turn: number, size: number])[] = [
  [0.62, 0.99, 2.2, 0.42],
  [0.98, 1, 1.2, 0.42],
  [0.1, 1, -0.9, 0.252],
];

function paintBroken(context: Canvas2D, sprite: Canvas, environment: Environment): void {
  const { width, height } = sprite;
  const { left, top, right, bottom } = boundsOf(sprite);
  const at = ([x, y]: Line[number]): [number, number] => [
    (left + x * (right - left)) * width,
    (top + y * (bottom - top)) * height,
  ];
  const notch = NOTCH.map(at);
  const piece = paintOnce(environment, width, height, (target) => {
    tracePolygon(target, notch);
    target.clip();
    target.drawImage(sprite, 0, 0);
  });
  context.globalCompositeOperation = 'destination-out';
  fillPolygon(context, notch);
  context.globalCompositeOperation = 'source-atop';
  context.strokeStyle = css([0.16, 0.02, 270], 0.7);
  context.lineWidth = 0.009 * width;
  for (const crack of CRACKS) {
    context.beginPath();
    for (const point of crack) context.lineTo(...at(point));
    context.stroke();
  }
  context.globalCompositeOperation = 'source-over';
  const [middleX, middleY] = at([0.8, 0.3]);
  for (const [x, y, turn, size] of SHARDS) {
    const [shardX, shardY] = at([x, y]);
    context.save();
    context.translate(Math.min(shardX, 0.9 * width), shardY - 0.06 * height);
    context.rotate(turn);
    context.scale(size, size);
    context.drawImage(piece, -middleX, -middleY);
    context.restore();
  }
}

/** Where a wedge is gone that begins in the middle, radians clockwise from the right. */
const WEDGE = { from: -1.15, to: -0.4 } as const;

function paintWedgeGone(context: Canvas2D, sprite: Canvas): void {
  const { left, right, top, bottom } = boundsOf(sprite);
  const x = ((left + right) / 2) * sprite.width;
  const y = ((top + bottom) / 2) * sprite.height;
  context.globalCompositeOperation = 'destination-out';
  context.fillStyle = '#000';
  context.beginPath();
  context.moveTo(x, y);
  context.arc(x, y, sprite.width, WEDGE.from, WEDGE.to);
  context.closePath();
  context.fill();
}

/** The sprite in a condition that the prompt says of it. */
export const inCondition = (
  environment: Environment,
  sprite: Canvas,
  condition: ConditionName,
): Canvas =>
  paintOnce(environment, sprite.width, sprite.height, (context) => {
    context.drawImage(sprite, 0, 0);
    PAINTERS[condition](context, sprite, environment);
  });
