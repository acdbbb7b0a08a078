import type { Canvas2D } from '../../canvas.ts';
import { type Colour, css, shift } from '../../math/colour.ts';
import {
  fallShade,
  fillBall,
  fillBox,
  fillEllipse,
  fillOutline,
  gloss,
  IRON,
  onBothSides,
  type PropFamily,
  strokeLine,
} from './brush.ts';

/** Machines of the field and the air, seen from the side; what drives looks to the left. */

const TYRE: Colour = [0.26, 0.02, 280];
const STEEL: Colour = [0.74, 0.02, 250];
const PANE: Colour = [0.82, 0.07, 225];
const STRAW: Colour = [0.84, 0.13, 88];

function wheel(context: Canvas2D, x: number, radius: number, hub: Colour): void {
  const y = 0.99 - radius;
  fillBall(context, x, y, radius, TYRE);
  for (let lug = 0; lug < 12; lug++) {
    const turn = (lug / 12) * Math.PI * 2;
    const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
    strokeLine(
      context,
      [
        [x + cos * radius * 0.72, y + sin * radius * 0.72],
        [x + cos * radius * 0.97, y + sin * radius * 0.97],
      ],
      radius * 0.12,
      css(shift(TYRE, -0.08)),
    );
  }
  fillBall(context, x, y, radius * 0.5, hub);
  fillEllipse(context, [x, y, radius * 0.16, radius * 0.16], css(IRON));
}

/** A combine harvester with its reel in front, a grain tank and a chute for straw. */
function combine(context: Canvas2D, colour: Colour): void {
  // The chute for grain above, and the straw that falls out behind.
  strokeLine(context, [[0.6, 0.2], [0.95, 0.1]], 0.05, css(shift(colour, -0.08))); // prettier-ignore
  fillOutline(context, 'M 90 62 L 98 66 99 99 84 99 Z', css(STRAW, 0.8));
  fillOutline(
    context,
    'M 34 24 L 88 24 Q 95 26 95 36 L 95 62 L 88 76 L 38 80 L 34 70 Z',
    fallShade(context, 0.22, 0.8, colour),
  );
  fillOutline(
    context,
    'M 48 24 L 52 14 84 14 88 24 Z',
    fallShade(context, 0.12, 0.24, shift(colour, -0.08)),
  );
  for (const y of [0.4, 0.47, 0.54])
    fillBox(context, [0.66, y, 0.2, 0.028], 0.01, css(shift(colour, -0.16)));
  gloss(context, [0.5, 0.27, 0.3, 0.016], 0.35);
  // The cab.
  fillBox(context, [0.2, 0.14, 0.26, 0.04], 0.015, css(shift(colour, -0.1)));
  fillOutline(context, 'M 24 18 L 44 18 44 56 20 56 Z', fallShade(context, 0.18, 0.56, PANE));
  for (const x of [0.235, 0.43])
    fillBox(context, [x, 0.17, 0.022, 0.4], 0.01, css(shift(colour, -0.14)));
  fillOutline(
    context,
    'M 18 56 L 46 56 46 72 22 72 Z',
    fallShade(context, 0.54, 0.74, shift(colour, -0.04)),
  );
  // The feeder, the header and its reel.
  fillOutline(
    context,
    'M 22 62 L 34 66 20 88 10 84 Z',
    fallShade(context, 0.6, 0.9, shift(colour, -0.12)),
  );
  fillOutline(
    context,
    'M 0 93 L 24 84 24 96 2 98 Z',
    fallShade(context, 0.82, 1, shift(colour, 0.02)),
  );
  const [x, y, radius] = [0.085, 0.78, 0.125];
  for (let bar = 0; bar < 6; bar++) {
    const turn = (bar / 6) * Math.PI * 2 + 0.3;
    const tip = [x + Math.cos(turn) * radius, y + Math.sin(turn) * radius] as const;
    strokeLine(context, [[x, y], tip], 0.012, css(shift(STEEL, -0.1)));
    fillEllipse(context, [...tip, 0.022, 0.022], css([0.62, 0.2, 30]));
  }
  fillBall(context, x, y, 0.03, IRON);
  wheel(context, 0.44, 0.19, STRAW);
  wheel(context, 0.82, 0.12, STRAW);
}

/** A tractor that pulls a plough: its shares stand in the soil that they turn over. */
function ploughingTractor(context: Canvas2D, colour: Colour): void {
  const soil: Colour = [0.36, 0.06, 48];
  // The plough: a beam with shares behind the tractor.
  strokeLine(context, [[0.6, 0.76], [0.72, 0.66], [0.99, 0.7]], 0.035, css([0.56, 0.19, 30])); // prettier-ignore
  for (const at of [0.74, 0.85, 0.96]) {
    strokeLine(context, [[at, 0.68], [at - 0.01, 0.84]], 0.024, css([0.56, 0.19, 30])); // prettier-ignore
    const left = at * 100;
    fillOutline(
      context,
      `M ${left - 6} 97 C ${left - 5} 88 ${left - 2} 82 ${left + 3} 80 C ${left + 1} 88 ${left + 1} 93 ${left + 3} 98 Z`,
      fallShade(context, 0.8, 0.98, STEEL),
    );
  }
  for (const [at, size] of [
    [0.71, 0.05],
    [0.79, 0.062],
    [0.86, 0.05],
    [0.94, 0.066],
    [0.99, 0.05],
  ] as const) {
    fillBall(context, at, 0.975, size * 0.75, shift(soil, at > 0.8 ? 0.03 : 0));
  }
  // The tractor.
  fillBox(context, [0.155, 0.28, 0.026, 0.22], 0.012, css(IRON));
  fillOutline(
    context,
    'M 4 56 Q 4 48 12 48 L 36 46 L 40 80 L 8 80 Q 4 78 4 70 Z',
    fallShade(context, 0.44, 0.82, colour),
  );
  fillOutline(
    context,
    'M 34 50 L 64 50 L 66 78 L 34 80 Z',
    fallShade(context, 0.48, 0.82, shift(colour, -0.05)),
  );
  fillOutline(context, 'M 35 22 L 63 22 65 52 33 52 Z', fallShade(context, 0.2, 0.54, PANE));
  for (const at of [0.345, 0.49, 0.615])
    fillBox(context, [at, 0.2, 0.024, 0.34], 0.01, css(shift(colour, -0.12)));
  fillBox(context, [0.31, 0.16, 0.36, 0.055], 0.025, fallShade(context, 0.16, 0.22, colour));
  for (const y of [0.54, 0.6, 0.66])
    fillBox(context, [0.05, y, 0.06, 0.024], 0.01, css(shift(colour, -0.18)));
  gloss(context, [0.14, 0.495, 0.16, 0.014], 0.4);
  fillOutline(
    context,
    'M 38 76 C 38 56 70 56 72 76 L 66 76 C 64 64 46 64 44 76 Z',
    css(shift(colour, 0.04)),
  );
  wheel(context, 0.18, 0.13, STRAW);
  wheel(context, 0.55, 0.2, STRAW);
}

/** A drone with four rotors and a camera below, seen from the front. */
function drone(context: Canvas2D, colour: Colour): void {
  const dark = shift(colour, -0.14);
  onBothSides(context, () => {
    strokeLine(context, [[0.42, 0.46], [0.15, 0.36]], 0.05, css(dark)); // prettier-ignore
    strokeLine(context, [[0.42, 0.52], [0.08, 0.56]], 0.055, css(shift(colour, -0.06))); // prettier-ignore
    for (const [x, y, reach] of [
      [0.15, 0.31, 0.14],
      [0.1, 0.5, 0.17],
    ] as const) {
      fillBox(context, [x - 0.022, y, 0.044, 0.09], 0.014, css(dark));
      fillEllipse(context, [x, y, reach, 0.03], css([0.72, 0.02, 250], 0.45));
      fillEllipse(context, [x, y - 0.004, reach * 0.94, 0.012], css([0.4, 0.02, 270], 0.75));
      fillEllipse(context, [x, y, 0.026, 0.02], css(IRON));
    }
    strokeLine(context, [[0.4, 0.58], [0.3, 0.76], [0.24, 0.78]], 0.026, css(dark)); // prettier-ignore
  });
  fillOutline(
    context,
    'M 34 50 Q 36 40 50 40 Q 64 40 66 50 Q 66 62 50 63 Q 34 62 34 50 Z',
    fallShade(context, 0.38, 0.66, colour),
  );
  gloss(context, [0.42, 0.43, 0.16, 0.016], 0.5);
  for (const x of [0.39, 0.61])
    fillEllipse(context, [x, 0.53, 0.016, 0.016], css([0.75, 0.2, 145]));
  fillBox(context, [0.44, 0.62, 0.12, 0.1], 0.03, css(dark));
  fillBall(context, 0.5, 0.67, 0.042, [0.2, 0.02, 270]);
  fillEllipse(context, [0.49, 0.66, 0.014, 0.014], css([0.85, 0.07, 225]));
}

/** A small tractor that cuts grass, with its seat and wheel; it drives to the left. */
function rideOnMower(context: Canvas2D, colour: Colour): void {
  fillBox(context, [0.22, 0.74, 0.46, 0.1], 0.03, css([0.28, 0.02, 270]));
  fillOutline(
    context,
    'M 6 56 Q 8 46 20 45 L 40 44 L 42 74 L 6 74 Z',
    fallShade(context, 0.44, 0.76, colour),
  );
  fillOutline(
    context,
    'M 40 66 L 60 66 L 64 58 L 92 58 L 94 78 L 40 80 Z',
    css(shift(colour, -0.08)),
  );
  fillEllipse(context, [0.09, 0.58, 0.03, 0.04], css([0.95, 0.1, 95]));
  for (const y of [0.53, 0.58, 0.63])
    fillBox(context, [0.2, y, 0.14, 0.018], 0.008, css(shift(colour, -0.18)));
  strokeLine(
    context,
    [
      [0.42, 0.6],
      [0.49, 0.42],
    ],
    0.03,
    css(IRON),
  );
  strokeLine(
    context,
    [
      [0.43, 0.38],
      [0.56, 0.46],
    ],
    0.035,
    css([0.2, 0.01, 270]),
  );
  fillBox(context, [0.6, 0.5, 0.26, 0.09], 0.04, css([0.25, 0.02, 270]));
  fillBox(context, [0.82, 0.3, 0.09, 0.28], 0.04, css([0.28, 0.02, 270]));
  for (const [x, radius] of [
    [0.18, 0.115],
    [0.78, 0.165],
  ] as const) {
    const y = 0.99 - radius;
    fillEllipse(context, [x, y, radius, radius], css([0.22, 0.01, 270]));
    fillEllipse(context, [x, y, radius * 0.52, radius * 0.52], css([0.86, 0.15, 92]));
    fillEllipse(context, [x, y, radius * 0.2, radius * 0.2], css([0.5, 0.08, 80]));
  }
}

export const WORKING_MACHINES: PropFamily = {
  '@combine': (context, colour) => combine(context, colour ?? [0.58, 0.15, 145]),
  '@ploughingtractor': (context, colour) => ploughingTractor(context, colour ?? [0.56, 0.2, 28]),
  '@drone': (context, colour) => drone(context, colour ?? [0.9, 0.01, 250]),
  '@ridemower': (context, colour) => rideOnMower(context, colour ?? [0.55, 0.17, 145]),
};
