import type { Canvas, Canvas2D } from '../canvas.ts';
import type { Colour } from '../math/colour.ts';
import { type LetteringStage, letterSurface } from '../stage/letter-surface.ts';
import type { Outfit } from './outfit-parts.ts';

/** Where a shirt has room for letters, in the units of `FigurePose`. */
const CHEST = { left: -0.14, top: 0.69, width: 0.28, height: 0.2 };
const APRON = { left: -0.105, top: 0.77, width: 0.21, height: 0.18 };
/** An apron is white, whatever is below it. */
export const APRON_CLOTH: Colour = [0.95, 0.012, 90];
const SURFACE = { box: [0, 0, 1, 1], font: ['anton', 400] } as const;

/** The letters on what a person has on the chest. */
export interface ShirtLetters {
  readonly picture: Canvas;
  /** In the units of `FigurePose`. */
  readonly place: typeof CHEST;
}

/**
 * Letters what a person has on the chest, as large as fits.
 * @param outfit as it is drawn
 * @param unitPx pixels of one unit of `FigurePose`
 */
export function letterShirt(
  stage: LetteringStage,
  text: string,
  outfit: Pick<Outfit, 'detail' | 'top'>,
  unitPx: number,
): ShirtLetters {
  const [place, cloth] = outfit.detail === 'apron' ? [APRON, APRON_CLOTH] : [CHEST, outfit.top];
  const room = { wide: place.width * unitPx, tall: place.height * unitPx };
  return { picture: letterSurface(stage, text, SURFACE, cloth, room), place };
}

/** Draws the letters of a shirt onto a torso. */
export function drawShirtLetters(context: Canvas2D, { picture, place }: ShirtLetters): void {
  context.drawImage(picture, place.left, place.top, place.width, place.height);
}
