import { fillBox } from '../art/props/brush.ts';
import type { Canvas2D } from '../canvas.ts';
import type { DividedSheet } from '../language/divided-sheet.ts';
import type { Box } from '../layout/page-box.ts';
import type { CellBox } from '../layout/sheet-cells.ts';
import { type Colour, css, shift } from '../math/colour.ts';
import { fillCircle, fillPolygon } from '../painting.ts';
import type { Stage } from '../stage/stage.ts';
import { INK, letter } from './sheet-letters.ts';

const WHITE: Colour = [0.998, 0.002, 90];
const LINE: Colour = [0.8, 0.03, 250];
const TO_TRACE: Colour = [0.84, 0.015, 270];
/** Letters in a line; the first one is a model. */
const IN_LINE = 6;

/** The colors of a form: the named one, or one that goes with the picture's. */
export interface Tones {
  readonly strong: Colour;
  readonly pale: Colour;
  /** Dark enough to be read. */
  readonly ink: Colour;
}

/** A form with its fields. */
export interface Form {
  readonly sheet: DividedSheet;
  readonly boxes: readonly CellBox[];
  readonly tones: Tones;
}

/** Lines on which a letter stands in pale ink, behind one to copy. */
export function paintTracing(context: Canvas2D, stage: Stage, { sheet, boxes }: Form): void {
  const { unit } = stage;
  boxes.forEach(({ box }, i) => {
    const [x, y, width, height] = box;
    fillBox(context, box, 14 * unit, css(WHITE));
    context.fillStyle = css(LINE);
    for (const down of [0.12, 0.5, 0.88])
      context.fillRect(x + width * 0.02, y + height * down, width * 0.96, 2.5 * unit);
    const text = sheet.cells[i]?.label ?? '';
    const wide = (width * 0.94) / IN_LINE;
    const largest = Math.min(height * 0.8, (wide * 1.25) / Math.max(1, text.length));
    for (let copy = 0; copy < IN_LINE; copy++) {
      const place: Box = [x + width * 0.03 + copy * wide, y, wide, height];
      letter(context, stage, text, place, copy === 0 ? INK : TO_TRACE, largest);
    }
  });
}

/** Places for photos, each with a small picture of hills and a sun. */
export function paintPhotos(context: Canvas2D, { boxes, tones }: Form): void {
  for (const { box } of boxes) {
    const [x, y, width, height] = box;
    const side = Math.min(width, height);
    fillBox(context, box, side * 0.05, css(WHITE));
    const inset = side * 0.06;
    const photo: Box = [x + inset, y + inset, width - 2 * inset, height - 2 * inset];
    fillBox(context, photo, side * 0.03, css(shift(tones.pale, -0.05)));
    const [middleX, middleY] = [x + width / 2, y + height / 2];
    const [wide, tall] = [side * 0.3, side * 0.2];
    context.fillStyle = css(tones.strong, 0.75);
    fillCircle(context, middleX + wide * 0.55, middleY - tall * 0.75, side * 0.055);
    fillPolygon(context, [
      [middleX - wide, middleY + tall],
      [middleX - wide * 0.25, middleY - tall * 0.6],
      [middleX + wide * 0.3, middleY + tall],
    ]);
    fillPolygon(context, [
      [middleX, middleY + tall],
      [middleX + wide * 0.5, middleY],
      [middleX + wide, middleY + tall],
    ]);
  }
}
