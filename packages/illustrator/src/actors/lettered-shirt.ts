import type { Canvas, Canvas2D } from '../canvas.ts';
import { COLOURS } from '../language/colours.ts';
import type { Colour } from '../math/colour.ts';
import { letterRoom } from '../stage/letter-lines.ts';
import type { Stage } from '../stage/stage.ts';
import { inkFor } from '../stage/text-surface.ts';

/** Where a shirt has room for letters, in the units of `FigurePose`. */
const CHEST = { left: -0.14, top: 0.69, width: 0.28, height: 0.2 };
const FONT = ['anton', 400] as const;

type ShirtStage = Pick<Stage, 'environment' | 'letteredPx'> & {
  readonly plan: Pick<Stage['plan'], 'captionColour'>;
};

/**
 * Letters what a person has on the chest, as large as fits.
 * @param cloth the color of the shirt
 * @param unitPx pixels of one unit of `FigurePose`
 */
export function letterShirt(
  stage: ShirtStage,
  text: string,
  cloth: Colour,
  unitPx: number,
): Canvas {
  const { environment, plan, letteredPx } = stage;
  const named = plan.captionColour === null ? undefined : COLOURS[plan.captionColour];
  const inks = { ink: inkFor(named, undefined, cloth), ground: cloth };
  const room = { wide: CHEST.width * unitPx, tall: CHEST.height * unitPx };
  const surface = { box: [0, 0, 1, 1], font: FONT } as const;
  const { picture, letterPx } = letterRoom(environment, text, surface, room, inks);
  letteredPx.set(text, Math.max(letteredPx.get(text) ?? 0, letterPx));
  return picture;
}

/** Draws the letters of a shirt onto a torso. */
export function drawShirtLetters(context: Canvas2D, letters: Canvas): void {
  context.drawImage(letters, CHEST.left, CHEST.top, CHEST.width, CHEST.height);
}
