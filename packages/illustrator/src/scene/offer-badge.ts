import type { Canvas, Canvas2D } from '../canvas.ts';
import { type Colour, css, shift } from '../math/colour.ts';
import { TAU } from '../math/periodic.ts';
import { fillPolygon, paintOnce } from '../painting.ts';
import { bannerColours } from '../settings/banner.ts';
import { fitLines, LINE_HEIGHT } from '../stage/fit-lines.ts';
import type { Stage } from '../stage/stage.ts';

/** In thousandths of the shorter side. */
const RADIUS = 138;
/** Its middle, from that of the disc behind the things, in shares of the shorter side. */
const AT = { right: 0.3, up: 0.17 } as const;
/** Of the disc, as a share of the height. */
const DISC = 0.695;
const POINTS = 22;
const AMBER: Colour = [0.86, 0.16, 90];
const RED: Colour = [0.56, 0.21, 25];
const INK: Colour = [0.22, 0.03, 280];
const PALE: Colour = [0.99, 0.005, 90];

/** "50%", "$2", "free": what is largest on it. */
const AMOUNT =
  /(?:[$€£] ?\d+(?:[.,]\d{1,2})?|\d+(?:[.,]\d{1,2})? ?[%％€¢]|\b(?:free|half|bogo)\b)/iu;

interface Row {
  readonly text: string;
  readonly isAmount: boolean;
}

/** What stands before the amount, the amount, and what stands behind it. */
function rowsOf(offer: string): readonly Row[] {
  const amount = AMOUNT.exec(offer);
  if (amount === null) return [{ text: offer, isAmount: true }];
  const rows = [
    { text: offer.slice(0, amount.index), isAmount: false },
    { text: amount[0], isAmount: true },
    { text: offer.slice(amount.index + amount[0].length), isAmount: false },
  ];
  return rows
    .map(({ text, isAmount }) => ({ text: text.trim(), isAmount }))
    .filter(({ text }) => text !== '');
}

/** The colors of the badge, which stands out from the field and from the disc. */
function coloursOf(stage: Stage): { readonly tone: Colour; readonly ink: Colour } {
  const { field } = bannerColours(stage);
  const isYellow = field[0] > 0.7 && field[2] > 60 && field[2] < 115;
  const isNamed = stage.plan.colours.length > 1;
  if (isYellow) return { tone: RED, ink: PALE };
  if (isNamed) return { tone: field[0] > 0.4 ? shift(field, -0.24) : shift(field, 0.3), ink: PALE };
  return { tone: AMBER, ink: INK };
}

function paintBurst(context: Canvas2D, middle: number, radius: number, tone: Colour): void {
  const star = Array.from({ length: 2 * POINTS }, (_, i): [number, number] => {
    const reach = (i % 2 === 0 ? 1 : 0.9) * radius;
    const turn = (TAU * i) / (2 * POINTS);
    return [middle + reach * Math.cos(turn), middle + reach * Math.sin(turn)];
  });
  context.save();
  context.shadowColor = css([0.15, 0.03, 280], 0.35);
  context.shadowBlur = radius * 0.14;
  context.shadowOffsetY = radius * 0.06;
  context.fillStyle = css(tone);
  fillPolygon(context, star);
  context.restore();
}

/** The rows of an offer, as high together as their room. */
function paintRows(context: Canvas2D, stage: Stage, offer: string, middle: number, radius: number) {
  const rows = rowsOf(offer.toUpperCase());
  const { families } = stage.environment.fontOf(offer.toUpperCase(), 'anton', 400);
  const tallOf = ({ isAmount, text }: Row): number =>
    isAmount ? 0.72 : rows.length > 2 ? 0.3 : text.length > 8 ? 0.6 : 0.42;
  const set = rows.map((row) => {
    const wide = (row.isAmount ? 1.36 : 1.14) * radius;
    return { row, fitted: fitLines(context, row.text, families, wide, tallOf(row) * radius) };
  });
  const tall = set.reduce((sum, { fitted: { lines, fontPx } }) => sum + lines.length * fontPx, 0);
  let top = middle - (tall * LINE_HEIGHT) / 2;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  for (const { fitted } of set) {
    context.font = `${fitted.fontPx}px ${families}`;
    for (const line of fitted.lines) {
      context.fillText(line, middle, top + (fitted.fontPx * LINE_HEIGHT) / 2);
      top += fitted.fontPx * LINE_HEIGHT;
    }
  }
}

/** A badge with a price or a discount, aslant beside the things of a flyer. */
export function createOfferBadge(stage: Stage, offer: string): (context: Canvas2D) => void {
  const { width, height, unit, environment } = stage;
  const radius = RADIUS * unit;
  const side = radius * 2.5;
  const { tone, ink } = coloursOf(stage);
  const picture: Canvas = paintOnce(environment, side, side, (context) => {
    paintBurst(context, side / 2, radius, tone);
    context.translate(side / 2, side / 2);
    context.rotate(0.14);
    context.translate(-side / 2, -side / 2);
    context.fillStyle = css(ink);
    paintRows(context, stage, offer, side / 2, radius);
  });
  const shorter = Math.min(width, height);
  const [x, y] = [width / 2 + AT.right * shorter, DISC * height - AT.up * shorter];
  return (context) => context.drawImage(picture, x - side / 2, y - side / 2);
}
