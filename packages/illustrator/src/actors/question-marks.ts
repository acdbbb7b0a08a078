import type { Canvas2D } from '../canvas.ts';
import { css } from '../math/colour.ts';
import { wave } from '../math/periodic.ts';
import type { Stage } from '../stage/stage.ts';

/** Side, height and size of each mark, in sizes of the actor; its tilt in radians. */
const MARKS = [
  [-0.36, -0.1, 0.13, -0.3],
  [0.05, -0.26, 0.17, 0.06],
  [0.4, -0.08, 0.12, 0.34],
] as const;

/** Question marks that sway over a puzzled head. The origin is the top of the head. */
export function drawQuestionMarks(
  context: Canvas2D,
  phase: number,
  size: number,
  { unit, take }: Stage,
): void {
  context.save();
  context.textAlign = 'center';
  context.lineJoin = 'round';
  context.fillStyle = css([0.86, 0.17, 88]);
  context.strokeStyle = css([0.3, 0.06, 60], 0.85);
  for (const [i, [x, y, height, tilt]] of MARKS.entries()) {
    context.save();
    context.translate(x * size, y * size + 5 * unit * wave(phase, 2, i * 0.3));
    context.rotate(tilt + 0.08 * wave(phase, 1, i * 0.21));
    // The finished picture is turned over.
    if (take.isMirrored) context.scale(-1, 1);
    context.font = `700 ${height * size * 1.5}px Fredoka`;
    context.lineWidth = height * size * 0.16;
    context.strokeText('?', 0, 0);
    context.fillText('?', 0, 0);
    context.restore();
  }
  context.restore();
}
