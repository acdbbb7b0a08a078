import type { Canvas2D } from '../../canvas.ts';
import { type Colour, css, shift } from '../../math/colour.ts';
import { TAU } from '../../math/periodic.ts';
import {
  BRASS,
  fallShade,
  fillBall,
  fillBox,
  fillEllipse,
  fillOutline,
  gloss,
  type PropFamily,
  roundShade,
  STEEL,
  strokeLine,
  strokeOutline,
  WOOD,
} from './brush.ts';

/** On a cord around the neck. */
function whistle(context: Canvas2D, colour: Colour): void {
  strokeOutline(context, 'M 14 4 Q 24 50 50 66 Q 76 50 86 4', 0.05, css([0.36, 0.02, 270]));
  fillBox(context, [0.42, 0.64, 0.4, 0.15], 0.03, fallShade(context, 0.64, 0.79, colour));
  fillBall(context, 0.42, 0.81, 0.18, colour);
  fillEllipse(context, [0.42, 0.81, 0.06, 0.06], css(shift(colour, -0.28)));
  fillBox(context, [0.55, 0.655, 0.1, 0.06], 0.01, css(shift(colour, -0.3)));
}

/** A ball of shiny strips. */
function pompom(context: Canvas2D, colour: Colour): void {
  for (const [ring, reach] of [0.49, 0.42, 0.33, 0.22].entries()) {
    const count = 26 - ring * 4;
    for (let i = 0; i < count; i++) {
      const turn = ((i + ring * 0.37) / count) * TAU;
      const far = reach * (0.9 + 0.1 * Math.sin(i * 2.4 + ring));
      const light = 0.12 * -Math.sin(turn + 0.7) + 0.03 * ring + (i % 3 === 0 ? 0.1 : 0);
      strokeLine(
        context,
        [
          [0.5, 0.5],
          [0.5 + Math.cos(turn) * far, 0.5 + Math.sin(turn) * far],
        ],
        0.05,
        css(i % 4 === 1 ? shift([0.96, 0.02, 90], light * 0.3) : shift(colour, light)),
      );
    }
  }
}

/** A tube that shines, with its light around it. */
function glowStick(context: Canvas2D, colour: Colour): void {
  const bright: Colour = [Math.max(0.72, colour[0]), Math.max(0.19, colour[1]), colour[2]];
  for (const [reach, alpha] of [
    [0.24, 0.16],
    [0.17, 0.26],
    [0.12, 0.4],
  ] as const)
    fillBox(context, [0.5 - reach, 0.04, 2 * reach, 0.5 + reach * 0.5], reach, css(bright, alpha));
  fillBox(context, [0.44, 0.03, 0.12, 0.52], 0.06, css(bright));
  fillBox(context, [0.48, 0.06, 0.035, 0.42], 0.017, css([0.97, 0.06, bright[2]], 0.9));
}

/** A tall staff with a hook. */
function crook(context: Canvas2D, colour: Colour): void {
  const staff = 'M 50 97 L 50 26 C 50 6 66 2 74 12 C 80 20 74 28 67 26';
  strokeOutline(context, staff, 0.06, css(shift(colour, -0.1)));
  strokeOutline(context, staff, 0.044, css(colour));
  strokeOutline(context, 'M 49 94 L 49 27 C 49 10 60 6 68 9', 0.012, css(shift(colour, 0.14)));
}

/** Gnarled at its upper end, which holds a glowing stone. */
function wizardStaff(context: Canvas2D, colour: Colour): void {
  const wood = css(shift(WOOD, -0.12));
  strokeOutline(context, 'M 50 98 Q 47 60 50 27', 0.055, wood);
  strokeOutline(context, 'M 50 30 C 34 26 30 12 40 5 M 50 30 C 66 26 70 12 60 5', 0.04, wood);
  strokeOutline(context, 'M 49 94 Q 46 60 49 32', 0.014, css(shift(WOOD, 0.12)));
  fillBall(context, 0.5, 0.13, 0.105, colour);
}

/** A flag on a pole that stands in the ground. */
function flagpole(context: Canvas2D, colour: Colour): void {
  fillOutline(
    context,
    'M 21 8 C 32 3 42 14 54 10 C 60 8 65 8 69 10 L 69 37 C 62 33 56 35 51 38 C 41 42 32 31 21 36 Z',
    fallShade(context, 0.05, 0.42, colour),
  );
  strokeOutline(context, 'M 38 10 Q 36 22 38 34', 0.02, css(shift(colour, -0.07), 0.6));
  strokeOutline(context, 'M 56 11 Q 54 22 56 34', 0.02, css(shift(colour, -0.07), 0.6));
  strokeOutline(context, 'M 20 98 L 20 6', 0.035, css(shift(WOOD, -0.14)));
  strokeOutline(context, 'M 20 97 L 20 6', 0.024, css(WOOD));
  fillBall(context, 0.2, 0.05, 0.03, BRASS);
}

/** A long handle with a curved blade. */
function scythe(context: Canvas2D, colour: Colour): void {
  strokeOutline(context, 'M 38 97 Q 32 50 38 8', 0.055, css(shift(colour, -0.06)));
  strokeOutline(context, 'M 37 95 Q 32 50 37 10', 0.02, css(shift(colour, 0.1)));
  strokeOutline(context, 'M 35 52 L 46 48', 0.045, css(shift(colour, -0.08)));
  fillOutline(
    context,
    'M 34 6 C 60 0 86 10 98 40 C 84 24 62 18 36 19 Z',
    fallShade(context, 0.02, 0.4, STEEL),
  );
  strokeOutline(context, 'M 96 37 C 83 24 62 18 37 18', 0.012, css([0.97, 0.005, 250]));
  fillBox(context, [0.32, 0.04, 0.11, 0.17], 0.03, css([0.36, 0.02, 270]));
}

/** To walk with, in the mountains. */
function hikingPole(context: Canvas2D, colour: Colour): void {
  strokeOutline(context, 'M 50 12 L 50 97', 0.026, css([0.6, 0.02, 260]));
  strokeOutline(context, 'M 50 40 L 50 66', 0.034, css(colour));
  fillBox(
    context,
    [0.465, 0.02, 0.07, 0.17],
    0.035,
    roundShade(context, 0.46, 0.54, [0.3, 0.02, 280]),
  );
  fillEllipse(context, [0.5, 0.9, 0.075, 0.02], css([0.3, 0.02, 280]));
}

/** With its blade below; held at the upper end. */
function hockeyStick(context: Canvas2D, colour: Colour): void {
  const stick = 'M 66 3 L 38 82 Q 36 92 24 93 L 6 93';
  strokeOutline(context, stick, 0.06, css(shift(colour, -0.12)));
  strokeOutline(context, stick, 0.042, css(colour));
  strokeOutline(context, 'M 30 92.5 L 7 93', 0.075, css([0.28, 0.02, 280]));
  strokeOutline(context, 'M 66 3 L 60 20', 0.066, css([0.96, 0.01, 250]));
}

/** A thin blade with a round guard. */
function foil(context: Canvas2D, colour: Colour): void {
  strokeOutline(context, 'M 50 4 L 50 76', 0.022, css(colour));
  strokeOutline(context, 'M 49.4 6 L 49.4 74', 0.008, css([0.98, 0.005, 250]));
  fillBall(context, 0.5, 0.05, 0.022, [0.56, 0.2, 25]);
  fillBox(
    context,
    [0.465, 0.78, 0.07, 0.19],
    0.03,
    roundShade(context, 0.46, 0.54, [0.32, 0.03, 40]),
  );
  fillOutline(
    context,
    'M 36 80 Q 36 70 50 70 Q 64 70 64 80 Q 50 84 36 80 Z',
    roundShade(context, 0.36, 0.64, BRASS),
  );
}

/** The plan of a house, half unrolled. */
function blueprint(context: Canvas2D, colour: Colour): void {
  fillBox(context, [0.06, 0.2, 0.84, 0.62], 0.02, fallShade(context, 0.2, 0.82, colour));
  const ink = css([0.97, 0.02, 230]);
  strokeOutline(
    context,
    'M 26 70 L 26 46 L 48 30 L 70 46 L 70 70 Z M 42 70 L 42 56 L 54 56 L 54 70 M 20 50 L 26 46 M 70 46 L 76 50',
    0.022,
    ink,
  );
  strokeOutline(context, 'M 26 76 L 70 76 M 26 74 L 26 78 M 70 74 L 70 78', 0.012, ink);
  for (const x of [0.03, 0.87])
    fillBox(
      context,
      [x, 0.16, 0.11, 0.7],
      0.05,
      roundShade(context, x, x + 0.11, shift(colour, 0.16)),
    );
}

/** Woven, with a handle and painted eggs in it. */
function eggBasket(context: Canvas2D, colour: Colour): void {
  strokeOutline(context, 'M 16 56 C 16 -10 84 -10 84 56', 0.06, css(shift(colour, -0.06)));
  const eggs: readonly (readonly [number, number, Colour])[] = [
    [0.26, 0.5, [0.74, 0.15, 350]],
    [0.74, 0.5, [0.78, 0.13, 145]],
    [0.5, 0.44, [0.86, 0.15, 92]],
    [0.38, 0.54, [0.7, 0.12, 230]],
    [0.62, 0.54, [0.68, 0.15, 305]],
  ];
  for (const [x, y, egg] of eggs) {
    fillEllipse(context, [x, y, 0.125, 0.165], fallShade(context, y - 0.17, y + 0.17, egg));
    gloss(context, [x - 0.04, y - 0.07, 0.025, 0.04], 0.5);
  }
  fillOutline(
    context,
    'M 6 56 L 94 56 Q 92 92 78 99 L 22 99 Q 8 92 6 56 Z',
    fallShade(context, 0.56, 0.99, colour),
  );
  for (const y of [68, 78, 88])
    strokeOutline(
      context,
      `M ${8 + (y - 60) * 0.3} ${y} L ${92 - (y - 60) * 0.3} ${y}`,
      0.018,
      css(shift(colour, -0.12)),
    );
  for (const x of [20, 35, 50, 65, 80])
    strokeOutline(
      context,
      `M ${x} 60 L ${50 + (x - 50) * 0.86} 97`,
      0.018,
      css(shift(colour, 0.07)),
    );
  fillBox(
    context,
    [0.03, 0.53, 0.94, 0.09],
    0.04,
    fallShade(context, 0.53, 0.62, shift(colour, 0.04)),
  );
}

/** A tooth with a sparkle. */
function shinyTooth(context: Canvas2D, colour: Colour): void {
  fillOutline(
    context,
    'M 50 14 C 64 2 92 6 90 36 C 88 56 82 66 78 84 C 76 98 64 98 62 82 C 60 68 58 62 50 62 C 42 62 40 68 38 82 C 36 98 24 98 22 84 C 18 66 12 56 10 36 C 8 6 36 2 50 14 Z',
    roundShade(context, 0.08, 0.92, colour),
  );
  gloss(context, [0.28, 0.28, 0.08, 0.12], 0.8);
  fillOutline(
    context,
    'M 78 2 Q 80 14 94 16 Q 80 18 78 32 Q 76 18 62 16 Q 76 14 78 2 Z',
    css([0.95, 0.12, 95]),
  );
}

/** Things by which people of a trade or a sport are known. */
export const ROLE_GEAR: PropFamily = {
  '@whistle': (context, colour) => whistle(context, colour ?? [0.8, 0.02, 250]),
  '@pompom': (context, colour) => pompom(context, colour ?? [0.58, 0.22, 18]),
  '@glowstick': (context, colour) => glowStick(context, colour ?? [0.82, 0.2, 145]),
  '@flagpole': (context, colour) => flagpole(context, colour ?? [0.6, 0.21, 22]),
  '@wizardstaff': (context, colour) => wizardStaff(context, colour ?? [0.68, 0.15, 230]),
  '@crook': (context, colour) => crook(context, colour ?? WOOD),
  '@scythe': (context, colour) => scythe(context, colour ?? [0.42, 0.07, 50]),
  '@hikingpole': (context, colour) => hikingPole(context, colour ?? [0.66, 0.2, 38]),
  '@icehockeystick': (context, colour) => hockeyStick(context, colour ?? [0.72, 0.11, 70]),
  '@foil': (context, colour) => foil(context, colour ?? STEEL),
  '@blueprint': (context, colour) => blueprint(context, colour ?? [0.5, 0.13, 255]),
  '@eggbasket': (context, colour) => eggBasket(context, colour ?? [0.7, 0.1, 70]),
  '@shinytooth': (context, colour) => shinyTooth(context, colour ?? [0.96, 0.012, 90]),
};
