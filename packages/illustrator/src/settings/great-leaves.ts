import type { Canvas2D } from '../canvas.ts';
import { type Colour, css, mix, shift } from '../math/colour.ts';
import { wave } from '../math/periodic.ts';
import { createRandom } from '../math/random.ts';
import { blurred, paintOnce } from '../painting.ts';
import type { Stage } from '../stage/stage.ts';
import { scaleOf } from './extent.ts';
import { underSky } from './surface.ts';

export const JUNGLE_GREENS: readonly Colour[] = [
  [0.6, 0.16, 145],
  [0.68, 0.17, 130],
  [0.54, 0.13, 160],
];

/** A banana-like leaf from the origin upwards, `length` long. */
function paintBigLeaf(context: Canvas2D, length: number, colour: Colour): void {
  const half = length * 0.17;
  context.fillStyle = css(colour);
  context.beginPath();
  context.moveTo(0, 0);
  context.bezierCurveTo(-half * 1.5, -length * 0.35, -half, -length * 0.8, 0, -length);
  context.bezierCurveTo(half, -length * 0.8, half * 1.5, -length * 0.35, 0, 0);
  context.fill();
  context.fillStyle = css(shift(colour, 0.06), 0.8);
  context.beginPath();
  context.moveTo(0, 0);
  context.bezierCurveTo(half * 1.5, -length * 0.35, half, -length * 0.8, 0, -length);
  context.fill();
  context.strokeStyle = css(shift(colour, -0.08), 0.7);
  context.lineWidth = length * 0.012;
  for (let i = 1; i < 8; i++) {
    const y = -length * (i / 9);
    context.beginPath();
    context.moveTo(-half * 0.8, y - half * 0.75);
    context.lineTo(0, y);
    context.lineTo(half * 0.8, y - half * 0.75);
    context.stroke();
  }
  context.strokeStyle = css(shift(colour, 0.14));
  context.beginPath();
  context.moveTo(0, 0);
  context.lineTo(0, -length * 0.96);
  context.stroke();
}

export interface Clump {
  /** Where the leaves meet, as fractions of the picture. */
  readonly x: number;
  readonly y: number;
  /** Of the longest leaves, in measures of the landscape. */
  readonly length: number;
  /** The direction of each leaf in radians, 0 upwards. */
  readonly fan: readonly number[];
  readonly order: number;
  readonly depth: number;
  readonly haze: number;
}

/** The smallest box around leaves that fan out from the origin, with room for a blur. */
function boundsOf(leaves: readonly { readonly angle: number; readonly length: number }[]): {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
} {
  const tipsX = leaves.map(({ angle, length }) => Math.sin(angle) * length);
  const tipsY = leaves.map(({ angle, length }) => -Math.cos(angle) * length);
  const room = 0.22 * Math.max(...leaves.map(({ length }) => length));
  return {
    left: Math.floor(Math.min(0, ...tipsX) - room),
    top: Math.floor(Math.min(0, ...tipsY) - room),
    right: Math.ceil(Math.max(0, ...tipsX) + room),
    bottom: Math.ceil(Math.max(0, ...tipsY) + room),
  };
}

/** Fans of great leaves: on the ground behind, and dark ones hanging into the picture in front. */
export function addClumps(stage: Stage, clumps: readonly Clump[]): void {
  const { width, height, palette, environment } = stage;
  const scale = scaleOf(stage);
  clumps.forEach((clump, index) => {
    const random = createRandom(stage.seed + index * 13);
    const leaves = clump.fan.map((angle, i) => ({
      angle,
      length: clump.length * scale * (0.75 + 0.35 * random()),
      colour: mix(
        underSky(palette, JUNGLE_GREENS[i % 3] ?? [0.6, 0.15, 140], clump.haze),
        palette.shadow,
        clump.order > 50 ? 0.55 : 0.1 * (i % 2),
      ),
    }));
    const box = boundsOf(leaves);
    const painted = paintOnce(
      environment,
      box.right - box.left,
      box.bottom - box.top,
      (context) => {
        context.translate(-box.left, -box.top);
        for (const { angle, length, colour } of leaves) {
          context.save();
          context.rotate(angle);
          paintBigLeaf(context, length, colour);
          context.restore();
        }
      },
    );
    const sprite = clump.order > 50 ? blurred(environment, painted, 2 * stage.unit) : painted;
    stage.addLayer(clump.order, clump.depth, (context, phase) => {
      context.save();
      context.translate(clump.x * width, clump.y * height);
      context.rotate(0.025 * wave(phase, 1, index * 0.23));
      context.drawImage(sprite, box.left, box.top);
      context.restore();
    });
  });
}
