import type { Canvas2D } from '../../canvas.ts';
import { type Colour, shift } from '../../math/colour.ts';
import type { PropFamily } from './brush.ts';
import { fillFace, fillOnWall, fillShadow, fillSolid, fillTable, standSolid } from './isometric.ts';
import { bed, bookcase, chair, cushion, lamp, LINEN, OAK, pendant, plant, roundRug, screen, sofa, WALNUT } from './isometric-furniture.ts'; // prettier-ignore

/** How high the walls are, in sides of the floor. */
const WALL_TOP = 0.575;
const THICK = 0.035;
const GLASS: Colour = [0.88, 0.06, 225];
const WHITE: Colour = [0.97, 0.008, 90];
const DARK: Colour = [0.32, 0.03, 275];
const TILE: Colour = [0.92, 0.02, 210];

interface Look {
  readonly wall: Colour;
  readonly floor: Colour;
  /** How many boards or tiles the floor has along a side. */
  readonly boards: number;
  readonly isTiled?: boolean;
  /** Whether the sun of the window lies on the floor. */
  readonly isSunny?: boolean;
}

/** Two walls with thickness, a floor of boards or tiles, a skirting, a window in the left wall. */
function shell(context: Canvas2D, { wall, floor, boards, isTiled, isSunny = true }: Look): void {
  fillSolid(
    context,
    { left: [-THICK, 1], right: [-THICK, 1], up: [-0.09, 0] },
    shift(floor, -0.06),
  );
  fillFace(context, [[-THICK, 0, WALL_TOP], [-THICK, -THICK, WALL_TOP], [1, -THICK, WALL_TOP], [1, 0, WALL_TOP]], shift(wall, 0.07, 0.7)); // prettier-ignore
  fillFace(context, [[-THICK, -THICK, WALL_TOP], [-THICK, 1, WALL_TOP], [0, 1, WALL_TOP], [0, -THICK, WALL_TOP]], shift(wall, 0.09, 0.7)); // prettier-ignore
  fillFace(context, [[1, -THICK, 0], [1, 0, 0], [1, 0, WALL_TOP], [1, -THICK, WALL_TOP]], shift(wall, -0.1)); // prettier-ignore
  fillFace(context, [[-THICK, 1, 0], [0, 1, 0], [0, 1, WALL_TOP], [-THICK, 1, WALL_TOP]], shift(wall, -0.16)); // prettier-ignore
  fillOnWall(context, 'left', [0, 1, 0, WALL_TOP], shift(wall, -0.07, 1.15));
  fillOnWall(context, 'right', [0, 1, 0, WALL_TOP], wall);
  fillFace(
    context,
    [
      [0, 0, 0],
      [1, 0, 0],
      [1, 1, 0],
      [0, 1, 0],
    ],
    floor,
  );
  for (let i = 0; i < boards; i++) {
    const [from, to] = [i / boards, (i + 1) / boards];
    for (let j = 0; j < (isTiled ? boards : 2); j++) {
      const [start, end] = isTiled ? [j / boards, (j + 1) / boards] : j === 0 ? [0, 0.3 + ((i * 3) % 5) * 0.1] : [0.3 + ((i * 3) % 5) * 0.1, 1]; // prettier-ignore
      const by = isTiled ? ((i + j) % 2) * 0.05 - 0.02 : ((i * 5 + j * 3) % 4) * 0.014 - 0.02;
      fillFace(context, [[start, from, 0], [end, from, 0], [end, to, 0], [start, to, 0]], shift(floor, by), 0.999); // prettier-ignore
    }
  }
  fillOnWall(context, 'left', [0, 1, 0, 0.03], shift(wall, 0.06, 0.5));
  fillOnWall(context, 'right', [0, 1, 0, 0.03], shift(wall, 0.1, 0.5));
  if (isSunny) fillFace(context, [[0.42, 0.3, 0], [0.74, 0.3, 0], [0.86, 0.62, 0], [0.54, 0.62, 0]], [0.99, 0.06, 92], 0.28); // prettier-ignore
}

/** A window with a frame and a sill in the left wall. */
function window(
  context: Canvas2D,
  [from, to]: readonly [number, number],
  [low, high]: readonly [number, number] = [0.25, 0.48],
): void {
  fillOnWall(context, 'left', [from - 0.02, to + 0.02, low - 0.02, high + 0.02], WHITE);
  fillOnWall(context, 'left', [from, to, low, high], GLASS);
  fillOnWall(context, 'left', [from, from + (to - from) * 0.35, low, low + (high - low) * 0.4], [0.95, 0.03, 220], 0.7); // prettier-ignore
  const middle = (from + to) / 2;
  fillOnWall(context, 'left', [middle - 0.007, middle + 0.007, low, high], WHITE);
  fillOnWall(
    context,
    'left',
    [from, to, (low + high) / 2 - 0.007, (low + high) / 2 + 0.007],
    WHITE,
  );
  fillSolid(context, { left: [from - 0.03, to + 0.03], right: [0, 0.04], up: [low - 0.035, low - 0.02] }, WHITE); // prettier-ignore
}

/** A framed picture on the right wall. */
function picture(
  context: Canvas2D,
  [from, to, low, high]: readonly [number, number, number, number],
  colour: Colour,
): void {
  fillOnWall(context, 'right', [from, to, low, high], WALNUT);
  fillOnWall(context, 'right', [from + 0.014, to - 0.014, low + 0.014, high - 0.014], LINEN);
  const [wide, tall] = [to - from, high - low];
  fillFace(context, [[0, from + wide * 0.2, low + tall * 0.2], [0, from + wide * 0.5, low + tall * 0.75], [0, from + wide * 0.8, low + tall * 0.2]], colour); // prettier-ignore
}

function shelf(context: Canvas2D, [from, to, up]: readonly [number, number, number]): void {
  fillSolid(context, { left: [0, 0.09], right: [from, to], up: [up, up + 0.014] }, OAK);
}

/** A rug with a border. */
function rug(
  context: Canvas2D,
  [l0, l1, r0, r1]: readonly [number, number, number, number],
  colour: Colour,
): void {
  // prettier-ignore
  const area = (by: number): Parameters<typeof fillFace>[1] => [
    [l0 + by, r0 + by, 0],
    [l1 - by, r0 + by, 0],
    [l1 - by, r1 - by, 0],
    [l0 + by, r1 - by, 0],
  ];
  fillFace(context, area(0), shift(colour, -0.06));
  fillFace(context, area(0.025), shift(colour, 0.06, 0.8));
  fillFace(context, area(0.04), colour);
}

function bedroom(context: Canvas2D, cloth: Colour): void {
  shell(context, { wall: [0.9, 0.035, 50], floor: [0.78, 0.075, 70], boards: 9 });
  window(context, [0.36, 0.66]);
  picture(context, [0.42, 0.56, 0.34, 0.5], [0.72, 0.09, 160]);
  picture(context, [0.6, 0.72, 0.37, 0.49], [0.74, 0.1, 40]);
  rug(context, [0.4, 0.86, 0.24, 0.92], shift(cloth, 0.14, 0.5));
  bookcase(context, { left: [0.03, 0.28], right: [0.01, 0.13], up: [0, 0.44] }, OAK);
  bed(context, [0.02, 0.36], cloth);
  standSolid(context, { left: [0.02, 0.17], right: [0.8, 0.95], up: [0, 0.13] }, OAK);
  lamp(context, [0.09, 0.875, 0.13], 0.1);
  fillTable(context, { left: [0.36, 0.68], right: [0.015, 0.16], up: [0, 0.19] }, OAK);
  fillSolid(
    context,
    { left: [0.44, 0.5], right: [0.05, 0.11], up: [0.19, 0.215] },
    [0.66, 0.12, 28],
  );
  plant(context, [0.62, 0.085, 0.19], 0.17, LINEN);
  chair(context, [0.46, 0.19], { colour: WALNUT, back: null });
  plant(context, [0.84, 0.12, 0], 0.37);
}

function living(context: Canvas2D, cloth: Colour): void {
  shell(context, { wall: [0.9, 0.03, 110], floor: [0.74, 0.085, 65], boards: 9 });
  window(context, [0.4, 0.74]);
  picture(context, [0.3, 0.46, 0.33, 0.5], [0.68, 0.12, 35]);
  picture(context, [0.5, 0.62, 0.36, 0.48], [0.7, 0.09, 190]);
  picture(context, [0.66, 0.76, 0.36, 0.46], [0.76, 0.11, 85]);
  roundRug(context, [0.54, 0.52], 0.4, [0.86, 0.06, 75]);
  bookcase(context, { left: [0.03, 0.32], right: [0.01, 0.13], up: [0, 0.46] }, WALNUT);
  plant(context, [0.05, 0.19, 0], 0.3, LINEN);
  sofa(context, [0.02, 0.28, 0.56], cloth);
  cushion(context, [0.13, 0.36, 0.13], [0.84, 0.12, 82]);
  cushion(context, [0.13, 0.66, 0.13], LINEN);
  lamp(context, [0.08, 0.92, 0], 0.36);
  standSolid(context, { left: [0.42, 0.78], right: [0.02, 0.12], up: [0, 0.1] }, OAK);
  plant(context, [0.49, 0.07, 0.1], 0.15, LINEN);
  fillTable(context, { left: [0.46, 0.64], right: [0.4, 0.66], up: [0, 0.11] }, OAK);
  fillSolid(
    context,
    { left: [0.5, 0.58], right: [0.44, 0.5], up: [0.11, 0.13] },
    [0.62, 0.11, 250],
  );
  fillSolid(context, { left: [0.56, 0.59], right: [0.58, 0.61], up: [0.11, 0.145] }, WHITE);
  plant(context, [0.84, 0.12, 0], 0.37);
}

/** Cabinets with an oven, a sink and a stove along the right wall. */
function counter(context: Canvas2D, cabinet: Colour): void {
  standSolid(context, { left: [0.01, 0.2], right: [0.25, 0.98], up: [0, 0.18] }, cabinet);
  for (const r of [0.25, 0.43, 0.61, 0.79]) {
    const isOven = r === 0.61;
    const door: Colour = isOven ? [0.4, 0.02, 270] : shift(cabinet, 0.02);
    fillFace(context, [[0.2, r + 0.015, 0.02], [0.2, r + 0.165, 0.02], [0.2, r + 0.165, 0.15], [0.2, r + 0.015, 0.15]], door); // prettier-ignore
    fillFace(context, [[0.2, r + 0.04, 0.125], [0.2, r + 0.14, 0.125], [0.2, r + 0.14, 0.133], [0.2, r + 0.04, 0.133]], [0.88, 0.09, 88]); // prettier-ignore
  }
  fillSolid(context, { left: [0.005, 0.215], right: [0.245, 0.985], up: [0.18, 0.2] }, LINEN);
  fillFace(context, [[0.06, 0.3, 0.2], [0.17, 0.3, 0.2], [0.17, 0.42, 0.2], [0.06, 0.42, 0.2]], [0.72, 0.02, 240]); // prettier-ignore
  fillFace(
    context,
    [
      [0.03, 0.63, 0.2],
      [0.19, 0.63, 0.2],
      [0.19, 0.77, 0.2],
      [0.03, 0.77, 0.2],
    ],
    DARK,
  );
  fillSolid(
    context,
    { left: [0.07, 0.14], right: [0.66, 0.73], up: [0.205, 0.26] },
    [0.62, 0.17, 28],
  );
  plant(context, [0.09, 0.9, 0.2], 0.15);
}

function kitchen(context: Canvas2D, cabinet: Colour): void {
  shell(context, { wall: [0.93, 0.03, 85], floor: TILE, boards: 7, isTiled: true });
  window(context, [0.42, 0.72], [0.28, 0.48]);
  fillOnWall(context, 'right', [0.24, 1, 0.2, 0.33], shift(TILE, 0.03));
  for (let r = 0.3; r < 1; r += 0.1) fillOnWall(context, 'right', [r, r + 0.005, 0.2, 0.33], shift(TILE, -0.08)); // prettier-ignore
  standSolid(context, { left: [0.01, 0.2], right: [0.02, 0.23], up: [0, 0.46] }, [0.9, 0.05, 180]);
  fillFace(context, [[0.2, 0.02, 0.28], [0.2, 0.23, 0.28], [0.2, 0.23, 0.288], [0.2, 0.02, 0.288]], [0.6, 0.05, 180]); // prettier-ignore
  counter(context, cabinet);
  fillSolid(context, { left: [0, 0.11], right: [0.28, 0.58], up: [0.36, 0.52] }, cabinet);
  fillFace(context, [[0.11, 0.425, 0.365], [0.11, 0.43, 0.365], [0.11, 0.43, 0.515], [0.11, 0.425, 0.515]], shift(cabinet, -0.16)); // prettier-ignore
  shelf(context, [0.64, 0.94, 0.4]);
  for (const [r, colour] of [
    [0.67, [0.7, 0.12, 40]],
    [0.74, [0.8, 0.11, 85]],
    [0.81, [0.66, 0.1, 200]],
  ] as const) {
    // prettier-ignore
    fillSolid(context, { left: [0.02, 0.07], right: [r, r + 0.05], up: [0.414, 0.46] }, colour);
  }
  standSolid(context, { left: [0.4, 0.8], right: [0.01, 0.14], up: [0, 0.17] }, cabinet);
  plant(context, [0.72, 0.07, 0.17], 0.2, LINEN);
  fillTable(context, { left: [0.5, 0.76], right: [0.46, 0.74], up: [0, 0.19] }, OAK);
  fillSolid(
    context,
    { left: [0.6, 0.66], right: [0.56, 0.64], up: [0.19, 0.215] },
    [0.75, 0.14, 60],
  );
  chair(context, [0.36, 0.54], { colour: WALNUT, back: 'right' });
  chair(context, [0.8, 0.54], { colour: WALNUT, back: null });
}

/** Two screens on a desk at the right wall, with the chair before it. */
function desk(context: Canvas2D, top: Colour, glow: Colour): void {
  fillTable(context, { left: [0.02, 0.24], right: [0.34, 0.9], up: [0, 0.2] }, top);
  screen(context, [0.06, 0.39, 0.2], { wide: 0.21, glow });
  screen(context, [0.06, 0.62, 0.2], { wide: 0.21, glow: shift(glow, 0.05, 1, 40) });
  fillSolid(
    context,
    { left: [0.17, 0.22], right: [0.48, 0.64], up: [0.2, 0.208] },
    shift(glow, 0.1, 0.5),
  );
  fillSolid(context, { left: [0.18, 0.21], right: [0.68, 0.71], up: [0.2, 0.21] }, WHITE);
}

function gamer(context: Canvas2D, cloth: Colour): void {
  shell(context, { wall: [0.44, 0.08, 295], floor: [0.42, 0.06, 300], boards: 9, isSunny: false });
  fillOnWall(context, 'right', [0.02, 0.98, 0.535, 0.55], [0.74, 0.22, 335]);
  fillOnWall(context, 'left', [0.02, 0.98, 0.535, 0.55], [0.78, 0.15, 220]);
  window(context, [0.5, 0.76]);
  fillOnWall(context, 'left', [0.5, 0.76, 0.25, 0.48], [0.3, 0.09, 280], 0.82);
  picture(context, [0.14, 0.27, 0.3, 0.47], [0.7, 0.16, 200]);
  roundRug(context, [0.5, 0.56], 0.36, shift(cloth, -0.02));
  bookcase(context, { left: [0.03, 0.34], right: [0.01, 0.13], up: [0, 0.44] }, [0.36, 0.05, 290]);
  desk(context, [0.3, 0.04, 290], [0.7, 0.19, 310]);
  standSolid(context, { left: [0.05, 0.2], right: [0.92, 0.985], up: [0, 0.18] }, DARK);
  fillFace(context, [[0.2, 0.935, 0.03], [0.2, 0.97, 0.03], [0.2, 0.97, 0.15], [0.2, 0.935, 0.15]], [0.8, 0.16, 200]); // prettier-ignore
  fillFace(context, [[0.05, 0.36, 0.001], [0.34, 0.36, 0.001], [0.34, 0.9, 0.001], [0.05, 0.9, 0.001]], [0.76, 0.2, 330], 0.14); // prettier-ignore
  shelf(context, [0.4, 0.86, 0.43]);
  plant(context, [0.05, 0.46, 0.444], 0.13, LINEN);
  for (const r of [0.58, 0.66, 0.74]) fillSolid(context, { left: [0.02, 0.06], right: [r, r + 0.045], up: [0.444, 0.49] }, [0.7, 0.17, 30 + r * 400]); // prettier-ignore
  fillShadow(context, { left: [0.36, 0.54], right: [0.5, 0.68], up: [0, 0] });
  fillSolid(context, { left: [0.43, 0.47], right: [0.57, 0.61], up: [0.02, 0.1] }, DARK);
  fillSolid(context, { left: [0.36, 0.54], right: [0.51, 0.67], up: [0.1, 0.14] }, cloth);
  fillSolid(context, { left: [0.52, 0.56], right: [0.52, 0.66], up: [0.14, 0.36] }, cloth);
  plant(context, [0.84, 0.12, 0], 0.37, DARK);
}

function office(context: Canvas2D, cloth: Colour): void {
  shell(context, { wall: [0.92, 0.02, 230], floor: [0.8, 0.05, 75], boards: 9 });
  window(context, [0.42, 0.86], [0.2, 0.5]);
  picture(context, [0.12, 0.26, 0.3, 0.48], [0.68, 0.1, 200]);
  fillOnWall(context, 'right', [0.42, 0.84, 0.42, 0.54], WALNUT);
  fillOnWall(context, 'right', [0.435, 0.825, 0.432, 0.528], WHITE);
  for (const [i, r] of [0.46, 0.55, 0.64, 0.73].entries()) fillOnWall(context, 'right', [r, r + 0.06, 0.45, 0.5], [0.82, 0.12, 60 + i * 70]); // prettier-ignore
  rug(context, [0.3, 0.84, 0.34, 0.92], shift(cloth, 0.16, 0.4));
  bookcase(context, { left: [0.03, 0.36], right: [0.01, 0.13], up: [0, 0.44] }, OAK);
  desk(context, OAK, [0.66, 0.12, 240]);
  chair(context, [0.36, 0.52], { colour: cloth, back: 'near' });
  standSolid(context, { left: [0.44, 0.6], right: [0.02, 0.14], up: [0, 0.14] }, LINEN);
  plant(context, [0.52, 0.08, 0.14], 0.2);
  plant(context, [0.84, 0.12, 0], 0.37);
}

function cafe(context: Canvas2D, cloth: Colour): void {
  shell(context, { wall: [0.84, 0.06, 55], floor: [0.66, 0.07, 55], boards: 9 });
  window(context, [0.4, 0.88], [0.18, 0.5]);
  fillOnWall(context, 'right', [0.3, 0.72, 0.36, 0.54], WALNUT);
  fillOnWall(context, 'right', [0.315, 0.705, 0.37, 0.53], [0.3, 0.02, 160]);
  for (const [up, to] of [
    [0.5, 0.6],
    [0.47, 0.66],
    [0.44, 0.56],
    [0.41, 0.63],
  ] as const) {
    fillOnWall(context, 'right', [0.34, to, up, up + 0.012], WHITE);
  }
  shelf(context, [0.76, 0.96, 0.4]);
  for (const r of [0.78, 0.84, 0.9]) fillSolid(context, { left: [0.02, 0.06], right: [r, r + 0.04], up: [0.414, 0.455] }, WHITE); // prettier-ignore
  standSolid(context, { left: [0.2, 0.34], right: [0.2, 0.96], up: [0, 0.2] }, WALNUT);
  fillSolid(context, { left: [0.19, 0.36], right: [0.19, 0.97], up: [0.2, 0.22] }, LINEN);
  for (let r = 0.24; r < 0.94; r += 0.12) fillFace(context, [[0.34, r, 0.03], [0.34, r + 0.09, 0.03], [0.34, r + 0.09, 0.17], [0.34, r, 0.17]], shift(WALNUT, -0.03)); // prettier-ignore
  fillSolid(
    context,
    { left: [0.23, 0.32], right: [0.26, 0.4], up: [0.22, 0.31] },
    [0.78, 0.02, 250],
  );
  fillSolid(context, { left: [0.24, 0.31], right: [0.28, 0.38], up: [0.31, 0.325] }, DARK);
  fillSolid(
    context,
    { left: [0.23, 0.33], right: [0.62, 0.84], up: [0.22, 0.29] },
    [0.92, 0.03, 220],
  );
  for (const r of [0.65, 0.72, 0.78]) fillSolid(context, { left: [0.26, 0.3], right: [r, r + 0.04], up: [0.29, 0.315] }, [0.8, 0.12, 60]); // prettier-ignore
  for (const [l, r] of [
    [0.5, 0.1],
    [0.64, 0.56],
  ] as const) {
    chair(context, [l + 0.05, r - 0.02], { colour: cloth, back: null });
    fillTable(context, { left: [l, l + 0.2], right: [r + 0.1, r + 0.3], up: [0, 0.18] }, OAK);
    fillSolid(context, { left: [l + 0.08, l + 0.11], right: [r + 0.18, r + 0.21], up: [0.18, 0.205] }, WHITE); // prettier-ignore
    chair(context, [l + 0.05, r + 0.32], { colour: cloth, back: null });
  }
  for (const r of [0.34, 0.58, 0.82]) pendant(context, [0.27, r, 0.42], WALL_TOP);
  plant(context, [0.84, 0.12, 0], 0.37);
}

function library(context: Canvas2D, cloth: Colour): void {
  shell(context, { wall: [0.7, 0.06, 60], floor: [0.56, 0.08, 50], boards: 9 });
  for (const r of [0.02, 0.35, 0.68]) {
    standSolid(context, { left: [0.01, 0.11], right: [r, r + 0.31], up: [0, 0.54] }, WALNUT);
    shelvesAtRight(context, [r, r + 0.31]);
  }
  window(context, [0.56, 0.8], [0.2, 0.48]);
  bookcase(context, { left: [0.14, 0.5], right: [0.01, 0.12], up: [0, 0.54] }, WALNUT);
  roundRug(context, [0.56, 0.56], 0.42, [0.55, 0.13, 28]);
  sofa(context, [0.34, 0.26, 0.3], cloth);
  fillTable(context, { left: [0.46, 0.6], right: [0.62, 0.76], up: [0, 0.14] }, WALNUT);
  lamp(context, [0.53, 0.69, 0.14], 0.1);
  for (const [i, hue] of [28, 200, 90].entries()) fillSolid(context, { left: [0.74, 0.84], right: [0.3, 0.4], up: [i * 0.022, i * 0.022 + 0.02] }, [0.62, 0.12, hue]); // prettier-ignore
  plant(context, [0.84, 0.12, 0], 0.37);
}

/** Books in rows on a wall of shelves at the right wall. */
function shelvesAtRight(context: Canvas2D, [from, to]: readonly [number, number]): void {
  for (let row = 0; row < 5; row++) {
    const low = 0.02 + row * 0.104;
    fillFace(context, [[0.11, from + 0.015, low], [0.11, to - 0.015, low], [0.11, to - 0.015, low + 0.088], [0.11, from + 0.015, low + 0.088]], shift(WALNUT, -0.22)); // prettier-ignore
    for (let r = from + 0.02, i = row * 5; r < to - 0.035; i++) {
      const thick = 0.014 + ((i * 7) % 3) * 0.004;
      const high = 0.056 + ((i * 5) % 3) * 0.009;
      if (i % 8 !== 7) fillFace(context, [[0.11, r, low], [0.11, r + thick, low], [0.11, r + thick, low + high], [0.11, r, low + high]], [0.6 + ((i * 3) % 4) * 0.07, 0.11, (i * 67) % 360], 0.999); // prettier-ignore
      r += thick + 0.003;
    }
  }
}

function bathroom(context: Canvas2D, accent: Colour): void {
  shell(context, { wall: [0.92, 0.035, 200], floor: TILE, boards: 8, isTiled: true });
  window(context, [0.5, 0.74], [0.28, 0.48]);
  fillOnWall(context, 'right', [0, 1, 0.03, 0.26], shift(accent, 0.08, 0.7));
  for (let r = 0.1; r < 1; r += 0.1) fillOnWall(context, 'right', [r, r + 0.004, 0.03, 0.26], WHITE, 0.7); // prettier-ignore
  standSolid(context, { left: [0.02, 0.24], right: [0.04, 0.56], up: [0, 0.15] }, WHITE);
  fillFace(context, [[0.05, 0.07, 0.151], [0.21, 0.07, 0.151], [0.21, 0.53, 0.151], [0.05, 0.53, 0.151]], [0.82, 0.09, 215]); // prettier-ignore
  fillSolid(
    context,
    { left: [0.12, 0.14], right: [0.05, 0.07], up: [0.15, 0.22] },
    [0.8, 0.02, 250],
  );
  standSolid(context, { left: [0.02, 0.18], right: [0.66, 0.96], up: [0, 0.17] }, OAK);
  fillSolid(context, { left: [0.02, 0.19], right: [0.65, 0.97], up: [0.17, 0.19] }, WHITE);
  fillOnWall(context, 'right', [0.69, 0.93, 0.28, 0.5], WHITE);
  fillOnWall(context, 'right', [0.705, 0.915, 0.295, 0.485], GLASS);
  fillSolid(context, { left: [0.08, 0.11], right: [0.86, 0.89], up: [0.19, 0.24] }, accent);
  standSolid(context, { left: [0.42, 0.54], right: [0.02, 0.07], up: [0, 0.24] }, WHITE);
  standSolid(context, { left: [0.425, 0.535], right: [0.07, 0.2], up: [0, 0.12] }, WHITE);
  fillSolid(
    context,
    { left: [0.42, 0.54], right: [0.07, 0.205], up: [0.12, 0.135] },
    shift(WHITE, -0.02),
  );
  rug(context, [0.34, 0.6, 0.36, 0.74], accent);
  plant(context, [0.84, 0.12, 0], 0.37);
}

/** Furnished rooms that are seen from a corner above; the color is that of their cloths or cabinets. */
export const ISOMETRIC_ROOMS: PropFamily = {
  '@bedroomblock': (context, colour) => bedroom(context, colour ?? [0.66, 0.09, 255]),
  '@livingblock': (context, colour) => living(context, colour ?? [0.6, 0.09, 195]),
  '@kitchenblock': (context, colour) => kitchen(context, colour ?? [0.68, 0.08, 165]),
  '@gamerblock': (context, colour) => gamer(context, colour ?? [0.5, 0.17, 300]),
  '@officeblock': (context, colour) => office(context, colour ?? [0.56, 0.1, 250]),
  '@cafeblock': (context, colour) => cafe(context, colour ?? [0.56, 0.12, 30]),
  '@libraryblock': (context, colour) => library(context, colour ?? [0.5, 0.1, 150]),
  '@bathroomblock': (context, colour) => bathroom(context, colour ?? [0.76, 0.09, 195]),
};
