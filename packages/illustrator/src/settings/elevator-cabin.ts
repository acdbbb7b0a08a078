import { fillEllipse } from '../art/props/brush.ts';
import { type Colour, css, shift } from '../math/colour.ts';
import { box, type Furnish, type Place, shadowBelow, shape } from './furniture-box.ts';

export const STEEL: Colour = [0.8, 0.012, 245];
const MIRROR: Colour = [0.88, 0.02, 230];
const CARPET: Colour = [0.42, 0.05, 262];
const LIGHT: Colour = [0.98, 0.03, 95];
const ORANGE: Colour = [0.78, 0.17, 60];

/** The opening in the wall, and the back wall of the cabin. Fractions of the picture. */
export const OPENING = { left: 0.09, right: 0.87, top: 0.12, bottom: 0.93 } as const;
const BACK = { left: 0.19, right: 0.77, top: 0.19, bottom: 0.75 } as const;
/** How much of each door is still to be seen. */
export const DOOR = 0.055;

/** An open elevator: passengers stand in the cabin, between its doors. */
export const elevatorCabin: Furnish = (place) => {
  const { left, right, top, bottom } = OPENING;
  box(place, [left - 0.03, top - 0.03, right + 0.03, bottom], shift(STEEL, -0.26), 3);
  drawWalls(place);
  drawBackWall(place);
  drawDoors(place);
  drawFloorIndicator(place);
  drawButtons(place);
};

/** Floor, ceiling and both side walls, which end at the back wall. */
function drawWalls(place: Place): void {
  const { left, right, top, bottom } = OPENING;
  const [outerTop, outerBottom] = [[left, top] as const, [left, bottom] as const];
  shape(place, [outerBottom, [right, bottom], [BACK.right, BACK.bottom], [BACK.left, BACK.bottom]], CARPET); // prettier-ignore
  shape(place, [outerTop, [right, top], [BACK.right, BACK.top], [BACK.left, BACK.top]], shift(STEEL, -0.12)); // prettier-ignore
  shape(place, [outerTop, [BACK.left, BACK.top], [BACK.left, BACK.bottom], outerBottom], shift(STEEL, -0.19)); // prettier-ignore
  shape(place, [[right, top], [BACK.right, BACK.top], [BACK.right, BACK.bottom], [right, bottom]], shift(STEEL, -0.15)); // prettier-ignore
  const lamp = [
    [BACK.left + 0.04, top + 0.022],
    [BACK.right - 0.04, top + 0.022],
    [BACK.right - 0.08, BACK.top - 0.012],
    [BACK.left + 0.08, BACK.top - 0.012],
  ] as const;
  shape(place, lamp, LIGHT);
}

/** Steel panels with a mirror above the handrail. */
function drawBackWall(place: Place): void {
  const { left, right, top, bottom } = BACK;
  box(place, [left, top, right, bottom], shift(STEEL, -0.06), 1);
  const panel = (right - left) / 3;
  for (let i = 0; i < 3; i++) {
    const x = left + i * panel;
    box(place, [x + 0.006, top + 0.01, x + panel - 0.006, bottom - 0.02], shift(STEEL, -0.02), 2);
  }
  box(place, [left + 0.03, top + 0.04, right - 0.03, 0.46], MIRROR, 3);
  const shine = { x: left + 0.1, y: top + 0.05 };
  shape(
    place,
    [
      [shine.x, 0.45],
      [shine.x + 0.12, shine.y],
      [shine.x + 0.19, shine.y],
      [shine.x + 0.07, 0.45],
    ],
    [0.98, 0.005, 230],
    0.5,
  );
  box(place, [left + 0.01, 0.52, right - 0.01, 0.537], shift(STEEL, -0.3), 6);
  shadowBelow(place, [left + 0.01, 0.537, right - 0.01]);
}

/** Both doors are pushed nearly all the way into the wall. */
function drawDoors(place: Place): void {
  const { left, right, top, bottom } = OPENING;
  for (const x of [left, right - DOOR]) {
    box(place, [x, top, x + DOOR, bottom], shift(STEEL, 0.02), 1);
    box(place, [x + DOOR * 0.3, top + 0.01, x + DOOR * 0.55, bottom - 0.01], shift(STEEL, 0.09), 1);
  }
  box(place, [left - 0.03, bottom - 0.008, right + 0.03, bottom + 0.012], shift(STEEL, -0.12), 2);
}

function drawFloorIndicator(place: Place): void {
  const middle = (OPENING.left + OPENING.right) / 2;
  box(place, [middle - 0.06, 0.018, middle + 0.06, 0.07], [0.24, 0.02, 260], 4);
  const arrow = [
    [middle - 0.014, 0.055],
    [middle + 0.014, 0.055],
    [middle, 0.03],
  ] as const;
  shape(place, arrow, ORANGE);
}

/** Beside the opening: up and down. */
function drawButtons(place: Place): void {
  const { context, stage } = place;
  const x = OPENING.right + 0.075;
  box(place, [x - 0.03, 0.46, x + 0.03, 0.58], shift(STEEL, 0.06), 4);
  const radius = 0.013 * stage.width;
  for (const [y, colour] of [
    [0.495, [0.85, 0.15, 80]],
    [0.545, [0.55, 0.015, 260]],
  ] as const) {
    fillEllipse(context, [x * stage.width, y * stage.height, radius, radius], css(colour));
  }
}
