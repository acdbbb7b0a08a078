import { type DividedSheet, isForm } from '../language/divided-sheet.ts';
import { decorBoxes, fieldsOf, FORM_BOXES, headingOf, isDecorated } from './form-cells.ts';
import type { Box, Page } from './page-box.ts';
import { nameBoxes } from './sheet-parts.ts';

/** Where a field of a sheet and what it shows are, in pixels. */
export interface CellBox {
  readonly box: Box;
  /** For the letter or number above the thing; null where there is none. */
  readonly heading: Box | null;
  readonly label: Box | null;
  /** For the thing or things. */
  readonly room: Box;
}

/** Of the shorter side. */
const MARGIN = 0.05;
const TITLE = 0.13;
/** Between two fields, of the shorter side. */
const GAP = 0.022;
const ARROW_GAP = 0.085;

/** Where the title is, in pixels. */
export function titleBox(sheet: DividedSheet, { width, height }: Page): Box {
  const shorter = Math.min(width, height);
  const aside = isDecorated(sheet) ? 0.2 : 0.07;
  return [width * aside, shorter * 0.042, width * (1 - 2 * aside), shorter * 0.095];
}

/** What the title leaves of the page. */
function roomOf({ title }: DividedSheet, { width, height }: Page): Box {
  const shorter = Math.min(width, height);
  const top = (title === null ? MARGIN : TITLE + 0.025) * shorter;
  const margin = MARGIN * shorter;
  return [margin, top, width - 2 * margin, height - top - margin];
}

/** The fields of a sheet in the order of its cells. */
export function cellBoxes(sheet: DividedSheet, page: Page): readonly CellBox[] {
  const boxes = BOXES[sheet.arrangement](sheet, page);
  return boxes.map((box, i) => partsOf(box, sheet, i));
}

const BOXES: Readonly<
  Record<DividedSheet['arrangement'], (sheet: DividedSheet, page: Page) => readonly Box[]>
> = {
  grid: gridBoxes,
  ring: ringBoxes,
  chain: chainBoxes,
  rows: rowBoxes,
  line: lineBoxes,
  screen: tileBoxes,
  parts: nameBoxes,
  pyramid: pyramidBoxes,
  slices: () => [],
  planner: formBoxes,
  month: formBoxes,
  checklist: formBoxes,
  tracker: formBoxes,
  resume: formBoxes,
  tracing: formBoxes,
  photos: formBoxes,
};

/** The fields of a form, and the places for things beside its title. */
function formBoxes(sheet: DividedSheet, page: Page): readonly Box[] {
  const boxesOf = FORM_BOXES[sheet.arrangement];
  // A resume has its name in its own room.
  const isWhole = sheet.arrangement === 'resume';
  const room: Box = isWhole ? [0, 0, page.width, page.height] : roomOf(sheet, page);
  const fields = boxesOf?.(fieldsOf(sheet).length, room, sheet) ?? [];
  return [...fields, ...decorBoxes(page)].slice(0, sheet.cells.length);
}

/** The number of columns that gives the largest things. */
function columnsFor(count: number, [, , width, height]: Box): number {
  let [best, most] = [1, 0];
  for (let columns = 1; columns <= count; columns++) {
    const rows = Math.ceil(count / columns);
    const side = Math.min(width / columns, (height / rows) * 0.78);
    const filled = side * (count / (columns * rows)) ** 0.5;
    if (filled > most) [best, most] = [columns, filled];
  }
  return best;
}

function gridBoxes(sheet: DividedSheet, page: Page): readonly Box[] {
  const { length } = sheet.cells;
  const area = roomOf(sheet, page);
  const isWords = sheet.cells.every(({ subject }) => subject === null);
  const columns =
    length === 100
      ? 10
      : isWords && length <= MOST_LINES
        ? linesBeside(sheet)
        : columnsFor(length, area);
  const gap = GAP * Math.min(page.width, page.height) * (length > 12 ? 0.45 : 1);
  return cellsInRows(length, columns, area, gap, gap);
}

/** Of words alone. */
const MOST_LINES = 12;
const MOST_IN_COLUMN = 8;
/** Lines of words, in two columns where they are many: sums. */
const linesBeside = ({ cells }: DividedSheet): number => (cells.length <= MOST_IN_COLUMN ? 1 : 2);

/** Equal boxes in rows; the last row is in the middle. */
function cellsInRows(
  count: number,
  columns: number,
  [left, top, width, height]: Box,
  gapX: number,
  gapY: number,
): readonly Box[] {
  const rows = Math.ceil(count / columns);
  const wide = (width - (columns - 1) * gapX) / columns;
  const tall = Math.min((height - (rows - 1) * gapY) / rows, wide * 2.1);
  const above = (height - rows * tall - (rows - 1) * gapY) / 2;
  return Array.from({ length: count }, (_, i): Box => {
    const row = Math.floor(i / columns);
    const inRow = Math.min(columns, count - row * columns);
    const aside = ((columns - inRow) * (wide + gapX)) / 2;
    return [
      left + aside + (i % columns) * (wide + gapX),
      top + above + row * (tall + gapY),
      wide,
      tall,
    ];
  });
}

/** Clockwise from the top. */
function ringBoxes(sheet: DividedSheet, page: Page): readonly Box[] {
  const { length } = sheet.cells;
  const [left, top, width, height] = roomOf(sheet, page);
  const round = Math.min(width, height);
  const side = Math.min(round * 0.36, (round * 1.75) / length);
  const radius = (round - side) / 2;
  return Array.from({ length }, (_, i): Box => {
    const turn = (i / length) * 2 * Math.PI - Math.PI / 2;
    const x = left + width / 2 + Math.cos(turn) * radius;
    const y = top + height / 2 + Math.sin(turn) * radius;
    return [x - side / 2, y - side / 2, side, side];
  });
}

/** To the right, and back in the row below. */
function chainBoxes(sheet: DividedSheet, page: Page): readonly Box[] {
  const { length } = sheet.cells;
  const area = roomOf(sheet, page);
  const columns = length <= 3 || area[2] > area[3] * 1.6 ? length : Math.ceil(length / 2);
  const gap = ARROW_GAP * Math.min(page.width, page.height);
  const boxes = cellsInRows(length, columns, area, gap, gap);
  if (columns === length) return boxes;
  const wide = (boxes[0]?.[2] ?? 0) + gap;
  return boxes.map(([x, y, width, height], i) =>
    i < columns
      ? [x, y, width, height]
      : [area[0] + (2 * columns - 1 - i) * wide, y, width, height],
  );
}

/** One below the other, all across the page. */
function rowBoxes(sheet: DividedSheet, page: Page): readonly Box[] {
  const { length } = sheet.cells;
  const [left, top, width, height] = roomOf(sheet, page);
  const gap = GAP * Math.min(page.width, page.height);
  const tall = Math.min((height - (length - 1) * gap) / length, width * 0.24);
  const above = (height - length * tall - (length - 1) * gap) / 2;
  return Array.from({ length }, (_, i): Box => [left, top + above + i * (tall + gap), width, tall]);
}

/** The numbers below the ticks of a line. */
function lineBoxes(sheet: DividedSheet, page: Page): readonly Box[] {
  const { length } = sheet.cells;
  const [left, top, width, height] = roomOf(sheet, page);
  const step = (width * 0.86) / (length - 1);
  const y = top + height * 0.45;
  return Array.from({ length }, (_, i): Box => {
    const wide = Math.min(step * 0.9, width * 0.1);
    return [left + width * 0.07 + i * step - wide / 2, y, wide, width * 0.11];
  });
}

/** The glass of the screen of a call, in pixels. */
export function glassBox({ width, height }: Page): Box {
  const shorter = Math.min(width, height);
  const margin = 0.055 * shorter;
  return [margin, margin, width - 2 * margin, height - margin - 0.2 * shorter];
}

/** Of the height of the glass, for the buttons below the faces. */
export const BUTTONS = 0.12;

/** The faces of a call. */
function tileBoxes({ cells }: DividedSheet, page: Page): readonly Box[] {
  const [left, top, width, height] = glassBox(page);
  const gap = GAP * 0.6 * Math.min(page.width, page.height);
  const room = [left + gap, top + gap, width - 2 * gap, height * (1 - BUTTONS) - gap] as const;
  return cellsInRows(cells.length, columnsFor(cells.length, room), room, gap, gap);
}

/** The tier of a field, from the tip: one field in the first, two in the second. */
export const tierOf = (index: number): number => Math.floor((Math.sqrt(8 * index + 1) - 1) / 2);

/** The triangle of a pyramid: its box, in pixels. */
export function pyramidBox(sheet: DividedSheet, page: Page): Box {
  const [left, top, width, height] = roomOf(sheet, page);
  const wide = Math.min(width, height * 1.15);
  return [left + (width - wide) / 2, top, wide, height];
}

/** Equal fields in each tier; the tip is narrow, so that its thing is low in it. */
function pyramidBoxes(sheet: DividedSheet, page: Page): readonly Box[] {
  const [left, top, width, height] = pyramidBox(sheet, page);
  const tiers = tierOf(sheet.cells.length - 1) + 1;
  const tall = height / tiers;
  const side = Math.min(tall * 0.74, (width / tiers) * 0.62);
  return sheet.cells.map((_, i): Box => {
    const tier = tierOf(i);
    const place = i - (tier * (tier + 1)) / 2;
    const x = left + width / 2 + (place - tier / 2) * side * 1.12;
    const own = tier === 0 ? side * 0.66 : side;
    return [x - own / 2, top + (tier + 1) * tall - own - tall * 0.1, own, own];
  });
}

/** Of the width of a row, for the answer. */
const ANSWER = 0.16;

function partsOf(box: Box, sheet: DividedSheet, index: number): CellBox {
  const [x, y, width, height] = box;
  const { heading, label, subject } = sheet.cells[index]!;
  if (sheet.arrangement === 'pyramid') return { box, heading: null, label: null, room: box };
  if (sheet.arrangement === 'parts') return { box, heading: null, label: box, room: box };
  if (isForm(sheet)) return { box, heading: headingOf(sheet, box), label: null, room: box };
  if (subject === null) {
    const aside = width * 0.06;
    return { box, heading: null, label: [x + aside, y, width - 2 * aside, height], room: box };
  }
  if (sheet.arrangement === 'rows')
    return { box, heading: null, label: null, room: [x, y, width * (1 - ANSWER), height] };
  if (sheet.arrangement === 'ring') return inDisc(box);
  if (sheet.arrangement === 'screen') return { box, heading: null, label: null, room: box };
  const headed = heading === undefined ? 0 : height * 0.26;
  const named = label === null ? 0 : Math.min(height * 0.19, width * 0.26);
  const inset = Math.min(width, height) * 0.07;
  return {
    box,
    heading: headed === 0 ? null : [x + inset, y + inset * 0.6, width - 2 * inset, headed],
    label:
      named === 0 ? null : [x + inset, y + height - named - inset * 0.5, width - 2 * inset, named],
    room: [x + inset, y + inset + headed, width - 2 * inset, height - 1.7 * inset - headed - named],
  };
}

/** A disc with the name below it. */
function inDisc([x, y, width, height]: Box): CellBox {
  const disc = width * 0.82;
  const left = x + (width - disc) / 2;
  return {
    box: [left, y, disc, disc],
    heading: null,
    label: [x, y + disc, width, height - disc],
    room: [left + disc * 0.14, y + disc * 0.14, disc * 0.72, disc * 0.72],
  };
}

/** The answer's box of a row. */
export const answerBox = ([x, y, width, height]: Box): Box => {
  const side = Math.min(width * ANSWER, height) * 0.74;
  return [x + width - side * 1.25, y + (height - side) / 2, side, side];
};

/** Places of equal things in a room: their middles and the side of each, in pixels. */
export function placesIn(
  [x, y, width, height]: Box,
  copies: number,
  isInLine: boolean,
): { readonly spots: readonly (readonly [number, number])[]; readonly side: number } {
  const columns = isInLine ? Math.max(copies, 1) : columnsFor(copies, [x, y, width, height / 0.78]);
  const rows = Math.ceil(copies / columns);
  const side = Math.min(width / (isInLine ? Math.max(columns, 6.4) : columns), height / rows);
  const spots = Array.from({ length: copies }, (_, i): readonly [number, number] => {
    const row = Math.floor(i / columns);
    const inRow = Math.min(columns, copies - row * columns);
    const left = isInLine ? x + side * 0.25 : x + (width - inRow * side) / 2;
    return [left + ((i % columns) + 0.5) * side, y + height / 2 + (row - (rows - 1) / 2) * side];
  });
  return { spots, side };
}

/** The row of a field, from the top. */
export const rowOf = (boxes: readonly CellBox[], index: number): number => {
  const tops = [...new Set(boxes.map(({ box }) => box[1]))];
  return tops.indexOf(boxes[index]?.box[1] ?? 0);
};

/** The order of the layer of those in a row of tiles; what covers them below is drawn half a step later. */
export const orderOfRow = (row: number): number => 50 + row;
