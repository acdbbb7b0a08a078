import type { DividedSheet, SheetCell } from '../language/divided-sheet.ts';
import type { Box, Page } from './page-box.ts';

/** Of the shorter side of the room: between two fields. */
const GAP = 0.022;
/** Of the height of a field, for its heading, and the most in shares of the room's shorter side. */
const HEADING = { share: 0.29, most: 0.055 } as const;
const WEEK = 7;

/** The fields of a form without those for what is beside its title. */
export const fieldsOf = ({ cells }: DividedSheet): readonly SheetCell[] =>
  cells.filter(({ subject }) => subject === null);

/** Whether things are beside the title. */
export const isDecorated = (sheet: DividedSheet): boolean =>
  sheet.cells.some(({ subject }) => subject !== null) &&
  FORM_BOXES[sheet.arrangement] !== undefined;

/** On both sides of the title. */
export function decorBoxes({ width, height }: Page): readonly Box[] {
  const side = 0.135 * Math.min(width, height);
  const [aside, top] = [width * 0.055, 0.022 * Math.min(width, height)];
  return [
    [aside, top, side, side],
    [width - aside - side, top, side, side],
  ];
}

function inColumns(count: number, columns: number, [left, top, width, height]: Box): Box[] {
  const gap = GAP * Math.min(width, height);
  const rows = Math.ceil(count / columns);
  const wide = (width - (columns - 1) * gap) / columns;
  const tall = (height - (rows - 1) * gap) / rows;
  return Array.from({ length: count }, (_, i): Box => [
    left + (i % columns) * (wide + gap),
    top + Math.floor(i / columns) * (tall + gap),
    wide,
    tall,
  ]);
}

/** Two beside each other, or one above the other on a tall page. */
const plannerBoxes = (count: number, room: Box): Box[] =>
  inColumns(count, count === 1 ? 1 : 2, room);

/** Weeks of seven days without gaps. */
function monthBoxes(count: number, [left, top, width, height]: Box): Box[] {
  const weeks = Math.ceil(count / WEEK);
  const [wide, tall] = [width / WEEK, height / weeks];
  return Array.from({ length: count }, (_, i): Box => [
    left + (i % WEEK) * wide,
    top + Math.floor(i / WEEK) * tall,
    wide,
    tall,
  ]);
}

/** Of the room of a resume: the column at the left, the photo in it and the name at the right. */
const RESUME = { column: 0.34, photo: 0.3, name: 0.17 } as const;

/** The part of a resume at the left, which is in color. */
export const columnOfResume = ([left, top, width, height]: Box): Box => [
  left,
  top,
  width * RESUME.column,
  height,
];

/** Two sections below the photo, and the others below the name. */
function resumeBoxes(count: number, [left, top, width, height]: Box): Box[] {
  const column = width * RESUME.column;
  const inset = width * 0.035;
  const photo = height * RESUME.photo;
  const name = height * RESUME.name;
  return [
    ...inColumns(2, 1, [left + inset, top + photo, column - 2 * inset, height - photo - inset]),
    ...inColumns(count - 2, 1, [
      left + column + inset,
      top + name,
      width - column - 2 * inset,
      height - name - inset,
    ]),
  ];
}

/** Whether the weekdays are above the columns: those of a month are known with its year. */
export const hasWeekdays = ({ arrangement, title }: DividedSheet): boolean =>
  arrangement === 'tracker' || (arrangement === 'month' && /\d{4}/u.test(title ?? ''));

const WEEKDAYS = 0.08;
const belowWeekdays = ([left, top, width, height]: Box): Box => [
  left,
  top + height * WEEKDAYS,
  width,
  height * (1 - WEEKDAYS),
];

type BoxesOf = (count: number, room: Box, sheet: DividedSheet) => readonly Box[];

/** The fields of each kind of form in the room below its title. */
export const FORM_BOXES: Readonly<Partial<Record<DividedSheet['arrangement'], BoxesOf>>> = {
  planner: plannerBoxes,
  month: (count, room, sheet) => monthBoxes(count, hasWeekdays(sheet) ? belowWeekdays(room) : room),
  checklist: (count, room) => inColumns(count, 1, room),
  tracker: (count, room) => inColumns(count, 1, belowWeekdays(room)),
  resume: resumeBoxes,
  tracing: (count, room) => inColumns(count, 1, room),
  photos: (count, room) => inColumns(count, 2, room),
};

const WITHOUT_HEADINGS: ReadonlySet<DividedSheet['arrangement']> = new Set([
  'checklist',
  'tracker',
  'tracing',
  'photos',
]);

/** Where the heading of a field is. */
export function headingOf({ arrangement }: DividedSheet, [x, y, width, height]: Box): Box | null {
  if (WITHOUT_HEADINGS.has(arrangement)) return null;
  if (arrangement === 'month') {
    const side = Math.min(width, height) * 0.4;
    return [x + side * 0.1, y + side * 0.1, side, side];
  }
  const tall = Math.min(height * HEADING.share, width * HEADING.most * 2.4);
  return [x, y, width, tall];
}
