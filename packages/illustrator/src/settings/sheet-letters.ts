import type { Canvas2D } from '../canvas.ts';
import type { Box } from '../layout/page-box.ts';
import { type Colour, css } from '../math/colour.ts';
import { fitLines, LINE_HEIGHT } from '../stage/fit-lines.ts';
import { PLAIN_FONT } from '../stage/letter-lines.ts';
import type { Stage } from '../stage/stage.ts';

/** What is lettered on the page. */
export const INK: Colour = [0.33, 0.05, 270];

/** A text and the box that it is in the middle of. */
export interface Lettered {
  readonly text: string;
  readonly box: Box;
  /** Where it is another one than that of the others. */
  readonly colour?: Colour;
}

/** The lines of a text in a box, and the size of the letters in pixels. */
function fitted(context: Canvas2D, stage: Stage, { text, box }: Lettered, largest = Infinity) {
  const [, , width, height] = box;
  const { families } = stage.environment.fontOf(text, ...PLAIN_FONT);
  const most = Math.min(largest, height * 0.86);
  return { families, ...fitLines(context, text, families, width, height, most) };
}

/** Texts in boxes of their own, in letters of one size. */
export function letterAlike(
  context: Canvas2D,
  stage: Stage,
  texts: readonly Lettered[],
  colour: Colour,
): void {
  const size = Math.min(...texts.map((each) => fitted(context, stage, each).fontPx));
  for (const { text, box, colour: own = colour } of texts)
    letter(context, stage, text, box, own, size);
}

/** A text in the middle of a box, as large as fits on one line or a few. @param largest letters, in pixels */
export function letter(
  context: Canvas2D,
  stage: Stage,
  text: string,
  box: Box,
  colour: Colour,
  largest?: number,
): void {
  const [x, y, width, height] = box;
  const { families, lines, fontPx } = fitted(context, stage, { text, box }, largest);
  context.font = `${fontPx}px ${families}`;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.fillStyle = css(colour);
  lines.forEach((line, row) => {
    const down = (row - (lines.length - 1) / 2) * fontPx * LINE_HEIGHT;
    context.fillText(line, x + width / 2, y + height / 2 + down);
  });
}
