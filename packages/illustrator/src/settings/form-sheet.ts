import { fillBox } from '../art/props/brush.ts';
import type { Canvas2D } from '../canvas.ts';
import type { DividedSheet } from '../language/divided-sheet.ts';
import { columnOfResume, fieldsOf, hasWeekdays } from '../layout/form-cells.ts';
import type { Box } from '../layout/page-box.ts';
import { cellBoxes, titleBox } from '../layout/sheet-cells.ts';
import { type Colour, css, shift } from '../math/colour.ts';
import { fillCircle } from '../painting.ts';
import { inkNamed } from '../plan/mark-colours.ts';
import type { Stage } from '../stage/stage.ts';
import { type Form, paintPhotos, paintTracing, type Tones } from './form-fields.ts';
import { INK, letter, letterAlike, type Lettered } from './sheet-letters.ts';

const WHITE: Colour = [0.998, 0.002, 90];
const LINE: Colour = [0.86, 0.012, 270];
const WEEKDAYS = ['M', 'T', 'W', 'T', 'F', 'S', 'S'] as const;
/** Between two lines to write on, in thousandths of the shorter side. */
const LINE_DISTANCE = 44;

function tonesOf({ plan, accents }: Stage): Tones {
  const named = inkNamed(plan);
  const hue = accents[0]?.[2] ?? 250;
  const strong: Colour = named ?? [0.66, 0.11, hue];
  const pale: Colour = [0.955, Math.min(0.03, strong[1] * 0.4), strong[2]];
  // Letters in a pale color could not be read.
  const ink: Colour = strong[0] > 0.62 ? shift(strong, 0.45 - strong[0]) : strong;
  return { strong, pale, ink };
}

/** A paper with fields to be filled in. */
export function paintForm(context: Canvas2D, stage: Stage, sheet: DividedSheet): void {
  const tones = tonesOf(stage);
  const { width, height } = stage;
  context.fillStyle = css(sheet.arrangement === 'resume' ? WHITE : tones.pale);
  context.fillRect(-width, -height, 3 * width, 3 * height);
  if (sheet.arrangement === 'resume') return paintResume(context, stage, sheet, tones);
  if (sheet.title !== null) letter(context, stage, sheet.title, titleBox(sheet, stage), tones.ink);
  const boxes = cellBoxes(sheet, stage).slice(0, fieldsOf(sheet).length);
  const form = { sheet, boxes, tones };
  if (hasWeekdays(sheet)) paintWeekdays(context, stage, form);
  if (sheet.arrangement === 'month') paintMonth(context, stage, form);
  else if (sheet.arrangement === 'planner') paintPlanner(context, stage, form);
  else if (sheet.arrangement === 'tracing') paintTracing(context, stage, form);
  else if (sheet.arrangement === 'photos') paintPhotos(context, form);
  else paintRows(context, stage, form);
}

/** Lines to write on below each other, in a part of a field. */
function paintLines(context: Canvas2D, { unit }: Stage, [x, y, width, height]: Box): void {
  const count = Math.floor(height / (LINE_DISTANCE * unit));
  context.fillStyle = css(LINE);
  for (let i = 1; i <= count; i++)
    context.fillRect(x, y + (i / (count + 0.35)) * height, width, 2.5 * unit);
}

/** Days with their names on a band and lines below. */
function paintPlanner(context: Canvas2D, stage: Stage, { sheet, boxes, tones }: Form): void {
  const { unit } = stage;
  const isLight = tones.strong[0] > 0.72;
  const names = boxes.flatMap(({ box, heading }, i): readonly Lettered[] => {
    if (heading === null) return [];
    const [x, y, width, height] = box;
    fillBox(context, box, 14 * unit, css(WHITE));
    context.save();
    context.beginPath();
    context.roundRect(x, y, width, height, 14 * unit);
    context.clip();
    context.fillStyle = css(tones.strong);
    context.fillRect(...heading);
    context.restore();
    const below = heading[3];
    paintLines(context, stage, [x + width * 0.06, y + below, width * 0.88, height - below]);
    const [left, top, wide, tall] = heading;
    const room: Box = [left, top + tall * 0.14, wide, tall * 0.8];
    return [{ text: sheet.cells[i]?.heading ?? '', box: room }];
  });
  letterAlike(context, stage, names, isLight ? tones.ink : WHITE);
}

/** The days in their weeks, with a number in the corner of each. */
function paintMonth(context: Canvas2D, stage: Stage, { sheet, boxes, tones }: Form): void {
  const { unit } = stage;
  const days = boxes.flatMap(({ box, heading }, i): readonly Lettered[] => {
    const text = sheet.cells[i]?.heading ?? '';
    if (heading === null || text === '') return [];
    context.fillStyle = css(WHITE);
    context.fillRect(...box);
    context.strokeStyle = css(tones.strong);
    context.lineWidth = 3 * unit;
    context.beginPath();
    context.roundRect(...box, 0);
    context.stroke();
    return [{ text, box: heading }];
  });
  letterAlike(context, stage, days, INK);
}

/** Lines with a box to tick, or with one for each day of a week. */
function paintRows(context: Canvas2D, stage: Stage, { sheet, boxes, tones }: Form): void {
  const isWeek = sheet.arrangement === 'tracker';
  const texts = boxes.flatMap(({ box }, i): readonly Lettered[] => {
    const [x, y, width, height] = box;
    fillBox(context, box, height * 0.2, css(WHITE));
    const room: Box = isWeek
      ? [x + width * 0.03, y, width * 0.35, height]
      : [x + height * 1.05, y, width - height * 1.4, height];
    const marks = isWeek ? weekOf(box) : [[x + height * 0.55, y + height / 2] as const];
    for (const [markX, markY] of marks)
      paintBoxToTick(context, stage, [markX, markY], { isWeek, height, tones });
    const text = sheet.cells[i]?.label ?? null;
    if (text !== null) return [{ text, box: room }];
    context.fillStyle = css(LINE);
    context.fillRect(room[0], y + height * 0.68, room[2], 3 * stage.unit);
    return [];
  });
  if (texts.length > 0) letterAlike(context, stage, texts, INK);
}

/** The middles of the seven boxes of a line. */
const weekOf = ([x, y, width, height]: Box): readonly (readonly [number, number])[] =>
  WEEKDAYS.map((_, i) => [x + width * (0.44 + i * 0.085), y + height / 2]);

/** Above the columns of days, or of boxes to tick. */
function paintWeekdays(context: Canvas2D, stage: Stage, { sheet, boxes, tones }: Form): void {
  const { weekdayInitials = WEEKDAYS } = sheet;
  const first = boxes[0]?.box;
  if (first === undefined) return;
  const isMonth = boxes.length > WEEKDAYS.length;
  const side = stage.width * 0.055;
  const middles = isMonth
    ? boxes.slice(0, WEEKDAYS.length).map(({ box }) => middleOf(box))
    : weekOf(first);
  const texts = middles.map(([x], i): Lettered => ({
    text: weekdayInitials[i] ?? '',
    box: [x - side / 2, first[1] - side * 1.1, side, side],
  }));
  letterAlike(context, stage, texts, tones.ink);
}

const middleOf = ([x, y, width, height]: Box): readonly [number, number] => [
  x + width / 2,
  y + height / 2,
];

function paintBoxToTick(
  context: Canvas2D,
  { unit }: Stage,
  [x, y]: readonly [number, number],
  {
    isWeek,
    height,
    tones,
  }: { readonly isWeek: boolean; readonly height: number; readonly tones: Tones },
): void {
  const side = Math.min(height * 0.5, 52 * unit);
  context.strokeStyle = css(tones.strong);
  context.lineWidth = 5 * unit;
  context.beginPath();
  if (isWeek) context.arc(x, y, side / 2, 0, 2 * Math.PI);
  else context.roundRect(x - side / 2, y - side / 2, side, side, side * 0.2);
  context.stroke();
}

/** A column with a photo at the left, a name and sections with lines of text at the right. */
function paintResume(context: Canvas2D, stage: Stage, sheet: DividedSheet, tones: Tones): void {
  const { width, height } = stage;
  const dark = tones.ink;
  const column = columnOfResume([0, 0, width, height]);
  context.fillStyle = css(dark);
  context.fillRect(-width, -height, width + column[2], 3 * height);
  paintPhoto(context, [column[2] / 2, height * 0.165, column[2] * 0.3], dark);
  const right = width - column[2];
  letter(
    context,
    stage,
    sheet.title ?? '',
    [column[2] + right * 0.06, height * 0.05, right * 0.88, height * 0.11],
    dark,
  );
  const boxes = cellBoxes(sheet, stage);
  const names = boxes.flatMap(({ heading }, i): readonly Lettered[] =>
    heading === null ? [] : [{ text: sheet.cells[i]?.heading ?? '', box: heading }],
  );
  letterAlike(context, stage, names.slice(0, 2), WHITE);
  letterAlike(context, stage, names.slice(2), dark);
  boxes.forEach(({ box, heading }, i) => {
    if (heading !== null) paintTextLines(context, stage, { box, heading, isOnDark: i < 2 });
  });
}

/** Somebody in a circle. */
function paintPhoto(
  context: Canvas2D,
  [x, y, radius]: readonly [number, number, number],
  dark: Colour,
): void {
  context.fillStyle = css(WHITE);
  fillCircle(context, x, y, radius);
  context.save();
  context.beginPath();
  context.arc(x, y, radius * 0.92, 0, 2 * Math.PI);
  context.clip();
  context.fillStyle = css(shift(dark, 0.32));
  fillCircle(context, x, y - radius * 0.22, radius * 0.36);
  fillCircle(context, x, y + radius * 0.86, radius * 0.66);
  context.restore();
}

/** Bars that stand for lines of text, the last of each three shorter. */
function paintTextLines(
  context: Canvas2D,
  { unit }: Stage,
  {
    box,
    heading,
    isOnDark,
  }: { readonly box: Box; readonly heading: Box; readonly isOnDark: boolean },
): void {
  const [x, y, width, height] = box;
  const top = y + heading[3] + 12 * unit;
  const count = Math.floor((y + height - top) / (30 * unit));
  context.fillStyle = css(isOnDark ? WHITE : LINE, isOnDark ? 0.55 : 1);
  for (let i = 0; i < count; i++) {
    context.beginPath();
    context.roundRect(
      x,
      top + i * 30 * unit,
      width * (i % 3 === 2 ? 0.62 : 0.96),
      9 * unit,
      4 * unit,
    );
    context.fill();
  }
}
