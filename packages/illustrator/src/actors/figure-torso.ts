import { fillEllipse, strokeOutline } from '../art/props/brush.ts';
import type { Canvas2D } from '../canvas.ts';
import { type Colour, css, shift } from '../math/colour.ts';
import { cloth, drawDetail, printCloth } from './clothes.ts';
import { type FigurePose, HIP } from './figure-joints.ts';
import { kneeOf } from './figure-reach.ts';
import type { Figure } from './figure.ts';
import { drawShirtLetters } from './lettered-shirt.ts';

/** From the shoulders to below the head, in the space of the leaning body. */
export function drawNeck(context: Canvas2D, figure: Figure): void {
  context.fillStyle = css(shift(figure.skin, -0.05));
  context.beginPath();
  context.roundRect(-0.065, 0.48, 0.13, 0.19, 0.05);
  context.fill();
}

function torsoPath(context: Canvas2D): void {
  context.beginPath();
  context.moveTo(-0.07, 0.605);
  context.bezierCurveTo(-0.17, 0.615, -0.225, 0.63, -0.225, 0.72);
  context.bezierCurveTo(-0.215, 0.84, -0.165, 0.88, -0.17, 1.0);
  context.bezierCurveTo(-0.185, 1.1, -0.16, 1.14, -0.1, 1.145);
  context.lineTo(0.1, 1.145);
  context.bezierCurveTo(0.16, 1.14, 0.185, 1.1, 0.17, 1.0);
  context.bezierCurveTo(0.165, 0.88, 0.215, 0.84, 0.225, 0.72);
  context.bezierCurveTo(0.225, 0.63, 0.17, 0.615, 0.07, 0.605);
  context.quadraticCurveTo(0, 0.655, -0.07, 0.605);
}

/** What covers the body above the hips, with all that is on it. */
export function drawTorso(context: Canvas2D, figure: Figure): void {
  const { outfit } = figure;
  const isSkirt = outfit.hem > 0 && outfit.legs === 'bare';
  context.save();
  torsoPath(context);
  context.fillStyle = cloth(context, outfit.top, 0.6, 1.15);
  context.fill();
  context.clip();
  if (outfit.pattern?.on === 'top') printCloth(context, outfit, 'top', [-0.3, 0.55, 0.6]);
  // Trousers and skirts begin at the waist.
  context.fillStyle = cloth(context, outfit.skirt ?? outfit.bottom, 1, 1.2);
  context.fillRect(-0.3, isSkirt ? 0.97 : 1.05, 0.6, 0.3);
  if (outfit.pattern?.on === 'both') printCloth(context, outfit, 'top', [-0.3, 0.55, 0.6]);
  drawDetail(context, outfit);
  if (figure.shirtLetters !== null) drawShirtLetters(context, figure.shirtLetters);
  context.restore();
  context.strokeStyle = css(figure.sleeve.rim, 0.3);
  context.lineWidth = 0.012;
  const side = figure.sleeve.light[0] < 0 ? -1 : 1;
  context.beginPath();
  context.moveTo(side * 0.222, 0.72);
  context.bezierCurveTo(side * 0.212, 0.84, side * 0.163, 0.88, side * 0.168, 1);
  context.stroke();
}

/** The straps of a bag on the back. */
export function drawStraps(context: Canvas2D, colour: Colour = LEATHER): void {
  for (const strap of ['M -12 63 Q -14 82 -18 94', 'M 12 63 Q 14 82 18 94']) {
    strokeOutline(context, strap, 0.066, css(shift(colour, -0.16)));
    strokeOutline(context, strap, 0.048, css(colour));
  }
}
const LEATHER: Colour = [0.42, 0.09, 40];

/** Where a cape hangs. */
export const CAPE_OF_FIGURE = { neck: 0.62, hem: 1.42, shoulders: 0.2 };

/** The hood of a hoodie, behind the neck. */
export function drawHood(context: Canvas2D, { outfit }: Figure): void {
  if (outfit.detail !== 'hoodie') return;
  context.fillStyle = css(shift(outfit.top, -0.06));
  context.beginPath();
  context.ellipse(0, 0.61, 0.17, 0.07, 0, 0, Math.PI * 2);
  context.fill();
}

/** From the waist to the hem, over the legs and as wide as they stand. */
export function drawSkirt(context: Canvas2D, { outfit }: Figure, pose: FigurePose): void {
  const [x, sunk] = pose.hips;
  const waist = 0.98 + sunk;
  const feet = Math.max(pose.leftFoot[1], pose.rightFoot[1]);
  const full = Math.min(HIP.y + sunk + outfit.hem * 0.46, feet - 0.02);
  const knees = [kneeOf(pose, -1)[0], kneeOf(pose, 1)[0]] as const;
  const left = Math.min(x - 0.15 - outfit.flare, Math.min(...knees) - 0.07);
  const right = Math.max(x + 0.15 + outfit.flare, Math.max(...knees) + 0.07);
  context.fillStyle = cloth(context, outfit.skirt ?? outfit.bottom, waist, full);
  context.beginPath();
  context.moveTo(x - 0.16, waist);
  context.quadraticCurveTo(x - 0.17, waist + 0.1, left, full - 0.01);
  context.quadraticCurveTo((left + right) / 2, full + 0.05, right, full - 0.01);
  context.quadraticCurveTo(x + 0.17, waist + 0.1, x + 0.16, waist);
  context.fill();
  context.save();
  context.clip();
  printCloth(context, outfit, 'bottom', [x - 0.4, waist, 0.8]);
  context.restore();
  if (outfit.detail === 'ruffles') drawRuffles(context, outfit, [x, waist, left, right, full]);
  context.strokeStyle = css(shift(outfit.skirt ?? outfit.bottom, -0.1), 0.5);
  context.lineWidth = 0.01;
  for (const t of [0.33, 0.66]) {
    const end = left + (right - left) * t;
    context.beginPath();
    context.moveTo(x - 0.1 + 0.2 * t, waist + 0.08);
    context.quadraticCurveTo(x - 0.1 + 0.2 * t, full - 0.1, end, full + 0.01);
    context.stroke();
  }
}

/** Three tiers of gathered cloth around the lower half of a skirt. */
function drawRuffles(
  context: Canvas2D,
  { bottom }: Figure['outfit'],
  [x, waist, left, right, full]: readonly [
    x: number,
    waist: number,
    left: number,
    right: number,
    full: number,
  ],
): void {
  for (const [i, t] of [0.48, 0.72, 0.96].entries()) {
    const y = waist + (full - waist) * t;
    const spread = t ** 1.7;
    const [from, to] = [
      x - 0.17 + (left - x + 0.17) * spread,
      x + 0.17 + (right - x - 0.17) * spread,
    ];
    const folds = 5 + 2 * i;
    for (let fold = 0; fold <= folds; fold++) {
      const at = fold / folds;
      const sag = 0.035 * Math.sin(Math.PI * at);
      fillEllipse(
        context,
        [from + (to - from) * at, y + sag, ((to - from) / folds) * 0.62, 0.032],
        css(shift(bottom, fold % 2 ? 0.09 : 0.03)),
      );
    }
  }
}

/** A skirt spread over crossed legs. */
export function drawLap(context: Canvas2D, { outfit }: Figure, pose: FigurePose): void {
  const [x, sunk] = pose.hips;
  const y = HIP.y + sunk;
  context.fillStyle = cloth(context, outfit.skirt ?? outfit.bottom, y - 0.08, y + 0.14);
  context.beginPath();
  context.moveTo(x - 0.15, y - 0.06);
  context.quadraticCurveTo(x - 0.4, y - 0.06, x - 0.36, y + 0.08);
  context.quadraticCurveTo(x, y + 0.13, x + 0.36, y + 0.08);
  context.quadraticCurveTo(x + 0.4, y - 0.06, x + 0.15, y - 0.06);
  context.fill();
}
