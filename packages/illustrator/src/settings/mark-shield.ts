import type { Canvas2D } from '../canvas.ts';
import { type Colour, css, shift } from '../math/colour.ts';
import { inkNamed } from '../plan/mark-colours.ts';
import type { Stage } from '../stage/stage.ts';

const NIGHT: Colour = [0.25, 0.035, 275];
/** Behind the animal of those who fight or train. */
const BLOOD: Colour = [0.47, 0.17, 25];
const OF_STRENGTH =
  /\b(?:gym|fitness|crossfit|boxing|kickboxing|mma|fight\w*|wrestling|bodybuilding|bulls?)\b/iu;
const STEEL: Colour = [0.86, 0.01, 260];
/** Half its width and its height above and below the middle, in shares of the shorter side. */
const SHIELD = { half: 0.36, above: 0.36, below: 0.47 } as const;

function traceShield(context: Canvas2D, scale: number): void {
  const half = SHIELD.half * scale;
  const above = SHIELD.above * scale;
  const below = SHIELD.below * scale;
  context.beginPath();
  context.moveTo(0, -above);
  context.quadraticCurveTo(-half * 0.45, -above * 0.8, -half, -above * 0.86);
  context.bezierCurveTo(-half * 1.02, below * 0.3, -half * 0.62, below * 0.78, 0, below);
  context.bezierCurveTo(half * 0.62, below * 0.78, half * 1.02, below * 0.3, half, -above * 0.86);
  context.quadraticCurveTo(half * 0.45, -above * 0.8, 0, -above);
  context.closePath();
}

/** The colors of a shield: its field and the line around it, which stand out from each other. */
function coloursOf(plan: Stage['plan']): { readonly field: Colour; readonly line: Colour } {
  const [first, second] = [inkNamed(plan, 0), inkNamed(plan, 1)];
  // The animal has the first color.
  const own = first === null && OF_STRENGTH.test(plan.prompt) ? BLOOD : NIGHT;
  const field = second ?? (first !== null && first[0] < 0.4 ? STEEL : own);
  const line = first ?? STEEL;
  return Math.abs(field[0] - line[0]) > 0.15 ? { field, line } : { field: NIGHT, line };
}

/** A shield with a line along its edge, behind the animal of a team. */
export function paintShield(context: Canvas2D, { width, height, plan }: Stage): void {
  const { field, line } = coloursOf(plan);
  const shorter = Math.min(width, height);
  const middle = plan.caption === null ? 0.47 : 0.375;
  const scale = shorter * (plan.caption === null ? 1 : 0.8);
  context.save();
  context.translate(width / 2, middle * height);
  for (const [share, colour] of [
    [1, shift(field, -0.1)],
    [0.945, line],
    [0.895, field],
  ] as const) {
    traceShield(context, scale * share);
    context.fillStyle = css(colour);
    context.fill();
  }
  context.restore();
}
