import { css } from '../math/colour.ts';
import { saw, wave } from '../math/periodic.ts';
import { fillCircle, paintOnce, radialGradient } from '../painting.ts';
import type { Stage } from '../stage/stage.ts';
import { addBands, createMotes } from './bands.ts';

const SIZE = 64;
const RADIUS = SIZE / 2 - 2;

/** Shining bubbles that wobble upwards. */
export function addBubbles(stage: Stage, amount: number): void {
  const { width, height, unit, environment } = stage;
  const bubble = paintOnce(environment, SIZE, SIZE, (context) => {
    const middle = SIZE / 2;
    context.fillStyle = radialGradient(
      context,
      middle - RADIUS * 0.3,
      middle - RADIUS * 0.35,
      RADIUS * 1.3,
      [
        [0, [1, 0.02, 200], 0.5],
        [0.5, [0.9, 0.06, 200], 0.08],
        [1, [0.9, 0.08, 210], 0.3],
      ],
    );
    fillCircle(context, middle, middle, RADIUS);
    context.strokeStyle = css([0.97, 0.04, 200], 0.7);
    context.lineWidth = 3;
    context.beginPath();
    context.arc(middle, middle, RADIUS - 1, 0, Math.PI * 2);
    context.stroke();
    context.fillStyle = css([1, 0, 0], 0.85);
    context.beginPath();
    context.ellipse(middle - RADIUS * 0.4, middle - RADIUS * 0.45, 7, 4, -0.7, 0, Math.PI * 2);
    context.fill();
  });
  addBands(stage, createMotes(stage, 44 * amount, 5), (context, phase, mote, band) => {
    const risen = saw(phase, 1, mote.offset);
    const x = (mote.x + 0.018 * wave(phase, 2, mote.a)) * width;
    const y = (1.08 - risen * 1.2) * height;
    const radius = (4.5 + 9 * mote.b * mote.b) * band.scale * unit;
    context.globalAlpha = band.alpha;
    context.drawImage(bubble, x - radius, y - radius, radius * 2, radius * 2);
  });
}
