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
  onBothSides,
  type PropFamily,
  roundShade,
  STEEL,
  strokeEllipse,
  strokeOutline,
  turned,
  within,
  WOOD,
} from './brush.ts';

/** A walking cane with a crook and a rubber tip. */
function cane(context: Canvas2D, colour: Colour): void {
  const stick = 'M 58 96 L 58 24 Q 57 6 42 6 Q 28 7 27 24';
  strokeOutline(context, stick, 0.085, css(shift(colour, -0.14)));
  strokeOutline(context, stick, 0.06, css(colour));
  strokeOutline(
    context,
    'M 57 90 L 57 24 Q 56 8 42 8 Q 31 9 29 22',
    0.016,
    css(shift(colour, 0.16)),
  );
  fillBox(context, [0.532, 0.34, 0.096, 0.045], 0.01, roundShade(context, 0.53, 0.63, BRASS));
  fillBox(
    context,
    [0.527, 0.9, 0.106, 0.1],
    0.02,
    roundShade(context, 0.52, 0.64, [0.3, 0.02, 270]),
  );
}

/** A spear with its blade, a binding and a tuft. */
function spear(context: Canvas2D, colour: Colour): void {
  turned(context, [0.5, 0.5, 0.42], () => {
    fillBox(context, [-0.022, -0.3, 0.044, 0.83], 0.02, roundShade(context, -0.022, 0.022, colour));
    fillOutline(context, 'M 0 -54 Q 12 -40 5 -24 L -5 -24 Q -12 -40 0 -54 Z', css(STEEL));
    fillOutline(context, 'M 0 -54 Q 12 -40 5 -24 L 0 -24 Z', css(shift(STEEL, -0.2)));
    for (const [x, turn] of [
      [-0.02, 0.5],
      [0.02, -0.5],
      [0, 0],
    ] as const)
      turned(context, [x, -0.2, turn], () =>
        fillOutline(context, 'M -3 0 Q -6 10 0 17 Q 6 10 3 0 Z', css([0.57, 0.22, 25 + x * 300])),
      );
    for (const y of [-0.25, -0.22, -0.19])
      fillBox(
        context,
        [-0.04, y, 0.08, 0.026],
        0.012,
        roundShade(context, -0.04, 0.04, [0.72, 0.12, 70]),
      );
  });
}

/** A scepter of gold with its jewel and a crown of leaves. */
function scepter(context: Canvas2D, colour: Colour): void {
  turned(context, [0.5, 0.5, 0.5], () => {
    fillBox(context, [-0.03, -0.2, 0.06, 0.7], 0.03, roundShade(context, -0.03, 0.03, BRASS));
    for (const y of [-0.16, 0.04, 0.4])
      fillBox(
        context,
        [-0.05, y, 0.1, 0.035],
        0.017,
        roundShade(context, -0.05, 0.05, shift(BRASS, 0.04)),
      );
    fillBall(context, 0, 0.51, 0.055, BRASS);
    fillOutline(
      context,
      'M -5 -18 L 5 -18 L 16 -34 L 9 -32 L 0 -40 L -9 -32 L -16 -34 Z',
      roundShade(context, -0.16, 0.16, BRASS),
    );
    fillBall(context, 0, -0.36, 0.125, colour);
    fillOutline(
      context,
      'M -7 -42 L 0 -46 L 6 -42 L 4 -34 L -5 -34 Z',
      css(shift(colour, 0.16), 0.6),
    );
    fillOutline(
      context,
      'M -14 -33 Q 0 -21 14 -33 L 10 -22 Q 0 -17 -10 -22 Z',
      roundShade(context, -0.14, 0.14, shift(BRASS, -0.03)),
    );
    strokeOutline(context, 'M 0 -49 L 0 -57 M -4 -53 L 4 -53', 0.026, css(shift(BRASS, 0.03)));
    gloss(context, [-0.05, -0.42, 0.03, 0.02], 0.8);
  });
}

/** A suit of armor that stands by itself with a halberd's pride: helmet, breastplate, arms and legs. */
function suitOfArmor(context: Canvas2D, colour: Colour): void {
  const dark = css(shift(colour, -0.38));
  onBothSides(context, () => {
    fillOutline(
      context,
      'M 37 62 L 49 62 L 48 78 L 39 78 Z',
      roundShade(context, 0.36, 0.5, colour),
    );
    fillOutline(
      context,
      'M 39 80 L 48 80 L 47 94 L 48 99 L 32 99 Q 32 95 39 93 Z',
      roundShade(context, 0.32, 0.5, shift(colour, -0.03)),
    );
    fillBall(context, 0.435, 0.785, 0.045, shift(colour, 0.02));
    fillOutline(
      context,
      'M 29 34 L 37 34 L 35 48 L 27 48 Z',
      roundShade(context, 0.26, 0.38, shift(colour, -0.04)),
    );
    fillOutline(
      context,
      'M 26 49 L 34 49 L 34 58 Q 30 62 26 58 Z',
      roundShade(context, 0.25, 0.36, shift(colour, -0.04)),
    );
    fillBall(context, 0.305, 0.485, 0.036, colour);
    fillBall(context, 0.3, 0.61, 0.04, shift(colour, -0.08));
    fillBall(context, 0.33, 0.31, 0.085, shift(colour, 0.02));
  });
  fillOutline(
    context,
    'M 36 26 Q 50 22 64 26 Q 68 42 62 54 L 38 54 Q 32 42 36 26 Z',
    roundShade(context, 0.32, 0.68, colour),
  );
  strokeOutline(context, 'M 50 26 L 50 54', 0.008, dark);
  fillOutline(
    context,
    'M 37 54 L 63 54 L 67 66 Q 58 69 50 64 Q 42 69 33 66 Z',
    roundShade(context, 0.33, 0.67, shift(colour, -0.06)),
  );
  fillBox(context, [0.365, 0.52, 0.27, 0.035], 0.015, roundShade(context, 0.36, 0.64, BRASS));
  // Plume, helmet and visor.
  fillOutline(
    context,
    'M 50 6 Q 46 -2 58 0 Q 72 2 70 18 Q 64 8 52 8 Z',
    fallShade(context, 0, 0.18, [0.58, 0.22, 25]),
  );
  fillOutline(
    context,
    'M 39 24 Q 36 5 50 4 Q 64 5 61 24 Q 56 28 50 28 Q 44 28 39 24 Z',
    roundShade(context, 0.37, 0.63, shift(colour, 0.03)),
  );
  fillOutline(
    context,
    'M 40 12.5 L 60 12.5 L 60 15.5 L 51.5 16 L 51.5 21 L 48.5 21 L 48.5 16 L 40 15.5 Z',
    dark,
  );
  onBothSides(context, () => {
    for (const y of [19, 22]) strokeOutline(context, `M 43 ${y} L 45.5 ${y}`, 0.009, dark);
  });
  strokeOutline(context, 'M 40 32 Q 38 40 41 48', 0.022, css([1, 0, 0], 0.5));
}

/** A toy ray gun with fins, rings and a bulb at its end. */
function rayGun(context: Canvas2D, colour: Colour): void {
  fillOutline(
    context,
    'M 70 52 L 90 52 Q 92 74 98 90 Q 88 96 78 92 Q 72 74 66 58 Z',
    roundShade(context, 0.64, 0.98, [0.6, 0.2, 25]),
  );
  strokeOutline(context, 'M 54 58 Q 56 72 70 68', 0.028, css(shift(STEEL, -0.2)));
  strokeOutline(context, 'M 60 58 Q 60 64 64 66', 0.024, css([0.82, 0.15, 88]));
  for (const [x, tall] of [
    [0.2, 0.1],
    [0.27, 0.14],
    [0.34, 0.18],
  ] as const)
    fillBox(
      context,
      [x, 0.42 - tall, 0.045, tall * 2],
      0.02,
      fallShade(context, 0.42 - tall, 0.42 + tall, [0.82, 0.15, 88]),
    );
  fillBox(context, [0.12, 0.385, 0.3, 0.07], 0.02, fallShade(context, 0.38, 0.46, STEEL));
  fillBall(context, 0.1, 0.42, 0.085, [0.62, 0.22, 25]);
  gloss(context, [0.08, 0.39, 0.025, 0.018], 0.8);
  fillOutline(
    context,
    'M 62 22 Q 74 6 90 4 Q 88 20 84 30 Z',
    fallShade(context, 0.04, 0.3, [0.6, 0.2, 25]),
  );
  fillOutline(
    context,
    'M 36 42 Q 44 20 66 20 Q 92 22 96 42 Q 92 60 66 62 Q 44 62 36 42 Z',
    fallShade(context, 0.18, 0.64, colour),
  );
  fillEllipse(context, [0.66, 0.41, 0.12, 0.11], css(shift(STEEL, 0.05)));
  fillBall(context, 0.66, 0.41, 0.09, [0.85, 0.17, 130]);
  gloss(context, [0.63, 0.375, 0.03, 0.02], 0.8);
  gloss(context, [0.58, 0.26, 0.1, 0.022], 0.5);
}

/** A seal of wax with a crown pressed into it. */
function waxSeal(context: Canvas2D, colour: Colour): void {
  const rim: string[] = [];
  for (let i = 0; i <= 18; i++) {
    const turn = (i / 18) * TAU;
    const reach = 45 + 4 * Math.sin(i * 2.1) - (i === 18 ? 4 * Math.sin(18 * 2.1) : 0);
    rim.push(`${50 + Math.cos(turn) * reach} ${50 + Math.sin(turn) * reach}`);
  }
  const edge = `M ${rim.join(' L ')} Z`;
  fillOutline(context, edge, fallShade(context, 0.02, 0.98, shift(colour, -0.04)));
  strokeOutline(context, edge, 0.05, fallShade(context, 0.02, 0.98, shift(colour, -0.02)));
  gloss(context, [0.28, 0.14, 0.08, 0.025], 0.4);
  fillEllipse(context, [0.5, 0.5, 0.36, 0.36], css(shift(colour, -0.16)));
  fillEllipse(
    context,
    [0.505, 0.51, 0.34, 0.34],
    fallShade(context, 0.16, 0.86, shift(colour, -0.02)),
  );
  for (const [dy, tone] of [
    [1.5, 0.14],
    [0, -0.15],
  ] as const) {
    const y = (value: number): number => value + dy;
    fillOutline(
      context,
      `M 30 ${y(64)} L 26 ${y(38)} L 38 ${y(50)} L 50 ${y(30)} L 62 ${y(50)} L 74 ${y(38)} L 70 ${y(64)} Z`,
      css(shift(colour, tone)),
    );
    fillOutline(
      context,
      `M 30 ${y(67)} L 70 ${y(67)} L 69 ${y(72)} L 31 ${y(72)} Z`,
      css(shift(colour, tone)),
    );
    for (const [x, top] of [
      [0.26, 0.36],
      [0.5, 0.28],
      [0.74, 0.36],
    ] as const)
      fillEllipse(context, [x, top + dy / 100, 0.035, 0.035], css(shift(colour, tone)));
  }
}

/** The rose of a compass: eight points, half light and half dark, and north on top. */
function compassRose(context: Canvas2D, colour: Colour): void {
  strokeEllipse(context, [0.5, 0.54, 0.33, 0.33], 0.03, css(shift(BRASS, -0.1)));
  strokeEllipse(context, [0.5, 0.54, 0.27, 0.27], 0.008, css(shift(BRASS, -0.2)));
  const point = (turn: number, reach: number, waist: number, tone: Colour): void =>
    turned(context, [0.5, 0.54, turn], () => {
      fillOutline(context, `M 0 ${-reach} L ${-waist} ${-waist} L 0 0 Z`, css(shift(tone, 0.1)));
      fillOutline(context, `M 0 ${-reach} L ${waist} ${-waist} L 0 0 Z`, css(shift(tone, -0.16)));
    });
  for (let i = 0; i < 4; i++) point(((i + 0.5) / 4) * TAU, 32, 6, BRASS);
  for (let i = 0; i < 4; i++) point((i / 4) * TAU, 45, 9, i === 0 ? [0.58, 0.22, 25] : colour);
  fillBall(context, 0.5, 0.54, 0.05, BRASS);
  strokeOutline(context, 'M 46.5 8 L 46.5 1.5 L 53.5 8 L 53.5 1.5', 0.018, css([0.35, 0.06, 45]));
}

/** A pot for lobsters of wooden laths and netting. */
function lobsterTrap(context: Canvas2D, colour: Colour): void {
  const shape = 'M 4 94 L 4 66 Q 6 32 50 32 Q 94 32 96 66 L 96 94 Z';
  fillOutline(context, shape, fallShade(context, 0.3, 0.96, [0.34, 0.04, 60]));
  within(context, shape, () => {
    for (let i = -6; i < 14; i++) {
      strokeOutline(context, `M ${i * 9} 30 L ${i * 9 + 50} 100`, 0.009, css([0.62, 0.09, 165]));
      strokeOutline(context, `M ${i * 9} 100 L ${i * 9 + 50} 30`, 0.009, css([0.62, 0.09, 165]));
    }
  });
  strokeEllipse(context, [0.5, 0.7, 0.13, 0.13], 0.03, css([0.72, 0.1, 70]));
  fillEllipse(context, [0.5, 0.7, 0.115, 0.115], css([0.2, 0.03, 60]));
  for (const [x, arch] of [
    [0.06, 'M 6 96 L 6 66 Q 8 34 50 34 Q 92 34 94 66 L 94 96'],
    [0.3, 'M 30 96 L 30 64 Q 32 46 50 46 Q 68 46 70 64 L 70 96'],
  ] as const) {
    strokeOutline(context, arch, x < 0.1 ? 0.065 : 0.03, css(shift(colour, x < 0.1 ? 0 : -0.06)));
  }
  for (const y of [0.52, 0.9])
    fillBox(
      context,
      [0.02, y, 0.96, 0.06],
      0.02,
      fallShade(context, y, y + 0.06, shift(colour, 0.04)),
    );
  fillBox(context, [0, 0.94, 1, 0.06], 0.02, fallShade(context, 0.94, 1, shift(colour, -0.06)));
  strokeOutline(context, 'M 50 33 Q 58 14 76 20 Q 84 24 86 12', 0.022, css([0.82, 0.09, 80]));
  fillBall(context, 0.87, 0.1, 0.08, [0.62, 0.21, 30]);
  fillBox(context, [0.795, 0.085, 0.15, 0.03], 0.01, css([0.97, 0.01, 90]));
}

/** A dreamcatcher: a web in a hoop with beads and feathers. */
function dreamcatcher(context: Canvas2D, colour: Colour): void {
  strokeOutline(context, 'M 50 8 L 50 1', 0.015, css(shift(colour, -0.1)));
  const [x, y, radius] = [50, 34, 27];
  for (const reach of [1, 0.7, 0.42])
    for (let i = 0; i < 10; i++) {
      const from = ((i + reach * 4) / 10) * TAU;
      const to = from + TAU / 10;
      const inner = from + TAU / 20;
      strokeOutline(
        context,
        `M ${x + Math.cos(from) * radius * reach} ${y + Math.sin(from) * radius * reach} Q ${x + Math.cos(inner) * radius * reach * 0.66} ${y + Math.sin(inner) * radius * reach * 0.66} ${x + Math.cos(to) * radius * reach} ${y + Math.sin(to) * radius * reach}`,
        0.008,
        css([0.98, 0.01, 90]),
      );
    }
  strokeEllipse(context, [0.5, 0.34, 0.28, 0.28], 0.05, css(shift(colour, -0.14)));
  strokeEllipse(context, [0.5, 0.34, 0.28, 0.28], 0.03, css(colour));
  for (let i = 0; i < 24; i++)
    turned(context, [0.5, 0.34, (i / 24) * TAU], () =>
      strokeOutline(context, 'M 25.8 -1.4 L 30.2 1.4', 0.01, css(shift(colour, -0.2))),
    );
  fillBall(context, 0.5, 0.34, 0.035, [0.7, 0.12, 195]);
  for (const [at, top, length, hue] of [
    [24, 46, 70, 195],
    [50, 62, 82, 30],
    [76, 46, 70, 195],
  ] as const) {
    strokeOutline(context, `M ${at} ${top} L ${at} ${length}`, 0.01, css(shift(colour, -0.1)));
    fillBall(context, at / 100, length / 100 - 0.07, 0.024, [0.7, 0.13, hue]);
    fillBall(context, at / 100, length / 100 - 0.03, 0.022, [0.82, 0.14, 88]);
    const feather = `M ${at} ${length - 2} Q ${at - 9} ${length + 6} ${at} ${Math.min(99, length + 24)} Q ${at + 9} ${length + 6} ${at} ${length - 2} Z`;
    fillOutline(
      context,
      feather,
      fallShade(context, length / 100, length / 100 + 0.22, [0.96, 0.03, hue]),
    );
    within(context, feather, () =>
      fillBox(context, [0, length / 100 + 0.12, 1, 0.2], 0, css([0.6, 0.11, hue], 0.9)),
    );
    strokeOutline(
      context,
      `M ${at} ${length} L ${at} ${Math.min(97, length + 20)}`,
      0.006,
      css([0.5, 0.05, hue]),
    );
  }
}

export const REGALIA: PropFamily = {
  '@cane': (context, colour) => cane(context, colour ?? WOOD),
  '@spear': (context, colour) => spear(context, colour ?? WOOD),
  '@scepter': (context, colour) => scepter(context, colour ?? [0.56, 0.22, 20]),
  '@armorsuit': (context, colour) => suitOfArmor(context, colour ?? [0.76, 0.015, 250]),
  '@raygun': (context, colour) => rayGun(context, colour ?? [0.68, 0.14, 200]),
  '@waxseal': (context, colour) => waxSeal(context, colour ?? [0.52, 0.2, 25]),
  '@compassrose': (context, colour) => compassRose(context, colour ?? [0.45, 0.12, 250]),
  '@lobstertrap': (context, colour) => lobsterTrap(context, colour ?? [0.66, 0.09, 65]),
  '@dreamcatcher': (context, colour) => dreamcatcher(context, colour ?? [0.58, 0.1, 55]),
};
