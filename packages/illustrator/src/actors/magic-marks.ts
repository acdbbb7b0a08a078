import type { Canvas2D } from '../canvas.ts';
import { COLOURS } from '../language/colours.ts';
import type { Magic } from '../language/person.ts';
import { type Colour, css, shift } from '../math/colour.ts';
import { fract, wave } from '../math/periodic.ts';
import { starCorners } from '../math/star-corners.ts';
import { fillCircle, fillPolygon } from '../painting.ts';
import type { Point } from './pose-name.ts';

const OWN_COLOURS: Readonly<Record<NonNullable<Magic['kind']> | 'plain', Colour>> = {
  lightning: [0.8, 0.14, 240],
  fire: [0.72, 0.2, 48],
  ice: [0.86, 0.08, 220],
  plain: [0.74, 0.18, 310],
};

/** A ball of light at a hand or a staff, and what flies off it. */
export function drawMagic(
  context: Canvas2D,
  { kind, colour }: Magic,
  [x, y]: Point,
  size: number,
  phase: number,
): void {
  const tone = (colour === null ? null : COLOURS[colour]) ?? OWN_COLOURS[kind ?? 'plain'];
  context.save();
  context.translate(x, y);
  context.scale(size, size);
  context.globalCompositeOperation = 'lighter';
  const pulse = 1 + 0.08 * wave(phase, 3);
  context.fillStyle = css(tone, 0.22);
  for (const radius of [2.3, 1.7, 1.15]) fillCircle(context, 0, 0, radius * pulse);
  context.globalCompositeOperation = 'source-over';
  context.fillStyle = css(shift(tone, 0.14), 0.95);
  fillCircle(context, 0, 0, 0.62 * pulse);
  context.fillStyle = css([0.99, 0.02, 220]);
  fillCircle(context, 0, 0, 0.34 * pulse);
  if (kind === 'fire') drawFlames(context, tone, phase);
  else if (kind === 'ice' || kind === null) drawStars(context, tone, phase);
  else drawBolts(context, tone, phase);
  context.restore();
}

function drawBolts(context: Canvas2D, tone: Colour, phase: number): void {
  context.lineCap = 'round';
  context.lineJoin = 'round';
  for (const [i, turn] of [-1.25, -0.7, -0.15, 0.45, 1.05].entries()) {
    const length = 3.4 + 0.7 * ((i * 3) % 4) + 0.25 * wave(phase, 4, i * 0.21);
    const points = Array.from({ length: 7 }, (_, step) => {
      const along = 0.6 + (length * step) / 6;
      const aside = step === 0 ? 0 : (step % 2 === 0 ? 1 : -1) * 0.3 * (1 + ((i + step) % 3) * 0.3);
      const [sin, cos] = [Math.sin(turn), Math.cos(turn)];
      return [sin * along + cos * aside, -cos * along + sin * aside] as const;
    });
    for (const [width, colour] of [
      [0.34, css(tone, 0.45)],
      [0.16, css([0.98, 0.04, 230])],
    ] as const) {
      context.strokeStyle = colour;
      context.lineWidth = width;
      context.beginPath();
      points.forEach(([px, py], step) =>
        step === 0 ? context.moveTo(px, py) : context.lineTo(px, py),
      );
      context.stroke();
    }
  }
}

function drawFlames(context: Canvas2D, tone: Colour, phase: number): void {
  for (const [scale, colour] of [
    [1.5, css(tone, 0.9)],
    [0.9, css(shift(tone, 0.12), 0.95)],
    [0.45, css([0.97, 0.1, 95])],
  ] as const) {
    context.fillStyle = colour;
    context.beginPath();
    context.moveTo(0, -scale * (1.9 + 0.12 * wave(phase, 4)));
    context.bezierCurveTo(scale * 0.4, -scale, scale * 1.1, -scale * 0.5, scale * 0.8, scale * 0.3);
    context.bezierCurveTo(scale * 0.6, scale, -scale * 0.6, scale, -scale * 0.8, scale * 0.3);
    context.bezierCurveTo(-scale * 1.1, -scale * 0.5, -scale * 0.4, -scale * 0.9, 0, -scale * 1.9);
    context.fill();
  }
}

function drawStars(context: Canvas2D, tone: Colour, phase: number): void {
  for (let i = 0; i < 14; i++) {
    const t = fract(phase + i * 0.618);
    const turn = i * 2.4 + 0.6 * t;
    const out = 0.9 + 3 * t;
    const radius = 0.34 * Math.sin(Math.PI * t) * (0.7 + 0.2 * (i % 3));
    context.fillStyle = css(i % 2 === 0 ? [0.99, 0.02, 90] : shift(tone, 0.1), 0.95);
    const middle = [Math.sin(turn) * out, -Math.cos(turn) * out] as const;
    fillPolygon(context, starCorners(middle, radius, 0.32, 4));
  }
}
