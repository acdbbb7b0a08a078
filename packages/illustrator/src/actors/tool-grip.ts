import type { Canvas } from '../canvas.ts';
import type { MotionName } from '../language/motion-name.ts';
import type { Point } from './pose-name.ts';

/** Where a tool is held, and which of its ends does the work, in parts of its box. */
interface ToolShape {
  readonly grip: Point;
  readonly tip: Point;
  /** Its edge is on the other side of the drawing. */
  readonly isMirrored?: boolean;
  /** It is open above, with its handle on the right. */
  readonly isUpright?: boolean;
}

const tool = (gripX: number, gripY: number, tipX: number, tipY: number): ToolShape => ({
  grip: [gripX, gripY],
  tip: [tipX, tipY],
});

const TOOLS: Readonly<Record<string, ToolShape>> = {
  // Its arrow lies across it.
  'bow-and-arrow': tool(0.7, 0.3, 0.92, 0.08),
  spoon: tool(0.62, 0.62, 0.22, 0.22),
  'kitchen-knife': { ...tool(0.22, 0.16, 0.85, 0.85), isMirrored: true },
  scissors: tool(0.5, 0.2, 0.5, 0.9),
  wrench: tool(0.76, 0.72, 0.24, 0.24),
  hammer: tool(0.86, 0.86, 0.3, 0.2),
  paintbrush: tool(0.66, 0.32, 0.25, 0.9),
  pencil: tool(0.42, 0.56, 0.08, 0.92),
  crayon: tool(0.46, 0.52, 0.12, 0.9),
  pen: tool(0.42, 0.56, 0.08, 0.94),
  'fountain-pen': tool(0.46, 0.5, 0.1, 0.92),
  '@quill': tool(0.3, 0.8, 0.14, 0.96),
  '@spatula': tool(0.5, 0.74, 0.5, 0.15),
  '@whisk': tool(0.5, 0.7, 0.5, 0.2),
  '@ladle': tool(0.76, 0.26, 0.3, 0.9),
  '@peeler': tool(0.38, 0.8, 0.62, 0.16),
  'carpentry-saw': tool(0.74, 0.76, 0.1, 0.2),
  screwdriver: tool(0.76, 0.76, 0.12, 0.12),
  plunger: tool(0.74, 0.26, 0.2, 0.8),
  syringe: tool(0.36, 0.64, 0.92, 0.1),
  toothbrush: tool(0.72, 0.7, 0.14, 0.14),
  razor: tool(0.24, 0.76, 0.72, 0.3),
  '@comb': tool(0.85, 0.5, 0.3, 0.9),
  '@hairbrush': tool(0.62, 0.86, 0.55, 0.25),
  '@dentalmirror': tool(0.2, 0.8, 0.79, 0.21),
  '@uprightvacuum': tool(0.11, 0.08, 0.72, 0.9),
  '@hairdryer': tool(0.6, 0.86, 0.2, 0.3),
  '@fryingpan': tool(0.08, 0.5, 0.95, 0.62),
  '@wok': { ...tool(0.95, 0.36, 0.1, 0.5), isUpright: true },
  '@rake': tool(0.5, 0.3, 0.5, 0.95),
  '@mop': tool(0.5, 0.3, 0.5, 0.95),
  broom: tool(0.66, 0.3, 0.3, 0.86),
  '@spyglass': tool(0.46, 0.5, 0.98, 0.5),
  lipstick: tool(0.5, 0.8, 0.5, 0.1),
  '@sandingblock': tool(0.5, 0.4, 0.5, 0.9),
  '@weldingtorch': tool(0.2, 0.86, 0.92, 0.26),
  sponge: tool(0.3, 0.5, 0.9, 0.5),
  'sewing-needle': tool(0.8, 0.2, 0.1, 0.9),
};

/** Widths in head widths. */
const SIZES: Readonly<Record<string, number>> = {
  'bow-and-arrow': 0.86,
  pencil: 0.3,
  pen: 0.28,
  'fountain-pen': 0.28,
  crayon: 0.26,
  '@quill': 0.4,
  paintbrush: 0.42,
  toothbrush: 0.36,
  lipstick: 0.2,
  scissors: 0.34,
  syringe: 0.34,
  wrench: 0.42,
  screwdriver: 0.42,
  '@hairbrush': 0.42,
  '@fryingpan': 0.95,
  '@wok': 1,
  '@whisk': 0.46,
  '@ladle': 0.5,
  '@peeler': 0.36,
  '@uprightvacuum': 0.86,
  '@rake': 0.95,
  '@comb': 0.36,
  '@mop': 0.95,
  broom: 0.9,
  '@spyglass': 0.6,
  '@dentalmirror': 0.34,
  '@sandingblock': 0.32,
  '@weldingtorch': 0.46,
  sponge: 0.3,
};

export const toolSize = (glyph: string): number => SIZES[glyph] ?? 0.52;

/** Where the working end points to while somebody does this, from the hand. */
const AIMS: Readonly<Partial<Record<MotionName, Point>>> = {
  stir: [-0.4, 0.9],
  grill: [-0.8, 0.55],
  chop: [-0.98, 0.2],
  knead: [-0.8, 0.5],
  scrub: [-0.8, 0.5],
  write: [-0.62, 0.78],
  paint: [0.95, -0.3],
  mend: [0.97, 0.12],
  weld: [-0.7, 0.72],
  pet: [0.95, -0.12],
  groom: [0.98, 0.1],
  spy: [0.98, -0.16],
  sweep: [-0.4, 0.92],
  panflip: [1, 0.06],
  vacuum: [0.62, 0.78],
  call: [-0.3, -0.9],
  aim: [1, -0.02],
};

/** The direction in which somebody points a tool; null for what is held otherwise. */
export function toolAim(glyph: string, motion: MotionName): Point | null {
  // A hammer is raised above what it strikes.
  if (glyph === 'hammer' && motion === 'chop') return [-0.62, -0.78];
  // Hair is brushed at the side of the head, so that the face is seen.
  if (motion === 'groom' && /^(?:@hairbrush|@comb|scissors)$/.test(glyph)) return [0.4, -0.92];
  return TOOLS[glyph] === undefined ? null : (AIMS[motion] ?? null);
}

/** How far a tool turns about the hand while it is used, and how often in a loop. */
export interface ToolSwing {
  /** Radians to each side. */
  readonly angle: number;
  readonly times: number;
}

/** Which tools turn in the hand: a hammer falls, a spoon goes round. */
export function toolSwing(glyph: string, motion: MotionName): ToolSwing | null {
  if (motion === 'chop') return glyph === 'hammer' ? { angle: 0.66, times: 2 } : null;
  if (motion === 'strike') return { angle: 0.8, times: 2 };
  return motion === 'stir' ? { angle: 0.22, times: 2 } : null;
}

export interface ToolGrip {
  /** From the middle of what is drawn to the grip, in widths; turned to the aim. */
  readonly grip: Point;
  readonly rotation: number;
  readonly isMirrored: boolean;
  readonly swing?: ToolSwing | null | undefined;
}

/** How a tool is turned so that its end points along `aim` from the hand. */
export function gripTool(
  glyph: string,
  aim: Point,
  sprite: Canvas,
  [middleX, middleY]: Point,
): ToolGrip | null {
  const shape = TOOLS[glyph];
  if (!shape) return null;
  const isMirrored =
    (shape.isMirrored === true && aim[0] < 0) || (shape.isUpright === true && aim[0] > 0);
  const side = isMirrored ? -1 : 1;
  const tall = sprite.height / sprite.width;
  const along: Point = [
    side * (shape.tip[0] - shape.grip[0]),
    (shape.tip[1] - shape.grip[1]) * tall,
  ];
  return {
    grip: [side * (shape.grip[0] - middleX), (shape.grip[1] - middleY) * tall],
    rotation: Math.atan2(aim[1], aim[0]) - Math.atan2(along[1], along[0]),
    isMirrored,
  };
}
