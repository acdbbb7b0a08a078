import { fillBox } from '../art/props/brush.ts';
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
  const stand = css(shift(FRAME, 0.16));
  fillBox(context, [middle - 60 * unit, y + tall, 120 * unit, 110 * unit], 6 * unit, stand);
  fillBox(
    context,
    [middle - 170 * unit, y + tall + 96 * unit, 340 * unit, 26 * unit],
    13 * unit,
    stand,
  );
  const rim = 20 * unit;
  fillBox(context, [x - rim, y - rim, wide + 2 * rim, tall + 2 * rim], 30 * unit, css(FRAME));
  fillBox(context, glass, 12 * unit, css(GLASS));
  paintButtons(context, stage, [x, y + tall * (1 - BUTTONS), wide, tall * BUTTONS]);
}

/** The room behind a face: a wall with light from above. */
function paintTile(context: Canvas2D, box: Box, hue: number): void {
  const [, y, , tall] = box;
  const light = verticalGradient(context, y, y + tall, [
    [0, [0.9, 0.055, hue]],
    [1, [0.74, 0.085, hue]],
  ]);
  fillBox(context, box, tall * 0.06, light);
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
  const white = css(WHITE);
  const paintSign = (place: number, [left, top, across, down]: Box, corner: number): void =>
    fillBox(
      context,
      [at(place) + left * radius, middle + top * radius, across * radius, down * radius],
      corner * radius,
      white,
    );
  paintSign(-1, [-0.2, -0.55, 0.4, 0.75], 0.2);
  context.fillStyle = white;
  context.fillRect(at(-1) - 2 * unit, middle + radius * 0.25, 4 * unit, radius * 0.3);
  paintSign(0, [-0.5, -0.3, 0.65, 0.6], 0.12);
  paintSign(0, [0.22, -0.2, 0.3, 0.4], 0.08);
  paintSign(1, [-0.55, -0.16, 1.1, 0.32], 0.16);
}
