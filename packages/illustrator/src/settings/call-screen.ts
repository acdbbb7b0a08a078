import type { Canvas2D } from '../canvas.ts';
import type { DividedSheet } from '../language/divided-sheet.ts';
import type { Box } from '../layout/page-box.ts';
import { BUTTONS, cellBoxes, glassBox, orderOfRow } from '../layout/sheet-cells.ts';
import { type Colour, css, shift } from '../math/colour.ts';
import { fillCircle, verticalGradient } from '../painting.ts';
import type { Stage } from '../stage/stage.ts';
import { addStrip } from './strip.ts';

const WALL: Colour = [0.88, 0.035, 80];
const DESK: Colour = [0.66, 0.08, 62];
const FRAME: Colour = [0.27, 0.02, 265];
const GLASS: Colour = [0.2, 0.02, 265];
const WHITE: Colour = [0.97, 0.005, 250];
const HANG_UP: Colour = [0.62, 0.21, 25];
/** Hues of the rooms behind the faces. */
const HUES = [235, 85, 160, 30, 295, 200] as const;

/** The screen of a video call on a desk, row by row: each row covers what reaches below the one above. */
export function addCallScreen(stage: Stage, sheet: DividedSheet): void {
  const { width, height } = stage;
  const boxes = cellBoxes(sheet, stage).map(({ box }) => box);
  const bottoms = [...new Set(boxes.map(([, y, , tall]) => Math.round(y + tall)))];
  const edges = [-height * 0.1, ...bottoms];
  edges.forEach((edge, row) => {
    const order = row === 0 ? 0 : orderOfRow(row - 1) + 0.5;
    addStrip(stage, { order, depth: 0.8, top: edge / height, bottom: 1.1 }, (context) => {
      context.save();
      context.beginPath();
      context.rect(-width, edge, 3 * width, 3 * height);
      context.clip();
      paintDesk(context, stage);
      paintScreen(context, stage);
      boxes.forEach((box, i) => {
        if (box[1] >= edge - 1) paintTile(context, box, HUES[i % HUES.length] ?? 235);
      });
      context.restore();
    });
  });
}

function fillRound(context: Canvas2D, [x, y, wide, tall]: Box, radius: number): void {
  context.beginPath();
  context.roundRect(x, y, wide, tall, radius);
  context.fill();
}

function paintDesk(context: Canvas2D, { width, height, unit }: Stage): void {
  context.fillStyle = css(WALL);
  context.fillRect(-width, -height, 3 * width, 3 * height);
  const top = height - 100 * unit;
  context.fillStyle = verticalGradient(context, top, height, [
    [0, shift(DESK, 0.05)],
    [1, shift(DESK, -0.06)],
  ]);
  context.fillRect(-width, top, 3 * width, height);
}

function paintScreen(context: Canvas2D, stage: Stage): void {
  const { unit } = stage;
  const glass = glassBox(stage);
  const [x, y, wide, tall] = glass;
  const middle = x + wide / 2;
  context.fillStyle = css(shift(FRAME, 0.16));
  fillRound(context, [middle - 60 * unit, y + tall, 120 * unit, 110 * unit], 6 * unit);
  fillRound(context, [middle - 170 * unit, y + tall + 96 * unit, 340 * unit, 26 * unit], 13 * unit);
  const rim = 20 * unit;
  context.fillStyle = css(FRAME);
  fillRound(context, [x - rim, y - rim, wide + 2 * rim, tall + 2 * rim], 30 * unit);
  context.fillStyle = css(GLASS);
  fillRound(context, glass, 12 * unit);
  paintButtons(context, stage, [x, y + tall * (1 - BUTTONS), wide, tall * BUTTONS]);
}

/** The room behind somebody: a wall with light from above. */
function paintTile(context: Canvas2D, box: Box, hue: number): void {
  const [, y, , tall] = box;
  context.fillStyle = verticalGradient(context, y, y + tall, [
    [0, [0.9, 0.055, hue]],
    [1, [0.74, 0.085, hue]],
  ]);
  fillRound(context, box, tall * 0.06);
}

/** Microphone, camera, and in red the one that ends the call. */
function paintButtons(context: Canvas2D, { unit }: Stage, [x, y, wide, tall]: Box): void {
  const radius = tall * 0.34;
  const middle = y + tall / 2;
  const at = (place: number): number => x + wide / 2 + place * radius * 2.9;
  [-1, 0, 1].forEach((place) => {
    context.fillStyle = css(place === 1 ? HANG_UP : [0.4, 0.02, 265]);
    fillCircle(context, at(place), middle, radius);
  });
  context.fillStyle = css(WHITE);
  fillRound(context, [at(-1) - radius * 0.2, middle - radius * 0.55, radius * 0.4, radius * 0.75], radius * 0.2); // prettier-ignore
  context.fillRect(at(-1) - 2 * unit, middle + radius * 0.25, 4 * unit, radius * 0.3);
  fillRound(context, [at(0) - radius * 0.5, middle - radius * 0.3, radius * 0.65, radius * 0.6], radius * 0.12); // prettier-ignore
  fillRound(context, [at(0) + radius * 0.22, middle - radius * 0.2, radius * 0.3, radius * 0.4], radius * 0.08); // prettier-ignore
  fillRound(context, [at(1) - radius * 0.55, middle - radius * 0.16, radius * 1.1, radius * 0.32], radius * 0.16); // prettier-ignore
}
