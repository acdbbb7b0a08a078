import type { Canvas2D } from '../canvas.ts';
import { isOnHands, type PoseName } from './pose-name.ts';
import { PUPPET_HEIGHT } from './puppet.ts';

/** Which way up a body is: on its feet, on its hands, on its back, on hands and feet, or bowed down to the floor. */
type Stance = 'feet' | 'hands' | 'back' | 'fours' | 'bowed';

const LYING: ReadonlySet<PoseName> = new Set<PoseName>(['sleep', 'lie', 'backfloat']);

/** The stance of a pose. */
export function stanceOf(name: PoseName): Stance {
  if (isOnHands(name)) return 'hands';
  if (LYING.has(name)) return 'back';
  if (name === 'prostrate') return 'bowed';
  return name === 'crawl' || name === 'pushup' ? 'fours' : 'feet';
}

const LYING_HEIGHT = 0.56;
const ALL_FOURS_HEIGHT = 1;
const BOWED_HEIGHT = 0.7;
/** How far the back slopes down to the feet, in radians. */
const SLOPE_OF_BACK = 0.25;

/** The size of a person in a stance, in the units of `FigurePose`. */
export function sizeInStance(stance: Stance): { readonly width: number; readonly height: number } {
  if (stance === 'back') return { width: PUPPET_HEIGHT, height: LYING_HEIGHT };
  if (stance === 'fours') return { width: PUPPET_HEIGHT, height: ALL_FOURS_HEIGHT };
  if (stance === 'bowed') return { width: PUPPET_HEIGHT, height: BOWED_HEIGHT };
  return { width: 0.72, height: PUPPET_HEIGHT };
}

/** From the ground below a person into the space of the pose, where the crown is at 0. */
export function standOnFeet(context: Canvas2D, sunk = 0): void {
  context.translate(0, -PUPPET_HEIGHT + 0.02 + sunk);
}

/** The same for any stance. @param sunk how far a body on its feet is below its place */
export function intoStance(
  context: Canvas2D,
  stance: Stance,
  facing: 'left' | 'right',
  sunk: number,
): void {
  if (stance === 'hands') context.scale(1, -1);
  else if (stance === 'back') layDown(context, facing);
  else if (stance === 'fours') standOnAllFours(context);
  else if (stance === 'bowed') bowToFloor(context);
  else standOnFeet(context, sunk);
}

/** On the back; the head is on the left of an actor that faces right. */
function layDown(context: Canvas2D, facing: 'left' | 'right'): void {
  if (facing === 'left') context.scale(-1, 1);
  context.translate(-PUPPET_HEIGHT / 2, -LYING_HEIGHT / 2 + 0.02);
  context.rotate(-Math.PI / 2);
}

/** Hands on the ground on the right, feet on the left. */
function standOnAllFours(context: Canvas2D): void {
  context.translate(0.78, -0.62);
  context.rotate(Math.PI / 2 - SLOPE_OF_BACK);
}

/** The head on the floor on the right, lower than the hips. */
function bowToFloor(context: Canvas2D): void {
  context.translate(0.66, -0.33);
  context.rotate(Math.PI / 2 + 0.14);
}
