import { type Colour, css, shift } from '../math/colour.ts';
import { fillPolygon, verticalGradient } from '../painting.ts';
import type { Stage } from '../stage/stage.ts';
import { scaleOf } from './extent.ts';
import { paintRollingHills } from './hills.ts';
import { addStrip } from './strip.ts';
import { underSky } from './surface.ts';

const FAR = 0.62;
const STONES = [
  { x: 0.22, y: 0.76, size: 0.085 },
  { x: 0.33, y: 0.775, size: 0.05 },
  { x: 0.76, y: 0.7, size: 0.055 },
  { x: 0.86, y: 0.92, size: 0.11 },
] as const;

/** Raked gravel around mossy stones, before a wall with tiles. */
export function zengarden(stage: Stage): void {
  const { width, height, unit, palette } = stage;
  const scale = scaleOf(stage);
  paintRollingHills(stage, 0.42, 3);
  stage.ground = 0.88;
  const gravel = underSky(palette, stage.snowy ? [0.96, 0.01, 240] : [0.88, 0.02, 90]);
  const plaster = underSky(palette, [0.88, 0.04, 80], 0.05);
  const tiles = underSky(palette, [0.42, 0.02, 255], 0.05);
  addStrip(stage, { order: 20, depth: 0.55, top: 0.44, bottom: 1.1 }, (context) => {
    context.fillStyle = css(plaster);
    context.fillRect(-width, (FAR - 0.11) * height, width * 3, 0.12 * height);
    context.fillStyle = css(tiles);
    context.fillRect(-width, (FAR - 0.135) * height, width * 3, 0.036 * height);
    context.fillStyle = css(shift(tiles, 0.08));
    for (let x = 0; x < width; x += 22 * unit)
      context.fillRect(x, (FAR - 0.135) * height, 6 * unit, 0.036 * height);
    context.fillStyle = verticalGradient(context, FAR * height, height, [
      [0, shift(gravel, 0.02)],
      [1, shift(gravel, -0.08)],
    ]);
    context.fillRect(-width, FAR * height, width * 3, height);
    context.strokeStyle = css(shift(gravel, -0.1), 0.7);
    for (let row = 0; row < 22; row++) {
      const t = row / 22;
      context.lineWidth = (1.5 + 3 * t) * unit;
      const y = (FAR + 0.01 + 0.42 * t ** 1.3) * height;
      context.beginPath();
      for (let i = 0; i <= 30; i++)
        context.lineTo((i / 30) * width, y + (2 + 5 * t) * unit * Math.sin(i * 0.55));
      context.stroke();
    }
    for (const { x, y, size } of STONES) {
      const ring = (grow: number, colour: Colour, alpha = 1): void => {
        context.fillStyle = css(colour, alpha);
        context.beginPath();
        context.ellipse(
          x * width,
          y * height,
          size * grow * scale,
          size * grow * 0.34 * scale,
          0,
          0,
          Math.PI * 2,
        );
        context.fill();
      };
      for (let i = 5; i > 0; i--) ring(1 + i * 0.28, shift(gravel, i % 2 ? -0.07 : 0.03));
      ring(1.1, underSky(palette, [0.56, 0.12, 135]));
      const stone = underSky(palette, [0.5, 0.015, 250]);
      const at = (px: number, py: number): readonly [number, number] => [
        x * width + px * size * scale,
        y * height - py * size * scale,
      ];
      context.fillStyle = css(stone);
      fillPolygon(context, [
        at(-0.85, 0),
        at(-0.7, 0.7),
        at(-0.2, 1.2),
        at(0.35, 1.05),
        at(0.8, 0.4),
        at(0.85, 0),
      ]);
      context.fillStyle = css(shift(stone, 0.1));
      fillPolygon(context, [at(-0.7, 0.7), at(-0.2, 1.2), at(0.35, 1.05), at(-0.1, 0.6)]);
    }
  });
}
