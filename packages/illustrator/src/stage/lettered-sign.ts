import { directionOf, wrapParagraph } from '@loopwright/studio/lettering';
import { SIGN_BOARDS } from '../art/props/signs.ts';
import type { Canvas, Canvas2D, Environment } from '../canvas.ts';
import { COLOURS } from '../language/colours.ts';
import { css } from '../math/colour.ts';
import { paintOnce } from '../painting.ts';
import type { ScenePlan } from '../plan/plan.ts';

const INK = css([0.3, 0.05, 45]);
const LINE_HEIGHT = 1.12;
const MOST_LINES = 4;
/** Of the board's width and height that letters may fill. */
const FILLED = 0.88;

/** Whether a sign of the picture bears the text that was asked for. */
export const isTextOnSign = ({ caption, subjects }: Pick<ScenePlan, 'caption' | 'subjects'>) =>
  caption !== null && subjects.some(({ glyph }) => glyph in SIGN_BOARDS);

/**
 * About as many lines as wanted, of about equal length. Scripts without spaces are broken as the Studio breaks them.
 * @param measure the width of a part
 */
function intoLines(
  text: string,
  count: number,
  measure: (part: string) => number,
): readonly string[] {
  if (!/\s/.test(text)) return wrapParagraph(text, (measure(text) / count) * 1.1, measure);
  const lines: string[] = [];
  const aim = text.length / count;
  for (const word of text.split(/\s+/)) {
    const last = lines.at(-1);
    const fits = last !== undefined && last.length + word.length / 2 < aim;
    if (fits || (last !== undefined && lines.length === count)) {
      lines[lines.length - 1] = `${last} ${word}`;
    } else lines.push(word);
  }
  return lines;
}

/** The lines and the largest letters that fit into the width and height. */
function fitLines(
  ruler: Canvas2D,
  text: string,
  families: string,
  width: number,
  height: number,
): { readonly lines: readonly string[]; readonly fontPx: number } {
  const REFERENCE_PX = 100;
  ruler.font = `${REFERENCE_PX}px ${families}`;
  const measure = (part: string): number => ruler.measureText(part).width;
  const layouts = Array.from({ length: MOST_LINES }, (_, i) => {
    const lines = intoLines(text, i + 1, measure);
    const widest = Math.max(...lines.map(measure));
    const fontPx = Math.min((width / widest) * REFERENCE_PX, height / (lines.length * LINE_HEIGHT));
    return { lines, fontPx };
  });
  return layouts.reduce((best, each) => (each.fontPx > best.fontPx ? each : best));
}

/**
 * Letters the board of a sign. Other sprites come back as they are.
 * @param glyph of the sprite
 */
export function letterSign(
  environment: Environment,
  { caption, captionColour }: Pick<ScenePlan, 'caption' | 'captionColour'>,
  glyph: string,
  sprite: Canvas,
): Canvas {
  const board = SIGN_BOARDS[glyph];
  if (!board || caption === null) return sprite;
  const [left, top, width, height] = board;
  const side = sprite.width;
  return paintOnce(environment, side, sprite.height, (context) => {
    context.drawImage(sprite, 0, 0);
    const { families } = environment.fontOf(caption, 'fredoka', 700);
    context.direction = directionOf(caption);
    const { lines, fontPx } = fitLines(
      context,
      caption,
      families,
      width * FILLED * side,
      height * FILLED * sprite.height,
    );
    context.font = `${fontPx}px ${families}`;
    context.textAlign = 'center';
    context.textBaseline = 'middle';
    const named = captionColour === null ? undefined : COLOURS[captionColour];
    context.fillStyle = named ? css(named) : INK;
    const middle = (top + height / 2) * sprite.height;
    lines.forEach((line, row) => {
      const y = middle + (row - (lines.length - 1) / 2) * fontPx * LINE_HEIGHT;
      context.fillText(line, (left + width / 2) * side, y);
    });
  });
}
