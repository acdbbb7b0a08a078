import { directionOf } from '@loopwright/studio/lettering';
import { SIGN_BOARDS } from '../art/props/signs.ts';
import type { Canvas, Environment } from '../canvas.ts';
import { COLOURS } from '../language/colours.ts';
import { css } from '../math/colour.ts';
import { paintOnce } from '../painting.ts';
import type { ScenePlan } from '../plan/plan.ts';
import { fitLines, LINE_HEIGHT } from './fit-lines.ts';

const INK = css([0.3, 0.05, 45]);
/** Boards that are not written on in dark paint. */
const WRITTEN_IN: Readonly<Record<string, readonly [ink: string, font: string]>> = {
  '@chalkboard': [css([0.96, 0.01, 90]), 'caveat'],
};
/** Of the board's width and height that letters may fill. */
const FILLED = 0.88;

/** Whether a sign of the picture bears the text that was asked for. */
export const isTextOnSign = ({ caption, subjects }: Pick<ScenePlan, 'caption' | 'subjects'>) =>
  caption !== null && subjects.some(({ glyph }) => glyph in SIGN_BOARDS);

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
  const [ink, font] = WRITTEN_IN[glyph] ?? [INK, 'fredoka'];
  const side = sprite.width;
  return paintOnce(environment, side, sprite.height, (context) => {
    context.drawImage(sprite, 0, 0);
    const { families } = environment.fontOf(caption, font, 700);
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
    context.fillStyle = named ? css(named) : ink;
    const middle = (top + height / 2) * sprite.height;
    lines.forEach((line, row) => {
      const y = middle + (row - (lines.length - 1) / 2) * fontPx * LINE_HEIGHT;
      context.fillText(line, (left + width / 2) * side, y);
    });
  });
}
