import type { Canvas2D } from '../canvas.ts';
import { type Colour, css, shift } from '../math/colour.ts';
import { TAU } from '../math/periodic.ts';
import { inkNamed, paperOf, plainInk } from '../plan/mark-colours.ts';
import type { Stage } from './stage.ts';

const CREAM: Colour = [0.962, 0.026, 88];

/** From the edges of the picture to those of the label, as shares of its sides. */
const LABEL = { across: 0.1, down: 0.07 } as const;
/** Its lines: how far inside its edge and how thick, in thousandths of the shorter side. */
const LINES = [
  [22, 6],
  [36, 2.5],
] as const;
const NOTCH = 54;

/** The prompt asks for a plain label. */
const isPlain = ({ plan }: Pick<Stage, 'plan'>): boolean => /minimal/iu.test(plan.prompt);

type Area = readonly [x: number, y: number, width: number, height: number];

/** The color of a label's paper. */
export const labelPaper = ({ plan }: Pick<Stage, 'plan'>): Colour =>
  plan.backdrop === null || plan.backdrop === 'white' ? CREAM : paperOf(plan);

/** The color of its frame and its letters. */
export function labelInk(stage: Pick<Stage, 'plan' | 'accents'>): Colour {
  const paper = labelPaper(stage);
  const named = inkNamed(stage.plan);
  if (named !== null && Math.abs(named[0] - paper[0]) > 0.22) return named;
  if (paper[0] < 0.6 || isPlain(stage)) return plainInk(paper);
  return [0.36, 0.07, stage.accents[0]?.[2] ?? 50];
}

/** A rectangle whose corners are bitten off in quarters of circles. */
function traceNotched(context: Canvas2D, [x, y, wide, tall]: Area, notch: number): void {
  const quarter = TAU / 4;
  context.beginPath();
  context.moveTo(x + notch, y);
  context.lineTo(x + wide - notch, y);
  context.arc(x + wide, y, notch, 2 * quarter, quarter, true);
  context.lineTo(x + wide, y + tall - notch);
  context.arc(x + wide, y + tall, notch, 3 * quarter, 2 * quarter, true);
  context.lineTo(x + notch, y + tall);
  context.arc(x, y + tall, notch, 0, -quarter, true);
  context.lineTo(x, y + notch);
  context.arc(x, y, notch, quarter, 0, true);
  context.closePath();
}

const inside = ([x, y, wide, tall]: Area, by: number): Area => [
  x + by,
  y + by,
  wide - 2 * by,
  tall - 2 * by,
];

/** The area of the label in the picture, pixels. */
const labelArea = ({ width, height }: Pick<Stage, 'width' | 'height'>): Area => [
  LABEL.across * width,
  LABEL.down * height,
  (1 - 2 * LABEL.across) * width,
  (1 - 2 * LABEL.down) * height,
];

/** The paper of a label on a plain ground. */
export function paintLabelPaper(context: Canvas2D, stage: Stage): void {
  const { unit, accents, plan } = stage;
  const ground = inkNamed(plan, 1) ?? [0.84, 0.05, accents[0]?.[2] ?? 60];
  context.fillStyle = css(ground);
  context.fillRect(-stage.width, -stage.height, 3 * stage.width, 3 * stage.height);
  context.save();
  context.shadowColor = css(shift(ground, -0.4), 0.4);
  context.shadowBlur = 26 * unit;
  context.shadowOffsetY = 10 * unit;
  context.fillStyle = css(labelPaper(stage));
  traceNotched(context, labelArea(stage), NOTCH * unit);
  context.fill();
  context.restore();
}

/** The lines of its frame. */
export function strokeLabelFrame(context: Canvas2D, stage: Stage): void {
  const { unit } = stage;
  context.strokeStyle = css(labelInk(stage));
  const lines = isPlain(stage) ? LINES.slice(1) : LINES;
  for (const [by, line] of lines) {
    context.lineWidth = line * unit;
    traceNotched(context, inside(labelArea(stage), by * unit), NOTCH * unit);
    context.stroke();
  }
}
