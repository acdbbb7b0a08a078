import type { Canvas, Canvas2D, Fill } from '../canvas.ts';
import { type Colour, css, mix } from '../math/colour.ts';
import { wave } from '../math/periodic.ts';
import { paintOnce, verticalGradient } from '../painting.ts';
import { isTextOnSign } from '../stage/lettered-sign.ts';
import type { Stage } from '../stage/stage.ts';

interface Letter {
  readonly picture: Canvas;
  /** Top left corner at rest, in pixels. */
  readonly x: number;
  readonly y: number;
}

interface Lettering {
  readonly family: string;
  readonly weight: number;
  /** Height of the letters in thousandths of the shorter side. */
  readonly size: number;
}

const NEON_PINK: Colour = [0.65, 0.28, 345];
const WIDEST = 0.88;
const LONGEST_LINE = 18;

function letteringFor(style: Stage['plan']['style']): Lettering {
  if (style === 'pixel') return { family: '"Press Start 2P"', weight: 400, size: 58 };
  if (style === 'synthwave' || style === 'neon' || style === 'noir') {
    return { family: '"Bebas Neue"', weight: 400, size: 132 };
  }
  return { family: 'Fredoka', weight: 700, size: 98 };
}

/** One line, or two of about equal length when it is long. */
function breakLines(text: string): readonly string[] {
  if (text.length <= LONGEST_LINE) return [text];
  const spaces = [...text.matchAll(/\s+/g)].map((match) => match.index);
  const middle = spaces.toSorted(
    (a, b) => Math.abs(a - text.length / 2) - Math.abs(b - text.length / 2),
  )[0];
  if (middle === undefined) return [text];
  return [text.slice(0, middle).trim(), text.slice(middle).trim()];
}

/** The outline's and the face's paint; neon tubes or soft sticker letters. */
function paintLetter(
  context: Canvas2D,
  stage: Stage,
  letter: string,
  fontPx: number,
  x: number,
  y: number,
): void {
  const { palette, unit, plan } = stage;
  const neon = plan.style === 'synthwave' || plan.style === 'neon';
  const night = palette.night > 0.5;
  context.lineJoin = 'round';
  context.shadowColor = neon ? css(NEON_PINK) : css(palette.shadow, 0.6);
  context.shadowBlur = (neon ? 34 : 18) * unit;
  context.shadowOffsetY = neon ? 0 : 6 * unit;
  context.strokeStyle = css(neon ? NEON_PINK : night ? [0.22, 0.1, 290] : [0.34, 0.13, 290]);
  context.lineWidth = fontPx * (neon ? 0.07 : 0.2);
  context.strokeText(letter, x, y);
  context.shadowBlur = 0;
  context.shadowOffsetY = 0;
  context.fillStyle = faceOf(context, stage, neon, y - fontPx / 2, y + fontPx / 2);
  context.fillText(letter, x, y);
}

function faceOf(context: Canvas2D, stage: Stage, neon: boolean, top: number, bottom: number): Fill {
  if (neon) {
    return verticalGradient(
      context,
      top,
      bottom,
      [
        [0, [0.99, 0.03, 200]],
        [0.48, [0.82, 0.14, 210]],
        [0.5, [0.6, 0.2, 300]],
        [1, [0.85, 0.2, 345]],
      ],
      12,
    );
  }
  return verticalGradient(context, top, bottom, [
    [0, [1, 0, 90]],
    [1, mix([0.95, 0.1, 90], stage.palette.light, 0.4)],
  ]);
}

/**
 * The prompt's quoted text, each letter painted once.
 * @returns draws the letters at a phase, rising and falling as a wave runs through them
 */
export function createCaption(stage: Stage): ((context: Canvas2D, phase: number) => void) | null {
  const text = stage.plan.caption?.trim();
  if (!text || isTextOnSign(stage.plan)) return null;
  const { width, height, unit, environment } = stage;
  const { family, weight, size } = letteringFor(stage.plan.style);
  const lines = breakLines(text);
  const ruler = environment.createCanvas(1, 1).getContext('2d');
  let fontPx = size * unit * (lines.length > 1 ? 0.86 : 1);
  const useFont = (context: Canvas2D): void => {
    context.font = `${weight} ${fontPx}px ${family}`;
  };
  useFont(ruler);
  const widest = Math.max(...lines.map((line) => ruler.measureText(line).width));
  if (widest > width * WIDEST) {
    fontPx *= (width * WIDEST) / widest;
    useFont(ruler);
  }
  const margin = fontPx * 0.45;
  const letters: Letter[] = [];
  lines.forEach((line, row) => {
    const middle = height * 0.145 + (row - (lines.length - 1) / 2) * fontPx * 1.08;
    let x = (width - ruler.measureText(line).width) / 2;
    for (const letter of line) {
      const advance = ruler.measureText(letter).width;
      const picture = paintOnce(
        environment,
        advance + margin * 2,
        fontPx + margin * 2,
        (context) => {
          useFont(context);
          context.textBaseline = 'middle';
          paintLetter(context, stage, letter, fontPx, margin, margin + fontPx / 2);
        },
      );
      if (letter.trim()) letters.push({ picture, x: x - margin, y: middle - fontPx / 2 - margin });
      x += advance;
    }
  });
  return (context, phase) => {
    letters.forEach(({ picture, x, y }, i) => {
      context.drawImage(picture, x, y + fontPx * 0.045 * wave(phase, 1, -i * 0.06));
    });
  };
}
