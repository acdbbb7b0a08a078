import type { Canvas2D } from '../../canvas.ts';
import { type Colour, css, shift } from '../../math/colour.ts';
import { TAU } from '../../math/periodic.ts';
import { BLACK, STEEL } from './appliance-parts.ts';
import {
  BRASS,
  fallShade,
  fillBall,
  fillBox,
  fillEllipse,
  fillOutline,
  gloss,
  onBothSides,
  type PropFamily,
  roundShade,
  strokeEllipse,
  strokeLine,
  strokeOutline,
  WOOD,
} from './brush.ts';

const WINDOW: Colour = [0.82, 0.08, 220];
const CREAM: Colour = [0.95, 0.03, 90];
const LAMP: Colour = [0.97, 0.08, 95];

/** A tyre with a white wall and a hub cap. */
function tyre(context: Canvas2D, x: number, radius: number, wall: Colour = CREAM): void {
  const y = 0.99 - radius;
  fillBall(context, x, y, radius, [0.3, 0.015, 280]);
  fillEllipse(context, [x, y, radius * 0.7, radius * 0.7], css(wall));
  fillBall(context, x, y, radius * 0.5, STEEL);
}

export function pane(context: Canvas2D, outline: string): void {
  fillOutline(context, outline, fallShade(context, 0.2, 0.6, WINDOW));
}

/** A rounded car of the fifties with chrome, driving to the left. */
function vintageCar(context: Canvas2D, colour: Colour): void {
  fillOutline(
    context,
    'M 24 58 C 30 34 38 27 54 27 C 70 27 78 36 86 56 Z',
    fallShade(context, 0.24, 0.6, colour),
  );
  pane(context, 'M 31 55 C 34 41 40 34 49 33 L 49 55 Z');
  pane(context, 'M 53 33 C 66 33 72 42 77 55 L 53 55 Z');
  fillOutline(
    context,
    'M 3 78 C 1 62 8 55 26 54 L 84 52 C 95 54 99 66 98 80 Q 98 85 93 85 L 8 85 Q 4 85 3 78 Z',
    fallShade(context, 0.5, 0.88, colour),
  );
  // Wings over the wheels.
  for (const [x, tone] of [
    [22, 0.03],
    [77, 0.01],
  ] as const) {
    fillOutline(
      context,
      `M ${x - 19} 84 C ${x - 19} 58 ${x + 19} 58 ${x + 21} 84 Z`,
      fallShade(context, 0.58, 0.9, shift(colour, tone)),
    );
  }
  strokeOutline(context, 'M 44 66 L 58 66', 0.02, css(STEEL));
  fillBox(context, [0.38, 0.8, 0.22, 0.04], 0.015, css(shift(colour, -0.2)));
  fillBox(context, [0.54, 0.59, 0.06, 0.016], 0.008, css(STEEL));
  for (const x of [-0.005, 0.9])
    fillBox(context, [x, 0.77, 0.11, 0.055], 0.025, fallShade(context, 0.77, 0.83, STEEL));
  fillBall(context, 0.07, 0.64, 0.05, LAMP);
  fillEllipse(context, [0.965, 0.66, 0.022, 0.035], css([0.55, 0.21, 27]));
  gloss(context, [0.46, 0.295, 0.1, 0.012], 0.5);
  for (const x of [0.22, 0.78]) tyre(context, x, 0.135);
}

/** A van in two tones with a curved nose and a split window. */
function camperVan(context: Canvas2D, colour: Colour): void {
  fillBox(context, [0.3, 0.13, 0.52, 0.07], 0.03, css(shift(CREAM, -0.1)));
  fillOutline(
    context,
    'M 4 84 C 1 62 6 30 16 20 Q 20 17 30 17 L 88 17 Q 97 18 98 30 L 98 84 Q 98 88 94 88 L 8 88 Q 4 88 4 84 Z',
    fallShade(context, 0.14, 0.56, CREAM),
  );
  fillOutline(
    context,
    'M 3.500 60 C 16 58 26 56 34 50 L 98 50 L 98 84 Q 98 88 94 88 L 8 88 Q 4 88 4 84 C 3 76 3 68 3.500 60 Z',
    fallShade(context, 0.5, 0.9, colour),
  );
  strokeOutline(context, 'M 3.500 60 C 16 58 26 56 34 50 L 98 50', 0.016, css(STEEL));
  pane(context, 'M 10 46 C 12 34 15 27 20 26 L 27 26 L 27 45 Q 18 48 10 46 Z');
  for (const x of [34, 56, 78])
    pane(
      context,
      `M ${x} 27 L ${x + 15} 27 Q ${x + 17} 27 ${x + 17} 30 L ${x + 17} 43 L ${x} 43 Z`,
    );
  strokeOutline(context, 'M 31 22 L 31 86 M 53 22 L 53 86', 0.008, css(shift(colour, -0.16), 0.6));
  fillBox(context, [0.34, 0.58, 0.06, 0.016], 0.008, css(STEEL));
  fillBall(context, 0.085, 0.7, 0.055, LAMP);
  fillBox(context, [0.0, 0.82, 0.2, 0.06], 0.03, fallShade(context, 0.82, 0.88, STEEL));
  fillBox(context, [0.84, 0.82, 0.16, 0.06], 0.03, fallShade(context, 0.82, 0.88, STEEL));
  fillBox(context, [0.95, 0.62, 0.03, 0.1], 0.012, css([0.6, 0.2, 27]));
  for (const x of [0.24, 0.78]) {
    fillEllipse(context, [x, 0.86, 0.135, 0.13], css(shift(colour, -0.22)));
    tyre(context, x, 0.115);
  }
}

/** An old pickup with wooden sides. */
function vintageTruck(context: Canvas2D, colour: Colour): void {
  for (const y of [0.46, 0.55, 0.64])
    fillBox(context, [0.56, y, 0.42, 0.07], 0.01, fallShade(context, y, y + 0.07, WOOD));
  for (const x of [0.6, 0.76, 0.92])
    fillBox(context, [x, 0.43, 0.035, 0.33], 0.01, css(shift(WOOD, -0.14)));
  fillBox(context, [0.5, 0.72, 0.48, 0.1], 0.02, css(shift(colour, -0.1)));
  fillOutline(
    context,
    'M 30 76 L 31 36 Q 32 26 42 26 L 52 26 Q 57 26 57 32 L 57 76 Z',
    fallShade(context, 0.26, 0.76, colour),
  );
  pane(context, 'M 35 50 L 36 37 Q 37 32 42 32 L 52 32 L 52 50 Z');
  fillOutline(
    context,
    'M 4 82 C 2 62 6 52 20 51 L 34 50 L 34 82 Z',
    fallShade(context, 0.5, 0.84, colour),
  );
  fillOutline(
    context,
    'M 1 84 C 2 58 36 58 40 84 Z',
    fallShade(context, 0.58, 0.86, shift(colour, 0.04)),
  );
  fillBox(context, [0.38, 0.79, 0.2, 0.04], 0.015, css(shift(colour, -0.22)));
  for (const y of [0.57, 0.62, 0.67]) fillBox(context, [0.02, y, 0.1, 0.018], 0.009, css(STEEL));
  fillBall(context, 0.16, 0.57, 0.05, LAMP);
  fillBox(context, [-0.005, 0.79, 0.1, 0.05], 0.02, css(STEEL));
  fillBox(context, [0.5, 0.58, 0.05, 0.016], 0.008, css(STEEL));
  tyre(context, 0.21, 0.135);
  tyre(context, 0.79, 0.135);
}

/** Long, yellow, with a bonnet, black lines and a stop arm. */
function schoolBus(context: Canvas2D, colour: Colour): void {
  fillBox(
    context,
    [0.2, 0.24, 0.79, 0.62],
    [0.1, 0.06, 0.02, 0.04],
    fallShade(context, 0.22, 0.88, colour),
  );
  fillOutline(
    context,
    'M 2 86 L 2 66 Q 3 58 12 57 L 24 56 L 24 86 Z',
    fallShade(context, 0.54, 0.88, colour),
  );
  pane(context, 'M 24 54 L 25 34 Q 26 31 30 31 L 35 31 L 35 54 Z');
  for (let i = 0; i < 5; i++) {
    const x = 39 + i * 11.5;
    pane(context, `M ${x} 33 L ${x + 8.5} 33 L ${x + 8.5} 49 L ${x} 49 Z`);
  }
  for (const y of [0.55, 0.64, 0.73]) fillBox(context, [0.24, y, 0.75, 0.018], 0.006, css(BLACK));
  fillOutline(
    context,
    'M 41 55 L 45 51 L 51 51 L 55 55 L 55 61 L 51 65 L 45 65 L 41 61 Z',
    css([0.58, 0.22, 27]),
  );
  fillBox(context, [0.44, 0.565, 0.08, 0.025], 0.008, css([0.99, 0, 0]));
  for (const x of [0.25, 0.93])
    fillBox(context, [x, 0.215, 0.05, 0.035], 0.015, css([0.65, 0.2, 40]));
  fillBall(context, 0.055, 0.69, 0.04, LAMP);
  fillBox(context, [0, 0.8, 0.13, 0.06], 0.02, css(BLACK));
  for (const x of [0.2, 0.79]) {
    fillEllipse(context, [x, 0.86, 0.125, 0.12], css([0.25, 0.015, 280]));
    tyre(context, x, 0.11, [0.55, 0.015, 270]);
  }
}

/** Links of a track around its wheels. */
export function track(context: Canvas2D, left: number, right: number): void {
  fillBox(context, [left, 0.78, right - left, 0.21], 0.105, css([0.28, 0.015, 280]));
  fillBox(context, [left + 0.03, 0.81, right - left - 0.06, 0.15], 0.075, css([0.4, 0.015, 280]));
  for (let i = 0; i < 4; i++) {
    fillBall(context, left + 0.1 + (i * (right - left - 0.2)) / 3, 0.885, 0.055, STEEL);
  }
}

/** A tower with a long arm, a hook and a load. */
function towerCrane(context: Canvas2D, colour: Colour, isLoaded: boolean): void {
  const lattice = (outline: string): void =>
    strokeOutline(context, outline, 0.012, css(shift(colour, -0.06)));
  strokeOutline(context, 'M 68 18 L 66 4 L 8 20 M 66 4 L 94 20', 0.008, css([0.4, 0.02, 270]));
  for (const x of [63, 71]) strokeOutline(context, `M ${x} 98 L ${x} 20`, 0.018, css(colour));
  for (let i = 0; i < 9; i++)
    lattice(`M 63 ${96 - i * 8} L 71 ${88 - i * 8} M 71 ${96 - i * 8} L 63 ${88 - i * 8}`);
  for (const y of [20, 27]) strokeOutline(context, `M 4 ${y} L 94 ${y}`, 0.016, css(colour));
  for (let i = 0; i < 11; i++) lattice(`M ${5 + i * 8} 27 L ${9 + i * 8} 20 L ${13 + i * 8} 27`);
  fillBox(
    context,
    [0.84, 0.27, 0.12, 0.13],
    0.01,
    fallShade(context, 0.27, 0.4, [0.55, 0.02, 270]),
  );
  fillBox(context, [0.6, 0.27, 0.13, 0.12], 0.015, fallShade(context, 0.27, 0.39, colour));
  fillBox(context, [0.615, 0.29, 0.06, 0.06], 0.008, css(WINDOW));
  fillBox(context, [0.52, 0.95, 0.3, 0.05], 0.01, css([0.6, 0.015, 270]));
  if (!isLoaded) return;
  strokeOutline(context, 'M 20 27 L 20 52', 0.008, css([0.3, 0.02, 270]));
  strokeOutline(context, 'M 20 54 L 10 62 M 20 54 L 30 62', 0.006, css([0.3, 0.02, 270]));
  fillBox(context, [0.08, 0.62, 0.24, 0.05], 0.008, css([0.5, 0.12, 35]));
}

/** A dragon's head, shields and a striped sail. */
function vikingShip(context: Canvas2D, colour: Colour): void {
  fillBox(context, [0.485, 0.04, 0.03, 0.62], 0.01, css(shift(WOOD, -0.1)));
  const sail = 'M 24 12 Q 50 8 76 12 Q 84 36 76 56 Q 50 62 24 56 Q 16 36 24 12 Z';
  fillOutline(context, sail, css([0.96, 0.02, 85]));
  context.save();
  context.clip();
  for (const x of [0.28, 0.46, 0.64]) fillBox(context, [x, 0, 0.09, 0.7], 0, css(colour));
  fillBox(context, [0, 0.44, 1, 0.2], 0, css([0.3, 0.05, 280], 0.14));
  context.restore();
  fillBox(context, [0.2, 0.09, 0.6, 0.025], 0.012, css(shift(WOOD, -0.12)));
  strokeOutline(
    context,
    'M 88 72 C 97 66 97 50 92 44 C 88 40 84 44 87 48',
    0.045,
    css(shift(WOOD, -0.08)),
  );
  strokeOutline(context, 'M 12 72 C 3 64 4 48 10 40', 0.05, css(shift(WOOD, -0.08)));
  fillOutline(
    context,
    'M 14 42 C 12 32 6 30 0 36 L -1 41 L 7 42 L 8 48 Z',
    css(shift(WOOD, -0.04)),
  );
  fillEllipse(context, [0.07, 0.365, 0.013, 0.013], css([0.95, 0.12, 95]));
  fillOutline(
    context,
    'M 6 66 Q 50 76 94 66 C 92 86 80 94 66 95 L 34 95 C 20 94 8 86 6 66 Z',
    fallShade(context, 0.64, 0.96, WOOD),
  );
  for (const y of [80, 87])
    strokeOutline(
      context,
      `M ${y - 68} ${y} Q 50 ${y + 7} ${168 - y} ${y}`,
      0.008,
      css(shift(WOOD, -0.18)),
    );
  for (let i = 0; i < 7; i++) {
    const x = 0.17 + i * 0.11;
    fillBall(context, x, 0.73, 0.052, i % 2 ? colour : BRASS);
    fillEllipse(context, [x, 0.73, 0.016, 0.016], css(STEEL));
  }
}

/** Two wings, struts and a propeller. */
function biplane(context: Canvas2D, colour: Colour): void {
  const wing = fallShade(context, 0.2, 0.34, shift(colour, 0.04));
  for (const x of [0.3, 0.52]) fillBox(context, [x, 0.28, 0.02, 0.38], 0.008, css(WOOD));
  fillOutline(
    context,
    'M 84 52 L 90 28 Q 97 28 99 36 L 98 56 Z',
    fallShade(context, 0.28, 0.6, colour),
  );
  fillOutline(
    context,
    'M 10 44 Q 12 38 22 38 L 60 40 L 98 50 Q 98 56 90 58 L 40 66 Q 14 68 11 62 Z',
    fallShade(context, 0.36, 0.68, colour),
  );
  fillOutline(context, 'M 48 40 Q 52 30 62 34 L 64 41 Z', css(WINDOW, 0.85));
  fillBox(context, [0.13, 0.2, 0.56, 0.085], 0.04, wing);
  fillBox(
    context,
    [0.16, 0.6, 0.5, 0.085],
    0.04,
    fallShade(context, 0.58, 0.7, shift(colour, -0.02)),
  );
  fillBox(context, [0.82, 0.49, 0.17, 0.035], 0.015, css(shift(colour, -0.08)));
  fillBox(context, [0.1, 0.39, 0.07, 0.25], 0.03, roundShade(context, 0.1, 0.17, STEEL));
  fillEllipse(context, [0.075, 0.52, 0.018, 0.3], css([0.5, 0.06, 60], 0.55));
  fillBall(context, 0.075, 0.52, 0.035, BRASS);
  strokeOutline(context, 'M 28 68 L 34 84 M 44 68 L 36 84', 0.02, css([0.35, 0.02, 270]));
  fillBall(context, 0.35, 0.86, 0.075, [0.3, 0.015, 280]);
  fillEllipse(context, [0.35, 0.86, 0.03, 0.03], css(STEEL));
}

/** The white orbiter, standing on its tail. */
function spaceShuttle(context: Canvas2D, colour: Colour): void {
  fillOutline(
    context,
    'M 42 12 Q 50 -6 58 12 L 60 84 L 40 84 Z',
    roundShade(context, 0.4, 0.6, [0.66, 0.16, 50]),
  );
  onBothSides(context, () => {
    fillOutline(
      context,
      'M 24 34 Q 29 20 34 34 L 35 88 L 23 88 Z',
      roundShade(context, 0.23, 0.35, [0.95, 0.006, 250]),
    );
    fillBox(context, [0.23, 0.44, 0.12, 0.02], 0, css([0.4, 0.02, 270]));
    fillOutline(context, 'M 23 88 L 35 88 L 38 94 L 20 94 Z', css([0.35, 0.02, 270]));
    fillOutline(context, 'M 44 50 L 22 82 L 24 87 L 44 85 Z', css(shift(colour, -0.06)));
  });
  fillOutline(
    context,
    'M 41 44 Q 42 24 50 20 Q 58 24 59 44 L 60 88 L 40 88 Z',
    roundShade(context, 0.4, 0.6, colour),
  );
  fillOutline(
    context,
    'M 43.500 36 Q 45 29 50 28 Q 55 29 56.500 36 Q 50 39 43.500 36 Z',
    css([0.26, 0.03, 260]),
  );
  fillBox(context, [0.485, 0.6, 0.03, 0.28], 0.012, css(shift(colour, -0.2)));
  for (const x of [0.44, 0.56])
    fillOutline(
      context,
      `M ${x * 100 - 4} 88 L ${x * 100 + 4} 88 L ${x * 100 + 5} 95 L ${x * 100 - 5} 95 Z`,
      css([0.32, 0.02, 270]),
    );
}

/** A car's wheel from the side. */
function carTire(context: Canvas2D, rubber: Colour): void {
  fillBall(context, 0.5, 0.5, 0.48, rubber);
  strokeEllipse(context, [0.5, 0.5, 0.465, 0.465], 0.03, css(shift(rubber, -0.08)));
  for (let i = 0; i < 40; i++) {
    const angle = (i / 40) * TAU;
    const at = (reach: number): [number, number] => [
      0.5 + reach * Math.cos(angle + reach * 0.3),
      0.5 + reach * Math.sin(angle + reach * 0.3),
    ];
    strokeLine(context, [at(0.44), at(0.478)], 0.014, css(shift(rubber, 0.12)));
  }
  strokeEllipse(context, [0.5, 0.5, 0.37, 0.37], 0.012, css(shift(rubber, 0.12)));
  fillBall(context, 0.5, 0.5, 0.3, STEEL);
  for (let i = 0; i < 5; i++) {
    const angle = (i / 5) * TAU - Math.PI / 2;
    const [x, y] = [0.5 + 0.18 * Math.cos(angle), 0.5 + 0.18 * Math.sin(angle)];
    fillEllipse(context, [x, y, 0.062, 0.062], css([0.3, 0.015, 270]));
  }
  fillBall(context, 0.5, 0.5, 0.085, shift(STEEL, -0.08));
}

export const MOTORS: PropFamily = {
  '@cartire': (context, colour) => carTire(context, colour ?? [0.3, 0.015, 280]),
  '@vintagecar': (context, colour) => vintageCar(context, colour ?? [0.68, 0.1, 195]),
  '@campervan': (context, colour) => camperVan(context, colour ?? [0.66, 0.14, 210]),
  '@vintagetruck': (context, colour) => vintageTruck(context, colour ?? [0.55, 0.17, 28]),
  '@schoolbus': (context, colour) => schoolBus(context, colour ?? [0.82, 0.17, 80]),
  '@towercrane': (context, colour) => towerCrane(context, colour ?? [0.8, 0.17, 80], true),
  '@liftingcrane': (context, colour) => towerCrane(context, colour ?? [0.8, 0.17, 80], false),
  '@vikingship': (context, colour) => vikingShip(context, colour ?? [0.55, 0.2, 27]),
  '@biplane': (context, colour) => biplane(context, colour ?? [0.6, 0.21, 27]),
  '@spaceshuttle': (context, colour) => spaceShuttle(context, colour ?? [0.96, 0.006, 250]),
};
