import {
  type Direction,
  directionOf,
  takeApart,
  wrapParagraph,
} from '@loopwright/studio/lettering';
import type { Canvas, Canvas2D, Environment, Fill } from '../canvas.ts';
import { COLOURS } from '../language/colours.ts';
import { type Colour, css, mix, shift } from '../math/colour.ts';
import { wave } from '../math/periodic.ts';
import { paintOnce, verticalGradient } from '../painting.ts';
import type { ScenePlan } from '../plan/plan.ts';
import { isTextOnSign } from '../stage/lettered-sign.ts';
import type { Stage } from '../stage/stage.ts';

interface Letter {
  readonly picture: Canvas;
  /** Top left corner at rest, in pixels. */
  readonly x: number;
  readonly y: number;
}

interface Lettering {
  /** Id of a font of the Studio. */
  readonly font: string;
  readonly weight: number;
  /** Height of the letters in thousandths of the shorter side. */
  readonly size: number;
}

const NEON_PINK: Colour = [0.65, 0.28, 345];
const INK: Colour = [0.26, 0.01, 280];
const PALE: Colour = [0.98, 0.01, 90];
const WIDEST = 0.88;
const LONGEST_LINE = 18;
const LINE_HEIGHT = 1.08;
/** Larger where the picture shows nothing else. */
const ALONE = 1.75;
/** The height of the middle of a classroom's board. */
const ON_BOARD = 0.27;
const INITIAL = 4;

const BY_HAND =
  /hand[- ]?letter|hand[- ]?writ|calligraph|cursive|brush letter|écriture|manuscrit|handschrift|handgeschrieben|kalligra|caligraf|a mano|手書き/iu;
const ELEGANT =
  /elegan|élégan|luxur|wedding|hochzeit|boda|mariage|classy|fancy|serif|art deco|エレガント/iu;

/** The font that suits the style, or that the prompt describes. */
function letteringFor({ style, prompt }: Pick<ScenePlan, 'style' | 'prompt'>): Lettering {
  if (style !== 'pixel' && BY_HAND.test(prompt)) return { font: 'caveat', weight: 700, size: 132 };
  if (style !== 'pixel' && ELEGANT.test(prompt)) {
    return { font: 'playfair-display', weight: 700, size: 100 };
  }
  if (style === 'pixel') return { font: 'press-start-2p', weight: 400, size: 58 };
  if (style === 'synthwave' || style === 'neon' || style === 'noir') {
    return { font: 'bebas-neue', weight: 400, size: 132 };
  }
  return { font: 'fredoka', weight: 700, size: 98 };
}

const isOnCard = ({ format, setting }: ScenePlan): boolean =>
  format === 'card' && setting === 'flatlay';

/** One line, or two of about equal length when it is long. */
function breakLines(text: string, measure: (part: string) => number): readonly string[] {
  if (text.length <= LONGEST_LINE) return [text];
  const spaces = [...text.matchAll(/\s+/g)].map((match) => match.index);
  const middle = spaces.toSorted(
    (a, b) => Math.abs(a - text.length / 2) - Math.abs(b - text.length / 2),
  )[0];
  if (middle === undefined) return wrapParagraph(text, measure(text) * 0.56, measure);
  return [text.slice(0, middle).trim(), text.slice(middle).trim()];
}

/** Whether the host has a glyph for each character of a plan's caption. */
export function canLetter(
  { caption, style, prompt }: ScenePlan,
  environment: Environment,
): boolean {
  const text = caption?.trim();
  if (!text) return true;
  const { font, weight } = letteringFor({ style, prompt });
  return environment.fontOf(text, font, weight).isComplete;
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
  const named = plan.captionColour === null ? undefined : COLOURS[plan.captionColour];
  // In a drawing of lines and on a card the words are in ink.
  const isOnPaper = plan.isColourless || isOnCard(plan);
  const colour = named ?? (isOnPaper ? INK : undefined);
  const isDark = colour !== undefined && colour[0] < 0.55;
  const outline: Colour = isDark ? PALE : night ? [0.22, 0.1, 290] : [0.34, 0.13, 290];
  context.strokeStyle = css(neon ? NEON_PINK : outline);
  context.lineWidth = fontPx * (neon ? 0.07 : 0.2);
  context.strokeText(letter, x, y);
  context.shadowBlur = 0;
  context.shadowOffsetY = 0;
  context.fillStyle = colour
    ? verticalGradient(context, y - fontPx / 2, y + fontPx / 2, [
        [0, shift(colour, 0.06)],
        [1, shift(colour, -0.06)],
      ])
    : faceOf(context, stage, neon, y - fontPx / 2, y + fontPx / 2);
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
 * The prompt's quoted text in its own script and direction. Each letter is painted once; of scripts whose
 * letters join, each word or line.
 * @returns draws the letters at a phase, rising and falling as a wave runs through them
 */
export function createCaption(stage: Stage): ((context: Canvas2D, phase: number) => void) | null {
  const text = stage.plan.caption?.trim();
  if (!text || isTextOnSign(stage.plan)) return null;
  const { width, height, unit, environment } = stage;
  const { font, weight, size } = letteringFor(stage.plan);
  const { families } = environment.fontOf(text, font, weight);
  const ruler = environment.createCanvas(1, 1).getContext('2d');
  const { subjects, setting } = stage.plan;
  const isAlone = subjects.length === 0 && (setting === 'abstract' || setting === 'flatlay');
  // An initial or two fill the picture.
  const isInitial = isAlone && text.length <= 3;
  let fontPx = size * unit * (isInitial ? INITIAL : isAlone ? ALONE : 1);
  const useFont = (context: Canvas2D, direction: Direction): void => {
    context.font = `${fontPx}px ${families}`;
    context.direction = direction;
    context.textAlign = 'left';
  };
  const measure = (part: string): number => ruler.measureText(part).width;
  const direction = directionOf(text);
  useFont(ruler, direction);
  const isCard = isOnCard(stage.plan);
  const room = isCard ? 0.66 : WIDEST;
  const lines = breakLines(text, measure);
  if (lines.length > 1) fontPx *= 0.86;
  useFont(ruler, direction);
  const widest = Math.max(...lines.map(measure));
  if (widest > width * room) {
    fontPx *= (width * room) / widest;
    useFont(ruler, direction);
  }
  const margin = fontPx * 0.45;
  // A poster that shows nothing else has its words in the middle.
  const at = isCard || isAlone ? 0.48 : setting === 'classroom' ? ON_BOARD : 0.145;
  const letters: Letter[] = [];
  lines.forEach((line, row) => {
    const middle = height * at + (row - (lines.length - 1) / 2) * fontPx * LINE_HEIGHT;
    const left = (width - measure(line)) / 2;
    for (const part of takeApart(line, direction, left, measure)) {
      const picture = paintOnce(
        environment,
        part.width + margin * 2,
        fontPx + margin * 2,
        (context) => {
          useFont(context, direction);
          context.textBaseline = 'middle';
          paintLetter(context, stage, part.text, fontPx, margin, margin + fontPx / 2);
        },
      );
      if (part.text.trim()) {
        letters.push({ picture, x: part.x - margin, y: middle - fontPx / 2 - margin });
      }
    }
  });
  return (context, phase) => {
    letters.forEach(({ picture, x, y }, i) => {
      context.drawImage(picture, x, y + fontPx * 0.045 * wave(phase, 1, -i * 0.06));
    });
  };
}
