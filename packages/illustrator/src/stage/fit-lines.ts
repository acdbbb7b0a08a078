import { wrapParagraph } from '@loopwright/studio/lettering';
import type { Canvas2D } from '../canvas.ts';

/** From one line to the next, in heights of a letter. */
export const LINE_HEIGHT = 1.12;
const MOST_LINES = 9;
/** Of the largest letters, where a text keeps the lines that it is given in. */
const KEPT = 0.7;

/** Scripts that put no spaces between words. */
const WITHOUT_SPACES =
  /[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Thai}\p{scx=Khmr}\p{scx=Laoo}\p{scx=Mymr}]/u;

/**
 * About as many lines as wanted, of about equal length. Scripts without spaces are broken as the Studio breaks them.
 * @param measure the width of a part
 */
function intoLines(
  text: string,
  count: number,
  measure: (part: string) => number,
): readonly string[] {
  if (WITHOUT_SPACES.test(text) && !/\s/.test(text)) {
    return wrapParagraph(text, (measure(text) / count) * 1.1, measure);
  }
  const lines: string[] = [];
  const aim = text.length / count;
  // Each keeps the space behind it; a hyphen between letters has none.
  for (const part of text.split(/(?<=\s)(?=\S)|(?<=\S-)(?=\p{L})/u)) {
    const last = lines.at(-1);
    const fits = last !== undefined && last.trimEnd().length + part.trimEnd().length / 2 < aim;
    if (fits || (last !== undefined && lines.length === count)) {
      lines[lines.length - 1] = `${last}${part}`;
    } else lines.push(part);
  }
  return lines.map((line) => line.trim().replaceAll(/\s+/g, ' '));
}

export interface FittedLines {
  readonly lines: readonly string[];
  readonly fontPx: number;
  /** The height of the letters that fit into another width and height, in the unit of these. */
  readonly fontIn: (width: number, height: number) => number;
}

/**
 * The lines and the largest letters that fit into the width and height, in pixels.
 * @param largest height of letters above which fewer lines count more
 */
export function fitLines(
  ruler: Canvas2D,
  text: string,
  families: string,
  width: number,
  height: number,
  largest = Infinity,
): FittedLines {
  const REFERENCE_PX = 100;
  ruler.font = `${REFERENCE_PX}px ${families}`;
  const measure = (part: string): number => ruler.measureText(part).width;
  const given = text.split('\n').map((line) => line.trim().replaceAll(/\s+/g, ' '));
  const broken = Array.from({ length: MOST_LINES }, (_, i) => intoLines(text, i + 1, measure));
  const layouts = [given, ...broken].map((lines) => ({
    lines,
    widest: Math.max(...lines.map(measure)) / REFERENCE_PX,
    tall: lines.length * LINE_HEIGHT,
  }));
  const fontOf = (layout: (typeof layouts)[number], wide: number, high: number): number =>
    Math.min(largest, wide / layout.widest, high / layout.tall);
  // Lines that are given are kept where they cost little.
  const [own] = layouts;
  const best = layouts.reduce((first, each) =>
    fontOf(each, width, height) >
    fontOf(first, width, height) / (first === own && given.length > 1 ? KEPT : 1)
      ? each
      : first,
  );
  return {
    lines: best.lines,
    fontPx: fontOf(best, width, height),
    fontIn: (wide, high) => Math.max(...layouts.map((layout) => fontOf(layout, wide, high))),
  };
}
