import { fillEllipse } from '../art/props/brush.ts';
import type { Canvas2D } from '../canvas.ts';
import type { Expression } from '../language/expression-name.ts';
import { type Colour, css } from '../math/colour.ts';
import { saw } from '../math/periodic.ts';
import { shedsTears } from './face.ts';

const INK: Colour = [0.25, 0.04, 30];
const LIP: Colour = [0.45, 0.15, 20];
const CHEEK: Colour = [0.7, 0.18, 15];
const HEART: Colour = [0.62, 0.23, 22];
const WHITE: Colour = [0.99, 0.003, 90];
const TEAR: Colour = [0.82, 0.1, 225];

type Eyes = 'open' | 'wide' | 'up' | 'down' | 'half' | 'hearts' | 'rolled' | 'aside';
type Mouth = 'smile' | 'laugh' | 'sad' | 'round' | 'flat' | 'tongue';

const LOOKS: Readonly<Record<Expression, readonly [Eyes, Mouth]>> = {
  eyeroll: ['rolled', 'flat'],
  sideeye: ['aside', 'flat'],
  unamused: ['half', 'flat'],
  shy: ['open', 'smile'],
  panic: ['wide', 'laugh'],
  joytears: ['up', 'laugh'],
  tongue: ['open', 'tongue'],
  happy: ['open', 'laugh'],
  laugh: ['up', 'laugh'],
  sad: ['open', 'sad'],
  cry: ['down', 'sad'],
  angry: ['half', 'sad'],
  shout: ['open', 'laugh'],
  roar: ['half', 'laugh'],
  cheeks: ['open', 'smile'],
  howl: ['up', 'round'],
  yawn: ['down', 'round'],
  surprised: ['wide', 'round'],
  scared: ['wide', 'sad'],
  sweat: ['wide', 'sad'],
  sleepy: ['half', 'flat'],
  asleep: ['down', 'smile'],
  calm: ['down', 'smile'],
  love: ['hearts', 'laugh'],
  wink: ['open', 'smile'],
  confused: ['open', 'sad'],
  blow: ['up', 'round'],
};

/** An arc of a stroke; `bend` is positive where its middle is lower. */
function arc(
  context: Canvas2D,
  [x, y]: readonly [number, number],
  half: number,
  bend: number,
): void {
  context.beginPath();
  context.moveTo(x - half, y);
  context.quadraticCurveTo(x, y + bend, x + half, y);
  context.stroke();
}

function drawEye(context: Canvas2D, x: number, eyes: Eyes, isOnDark: boolean): void {
  if (eyes === 'up' || eyes === 'down') {
    context.strokeStyle = css(isOnDark ? WHITE : INK);
    arc(context, [x, 0], 0.16, eyes === 'up' ? -0.24 : 0.22);
    return;
  }
  if (eyes === 'hearts') return drawHeart(context, x, 0, 0.3);
  if (eyes === 'rolled' || eyes === 'aside') {
    fillEllipse(context, [x, 0, 0.2, 0.24], css(WHITE));
    const [dx, dy] = eyes === 'rolled' ? [0.04, -0.12] : [0.09, 0.02];
    fillEllipse(context, [x + dx, dy, 0.1, 0.12], css(INK));
    return;
  }
  const large = eyes === 'wide' ? 1.2 : 1;
  if (isOnDark || eyes === 'wide') {
    fillEllipse(context, [x, 0, 0.2 * large, 0.24 * large], css(WHITE));
  }
  fillEllipse(context, [x, 0, 0.14, 0.18], css(INK));
  fillEllipse(context, [x + 0.04, -0.07, 0.05, 0.06], css(WHITE));
  if (eyes === 'half') {
    context.strokeStyle = css(isOnDark ? WHITE : INK);
    arc(context, [x, -0.1], 0.2, 0);
  }
}

function drawMouth(context: Canvas2D, mouth: Mouth, isOnDark: boolean): void {
  context.strokeStyle = css(isOnDark ? WHITE : INK);
  switch (mouth) {
    case 'smile':
      return arc(context, [0, 0.2], 0.18, 0.22);
    case 'sad':
      return arc(context, [0, 0.34], 0.16, -0.2);
    case 'flat':
      return arc(context, [0, 0.3], 0.16, 0);
    case 'round':
      return fillEllipse(context, [0, 0.32, 0.09, 0.12], css(LIP));
    case 'tongue':
      arc(context, [0, 0.2], 0.2, 0.18);
      context.fillStyle = css(CHEEK);
      context.beginPath();
      context.roundRect(-0.02, 0.29, 0.18, 0.22, 0.09);
      context.fill();
      return;
    case 'laugh':
      context.fillStyle = css(LIP);
      context.beginPath();
      context.moveTo(-0.22, 0.16);
      context.quadraticCurveTo(0, 0.22, 0.22, 0.16);
      context.quadraticCurveTo(0.2, 0.46, 0, 0.46);
      context.quadraticCurveTo(-0.2, 0.46, -0.22, 0.16);
      context.fill();
      fillEllipse(context, [0, 0.4, 0.1, 0.05], css(CHEEK));
  }
}

/** An eye of somebody in love. */
function drawHeart(context: Canvas2D, x: number, y: number, size: number): void {
  context.fillStyle = css(HEART);
  context.beginPath();
  context.moveTo(x, y + size * 0.8);
  context.bezierCurveTo(x - size * 1.3, y, x - size * 0.6, y - size, x, y - size * 0.3);
  context.bezierCurveTo(x + size * 0.6, y - size, x + size * 1.3, y, x, y + size * 0.8);
  context.fill();
}

/** Brows that come down between the eyes. */
function drawAngryBrows(context: Canvas2D, isOnDark: boolean): void {
  context.strokeStyle = css(isOnDark ? WHITE : INK);
  for (const side of [-1, 1]) {
    context.beginPath();
    context.moveTo(side * 0.74, -0.34);
    context.lineTo(side * 0.26, -0.16);
    context.stroke();
  }
}

const ANGRY: ReadonlySet<Expression | null> = new Set<Expression | null>([
  'angry',
  'shout',
  'roar',
]);

/** An eye of a drawing; `front` is -1 where the nose is at its left. */
export interface Eye {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly front: -1 | 1;
}

/** The brow over an eye of one that is angry or sad, and the tear of one that cries. */
export function drawBrowAndTear(
  context: Canvas2D,
  { x, y, radius, front }: Eye,
  expression: Expression,
): void {
  const drop = ANGRY.has(expression) ? 0.5 : -0.5;
  context.save();
  context.translate(x, y);
  context.scale(front * radius, radius);
  context.strokeStyle = css(INK);
  context.lineWidth = 0.62;
  context.lineCap = 'round';
  context.beginPath();
  context.moveTo(1.5, -1.35 + drop);
  context.lineTo(-1.6, -1.35 - drop);
  context.stroke();
  if (shedsTears(expression)) {
    fillEllipse(context, [-0.2, 1.9, 0.55, 0.85], css(TEAR, 0.95));
    fillEllipse(context, [-0.35, 1.7, 0.15, 0.22], css(WHITE, 0.9));
  }
  context.restore();
}

/** A streak below each eye. */
function drawStreaks(context: Canvas2D): void {
  for (const x of [-0.5, 0.5]) fillEllipse(context, [x * 1.08, 0.32, 0.06, 0.22], css(TEAR, 0.75));
}

/** Drops that fall from the eyes of a simple face, twice per loop each; in the units of `drawSimpleFace`. */
export function drawDrops(context: Canvas2D, phase: number): void {
  for (const side of [-1, 1]) {
    for (const start of [0, 0.5]) {
      const t = saw(phase, 2, start + (side > 0 ? 0.25 : 0));
      // A drop grows on the cheek and fades as it falls, so that it never leaps.
      const size = Math.sin(Math.PI * t) ** 0.7;
      const place = [side * (0.54 + 0.1 * t), 0.4 + 0.95 * t ** 1.5] as const;
      fillEllipse(context, [...place, 0.1 * size, 0.14 * size], css(TEAR, 0.95));
    }
  }
}

/**
 * A face of eyes, cheeks and mouth for a thing that has none; the origin is between the eyes, which are
 * 1 apart. The drops of one that cries are drawn apart.
 */
export function drawSimpleFace(
  context: Canvas2D,
  expression: Expression | null,
  isOnDark: boolean,
): void {
  const [eyes, mouth] = LOOKS[expression ?? 'happy'];
  context.lineWidth = 0.07;
  context.lineCap = 'round';
  for (const x of [-0.5, 0.5]) {
    fillEllipse(context, [x * 1.5, 0.24, 0.16, 0.1], css(CHEEK, 0.55));
    drawEye(context, x, expression === 'wink' && x > 0 ? 'up' : eyes, isOnDark);
  }
  if (ANGRY.has(expression)) drawAngryBrows(context, isOnDark);
  drawMouth(context, mouth, isOnDark);
  if (shedsTears(expression)) drawStreaks(context);
}
