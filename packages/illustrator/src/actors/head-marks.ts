import type { Canvas2D } from '../canvas.ts';
import { css } from '../math/colour.ts';
import { wave } from '../math/periodic.ts';
import type { Stage } from '../stage/stage.ts';

/** Side, height and size of each mark, in sizes of the actor; its tilt in radians. */
type Mark = readonly [text: string, x: number, y: number, size: number, tilt: number];

const QUESTIONS: readonly Mark[] = [
  ['?', -0.36, -0.1, 0.13, -0.3],
  ['?', 0.05, -0.26, 0.17, 0.06],
  ['?', 0.4, -0.08, 0.12, 0.34],
];

const FORMULAS: readonly Mark[] = [
  ['5x+3', -0.42, -0.2, 0.1, -0.16],
  ['a+b=c', 0.14, -0.32, 0.085, 0.05],
  ['3x-7', 0.56, -0.1, 0.09, 0.2],
  ['y=2x', -0.62, 0.1, 0.09, -0.1],
  ['%', 0.52, 0.14, 0.11, 0.2],
  ['÷', -0.46, 0.32, 0.12, -0.2],
  ['x=?', 0.62, 0.36, 0.09, 0.1],
];

/** What is in the air around a head. */
export type HeadMarks = 'questions' | 'formulas';

/** Marks that sway around the head of somebody who wonders. The origin is the top of the head. */
export function drawHeadMarks(
  context: Canvas2D,
  marks: HeadMarks,
  phase: number,
  size: number,
  { unit, take }: Stage,
): void {
  const isQuestion = marks === 'questions';
  context.save();
  context.textAlign = 'center';
  context.lineJoin = 'round';
  context.fillStyle = css(isQuestion ? [0.86, 0.17, 88] : [0.99, 0.01, 90]);
  context.strokeStyle = css(isQuestion ? [0.3, 0.06, 60] : [0.3, 0.06, 265], 0.85);
  for (const [i, [text, x, y, height, tilt]] of (isQuestion ? QUESTIONS : FORMULAS).entries()) {
    context.save();
    context.translate(x * size, y * size + 5 * unit * wave(phase, 2, i * 0.3));
    context.rotate(tilt + 0.08 * wave(phase, 1, i * 0.21));
    // The finished picture is turned over.
    if (take.isMirrored) context.scale(-1, 1);
    context.font = `700 ${height * size * 1.5}px Fredoka`;
    context.lineWidth = height * size * 0.16;
    context.strokeText(text, 0, 0);
    context.fillText(text, 0, 0);
    context.restore();
  }
  context.restore();
}
