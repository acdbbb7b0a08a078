import { wrapParagraph } from '@loopwright/studio/lettering';
import type { Canvas2D } from '../canvas.ts';

/** From one line to the next, in heights of a letter. */
export const LINE_HEIGHT = 1.12;
const MOST_LINES = 4;

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

/** The lines and the largest letters that fit into the width and height, in pixels. */
export function fitLines(
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
