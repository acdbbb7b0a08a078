import type { Canvas, Canvas2D } from '../canvas.ts';
import { numeralOf } from '../language/tarot-cards.ts';
import { type Colour, css } from '../math/colour.ts';
import { TAU } from '../math/periodic.ts';
import { starCorners } from '../math/star-corners.ts';
import { fillPolygon, linearGradient } from '../painting.ts';
import { TAROT_INK, TAROT_PLATE } from '../plan/tarot-plate.ts';
import type { Stage } from '../stage/stage.ts';

const PAPER: Colour = [0.945, 0.035, 88];
const GOLD: Colour = [0.68, 0.11, 80];
const NIGHT: Colour = [0.27, 0.07, 275];
/** Of the height: the widest card. */
const WIDEST = 0.84;
/** Edges of the picture on the card: of its width, and of its height. */
const WINDOW = { side: 0.075, top: 0.075, bottom: 0.868 } as const;
const RAYS = 44;

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A card of the tarot: the picture in an arch with rays around it, a number above and a plate for the title below. */
export function layTarot(context: Canvas2D, stage: Stage, picture: Canvas): void {
  const { width, height } = stage;
  const wide = Math.min(width, WIDEST * height);
  const card = { x: (width - wide) / 2, y: 0, width: wide, height };
  const window = {
    x: card.x + WINDOW.side * wide,
    y: WINDOW.top * height,
    width: wide * (1 - 2 * WINDOW.side),
    height: (WINDOW.bottom - WINDOW.top) * height,
  };
  layPaper(context, stage, card);
  layRays(context, stage, window);
  layPicture(context, stage, picture, window);
  layPlate(context, stage, card);
  layNumber(context, stage, card);
}

function layPaper(context: Canvas2D, { width, height, unit }: Stage, card: Box): void {
  context.fillStyle = linearGradient(
    context,
    [0, 0, width, height],
    [
      [0, [0.3, 0.06, 285]],
      [1, [0.2, 0.05, 280]],
    ],
  );
  context.fillRect(0, 0, width, height);
  const isNarrow = card.width < width;
  const inset = isNarrow ? 14 * unit : 0;
  context.fillStyle = css(PAPER);
  context.beginPath();
  context.roundRect(card.x, inset, card.width, height - 2 * inset, isNarrow ? 26 * unit : 0);
  context.fill();
  for (const [at, line] of [
    [24, 5],
    [34, 2],
  ] as const) {
    context.strokeStyle = css(GOLD);
    context.lineWidth = line * unit;
    context.beginPath();
    context.rect(
      card.x + at * unit,
      inset + at * unit,
      card.width - 2 * at * unit,
      height - 2 * (inset + at * unit),
    );
    context.stroke();
  }
}

/** A box with a round top. */
function traceArch(context: Canvas2D, { x, y, width, height }: Box): void {
  const radius = width / 2;
  context.beginPath();
  context.moveTo(x, y + height);
  context.lineTo(x, y + radius);
  context.arc(x + radius, y + radius, radius, Math.PI, TAU);
  context.lineTo(x + width, y + height);
  context.closePath();
}

/** The corners beside the arch: night, with golden rays. */
function layRays(context: Canvas2D, { unit }: Stage, window: Box): void {
  const { x, y, width, height } = window;
  context.save();
  context.beginPath();
  context.rect(x, y, width, height);
  context.clip();
  context.fillStyle = css(NIGHT);
  context.fillRect(x, y, width, height);
  const [middle, low] = [x + width / 2, y + width / 2];
  context.strokeStyle = css(GOLD, 0.9);
  for (let i = 0; i < RAYS; i++) {
    const turn = (i / RAYS) * TAU;
    context.lineWidth = (i % 2 === 0 ? 4 : 2) * unit;
    context.beginPath();
    context.moveTo(middle, low);
    context.lineTo(middle + Math.cos(turn) * width, low + Math.sin(turn) * width);
    context.stroke();
  }
  context.restore();
  context.strokeStyle = css(GOLD);
  context.lineWidth = 4 * unit;
  context.beginPath();
  context.rect(x, y, width, height);
  context.stroke();
}

function layPicture(
  context: Canvas2D,
  { width, height, unit }: Stage,
  picture: Canvas,
  window: Box,
): void {
  const scale = Math.max(window.width / width, window.height / height);
  const [wide, tall] = [window.width / scale, window.height / scale];
  context.save();
  traceArch(context, window);
  context.clip();
  const at = [window.x, window.y, window.width, window.height] as const;
  // What is cut off is sky and both sides.
  context.drawImage(picture, (width - wide) / 2, height - tall, wide, tall, ...at);
  context.restore();
  traceArch(context, window);
  context.strokeStyle = css(PAPER);
  context.lineWidth = 12 * unit;
  context.stroke();
  context.strokeStyle = css(GOLD);
  context.lineWidth = 5 * unit;
  context.stroke();
}

/** A star with four points. */
function layStar(context: Canvas2D, x: number, y: number, reach: number): void {
  context.fillStyle = css(GOLD);
  fillPolygon(context, starCorners([x, y], reach, 0.32, 4));
}

/** Below the picture, with a star at each end; without a title with one in the middle too. */
function layPlate(context: Canvas2D, { height, unit, plan }: Stage, card: Box): void {
  const middle = card.x + card.width / 2;
  const y = TAROT_PLATE.at * height;
  const reach = card.width * 0.4;
  for (const x of [middle - reach, middle + reach]) layStar(context, x, y, 20 * unit);
  if (plan.caption !== null) return;
  for (const [away, size] of [
    [-70, 12],
    [0, 26],
    [70, 12],
  ] as const)
    layStar(context, middle + away * unit, y, size * unit);
}

/** In a round field over the top of the arch; of no numbered card, a sun. */
function layNumber(context: Canvas2D, { height, unit, plan, environment }: Stage, card: Box): void {
  const [x, y, radius] = [card.x + card.width / 2, WINDOW.top * height, 50 * unit];
  context.fillStyle = css(PAPER);
  context.strokeStyle = css(GOLD);
  context.lineWidth = 5 * unit;
  context.beginPath();
  context.arc(x, y, radius, 0, TAU);
  context.fill();
  context.stroke();
  const numeral = plan.caption === null ? null : numeralOf(plan.caption);
  if (numeral === null) {
    layStar(context, x, y, 34 * unit);
    return;
  }
  const px = (numeral.length > 3 ? 34 : 46) * unit;
  context.font = `${px}px ${environment.fontOf(numeral, 'playfair-display', 700).families}`;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.fillStyle = css(TAROT_INK);
  context.fillText(numeral, x, y + 2 * unit);
}
