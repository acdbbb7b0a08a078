import type { Canvas2D } from '../../canvas.ts';
import type { TextStyle } from '../../document/text-schema.ts';
import { cssFont } from '../../fonts/fonts.ts';
import { type Direction, directionOf, partsOf } from './direction.ts';
import { graphemesOf, wrapParagraph } from './wrap.ts';

/** From the baseline to the upper and lower edge of a line, as shares of the font's size. */
const ASCENT = 0.95;
const DESCENT = 0.25;

export interface TextPart {
  readonly text: string;
  /** The left edge from that of the block, in pixels. */
  readonly x: number;
  readonly width: number;
}

export interface TextLine extends TextPart {
  readonly direction: Direction;
  readonly top: number;
  readonly baseline: number;
  readonly bottom: number;
  /** The line taken apart, in reading order, as far as its script allows. */
  readonly parts: readonly TextPart[];
}

/** Where everything of a text is, in pixels from the upper left corner of its block. */
export interface TextLayout {
  readonly font: string;
  readonly width: number;
  readonly height: number;
  readonly lines: readonly TextLine[];
}

/** What is around the letters: the box, or the outline. */
const insetOf = ({ boxColor, boxPadding, outlineWidth }: TextStyle): number =>
  boxColor === null ? outlineWidth : boxPadding;

/** The edges of a line that starts at 0 and goes to the left or the right. */
const startX = (align: TextStyle['align'], direction: Direction, space: number): number => {
  if (align === 'center') return space / 2;
  return (align === 'start') === (direction === 'ltr') ? 0 : space;
};

/**
 * The parts of a line that may move on their own, in reading order.
 * @param x left edge of the line @param measure the width of a text; both in pixels
 */
export function takeApart(
  text: string,
  direction: Direction,
  x: number,
  measure: (text: string) => number,
): TextPart[] {
  const width = measure(text);
  const kind = partsOf(text);
  if (kind === 'line') return [{ text, x, width }];
  const parts =
    kind === 'graphemes' ? graphemesOf(text) : (text.match(/\s*\S+\s*$|\s*\S+/gu) ?? []);
  let before = '';
  return parts.map((part) => {
    before += part;
    const partWidth = measure(part);
    // The width of all so far has the kerning between the parts.
    const end = measure(before);
    return {
      text: part,
      x: direction === 'ltr' ? x + end - partWidth : x + width - end,
      width: partWidth,
    };
  });
}

/**
 * Lays out a text: wraps it, aligns its lines in their own direction, and measures it. Uses the fonts that are loaded.
 * @param context its font and direction are changed
 */
export function layOutText(context: Canvas2D, text: string, style: TextStyle): TextLayout {
  const { size, lineHeight, wrapWidth, align } = style;
  const font = cssFont(text, style, size);
  context.font = font;
  context.textAlign = 'left';
  const measure = (part: string): number => context.measureText(part).width;
  const inset = insetOf(style);
  const base = directionOf(text);
  const measured = text.split(/\r\n|[\n\r\u2028\u2029]/u).flatMap((paragraph) => {
    const direction = directionOf(paragraph, base);
    context.direction = direction;
    const room = wrapWidth === null ? Number.POSITIVE_INFINITY : wrapWidth;
    return wrapParagraph(paragraph, room, measure).map((line) => ({
      text: line,
      direction,
      width: measure(line),
    }));
  });
  const inner = Math.max(0, ...measured.map(({ width }) => width));
  return {
    font,
    width: inner + 2 * inset,
    height: ((measured.length - 1) * lineHeight + ASCENT + DESCENT) * size + 2 * inset,
    lines: measured.map(({ text: line, direction, width }, at) => {
      const x = inset + startX(align, direction, inner - width);
      const baseline = inset + (ASCENT + at * lineHeight) * size;
      context.direction = direction;
      return {
        text: line,
        direction,
        x,
        width,
        baseline,
        top: baseline - ASCENT * size - inset,
        bottom: baseline + DESCENT * size + inset,
        parts: style.preset === 'none' ? [] : takeApart(line, direction, x, measure),
      };
    }),
  };
}
