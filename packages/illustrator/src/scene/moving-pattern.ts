import { fract, wave } from '../math/periodic.ts';
import type { Layer, Stage } from '../stage/stage.ts';

/** Rows and columns after which a pattern is the same again, in shares of the picture. */
const AGAIN = 0.5;
const SWAY = 0.07;

/** How far a pattern has come from its place, in shares of the picture to the right and down. */
function offsetAt({ plan }: Stage, phase: number): readonly [x: number, y: number] {
  // The rows of more than two kinds are the same again only after the whole picture.
  const far = plan.subjects.length > 2 ? 1 : AGAIN;
  switch (plan.patternMove) {
    case 'down':
      return [0, fract(phase) * far];
    case 'up':
      return [0, 1 - fract(phase) * far];
    case 'along':
      return [fract(phase) * far, fract(phase) * far];
    default:
      return [1 + SWAY * wave(phase, 1), 0];
  }
}

/** Moves the things of a pattern; what leaves the picture comes in at the opposite border. */
export function movePattern(stage: Stage, things: readonly Layer[]): void {
  if (stage.still || stage.plan.patternMove === undefined) {
    stage.layers.push(...things);
    return;
  }
  const { width, height } = stage;
  for (const thing of things) {
    const draw: Layer['draw'] = (context, phase) => {
      const [x, y] = offsetAt(stage, phase);
      for (const [column, row] of [
        [0, 0],
        [-1, 0],
        [0, -1],
        [-1, -1],
      ] as const) {
        context.save();
        context.translate((x + column) * width, (y + row) * height);
        thing.draw(context, phase);
        context.restore();
      }
    };
    stage.layers.push({ ...thing, draw });
  }
}
