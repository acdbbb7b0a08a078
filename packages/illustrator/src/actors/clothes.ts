import type { Canvas2D } from '../canvas.ts';
import { type Colour, css, mix, shift } from '../math/colour.ts';
import { linearGradient } from '../painting.ts';
import { paintPattern } from '../stage/surface-pattern.ts';
import { APRON_CLOTH } from './lettered-shirt.ts';
import type { Outfit } from './outfit-parts.ts';
import type { Point } from './pose.ts';
import { drawRoleDetail } from './role-details.ts';

// In the units of `FigurePose`: a torso is 0.45 wide, from the neck at y 0.605 to the hips at 1.145.

/** Cloth in light from the upper left. */
export const cloth = (context: Canvas2D, colour: Colour, top: number, bottom: number) =>
  linearGradient(
    context,
    [-0.12, top, 0.12, bottom],
    [
      [0, shift(colour, 0.07)],
      [0.5, colour],
      [1, shift(mix(colour, [0.4, 0.13, 310], 0.18), -0.07)],
    ],
  );

/** Prints the pattern of a piece of clothing onto what the context is clipped to. */
export function printCloth(
  context: Canvas2D,
  { pattern }: Outfit,
  piece: 'top' | 'bottom',
  [x, y, size]: readonly [number, number, number],
): void {
  if (!pattern || (pattern.on !== 'both' && pattern.on !== piece)) return;
  context.save();
  context.translate(x, y);
  context.scale(size, size);
  context.globalAlpha *= 0.85;
  paintPattern(context, pattern.name, pattern.ink);
  context.restore();
}

function polygon(context: Canvas2D, points: readonly Point[], fill: string): void {
  context.fillStyle = fill;
  context.beginPath();
  for (const [x, y] of points) context.lineTo(x, y);
  context.closePath();
  context.fill();
}

const DARK_RED: Colour = [0.5, 0.18, 25];

/** Its knot is at the neck. */
export function drawTie(context: Canvas2D, colour: Colour): void {
  polygon(
    context,
    [
      [-0.022, 0.63],
      [0.022, 0.63],
      [0.03, 0.84],
      [0, 0.88],
      [-0.03, 0.84],
    ],
    css(colour),
  );
}

/** Lapels, buttons, pockets and the like, over the cloth of a torso. */
export function drawDetail(context: Canvas2D, outfit: Outfit): void {
  const { top, bottom, detail, tie } = outfit;
  const dark = css(shift(top, -0.12));
  const light = css(shift(top, top[0] > 0.8 ? -0.12 : 0.14));
  switch (detail) {
    case 'suit':
      polygon(
        context,
        [
          [-0.08, 0.58],
          [0.08, 0.58],
          [0, 0.9],
        ],
        css([0.95, 0.01, 90]),
      );
      drawTie(context, tie ?? DARK_RED);
      polygon(
        context,
        [
          [-0.08, 0.58],
          [-0.14, 0.66],
          [-0.005, 0.92],
          [-0.005, 0.88],
        ],
        dark,
      );
      polygon(
        context,
        [
          [0.08, 0.58],
          [0.14, 0.66],
          [0.005, 0.92],
          [0.005, 0.88],
        ],
        dark,
      );
      context.fillStyle = dark;
      context.fillRect(-0.004, 0.9, 0.008, 0.2);
      return;
    case 'hoodie':
      context.fillStyle = dark;
      context.beginPath();
      context.roundRect(-0.11, 0.9, 0.22, 0.1, 0.03);
      context.fill();
      context.fillStyle = light;
      context.fillRect(-0.045, 0.64, 0.014, 0.11);
      context.fillRect(0.032, 0.64, 0.014, 0.11);
      return;
    case 'buttons':
      context.fillStyle = dark;
      context.fillRect(-0.006, 0.62, 0.012, 0.6);
      context.fillStyle = light;
      for (let y = 0.72; y < 1.1; y += 0.095) {
        context.beginPath();
        context.arc(0.03, y, 0.014, 0, Math.PI * 2);
        context.fill();
      }
      return;
    case 'apron':
      context.fillStyle = css(APRON_CLOTH);
      context.beginPath();
      context.roundRect(-0.12, 0.74, 0.24, 0.5, 0.03);
      context.fill();
      context.fillRect(-0.12, 0.6, 0.03, 0.16);
      context.fillRect(0.09, 0.6, 0.03, 0.16);
      return;
    case 'bib':
      context.fillStyle = css(bottom);
      context.beginPath();
      context.roundRect(-0.13, 0.8, 0.26, 0.3, 0.03);
      context.fill();
      context.fillRect(-0.125, 0.58, 0.045, 0.26);
      context.fillRect(0.08, 0.58, 0.045, 0.26);
      context.fillStyle = css([0.86, 0.13, 88]);
      for (const x of [-0.1025, 0.1025]) {
        context.beginPath();
        context.arc(x, 0.83, 0.018, 0, Math.PI * 2);
        context.fill();
      }
      return;
    case 'belt':
      context.fillStyle = dark;
      context.fillRect(-0.3, 0.94, 0.6, 0.045);
      return;
    case 'stripes':
      context.fillStyle = light;
      for (const y of [0.74, 0.84, 0.94]) context.fillRect(-0.3, y, 0.6, 0.04);
      return;
    case 'number':
      context.strokeStyle = css(top[0] > 0.75 ? shift(top, -0.4) : [0.98, 0.01, 90]);
      context.lineWidth = 0.032;
      context.lineCap = 'round';
      // Eleven looks the same in a mirror.
      for (const x of [-0.045, 0.045]) {
        context.beginPath();
        context.moveTo(x, 0.77);
        context.lineTo(x, 0.91);
        context.stroke();
      }
      return;
    case 'plates':
      context.fillStyle = dark;
      for (const y of [0.74, 0.82, 0.9, 0.98]) context.fillRect(-0.3, y, 0.6, 0.012);
      context.fillStyle = light;
      for (const y of [0.67, 0.76, 0.84, 0.92])
        for (const x of [-0.12, 0, 0.12]) context.fillRect(x - 0.006, y, 0.012, 0.05);
      context.fillStyle = dark;
      context.fillRect(-0.3, 1, 0.6, 0.04);
      return;
    case 'camouflage':
      context.fillStyle = dark;
      for (const [x, y, r] of [
        [-0.13, 0.7, 0.05],
        [0.08, 0.76, 0.06],
        [-0.05, 0.88, 0.055],
        [0.14, 0.94, 0.05],
        [-0.16, 0.98, 0.045],
      ] as const) {
        context.beginPath();
        context.ellipse(x, y, r, r * 0.6, 0.4, 0, Math.PI * 2);
        context.fill();
      }
      context.fillStyle = css([0.3, 0.03, 90]);
      context.fillRect(-0.3, 0.99, 0.6, 0.045);
      context.fillStyle = css([0.75, 0.1, 85]);
      context.fillRect(-0.03, 0.985, 0.06, 0.055);
      return;
    case 'straps':
      context.fillStyle = css([0.7, 0.17, 60]);
      for (const x of [-0.13, 0.09]) context.fillRect(x, 0.58, 0.04, 0.42);
      context.fillRect(-0.3, 0.98, 0.6, 0.045);
      return;
    case 'leather':
      context.fillStyle = css([0.42, 0.08, 50]);
      context.beginPath();
      context.roundRect(-0.13, 0.72, 0.26, 0.5, 0.03);
      context.fill();
      context.fillRect(-0.125, 0.6, 0.03, 0.16);
      context.fillRect(0.095, 0.6, 0.03, 0.16);
      return;
    case 'wrap':
      polygon(
        context,
        [
          [-0.08, 0.58],
          [0.08, 0.58],
          [0.01, 0.8],
        ],
        css([0.95, 0.012, 90]),
      );
      context.fillStyle = css(shift(top, 0.08, 1, 120));
      context.fillRect(-0.3, 0.88, 0.6, 0.13);
      return;
    case 'none':
      return;
    default:
      drawRoleDetail(context, detail, outfit);
  }
}

/** Where a cape is: heights of its collar and hem, half the width at the shoulders. */
interface CapeShape {
  readonly neck: number;
  readonly hem: number;
  readonly shoulders: number;
}

/** Behind the body, wider towards the hem. */
export function drawCape(
  context: Canvas2D,
  colour: Colour,
  { neck, hem, shoulders }: CapeShape,
): void {
  const wide = shoulders * 2;
  context.fillStyle = cloth(context, colour, neck, hem);
  context.beginPath();
  context.moveTo(-shoulders, neck);
  context.bezierCurveTo(-shoulders * 1.5, neck + 0.2, -wide, hem - 0.2, -wide, hem);
  context.quadraticCurveTo(-shoulders, hem + 0.06, 0, hem);
  context.quadraticCurveTo(shoulders, hem + 0.06, wide, hem);
  context.bezierCurveTo(wide, hem - 0.2, shoulders * 1.5, neck + 0.2, shoulders, neck);
  context.fill();
}

/** Feathered, behind the body, from the shoulders up and out. */
export function drawWings(context: Canvas2D, { neck, hem, shoulders }: CapeShape): void {
  const wide = shoulders * 3.3;
  for (const side of [-1, 1]) {
    context.save();
    context.scale(side, 1);
    context.fillStyle = cloth(context, [0.96, 0.012, 240], neck - 0.2, hem);
    context.beginPath();
    context.moveTo(0.04, neck + 0.12);
    context.bezierCurveTo(shoulders, neck - 0.3, wide, neck - 0.3, wide, neck - 0.06);
    context.quadraticCurveTo(wide * 0.98, neck + 0.14, wide * 0.78, neck + 0.16);
    context.quadraticCurveTo(wide * 0.82, neck + 0.32, wide * 0.6, neck + 0.32);
    context.quadraticCurveTo(wide * 0.6, neck + 0.46, wide * 0.38, neck + 0.42);
    context.quadraticCurveTo(wide * 0.3, neck + 0.5, 0.04, neck + 0.36);
    context.fill();
    context.strokeStyle = css([0.82, 0.03, 240], 0.7);
    context.lineWidth = 0.012;
    context.beginPath();
    context.moveTo(shoulders * 0.9, neck + 0.1);
    context.quadraticCurveTo(wide * 0.6, neck + 0.12, wide * 0.78, neck + 0.16);
    context.moveTo(shoulders * 0.8, neck + 0.2);
    context.quadraticCurveTo(wide * 0.45, neck + 0.26, wide * 0.6, neck + 0.32);
    context.stroke();
    context.restore();
  }
}

/** The part that is tied around the neck. */
export function drawCapeCollar(
  context: Canvas2D,
  colour: Colour,
  { neck, shoulders }: CapeShape,
): void {
  context.fillStyle = css(shift(colour, 0.05));
  context.beginPath();
  context.moveTo(-shoulders, neck);
  context.quadraticCurveTo(0, neck + 0.17, shoulders, neck);
  context.quadraticCurveTo(0, neck + 0.08, -shoulders, neck);
  context.fill();
}
