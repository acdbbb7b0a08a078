import { createRequire } from 'node:module';
import { GlobalFonts, type SKRSContext2D } from '@napi-rs/canvas';

const FONTS = [
  ['Bricolage', 'bricolage-grotesque/files/bricolage-grotesque-latin-opsz-normal.woff2'],
  ['Instrument', 'instrument-sans/files/instrument-sans-latin-wght-normal.woff2'],
] as const;

/** The two faces of the product. */
export function registerFonts(): void {
  const { resolve } = createRequire(import.meta.url);
  for (const [family, file] of FONTS) {
    const path = resolve(`@fontsource-variable/${file}`);
    if (!GlobalFonts.registerFromPath(path, family)) throw new Error(`Cannot load font ${family}.`);
  }
}

interface TextBox {
  readonly left: number;
  /** Where the last line ends. */
  readonly bottom: number;
  readonly width: number;
}

interface Lettering {
  readonly font: string;
  readonly letterSpacing: string;
  /** Pixels from line to line. */
  readonly lineHeight: number;
}

/**
 * Writes words in lines of about the same length, the last one at the bottom of the box.
 * @returns where the first line begins, pixels from above
 */
export function drawText(
  context: SKRSContext2D,
  text: string,
  { left, bottom, width }: TextBox,
  { font, letterSpacing, lineHeight }: Lettering,
): number {
  context.font = font;
  context.letterSpacing = letterSpacing;
  context.textBaseline = 'alphabetic';
  const lines = balance(context, text, width);
  const top = bottom - lines.length * lineHeight;
  for (const [index, line] of lines.entries()) {
    context.fillText(line, left, top + (index + 0.8) * lineHeight);
  }
  context.letterSpacing = '0px';
  return top;
}

/** The narrowest lines that are no more than those of the full width. */
function balance(context: SKRSContext2D, text: string, width: number): readonly string[] {
  const widest = breakLines(context, text, width);
  let best = widest;
  for (let narrower = width - 8; narrower > 0; narrower -= 8) {
    const lines = breakLines(context, text, narrower);
    if (lines.length > widest.length) break;
    best = lines;
  }
  return best;
}

function breakLines(context: SKRSContext2D, text: string, width: number): readonly string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line !== '' && context.measureText(longer).width > width) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return [...lines, line];
}

interface FontWish {
  readonly family: string;
  readonly weight: number;
  readonly sizePx: number;
}

/** The font in the largest size, up to the wished one, in which the text fits on a line. */
export function fitFont(
  context: SKRSContext2D,
  text: string,
  width: number,
  { family, weight, sizePx }: FontWish,
): string {
  context.font = `${weight} ${sizePx}px ${family}`;
  const scale = Math.min(1, width / context.measureText(text).width);
  return `${weight} ${Math.floor(sizePx * scale)}px ${family}`;
}
