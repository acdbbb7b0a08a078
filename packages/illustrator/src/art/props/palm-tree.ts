import type { Canvas2D } from '../../canvas.ts';
import { type Colour, css, mix, shift } from '../../math/colour.ts';
import { TAU } from '../../math/periodic.ts';
import { createRandom } from '../../math/random.ts';
import { fillCircle } from '../../painting.ts';

/** The tones of a palm. */
export interface PalmLook {
  readonly lit: Colour;
  readonly body: Colour;
  readonly shaded: Colour;
  readonly trunk: Colour;
  readonly lightFromLeft: boolean;
}

/** One feathered leaf from the origin, `length` long, bending down towards its tip. */
function paintFrond(
  context: Canvas2D,
  angle: number,
  length: number,
  fill: string,
  rib: string,
): void {
  const leaflets = 13;
  const bend = Math.cos(angle) * 0.55;
  const pointAt = (t: number): [number, number] => {
    const turned = angle + bend * t * t * 1.5;
    return [Math.cos(turned) * length * t, Math.sin(turned) * length * t + length * 0.16 * t * t];
  };
  context.fillStyle = fill;
  for (let i = 1; i <= leaflets; i++) {
    const t = i / leaflets;
    const [x, y] = pointAt(t);
    const [px, py] = pointAt(Math.max(0, t - 0.14));
    const heading = Math.atan2(y - py, x - px);
    const leaf = length * 0.3 * Math.sin(Math.PI * (0.12 + 0.84 * t)) + length * 0.05;
    for (const side of [-1, 1]) {
      const out = heading + side * (0.85 - 0.5 * t);
      const tipX = px + Math.cos(out) * leaf;
      const tipY = py + Math.sin(out) * leaf + leaf * 0.22;
      context.beginPath();
      context.moveTo(px, py);
      context.quadraticCurveTo(x + (tipX - px) * 0.35, y + (tipY - py) * 0.2, tipX, tipY);
      context.quadraticCurveTo((px + tipX) / 2, (py + tipY) / 2 + leaf * 0.06, px, py);
      context.fill();
    }
  }
  context.strokeStyle = rib;
  context.lineWidth = length * 0.025;
  context.lineCap = 'round';
  context.beginPath();
  context.moveTo(0, 0);
  for (let i = 1; i <= 8; i++) context.lineTo(...pointAt(i / 8));
  context.stroke();
}

/** A trunk of rings that leans from the foot to the crown. */
function paintTrunk(
  context: Canvas2D,
  look: PalmLook,
  [crownX, crownY]: readonly [number, number],
): void {
  const trunkAt = (t: number): [number, number] => [
    0.44 + (crownX - 0.44) * t * t,
    1 - (1 - crownY) * t,
  ];
  const rings = 22;
  for (let i = 0; i < rings; i++) {
    const [x, y] = trunkAt(i / rings);
    const [nextX, nextY] = trunkAt((i + 1.15) / rings);
    const half = 0.03 - 0.014 * (i / rings) + (i % 2 ? 0.0015 : 0);
    context.fillStyle = css(shift(look.trunk, i % 2 ? 0.05 : -0.01));
    context.beginPath();
    context.moveTo(x - half, y);
    context.lineTo(x + half, y);
    context.lineTo(nextX + half * 0.92, nextY);
    context.lineTo(nextX - half * 0.92, nextY);
    context.fill();
    const shadeX = look.lightFromLeft ? x + half * 0.25 : x - half;
    context.fillStyle = css(mix(look.trunk, look.shaded, 0.7), 0.55);
    context.fillRect(shadeX, nextY, half * 0.75, y - nextY);
  }
}

/** A leaning coconut palm in the unit square, standing on its lower edge. */
export function paintPalm(context: Canvas2D, look: PalmLook, seed: number): void {
  const random = createRandom(seed);
  const crown = [0.54, 0.34] as const;
  paintTrunk(context, look, crown);
  context.save();
  context.translate(...crown);
  const fronds = 11;
  for (let i = 0; i < fronds; i++) {
    const order = (i * 4) % fronds;
    const angle = -Math.PI * 1.12 + (order / (fronds - 1)) * Math.PI * 1.24 + 0.14 * random();
    const toLight = Math.cos(angle) < 0 === look.lightFromLeft;
    const fill = mix(toLight ? look.lit : look.body, look.shaded, 0.4 * ((i * 7) % 3) * 0.5);
    paintFrond(context, angle, 0.36 + 0.06 * random(), css(fill), css(shift(fill, 0.05)));
  }
  for (let i = 0; i < 4; i++) {
    context.fillStyle = css(shift(look.trunk, -0.06 + 0.03 * (i % 2)));
    const angle = (i / 4) * TAU * 0.5 + 0.3;
    fillCircle(context, Math.cos(angle) * 0.035, 0.02 + Math.sin(angle) * 0.025, 0.024);
  }
  context.restore();
}
