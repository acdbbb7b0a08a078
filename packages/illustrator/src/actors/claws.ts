import type { Canvas2D } from '../canvas.ts';
import { wave } from '../math/periodic.ts';
import type { Point } from './pose-name.ts';
import type { ToolGrip } from './tool-grip.ts';

/**
 * Where claws that are raised hold up a thing, in fractions of the glyph's box: of a crab both, of a lobster one. A teddy
 * bear has it before its belly.
 */
const CLAWS: Readonly<Record<string, Point>> = {
  crab: [0.5, 0.22],
  lobster: [0.83, 0.19],
  'teddy-bear': [0.5, 0.74],
};

/** The place between the claws of an animal that has them; null for others. */
export const clawOf = (glyph: string): Point | null => CLAWS[glyph] ?? null;

/** Between claws and feelers, where a hat goes. */
const TOPS_OF_SHELLS: Readonly<Record<string, Point>> = {
  crab: [0.5, 0.42],
  lobster: [0.5, 0.3],
};

/** Where a hat goes on an animal whose claws are higher than its head, in fractions of its box; null for others. */
export const shellTopOf = (glyph: string): Point | null => TOPS_OF_SHELLS[glyph] ?? null;

/** What is held: its size in head widths, its height in its own widths, and how it is used. */
interface InClaw {
  readonly size: number;
  readonly tall: number;
  readonly inUse: ToolGrip | null;
  readonly draw: (context: Canvas2D, width: number) => void;
}

/** How wide a thing in a claw is, in heights of its holder for each head width. */
const IN_CLAW = 0.84;

/** Draws a thing upright in a claw. @param heightPx of its holder */
export function drawInClaw(
  context: Canvas2D,
  thing: InClaw,
  { x, y }: { readonly x: number; readonly y: number },
  heightPx: number,
  phase: number,
): void {
  const size = heightPx * IN_CLAW * thing.size;
  context.save();
  context.translate(x, y);
  context.rotate(0.05 * wave(phase, 2));
  if (thing.inUse) {
    context.rotate(thing.inUse.rotation);
    const [gripX, gripY] = thing.inUse.grip;
    context.translate(-gripX * size, -gripY * size);
    if (thing.inUse.isMirrored) context.scale(-1, 1);
  } else {
    context.translate(0, -size * thing.tall * 0.4);
  }
  thing.draw(context, size);
  context.restore();
}
