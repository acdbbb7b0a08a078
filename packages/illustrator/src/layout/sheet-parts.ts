import type { DividedSheet, SheetCell } from '../language/divided-sheet.ts';
import type { Box, Page } from './page-box.ts';

type Point = readonly [x: number, y: number];

/** Of the shorter side: the thing, and the free room below the title. */
const WHOLE = 0.52;
const BELOW_TITLE = 0.15;
const MARGIN = 0.02;
const NAME_HEIGHT = 0.068;

/** Where the thing is whose parts are named, in pixels. */
export function wholeBox({ width, height }: Page): readonly [number, number, number] {
  const shorter = Math.min(width, height);
  const side = Math.min(shorter * WHOLE, height - shorter * (BELOW_TITLE + MARGIN));
  const top = shorter * BELOW_TITLE;
  return [(width - side) / 2, top + (height - top - shorter * MARGIN - side) / 2, side];
}

/** A part of the thing, in pixels. */
export function pointOfPart(page: Page, [x, y]: Point): Point {
  const [left, top, side] = wholeBox(page);
  return [left + x * side, top + y * side];
}

/** Half of the names on each side, in the order of their parts from above, so that no lines cross. */
export function nameBoxes(sheet: DividedSheet, page: Page): readonly Box[] {
  const shorter = Math.min(page.width, page.height);
  const [left, top, side] = wholeBox(page);
  const at = ({ at: place = [0.5, 0.5] }: SheetCell): Point => place;
  const across = sheet.cells.toSorted((one, other) => at(one)[0] - at(other)[0]);
  const half = Math.floor(across.length / 2);
  const tall = NAME_HEIGHT * shorter;
  const margin = MARGIN * shorter;
  const wide = Math.min(left - margin * 1.6, shorter * 0.3);
  const boxes = new Map<SheetCell, Box>();
  for (const [cells, x] of [
    [across.slice(0, half), margin],
    [across.slice(half), page.width - margin - wide],
  ] as const) {
    const down = cells.toSorted((one, other) => at(one)[1] - at(other)[1]);
    down.forEach((cell, i) => {
      const y = top + ((i + 0.5) / down.length) * side - tall / 2;
      boxes.set(cell, [x, y, wide, tall]);
    });
  }
  return sheet.cells.map((cell) => boxes.get(cell)!);
}
