import type { Canvas2D } from '../../canvas.ts';
import { type Colour, css, shift } from '../../math/colour.ts';
import { TAU } from '../../math/periodic.ts';
import {
  DARK_WOOD,
  fallShade,
  fillBall,
  gloss,
  fillBox,
  fillEllipse,
  fillOutline,
  IRON,
  type PropFamily,
  roundShade,
  strokeEllipse,
  strokeLine,
  strokeOutline,
  turned,
} from './brush.ts';

/** Things that are swung: their handle is at the lower end. */

const GRIP: Colour = [0.28, 0.02, 280];
const STEEL: Colour = [0.86, 0.015, 250];

function racket(context: Canvas2D, colour: Colour): void {
  fillBox(context, [0.465, 0.66, 0.07, 0.33], 0.03, roundShade(context, 0.46, 0.54, GRIP));
  for (const side of [-1, 1])
    strokeLine(
      context,
      [
        [0.5 + side * 0.13, 0.54],
        [0.5, 0.7],
      ],
      0.035,
      css(colour),
    );
  context.save();
  context.beginPath();
  context.ellipse(0.5, 0.3, 0.21, 0.28, 0, 0, Math.PI * 2);
  context.clip();
  context.fillStyle = css([0.98, 0.01, 90], 0.22);
  context.fillRect(0, 0, 1, 1);
  context.strokeStyle = css([0.98, 0.01, 90], 0.95);
  context.lineWidth = 0.011;
  for (let i = 0; i < 12; i++) {
    context.beginPath();
    context.moveTo(0.26 + i * 0.045, 0);
    context.lineTo(0.26 + i * 0.045, 0.6);
    context.moveTo(0.2, 0.03 + i * 0.05);
    context.lineTo(0.8, 0.03 + i * 0.05);
    context.stroke();
  }
  context.restore();
  strokeEllipse(context, [0.5, 0.3, 0.21, 0.28], 0.045, css(colour));
}

function golfClub(context: Canvas2D): void {
  strokeLine(
    context,
    [
      [0.5, 0.14],
      [0.5, 0.7],
    ],
    0.024,
    css(STEEL),
  );
  fillBox(context, [0.475, 0.66, 0.05, 0.33], 0.02, css(GRIP));
  fillOutline(
    context,
    'M 48 16 L 52 16 L 54 6 Q 66 2 72 7 Q 70 17 48 18 Z',
    css(shift(STEEL, -0.2)),
  );
}

/** A long curved blade with a round guard. */
function katana(context: Canvas2D, colour: Colour): void {
  fillOutline(
    context,
    'M 47 70 Q 46 34 60 1 Q 57 2 55.5 4 Q 40 36 42 70 Z',
    roundShade(context, 0.42, 0.6, colour),
  );
  strokeOutline(context, 'M 45.4 68 Q 44 34 58.5 3', 0.006, css([1, 0, 0]));
  fillEllipse(context, [0.447, 0.705, 0.085, 0.022], css([0.78, 0.13, 85]));
  fillOutline(context, 'M 42 72 L 47.5 72 L 50 99 L 44.5 99 Z', css([0.25, 0.06, 275]));
  for (let i = 0; i < 5; i++)
    strokeLine(
      context,
      [
        [0.427 + i * 0.005, 0.745 + i * 0.05],
        [0.482 + i * 0.005, 0.765 + i * 0.05],
      ],
      0.014,
      css([0.9, 0.02, 90]),
    );
}

/** A straight blade with a crossguard. */
function sword(context: Canvas2D, colour: Colour): void {
  fillOutline(
    context,
    'M 44 74 L 44 12 L 50 1 L 56 12 L 56 74 Z',
    roundShade(context, 0.42, 0.58, colour),
  );
  strokeLine(
    context,
    [
      [0.5, 0.08],
      [0.5, 0.72],
    ],
    0.012,
    css(shift(colour, -0.2)),
  );
  fillBox(context, [0.3, 0.735, 0.4, 0.045], 0.02, fallShade(context, 0.73, 0.78, [0.8, 0.14, 85]));
  fillBox(context, [0.465, 0.77, 0.07, 0.17], 0.02, css(DARK_WOOD));
  fillEllipse(context, [0.5, 0.955, 0.045, 0.04], css([0.8, 0.14, 85]));
}

/** A sword that is stuck in a rock. */
function swordInStone(context: Canvas2D, colour: Colour): void {
  turned(context, [1, 0.74, Math.PI], () => {
    context.scale(1, 0.74);
    sword(context, colour);
  });
  fillOutline(
    context,
    'M 6 99 Q 8 74 26 68 Q 40 54 54 62 Q 76 58 84 74 Q 96 82 95 99 Z',
    fallShade(context, 0.56, 1, [0.62, 0.012, 260]),
  );
  strokeOutline(context, 'M 30 72 L 40 82 M 66 70 L 60 84 L 72 92', 0.012, css([0.45, 0.015, 260]));
}

/** A basin with goldfish, as at fairs. */
function goldfishBasin(context: Canvas2D): void {
  fillOutline(
    context,
    'M 2 62 L 98 62 L 92 98 L 8 98 Z',
    fallShade(context, 0.6, 1, [0.62, 0.13, 235]),
  );
  fillEllipse(context, [0.5, 0.62, 0.48, 0.12], css([0.5, 0.12, 240]));
  fillEllipse(context, [0.5, 0.625, 0.44, 0.095], css([0.82, 0.07, 220]));
  for (const [x, y, side, colour] of [
    [0.28, 0.62, 1, [0.66, 0.21, 38]],
    [0.5, 0.66, -1, [0.66, 0.21, 38]],
    [0.66, 0.6, 1, [0.3, 0.02, 280]],
    [0.74, 0.65, -1, [0.7, 0.19, 45]],
    [0.44, 0.58, 1, [0.7, 0.19, 45]],
  ] as const) {
    fillEllipse(context, [x, y, 0.055, 0.024], css(colour));
    fillOutline(
      context,
      `M ${x * 100 - side * 4} ${y * 100} L ${x * 100 - side * 10} ${y * 100 - 3} L ${x * 100 - side * 10} ${y * 100 + 3} Z`,
      css(colour),
    );
  }
}

/** A ring with thin paper in it, to scoop goldfish with. */
function poi(context: Canvas2D): void {
  fillEllipse(context, [0.5, 0.34, 0.26, 0.26], css([0.98, 0.01, 90], 0.75));
  strokeEllipse(context, [0.5, 0.34, 0.26, 0.26], 0.05, css([0.62, 0.17, 330]));
  fillBox(context, [0.47, 0.6, 0.06, 0.36], 0.02, css([0.62, 0.17, 330]));
}

/** A long white radish with its leaves. */
function daikon(context: Canvas2D): void {
  for (const lean of [-22, -8, 8, 22])
    strokeOutline(
      context,
      `M 50 34 Q ${50 + lean} 20 ${50 + lean * 1.3} 4`,
      0.05,
      css([0.58, 0.15, 140]),
    );
  fillOutline(
    context,
    'M 34 34 Q 50 26 66 34 Q 68 66 52 98 Q 50 100 48 98 Q 32 66 34 34 Z',
    roundShade(context, 0.34, 0.66, [0.96, 0.015, 110]),
  );
  for (const y of [48, 60, 72])
    strokeOutline(context, `M 40 ${y} L 46 ${y + 1}`, 0.008, css([0.8, 0.02, 110]));
}

/** The wheel of a ship, with handles all around. */
function shipWheel(context: Canvas2D, colour: Colour): void {
  for (let i = 0; i < 8; i++) {
    const turn = (i / 8) * Math.PI * 2;
    const [dx, dy] = [Math.cos(turn), Math.sin(turn)];
    strokeLine(
      context,
      [
        [0.5, 0.5],
        [0.5 + dx * 0.48, 0.5 + dy * 0.48],
      ],
      0.045,
      css(shift(colour, -0.06)),
    );
    fillEllipse(
      context,
      [0.5 + dx * 0.45, 0.5 + dy * 0.45, 0.036, 0.036],
      css(shift(colour, 0.06)),
    );
  }
  strokeEllipse(context, [0.5, 0.5, 0.3, 0.3], 0.085, css(colour));
  context.strokeStyle = css(shift(colour, 0.1));
  context.lineWidth = 0.02;
  context.stroke();
  fillEllipse(context, [0.5, 0.5, 0.09, 0.09], css([0.8, 0.14, 85]));
}

/** A belt to run on, seen from the side; its rail is on the right. */
function treadmill(context: Canvas2D, colour: Colour): void {
  fillOutline(
    context,
    'M 2 91 L 95 86 L 98 95 L 4 99 Z',
    fallShade(context, 0.86, 1, shift(IRON, 0.06)),
  );
  strokeOutline(context, 'M 4 91 L 94 86', 0.02, css([0.2, 0.01, 280]));
  for (const x of [10, 88])
    fillEllipse(context, [x / 100, 0.95, 0.028, 0.032], css(shift(IRON, 0.2)));
  strokeOutline(context, 'M 88 88 L 95 40', 0.05, css(colour));
  strokeOutline(context, 'M 94 46 Q 80 44 70 52', 0.035, css(shift(IRON, 0.1)));
  fillOutline(context, 'M 84 40 L 100 34 L 100 43 L 88 47 Z', css([0.25, 0.02, 270]));
  fillOutline(context, 'M 87 40.5 L 97 37 L 97 40.5 L 89 43.5 Z', css([0.8, 0.14, 160]));
}

function tennisBall(context: Canvas2D, colour: Colour): void {
  fillBall(context, 0.5, 0.5, 0.42, colour);
  context.save();
  context.beginPath();
  context.arc(0.5, 0.5, 0.42, 0, TAU);
  context.clip();
  for (const side of [-1, 1]) {
    const x = 0.5 + side * 0.52;
    strokeEllipse(context, [x, 0.5 + side * 0.1, 0.36, 0.4], 0.035, css([0.98, 0.01, 110]));
  }
  context.restore();
}

/** A smooth ball with a lighter band around it. */
function rubberBall(context: Canvas2D, colour: Colour): void {
  fillBall(context, 0.5, 0.5, 0.42, colour);
  context.save();
  context.beginPath();
  context.arc(0.5, 0.5, 0.42, 0, TAU);
  context.clip();
  strokeEllipse(context, [0.5, 0.28, 0.5, 0.28], 0.07, css(shift(colour, 0.12), 0.75));
  context.restore();
  gloss(context, [0.36, 0.27, 0.1, 0.06], 0.6);
}

function oar(context: Canvas2D, colour: Colour): void {
  turned(context, [0.5, 0.5, 0.45], () => {
    context.scale(0.88, 0.88);
    fillBox(context, [-0.03, -0.34, 0.06, 0.88], 0.03, roundShade(context, -0.03, 0.03, colour));
    fillOutline(
      context,
      'M -9 -22 Q -13 -50 -6 -56 Q 0 -59 6 -56 Q 13 -50 9 -22 Q 4 -14 0 -14 Q -4 -14 -9 -22 Z',
      roundShade(context, -0.12, 0.12, [0.6, 0.2, 25]),
    );
    fillBox(context, [-0.115, -0.42, 0.23, 0.06], 0, css([0.97, 0.005, 250]));
    fillBox(context, [-0.045, 0.5, 0.09, 0.07], 0.02, css([0.3, 0.03, 50]));
  });
}

export const SPORTS: PropFamily = {
  '@tennisball': (context, colour) => tennisBall(context, colour ?? [0.88, 0.19, 118]),
  '@rubberball': (context, colour) => rubberBall(context, colour ?? [0.62, 0.22, 27]),
  '@oar': (context, colour) => oar(context, colour ?? [0.72, 0.1, 68]),
  '@racket': (context, colour) => racket(context, colour ?? [0.58, 0.2, 25]),
  '@golfclub': golfClub,
  '@katana': (context, colour) => katana(context, colour ?? STEEL),
  '@sword': (context, colour) => sword(context, colour ?? STEEL),
  '@swordinstone': (context, colour) => swordInStone(context, colour ?? STEEL),
  '@goldfishbasin': goldfishBasin,
  '@poi': poi,
  '@daikon': daikon,
  '@shipwheel': (context, colour) => shipWheel(context, colour ?? DARK_WOOD),
  '@treadmill': (context, colour) => treadmill(context, colour ?? [0.5, 0.02, 260]),
};
