import { fillBox } from '../art/props/brush.ts';
import type { Canvas2D } from '../canvas.ts';
import { type DividedSheet, isForm } from '../language/divided-sheet.ts';
import type { Box } from '../layout/page-box.ts';
import { answerBox, cellBoxes, pyramidBox, tierOf, titleBox } from '../layout/sheet-cells.ts';
import { pointOfPart } from '../layout/sheet-parts.ts';
import { type Colour, css } from '../math/colour.ts';
import { fillCircle, fillPolygon } from '../painting.ts';
import type { Stage } from '../stage/stage.ts';
import { addCallScreen } from './call-screen.ts';
import { paintForm } from './form-sheet.ts';
import { INK, letter, letterAlike, type Lettered } from './sheet-letters.ts';
import { paintSlicedPizza } from './sliced-pizza.ts';
import { addStrip } from './strip.ts';

const PAPER: Colour = [0.985, 0.012, 88];
const WHITE: Colour = [0.998, 0.002, 90];
/** Hues of the fields, one after another. */
const HUES = [25, 75, 150, 225, 295, 350] as const;
/** Fields that show many numbers have a color for each row of ten. */
const MANY = 26;
const IN_ROW = 10;

const hueOf = (index: number): number => HUES[index % HUES.length] ?? 25;
const fieldColour = (index: number, count: number): Colour =>
  count > MANY ? [0.945, 0.035, hueOf(Math.floor(index / IN_ROW))] : [0.935, 0.045, hueOf(index)];
const numberColour = (index: number): Colour => [0.5, 0.17, hueOf(Math.floor(index / IN_ROW))];
const headingColour = (index: number): Colour => [0.58, 0.17, hueOf(index)];

/** Paper with the fields of a page to teach with; the things on them are actors. */
export function addDividedSheet(stage: Stage, sheet: DividedSheet): void {
  const { width, height } = stage;
  if (sheet.arrangement === 'screen') return addCallScreen(stage, sheet);
  addStrip(stage, { order: 0, depth: 0.8, top: -0.1, bottom: 1.1 }, (context) => {
    context.fillStyle = css(PAPER);
    context.fillRect(-width, -height, 3 * width, 3 * height);
    if (isForm(sheet)) return paintForm(context, stage, sheet);
    if (sheet.title !== null) letter(context, stage, sheet.title, titleBox(sheet, stage), INK);
    if (sheet.arrangement === 'line') paintNumberLine(context, stage, sheet);
    else if (sheet.arrangement === 'slices') paintSlicedPizza(context, stage, sheet);
    else if (sheet.arrangement === 'pyramid') paintTiers(context, stage, sheet);
    else if (sheet.arrangement !== 'parts') paintFields(context, stage, sheet);
    paintArrows(context, stage, sheet);
  });
  if (sheet.arrangement === 'parts') addPartNames(stage, sheet);
}

function paintFields(context: Canvas2D, stage: Stage, sheet: DividedSheet): void {
  const isRing = sheet.arrangement === 'ring';
  const isRows = sheet.arrangement === 'rows';
  const boxes = cellBoxes(sheet, stage);
  boxes.forEach(({ box, heading }, i) => {
    const cell = sheet.cells[i]!;
    const side = Math.min(box[2], box[3]);
    const radius = isRing ? side / 2 : side * 0.11;
    fillBox(context, box, radius, css(fieldColour(i, sheet.cells.length)));
    if (isRows) paintAnswerBox(context, stage, box);
    else if (heading !== null && cell.heading !== undefined)
      letter(context, stage, cell.heading, heading, headingColour(i));
  });
  if (isRows) return;
  const labels = boxes.flatMap(({ label }, i): readonly Lettered[] => {
    const text = sheet.cells[i]?.label ?? null;
    if (label === null || text === null) return [];
    const areMany = sheet.cells.length > MANY;
    return [{ text, box: label, ...(areMany && { colour: numberColour(i) }) }];
  });
  letterAlike(context, stage, labels, INK);
}

function paintAnswerBox(context: Canvas2D, { unit }: Stage, row: Box): void {
  const box = answerBox(row);
  fillBox(context, box, box[2] * 0.12, css(WHITE));
  context.strokeStyle = css(INK);
  context.lineWidth = 4 * unit;
  context.beginPath();
  context.roundRect(...box, box[2] * 0.12);
  context.stroke();
}

type Point = readonly [x: number, y: number];

/** A straight arrow with a filled head. */
function drawArrow(context: Canvas2D, [x0, y0]: Point, [x1, y1]: Point, line: number): void {
  const turn = Math.atan2(y1 - y0, x1 - x0);
  const head = line * 3;
  const along = (back: number, aside: number): Point => [
    x1 - Math.cos(turn) * back - Math.sin(turn) * aside,
    y1 - Math.sin(turn) * back + Math.cos(turn) * aside,
  ];
  context.strokeStyle = css(INK);
  context.fillStyle = css(INK);
  context.lineWidth = line;
  context.lineCap = 'round';
  context.beginPath();
  context.moveTo(x0, y0);
  context.lineTo(...along(head * 0.8, 0));
  context.stroke();
  fillPolygon(context, [[x1, y1], along(head, head * 0.62), along(head, -head * 0.62)]);
}

const middleOf = ([x, y, width, height]: Box): Point => [x + width / 2, y + height / 2];

/** From each field to the next one; of a ring from the last to the first as well. */
function paintArrows(context: Canvas2D, stage: Stage, sheet: DividedSheet): void {
  const { arrangement } = sheet;
  if (arrangement !== 'ring' && arrangement !== 'chain') return;
  const boxes = cellBoxes(sheet, stage).map(({ box }) => box);
  const pairs = boxes.map((box, i): readonly [Box, Box | undefined] => [
    box,
    boxes[i + 1] ?? (arrangement === 'ring' ? boxes[0] : undefined),
  ]);
  for (const [from, to] of pairs) {
    if (to === undefined) continue;
    const [start, end] = [middleOf(from), middleOf(to)];
    const turn = Math.atan2(end[1] - start[1], end[0] - start[0]);
    const away = arrangement === 'ring' ? from[2] / 2 : awayFrom(from, turn);
    const gap = 9 * stage.unit;
    const at = ([x, y]: Point, by: number): Point => [
      x + Math.cos(turn) * by,
      y + Math.sin(turn) * by,
    ];
    drawArrow(context, at(start, away + gap), at(end, -away - gap), 10 * stage.unit);
  }
}

/** From the middle of a box to its edge, in a direction. */
const awayFrom = ([, , width, height]: Box, turn: number): number =>
  Math.min(
    width / 2 / Math.max(Math.abs(Math.cos(turn)), 0.001),
    height / 2 / Math.max(Math.abs(Math.sin(turn)), 0.001),
  );

/** A line with an arrow at both ends and a tick over each number. */
function paintNumberLine(context: Canvas2D, stage: Stage, sheet: DividedSheet): void {
  const boxes = cellBoxes(sheet, stage).map(({ box }) => box);
  const [first, last] = [boxes[0], boxes.at(-1)];
  if (first === undefined || last === undefined) return;
  const { unit, width } = stage;
  const y = first[1] - 46 * unit;
  const middle = (middleOf(first)[0] + middleOf(last)[0]) / 2;
  drawArrow(context, [middle, y], [width * 0.035, y], 9 * unit);
  drawArrow(context, [middle, y], [width * 0.965, y], 9 * unit);
  const fontBox = Math.min(...boxes.map((box) => box[2]));
  // All numbers are as large as the longest one can be.
  const longest = Math.max(...sheet.cells.map((cell) => cell.label?.length ?? 1));
  const tall = fontBox * Math.min(1.1, 1.7 / longest);
  boxes.forEach((box, i) => {
    const [x] = middleOf(box);
    context.strokeStyle = css(headingColour(i));
    context.lineWidth = 8 * unit;
    context.beginPath();
    context.moveTo(x, y - 26 * unit);
    context.lineTo(x, y + 26 * unit);
    context.stroke();
    const square: Box = [x - fontBox / 2, box[1], fontBox, tall];
    letter(context, stage, sheet.cells[i]?.label ?? '', square, headingColour(i));
  });
}

/** The tiers of a pyramid, each in a color of its own. */
function paintTiers(context: Canvas2D, stage: Stage, sheet: DividedSheet): void {
  const [left, top, width, height] = pyramidBox(sheet, stage);
  const tiers = tierOf(sheet.cells.length - 1) + 1;
  const gap = 4 * stage.unit;
  const edge = (down: number): readonly [number, number] => [
    left + (width / 2) * (1 - down / tiers),
    left + (width / 2) * (1 + down / tiers),
  ];
  for (let tier = 0; tier < tiers; tier++) {
    const [upper, lower] = [edge(tier), edge(tier + 1)];
    const [y, bottom] = [
      top + (tier / tiers) * height + gap,
      top + ((tier + 1) / tiers) * height - gap,
    ];
    context.fillStyle = css([0.88, 0.09, HUES[tier % HUES.length] ?? 25]);
    fillPolygon(context, [
      [upper[0], y],
      [upper[1], y],
      [lower[1], bottom],
      [lower[0], bottom],
    ]);
  }
}

/** The names of the parts, with a line from each to its part over the drawing. */
function addPartNames(stage: Stage, sheet: DividedSheet): void {
  addStrip(stage, { order: 90, depth: 0.8, top: 0, bottom: 1 }, (context) => {
    const names = cellBoxes(sheet, stage).flatMap(({ box }, i): readonly Lettered[] => {
      const { label, at } = sheet.cells[i]!;
      if (label === null || at === undefined) return [];
      drawPointer(context, stage, box, pointOfPart(stage, at));
      fillBox(context, box, box[3] * 0.3, css(fieldColour(i, sheet.cells.length)));
      const [x, y, width, height] = box;
      return [{ text: label, box: [x + height * 0.15, y, width - height * 0.3, height] }];
    });
    letterAlike(context, stage, names, INK);
  });
}

/** A line from the side of a name to a dot on the part. */
function drawPointer(context: Canvas2D, { unit, width }: Stage, name: Box, [x, y]: Point): void {
  const [left, top, wide, tall] = name;
  const start = left + wide / 2 < width / 2 ? left + wide : left;
  context.lineCap = 'round';
  for (const [line, colour] of [
    [9, WHITE],
    [4.5, INK],
  ] as const) {
    context.strokeStyle = css(colour);
    context.lineWidth = line * unit;
    context.beginPath();
    context.moveTo(start, top + tall / 2);
    context.lineTo(x, y);
    context.stroke();
  }
  context.fillStyle = css(WHITE);
  fillCircle(context, x, y, 13 * unit);
  context.fillStyle = css(INK);
  fillCircle(context, x, y, 9 * unit);
}
