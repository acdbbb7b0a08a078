import type { Canvas2D } from '../../canvas.ts';
import { type Colour, css, shift } from '../../math/colour.ts';
import { createRandom } from '../../math/random.ts';
import {
  fallShade,
  fillBall,
  fillBox,
  fillEllipse,
  fillOutline,
  gloss,
  onBothSides,
  type PropFamily,
  roundShade,
  strokeLine,
  strokeOutline,
  turned,
  WOOD,
} from './brush.ts';

const CHINA: Colour = [0.96, 0.012, 80];
const YOLK: Colour = [0.77, 0.17, 68];
const RICE: Colour = [0.97, 0.012, 95];
const NORI: Colour = [0.3, 0.05, 155];
const SCALLION: Colour = [0.68, 0.17, 135];
const CRUST: Colour = [0.68, 0.12, 62];

/** The front of a bowl under its rim at y = 0.5. */
function bowlFront(context: Canvas2D, colour: Colour): void {
  fillOutline(
    context,
    'M 3 48 C 6 80 26 93 34 94 L 34 99 L 66 99 L 66 94 C 74 93 94 80 97 48 C 90 66 10 66 3 48 Z',
    roundShade(context, 0.03, 0.97, colour),
  );
  fillOutline(
    context,
    'M 6 60 C 20 74 80 74 94 60 L 93 64 C 80 79 20 79 7 64 Z',
    css([0.98, 0.01, 85], 0.75),
  );
  gloss(context, [0.2, 0.72, 0.03, 0.08], 0.35);
}

function halfEgg(context: Canvas2D, [x, y, turn]: readonly [number, number, number]): void {
  turned(context, [x, y, turn], () => {
    fillEllipse(context, [0, 0, 0.1, 0.125], css([0.98, 0.012, 85]));
    fillEllipse(context, [0.008, 0.012, 0.09, 0.113], css([0.94, 0.02, 80]));
    fillBall(context, 0, 0.02, 0.06, YOLK);
    gloss(context, [-0.02, -0.005, 0.018, 0.014], 0.7);
  });
}

function broth(context: Canvas2D, colour: Colour, soup: Colour): void {
  fillEllipse(context, [0.5, 0.48, 0.47, 0.145], css(shift(colour, 0.06)));
  fillEllipse(context, [0.5, 0.49, 0.435, 0.125], css(shift(soup, -0.06)));
  fillEllipse(context, [0.5, 0.5, 0.43, 0.118], css(soup));
}

/** Noodles in soup with a halved egg, seaweed, meat and a fish cake; chopsticks lie across. */
function ramen(context: Canvas2D, colour: Colour): void {
  fillBox(context, [0.66, 0.14, 0.17, 0.34], 0.015, fallShade(context, 0.14, 0.5, NORI));
  fillBox(context, [0.75, 0.2, 0.15, 0.3], 0.015, fallShade(context, 0.2, 0.5, shift(NORI, 0.05)));
  broth(context, colour, [0.7, 0.13, 62]);
  for (let i = 0; i < 11; i++) {
    const x = 22 + i * 5.2;
    const y = 42 + (i % 3) * 3.5;
    const path = `M ${x - 12} ${y + 9} Q ${x - 6} ${y - 8} ${x + 2} ${y + 3} Q ${x + 8} ${y + 10} ${x + 14} ${y + 2}`;
    strokeOutline(context, path, 0.026, css([0.8, 0.11, 80]));
    strokeOutline(context, path, 0.016, css([0.9, 0.1, 90]));
  }
  for (const [x, y] of [
    [0.17, 0.45],
    [0.25, 0.39],
  ] as const) {
    fillEllipse(context, [x, y, 0.13, 0.085], css([0.5, 0.1, 35]));
    fillEllipse(context, [x, y - 0.012, 0.115, 0.07], css([0.68, 0.1, 40]));
    strokeOutline(
      context,
      `M ${x * 100 - 6} ${y * 100} Q ${x * 100} ${y * 100 - 6} ${x * 100 + 6} ${y * 100 - 1}`,
      0.016,
      css([0.85, 0.06, 55]),
    );
  }
  for (const x of [78, 84])
    strokeOutline(context, `M ${x - 26} 46 L ${x} 6`, 0.022, css([0.42, 0.1, 35]));
  halfEgg(context, [0.46, 0.37, -0.25]);
  halfEgg(context, [0.63, 0.41, 0.3]);
  fillEllipse(context, [0.8, 0.48, 0.075, 0.05], css([0.98, 0.006, 90]));
  strokeOutline(context, 'M 77 48 Q 80 44 83 48 Q 82 51 79 49', 0.012, css([0.68, 0.18, 5]));
  const random = createRandom(3);
  for (let i = 0; i < 16; i++) {
    const x = 0.22 + 0.5 * random();
    const y = 0.5 + 0.06 * random();
    fillEllipse(context, [x, y, 0.02, 0.013], css(SCALLION));
    fillEllipse(context, [x, y, 0.009, 0.006], css([0.88, 0.12, 125]));
  }
  bowlFront(context, colour);
}

/** A bowl heaped with something: its soup or sauce, and lumps in three tones. */
function bowlOf(
  context: Canvas2D,
  colour: Colour,
  { soup, lumps }: { readonly soup: Colour; readonly lumps: readonly Colour[] },
): void {
  broth(context, colour, soup);
  const random = createRandom(lumps.length + 4);
  for (let row = 0; row < 3; row++) {
    for (let i = 0; i < 9 - row * 2; i++) {
      const spread = 0.34 - row * 0.08;
      const x = 0.5 + (i / (8 - row * 2) - 0.5) * 2 * spread;
      const y = 0.5 - row * 0.065 - (0.25 - (x - 0.5) ** 2) * 0.2 + 0.02 * random();
      const tone = lumps[(i + row * 2) % lumps.length] ?? soup;
      fillBall(context, x, y, 0.05 + 0.018 * random(), tone);
    }
  }
  for (let i = 0; i < 10; i++) {
    const x = 0.26 + 0.48 * random();
    turned(context, [x, 0.36 + 0.14 * random(), random() * 6], () =>
      fillEllipse(context, [0, 0, 0.024, 0.011], css([0.6, 0.16, 140])),
    );
  }
  bowlFront(context, colour);
}

/** Slices of raw fish on rice and rolls in seaweed, on a wooden board. */
function sushiPlatter(context: Canvas2D, colour: Colour): void {
  for (const x of [0.12, 0.78]) fillBox(context, [x, 0.9, 0.1, 0.1], 0.02, css(shift(WOOD, -0.16)));
  fillBox(
    context,
    [0.01, 0.78, 0.98, 0.14],
    0.025,
    fallShade(context, 0.78, 0.92, shift(colour, 0.04)),
  );
  fillBox(context, [0.01, 0.78, 0.98, 0.03], 0.015, css(shift(colour, 0.14)));
  for (const [x, fish] of [
    [0.05, [0.73, 0.17, 45]],
    [0.36, [0.6, 0.19, 22]],
  ] as const) {
    fillBox(context, [x, 0.62, 0.27, 0.17], 0.07, fallShade(context, 0.62, 0.79, RICE));
    fillOutline(
      context,
      `M ${x * 100 - 2} 68 C ${x * 100} 50 ${x * 100 + 29} 50 ${x * 100 + 30} 68 C ${x * 100 + 24} 62 ${x * 100 + 6} 62 ${x * 100 - 2} 68 Z`,
      fallShade(context, 0.5, 0.7, fish),
    );
    for (const step of [7, 14, 21]) {
      strokeOutline(
        context,
        `M ${x * 100 + step} 56 L ${x * 100 + step + 3} 63`,
        0.013,
        css([0.95, 0.05, 50], 0.85),
      );
    }
  }
  for (const [x, y, core] of [
    [0.77, 0.68, [0.72, 0.17, 40]],
    [0.9, 0.68, [0.76, 0.16, 130]],
    [0.835, 0.49, [0.72, 0.17, 40]],
  ] as const) {
    fillBox(
      context,
      [x - 0.085, y - 0.04, 0.17, 0.15],
      0.04,
      roundShade(context, x - 0.085, x + 0.085, NORI),
    );
    fillEllipse(context, [x, y - 0.035, 0.085, 0.048], css(NORI));
    fillEllipse(context, [x, y - 0.035, 0.074, 0.04], css(RICE));
    fillEllipse(context, [x, y - 0.035, 0.034, 0.02], css(core));
  }
  fillBall(context, 0.68, 0.745, 0.04, [0.72, 0.15, 128]);
}

/** A slice of bread with mashed avocado and an egg. */
function avocadoToast(context: Canvas2D, colour: Colour): void {
  fillOutline(
    context,
    'M 8 44 C 0 24 24 12 50 14 C 76 12 100 24 92 44 C 90 50 88 52 88 58 L 88 90 Q 88 96 80 96 L 20 96 Q 12 96 12 90 L 12 58 C 12 52 10 50 8 44 Z',
    fallShade(context, 0.1, 1, shift(CRUST, -0.08)),
  );
  fillOutline(
    context,
    'M 13 43 C 8 28 28 19 50 20 C 72 19 92 28 87 43 C 85 49 83 52 83 58 L 83 86 Q 83 91 77 91 L 23 91 Q 17 91 17 86 L 17 58 C 17 52 15 49 13 43 Z',
    fallShade(context, 0.2, 0.9, [0.88, 0.08, 80]),
  );
  fillOutline(
    context,
    'M 20 42 C 18 30 40 26 52 27 C 74 26 84 34 80 46 C 76 60 82 74 74 84 C 60 90 34 88 26 82 C 20 74 26 58 20 42 Z',
    fallShade(context, 0.25, 0.9, colour),
  );
  fillOutline(
    context,
    'M 34 52 C 34 40 52 38 60 44 C 72 46 74 62 64 68 C 56 76 38 74 34 64 Z',
    fallShade(context, 0.4, 0.75, [0.99, 0.008, 90]),
  );
  fillBall(context, 0.52, 0.56, 0.1, YOLK);
  gloss(context, [0.485, 0.52, 0.03, 0.022], 0.75);
  const random = createRandom(8);
  for (let i = 0; i < 18; i++) {
    const [x, y] = [0.24 + 0.5 * random(), 0.32 + 0.5 * random()];
    fillEllipse(context, [x, y, 0.008, 0.008], css(i % 3 ? [0.3, 0.03, 60] : [0.58, 0.2, 28]));
  }
}

/** Cheeses, grapes, crackers and a knife on a round board. */
function cheeseBoard(context: Canvas2D, colour: Colour): void {
  fillEllipse(context, [0.5, 0.86, 0.49, 0.13], css(shift(colour, -0.16)));
  fillEllipse(context, [0.5, 0.83, 0.49, 0.13], fallShade(context, 0.7, 0.96, shift(colour, 0.05)));
  fillOutline(context, 'M 10 78 L 42 52 L 52 60 L 52 82 L 12 84 Z', css([0.8, 0.14, 82]));
  fillOutline(context, 'M 10 78 L 42 52 L 52 60 L 14 79 Z', css([0.9, 0.12, 92]));
  for (const [x, y, radius] of [
    [0.28, 0.8, 0.03],
    [0.4, 0.76, 0.035],
    [0.34, 0.68, 0.018],
  ] as const) {
    fillEllipse(context, [x, y, radius, radius * 0.8], css([0.7, 0.14, 76]));
  }
  fillBox(
    context,
    [0.52, 0.68, 0.28, 0.14],
    0.03,
    roundShade(context, 0.52, 0.8, [0.93, 0.03, 90]),
  );
  fillEllipse(context, [0.66, 0.68, 0.14, 0.045], css([0.98, 0.015, 90]));
  for (const [x, y] of [
    [0.78, 0.62],
    [0.86, 0.63],
    [0.82, 0.7],
    [0.9, 0.7],
    [0.86, 0.77],
    [0.78, 0.76],
    [0.93, 0.77],
  ] as const) {
    fillBall(context, x, y, 0.05, [0.45, 0.14, 320]);
  }
  strokeOutline(context, 'M 84 60 Q 86 54 92 52', 0.016, css([0.5, 0.1, 120]));
  for (const x of [0.2, 0.3, 0.4, 0.5]) {
    fillEllipse(context, [x, 0.9, 0.075, 0.04], css([0.7, 0.1, 70]));
    fillEllipse(context, [x, 0.89, 0.07, 0.036], css([0.85, 0.09, 80]));
  }
}

/** A plate of long filled rolls or sticks, heaped up. */
function plateOfRolls(context: Canvas2D, colour: Colour): void {
  fillEllipse(context, [0.5, 0.9, 0.49, 0.095], css(shift(CHINA, -0.14)));
  fillEllipse(context, [0.5, 0.88, 0.49, 0.095], fallShade(context, 0.78, 0.98, CHINA));
  for (const [x, y, turn] of [
    [0.36, 0.8, 0.06],
    [0.64, 0.82, -0.05],
    [0.5, 0.68, 0.02],
    [0.4, 0.56, -0.3],
  ] as const) {
    turned(context, [x, y, turn], () => {
      fillBox(context, [-0.27, -0.075, 0.54, 0.15], 0.075, fallShade(context, -0.07, 0.08, colour));
      for (const step of [-0.16, -0.02, 0.12]) {
        fillBox(context, [step, -0.055, 0.05, 0.014], 0.007, css(shift(colour, 0.14), 0.8));
      }
      fillEllipse(context, [0.245, 0, 0.03, 0.06], css(shift(colour, -0.14)));
    });
  }
}

/** Triangles of pastry on a plate. */
function samosas(context: Canvas2D, colour: Colour): void {
  fillEllipse(context, [0.5, 0.9, 0.49, 0.095], css(shift(CHINA, -0.14)));
  fillEllipse(context, [0.5, 0.88, 0.49, 0.095], fallShade(context, 0.78, 0.98, CHINA));
  for (const [x, y] of [
    [0.5, 0.72],
    [0.3, 0.86],
    [0.7, 0.86],
  ] as const) {
    turned(context, [x, y, 0], () => {
      fillOutline(
        context,
        'M -20 4 Q -24 3 -20 -4 L -4 -30 Q 0 -36 5 -30 L 22 -4 Q 25 3 20 4 Z',
        fallShade(context, -0.34, 0.06, colour),
      );
      strokeOutline(context, 'M 2 -30 Q 6 -12 4 2', 0.014, css(shift(colour, -0.12), 0.7));
      strokeOutline(context, 'M -17 0 L 18 0', 0.014, css(shift(colour, 0.12), 0.6));
    });
  }
}

/** Three of them lie side by side, with marks of the grate. */
function sausages(context: Canvas2D): void {
  for (const [x, turn] of [
    [0.22, -0.16],
    [0.5, 0.02],
    [0.78, 0.14],
  ] as const) {
    turned(context, [x, 0.62, turn], () => {
      fillBox(context, [-0.1, -0.34, 0.2, 0.68], 0.1, css([0.52, 0.12, 42]));
      fillBox(context, [-0.06, -0.3, 0.06, 0.58], 0.03, css([0.64, 0.13, 48], 0.8));
      context.strokeStyle = css([0.3, 0.06, 40], 0.8);
      context.lineWidth = 0.025;
      for (const y of [-0.18, -0.02, 0.14]) {
        context.beginPath();
        context.moveTo(-0.08, y + 0.04);
        context.lineTo(0.08, y - 0.04);
        context.stroke();
      }
    });
  }
}

/** Slices of sausage in a red sauce with yellow powder, on a paper tray with a small fork. */
function currywurst(context: Canvas2D): void {
  const paper: Colour = [0.95, 0.015, 85];
  fillOutline(
    context,
    'M 3 56 L 97 56 84 90 16 90 Z',
    fallShade(context, 0.54, 0.92, shift(paper, -0.06)),
  );
  fillEllipse(context, [0.5, 0.56, 0.47, 0.12], css(shift(paper, -0.12)));
  fillEllipse(context, [0.5, 0.55, 0.44, 0.13], css([0.5, 0.19, 30]));
  for (const [x, y, turn] of [
    [0.17, 0.5, -0.3],
    [0.3, 0.43, 0.2],
    [0.45, 0.4, -0.1],
    [0.6, 0.41, 0.3],
    [0.75, 0.46, -0.2],
    [0.84, 0.53, 0.2],
    [0.25, 0.56, 0.2],
    [0.4, 0.53, -0.2],
    [0.56, 0.55, 0.1],
    [0.7, 0.57, -0.1],
  ] as const) {
    turned(context, [x, y, turn], () => {
      fillBox(context, [-0.085, -0.055, 0.17, 0.13], 0.05, css([0.46, 0.11, 42]));
      fillEllipse(context, [0, -0.045, 0.085, 0.05], css([0.78, 0.09, 55]));
      fillEllipse(context, [0, -0.045, 0.07, 0.038], css([0.72, 0.1, 45]));
    });
  }
  for (const [x, y, wide] of [
    [0.22, 0.47, 0.09],
    [0.4, 0.42, 0.13],
    [0.6, 0.47, 0.12],
    [0.74, 0.43, 0.07],
    [0.48, 0.54, 0.12],
  ] as const) {
    fillEllipse(context, [x, y, wide, 0.045], css([0.55, 0.21, 32]));
    fillEllipse(
      context,
      [x - wide * 0.3, y - 0.014, wide * 0.35, 0.01],
      css([0.72, 0.17, 38], 0.8),
    );
  }
  const random = createRandom(5);
  for (let i = 0; i < 46; i++) {
    const [x, y] = [0.2 + 0.6 * random(), 0.38 + 0.17 * random()];
    fillEllipse(context, [x, y, 0.008, 0.006], css([0.84, 0.16, 85]));
  }
  strokeLine(context, [[0.62, 0.46], [0.82, 0.14]], 0.022, css([0.82, 0.08, 75])); // prettier-ignore
  // A stripe on the tray.
  fillOutline(context, 'M 9.500 73 L 90.500 73 88 79 12 79 Z', css([0.6, 0.2, 27]));
}

/** A roast bird on a platter, with herbs and cranberries around it. */
function roastTurkey(context: Canvas2D): void {
  const skin: Colour = [0.58, 0.13, 52];
  fillEllipse(context, [0.5, 0.82, 0.49, 0.13], roundShade(context, 0, 1, CHINA));
  fillEllipse(context, [0.5, 0.8, 0.41, 0.095], css(shift(CHINA, -0.06)));
  for (const x of [0.14, 0.24, 0.34, 0.66, 0.76, 0.86]) {
    fillBall(context, x, 0.8 + 0.05 * Math.sin(x * 30), 0.06, SCALLION);
  }
  onBothSides(context, () => {
    fillOutline(
      context,
      'M 62 72 C 74 76 84 70 88 60 C 92 50 98 52 99 46 C 96 40 90 42 88 40 C 84 44 88 48 82 52 C 74 54 66 60 62 72 Z',
      roundShade(context, 0.6, 1, shift(skin, -0.03)),
    );
    fillBall(context, 0.955, 0.43, 0.035, [0.94, 0.03, 85]);
  });
  fillEllipse(context, [0.5, 0.56, 0.33, 0.28], roundShade(context, 0.17, 0.83, skin));
  fillOutline(
    context,
    'M 40 34 C 46 30 54 30 60 34 C 56 50 56 62 58 78 C 53 82 47 82 42 78 C 44 62 44 50 40 34 Z',
    css(shift(skin, 0.09), 0.7),
  );
  gloss(context, [0.36, 0.44, 0.06, 0.1], 0.4);
  for (const [x, y] of [
    [0.2, 0.86],
    [0.3, 0.89],
    [0.7, 0.89],
    [0.8, 0.86],
  ] as const) {
    fillBall(context, x, y, 0.026, [0.52, 0.2, 22]);
  }
}

export const MEALS: PropFamily = {
  '@roastturkey': roastTurkey,
  '@currywurst': currywurst,
  '@sausages': sausages,
  '@ramen': (context, colour) => ramen(context, colour ?? [0.5, 0.18, 25]),
  '@sushiplatter': (context, colour) => sushiPlatter(context, colour ?? WOOD),
  '@avocadotoast': (context, colour) => avocadoToast(context, colour ?? [0.78, 0.15, 122]),
  '@cheeseboard': (context, colour) => cheeseBoard(context, colour ?? WOOD),
  '@rolls': (context, colour) => plateOfRolls(context, colour ?? [0.72, 0.13, 68]),
  '@samosas': (context, colour) => samosas(context, colour ?? [0.72, 0.13, 68]),
  '@currybowl': (context, colour) =>
    bowlOf(context, [0.5, 0.1, 48], {
      soup: colour ? shift(colour, 0.04, 0.7) : [0.7, 0.15, 60],
      lumps: [
        shift(colour ?? [0.72, 0.15, 62], 0.06, 0.75),
        shift(colour ?? [0.66, 0.14, 52], -0.05, 0.75),
        shift(colour ?? [0.72, 0.14, 80], 0.16, 0.5),
      ],
    }),
  '@berrybowl': (context, colour) =>
    bowlOf(context, colour ?? CHINA, {
      soup: [0.38, 0.14, 330],
      lumps: [
        [0.42, 0.12, 275],
        [0.6, 0.21, 20],
        [0.93, 0.08, 95],
      ],
    }),
  '@cereal': (context, colour) =>
    bowlOf(context, colour ?? [0.62, 0.13, 245], {
      soup: [0.98, 0.01, 85],
      lumps: [
        [0.76, 0.13, 72],
        [0.68, 0.12, 62],
        [0.82, 0.12, 80],
      ],
    }),
};
