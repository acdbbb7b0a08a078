import type { Canvas2D } from '../canvas.ts';
import type { Expression } from '../language/spec.ts';
import { type Colour, css } from '../math/colour.ts';
import { shedsTears } from './face.ts';

const INK: Colour = [0.25, 0.04, 30];
const LIP: Colour = [0.45, 0.15, 20];
const CHEEK: Colour = [0.7, 0.18, 15];
const WHITE: Colour = [0.99, 0.003, 90];
const TEAR: Colour = [0.82, 0.1, 225];

type Eyes = 'open' | 'wide' | 'up' | 'down' | 'half';
type Mouth = 'smile' | 'laugh' | 'sad' | 'round';

const LOOKS: Readonly<Record<Expression, readonly [Eyes, Mouth]>> = {
  eyeroll: ['half', 'sad'],
  sideeye: ['half', 'sad'],
  unamused: ['half', 'sad'],
  shy: ['open', 'smile'],
  panic: ['wide', 'laugh'],
  joytears: ['up', 'laugh'],
  tongue: ['open', 'laugh'],
  happy: ['open', 'laugh'],
  laugh: ['up', 'laugh'],
  sad: ['open', 'sad'],
  cry: ['down', 'sad'],
  angry: ['half', 'sad'],
  shout: ['open', 'laugh'],
  roar: ['half', 'laugh'],
  cheeks: ['open', 'smile'],
  howl: ['up', 'round'],
  surprised: ['wide', 'round'],
  scared: ['wide', 'sad'],
  sleepy: ['half', 'smile'],
  asleep: ['down', 'smile'],
  calm: ['down', 'smile'],
  love: ['up', 'smile'],
  wink: ['open', 'smile'],
  confused: ['open', 'sad'],
  blow: ['up', 'round'],
};

function ellipse(
  context: Canvas2D,
  [x, y, radiusX, radiusY]: readonly [number, number, number, number],
  fill: string,
): void {
  context.fillStyle = fill;
  context.beginPath();
  context.ellipse(x, y, radiusX, radiusY, 0, 0, Math.PI * 2);
  context.fill();
}

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
  const large = eyes === 'wide' ? 1.2 : 1;
  if (isOnDark || eyes === 'wide') {
    ellipse(context, [x, 0, 0.2 * large, 0.24 * large], css(WHITE));
  }
  ellipse(context, [x, 0, 0.14, 0.18], css(INK));
  ellipse(context, [x + 0.04, -0.07, 0.05, 0.06], css(WHITE));
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
    case 'round':
      return ellipse(context, [0, 0.32, 0.09, 0.12], css(LIP));
    case 'laugh':
      context.fillStyle = css(LIP);
      context.beginPath();
      context.moveTo(-0.22, 0.16);
      context.quadraticCurveTo(0, 0.22, 0.22, 0.16);
      context.quadraticCurveTo(0.2, 0.46, 0, 0.46);
      context.quadraticCurveTo(-0.2, 0.46, -0.22, 0.16);
      context.fill();
      ellipse(context, [0, 0.4, 0.1, 0.05], css(CHEEK));
  }
}

/** A streak and a drop below each eye. */
function drawTears(context: Canvas2D): void {
  for (const x of [-0.5, 0.5]) {
    ellipse(context, [x * 1.08, 0.32, 0.06, 0.22], css(TEAR, 0.75));
    ellipse(context, [x * 1.2, 0.72, 0.1, 0.14], css(TEAR, 0.95));
  }
}

/**
 * A face of eyes, cheeks and mouth for a thing that has none; the origin is between the eyes, which are
 * 1 apart.
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
    ellipse(context, [x * 1.5, 0.24, 0.16, 0.1], css(CHEEK, 0.55));
    drawEye(context, x, expression === 'wink' && x > 0 ? 'up' : eyes, isOnDark);
  }
  drawMouth(context, mouth, isOnDark);
  if (shedsTears(expression)) drawTears(context);
}
