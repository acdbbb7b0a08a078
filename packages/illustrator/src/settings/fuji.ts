import { css, mix, shift } from '../math/colour.ts';
import { verticalGradient } from '../painting.ts';
import type { Stage } from '../stage/stage.ts';
import { scaleOf } from './extent.ts';
import { addMist } from './mist.ts';
import { addStrip } from './strip.ts';
import { underSky } from './surface.ts';

/** The slopes of Mount Fuji from the crater down, as far from its middle and below its top as they reach. */
const FUJI_SLOPE = [
  [0.055, 0],
  [0.1, 0.16],
  [0.17, 0.4],
  [0.27, 0.68],
  [0.4, 0.88],
  [0.56, 1],
] as const;

/** Where it stands, in pixels. */
interface Place {
  readonly middle: number;
  readonly top: number;
  readonly base: number;
  readonly scale: number;
}

/** In the hollow of a huge wave it is small and far away, as in Hokusai's print; elsewhere it fills the middle. */
function placeOf(stage: Stage): Place {
  const { width, height, horizon, plan } = stage;
  const scale = scaleOf(stage);
  const isInWave = plan.landforms.includes('breaker');
  return {
    middle: (isInWave ? 0.29 : 0.5) * width,
    top: (isInWave ? horizon - 0.12 : 0.2) * height,
    base: Math.min(0.72, horizon + (isInWave ? 0.02 : 0.05)) * height,
    scale: isInWave ? 0.3 * scale : scale,
  };
}

/** Mount Fuji behind everything: wide, even and capped with snow. */
export function addFuji(stage: Stage): void {
  const { height, palette } = stage;
  const { middle, top, base, scale } = placeOf(stage);
  const at = (side: number, [reach, fall]: readonly [number, number]): [number, number] => [
    middle + side * reach * 1.1 * scale,
    top + fall * (base - top),
  ];
  addStrip(stage, { order: 7.5, depth: 0.1, top: 0.15, bottom: 0.8 }, (context) => {
    const rock = mix(underSky(palette, [0.52, 0.09, 262], 0.12), palette.haze, 0.25);
    context.fillStyle = verticalGradient(context, top, base, [
      [0, shift(rock, 0.04)],
      [1, mix(rock, palette.haze, 0.45)],
    ]);
    context.beginPath();
    for (const point of FUJI_SLOPE) context.lineTo(...at(-1, point));
    for (const point of FUJI_SLOPE.toReversed()) context.lineTo(...at(1, point));
    context.closePath();
    context.fill();
    context.save();
    context.clip();
    const snow = underSky(palette, [0.98, 0.01, 240], 0.06);
    context.fillStyle = css(snow);
    context.beginPath();
    context.moveTo(middle - 0.3 * scale, top - 4);
    context.lineTo(middle + 0.3 * scale, top - 4);
    for (let i = 0; i <= 12; i++) {
      const x = middle + (0.26 - (0.52 * i) / 12) * scale;
      const fall = i % 2 === 0 ? 0.27 : 0.42;
      context.lineTo(x, top + fall * (base - top));
    }
    context.closePath();
    context.fill();
    context.restore();
  });
  addMist(stage, { order: 7.8, depth: 0.12, top: base / height - 0.12, height: 0.16, alpha: 0.55 });
}
