import type { Canvas } from '../canvas.ts';
import { saw, wave } from '../math/periodic.ts';
import { softDisc } from '../painting.ts';
import type { Stage } from '../stage/stage.ts';
import { addBands, createMotes } from './bands.ts';

const SIZE = 32;

/** @param core how much of the disc is solid before it softens, 0–1 */
const flake = (stage: Stage, core: number): Canvas =>
  softDisc(stage.environment, SIZE, [
    [0, [1, 0.003, 240], 1],
    [core, [1, 0.003, 240], 0.85],
    [1, [1, 0.003, 240], 0],
  ]);

/** Flakes that sway down; the nearest are out of focus. */
export function addSnow(stage: Stage, amount: number): void {
  const { width, height, unit } = stage;
  const sharp = flake(stage, 0.62);
  const soft = flake(stage, 0.25);
  addBands(stage, createMotes(stage, 130 * amount, 3), (context, phase, mote, band) => {
    const fallen = saw(phase, 1, mote.offset);
    const x = (mote.x + 0.03 * wave(phase, 1, mote.a) + 0.012 * wave(phase, 2, mote.b)) * width;
    const y = (fallen * 1.14 - 0.07) * height;
    const radius = (2.6 + 3.2 * mote.b) * band.scale * unit * (band.near ? 1.7 : 1.2);
    context.globalAlpha = band.near ? 0.42 : 0.95 * band.alpha;
    context.drawImage(band.near ? soft : sharp, x - radius, y - radius, radius * 2, radius * 2);
  });
}
