import type { Canvas, Canvas2D } from '../canvas.ts';
import { COLOURS } from '../language/colours.ts';
import type { Colour } from '../math/colour.ts';
import { letterRoom } from '../stage/letter-lines.ts';
import type { Stage } from '../stage/stage.ts';
import { inkFor } from '../stage/text-surface.ts';
import type { Outfit } from './outfit-parts.ts';

/** Where a shirt has room for letters, in the units of `FigurePose`. */
const CHEST = { left: -0.14, top: 0.69, width: 0.28, height: 0.2 };
const APRON = { left: -0.105, top: 0.77, width: 0.21, height: 0.18 };
/** An apron is white, whatever is below it. */
export const APRON_CLOTH: Colour = [0.95, 0.012, 90];
const FONT = ['anton', 400] as const;

type ShirtStage = Pick<Stage, 'environment' | 'letteredPx'> & {
  readonly plan: Pick<Stage['plan'], 'captionColour'>;
};

/** Where the letters are on what a person has on. */
export const placeOfLetters = ({ detail }: Pick<Outfit, 'detail'>): typeof CHEST =>
  detail === 'apron' ? APRON : CHEST;

/**
 * Letters what a person has on the chest, as large as fits.
 * @param cloth the color of the shirt
 * @param unitPx pixels of one unit of `FigurePose`
 * @param place of the letters
 */
export function letterShirt(
  stage: ShirtStage,
  text: string,
  cloth: Colour,
  unitPx: number,
  place = CHEST,
): Canvas {
  const { environment, plan, letteredPx } = stage;
  const named = plan.captionColour === null ? undefined : COLOURS[plan.captionColour];
  const inks = { ink: inkFor(named, undefined, cloth), ground: cloth };
  const room = { wide: place.width * unitPx, tall: place.height * unitPx };
  const surface = { box: [0, 0, 1, 1], font: FONT } as const;
  const { picture, letterPx } = letterRoom(environment, text, surface, room, inks);
  letteredPx.set(text, Math.max(letteredPx.get(text) ?? 0, letterPx));
  return picture;
}

/** Draws the letters of a shirt onto a torso. */
export function drawShirtLetters(context: Canvas2D, letters: Canvas, place = CHEST): void {
  context.drawImage(letters, place.left, place.top, place.width, place.height);
}
