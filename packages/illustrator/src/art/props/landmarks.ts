import type { Canvas2D } from '../../canvas.ts';
import { type Colour, css, shift } from '../../math/colour.ts';
import {
  fallShade,
  fillBox,
  fillEllipse,
  fillOutline,
  fillShape,
  type PropFamily,
  roundShade,
  strokeLine,
  strokeOutline,
} from './brush.ts';

const SANDSTONE: Colour = [0.78, 0.06, 80];

function columnedGate(context: Canvas2D): void {
  for (let i = 0; i < 6; i++)
    fillBox(
      context,
      [0.07 + i * 0.157, 0.46, 0.07, 0.5],
      0.01,
      roundShade(context, 0.07 + i * 0.157, 0.14 + i * 0.157, SANDSTONE),
    );
  fillBox(context, [0.03, 0.34, 0.94, 0.13], 0.01, fallShade(context, 0.34, 0.47, SANDSTONE));
  fillBox(
    context,
    [0.12, 0.26, 0.76, 0.09],
    0.01,
    fallShade(context, 0.26, 0.35, shift(SANDSTONE, 0.03)),
  );
  fillBox(context, [0.02, 0.94, 0.96, 0.05], 0.01, css(shift(SANDSTONE, -0.1)));
  const green: Colour = [0.56, 0.07, 165];
  for (const x of [0.4, 0.47, 0.54, 0.61]) fillEllipse(context, [x, 0.21, 0.035, 0.05], css(green));
  strokeLine(
    context,
    [
      [0.5, 0.06],
      [0.5, 0.2],
    ],
    0.03,
    css(shift(green, -0.08)),
  );
}

/** The Statue of Liberty on her pedestal. */
function liberty(context: Canvas2D, colour: Colour): void {
  // The pedestal.
  fillShape(
    context,
    [
      [0.3, 1],
      [0.34, 0.74],
      [0.66, 0.74],
      [0.7, 1],
    ],
    roundShade(context, 0.3, 0.7, [0.78, 0.03, 75]),
  );
  fillBox(
    context,
    [0.32, 0.71, 0.36, 0.045],
    0.005,
    roundShade(context, 0.32, 0.68, [0.84, 0.03, 75]),
  );
  fillBox(context, [0.26, 0.965, 0.48, 0.035], 0.005, css([0.7, 0.03, 75]));
  // The robe with its folds.
  fillShape(
    context,
    [
      [0.38, 0.72],
      [0.42, 0.36],
      [0.46, 0.28],
      [0.55, 0.28],
      [0.59, 0.38],
      [0.63, 0.72],
    ],
    roundShade(context, 0.38, 0.63, colour),
  );
  for (const x of [0.44, 0.5, 0.56]) {
    strokeLine(
      context,
      [
        [0.5 + (x - 0.5) * 0.5, 0.36],
        [x, 0.71],
      ],
      0.008,
      css(shift(colour, -0.12), 0.7),
    );
  }
  // The raised arm with the torch.
  strokeLine(
    context,
    [
      [0.46, 0.32],
      [0.385, 0.24],
      [0.37, 0.12],
    ],
    0.045,
    css(shift(colour, 0.02)),
  );
  fillShape(
    context,
    [
      [0.345, 0.12],
      [0.395, 0.12],
      [0.385, 0.08],
      [0.355, 0.08],
    ],
    css([0.82, 0.14, 88]),
  );
  fillEllipse(context, [0.37, 0.05, 0.024, 0.042], css([0.84, 0.17, 70]));
  fillEllipse(context, [0.37, 0.06, 0.012, 0.024], css([0.95, 0.12, 92]));
  // The tablet.
  context.save();
  context.translate(0.6, 0.43);
  context.rotate(0.22);
  fillBox(context, [-0.035, -0.07, 0.075, 0.14], 0.008, css(shift(colour, -0.08)));
  context.restore();
  // The head and the crown.
  fillEllipse(
    context,
    [0.505, 0.235, 0.038, 0.05],
    roundShade(context, 0.46, 0.55, shift(colour, 0.05)),
  );
  for (let i = 0; i < 7; i++) {
    const turn = -Math.PI / 2 + (i - 3) * 0.36;
    strokeLine(
      context,
      [
        [0.505 + 0.04 * Math.cos(turn), 0.21 + 0.04 * Math.sin(turn)],
        [0.505 + 0.085 * Math.cos(turn), 0.21 + 0.085 * Math.sin(turn)],
      ],
      0.01,
      css(colour),
    );
  }
  fillBox(context, [0.462, 0.195, 0.086, 0.02], 0.008, css(shift(colour, -0.05)));
  for (const x of [0.492, 0.518])
    fillEllipse(context, [x, 0.238, 0.005, 0.006], css(shift(colour, -0.3)));
}

/** The red suspension bridge of San Francisco. */
function goldenGate(context: Canvas2D, colour: Colour): void {
  const towers = [0.26, 0.74] as const;
  context.strokeStyle = css(shift(colour, -0.05));
  context.lineWidth = 0.014;
  context.lineCap = 'round';
  context.beginPath();
  context.moveTo(0, 0.66);
  context.quadraticCurveTo(0.18, 0.6, towers[0], 0.3);
  context.quadraticCurveTo(0.5, 1.0, towers[1], 0.3);
  context.quadraticCurveTo(0.82, 0.6, 1, 0.66);
  context.stroke();
  context.lineWidth = 0.005;
  for (let i = 1; i < 40; i++) {
    const x = i / 40;
    const t = (x - towers[0]) / (towers[1] - towers[0]);
    const isInside = t > 0 && t < 1;
    const side = x < 0.5 ? x / towers[0] : (1 - x) / towers[0];
    const top = isInside ? 0.3 + 1.4 * t * (1 - t) : 0.66 - 0.36 * side ** 2.2;
    context.beginPath();
    context.moveTo(x, Math.min(0.72, top));
    context.lineTo(x, 0.72);
    context.stroke();
  }
  for (const x of towers) {
    for (const dx of [-0.03, 0.022]) {
      fillBox(
        context,
        [x + dx, 0.26, 0.02, 0.74],
        0.004,
        roundShade(context, x + dx, x + dx + 0.02, colour),
      );
    }
    for (const y of [0.3, 0.42, 0.54, 0.66, 0.84]) {
      fillBox(context, [x - 0.03, y, 0.072, 0.02], 0.003, css(shift(colour, -0.04)));
    }
    fillBox(context, [x - 0.05, 0.95, 0.11, 0.05], 0.01, css([0.6, 0.02, 260]));
  }
  fillBox(context, [0, 0.71, 1, 0.03], 0.004, roundShade(context, 0, 1, colour));
}

/** The Sydney Opera House from the harbor: two groups of shells on a base. */
function operaHouse(context: Canvas2D): void {
  const tile: Colour = [0.96, 0.014, 90];
  const shell = (left: number, wide: number, tall: number): void => {
    const x = (part: number): number => 100 * (left + wide * part);
    const y = (part: number): number => 80 - 100 * tall * part;
    const outline = `M ${x(0)} 80 Q ${x(0.02)} ${y(0.72)} ${x(1)} ${y(1)} Q ${x(0.72)} ${y(0.45)} ${x(0.66)} 80 Z`;
    fillOutline(context, outline, roundShade(context, left, left + wide, tile));
    for (const part of [0.22, 0.44]) {
      strokeOutline(
        context,
        `M ${x(part)} 80 Q ${x(part + 0.12)} ${y(0.6)} ${x(1)} ${y(1)}`,
        0.006,
        css(shift(tile, -0.13), 0.8),
      );
    }
    fillOutline(
      context,
      `M ${x(0.66)} 80 Q ${x(0.72)} ${y(0.45)} ${x(1)} ${y(1)} Q ${x(0.84)} ${y(0.4)} ${x(0.86)} 80 Z`,
      css([0.5, 0.06, 70]),
    );
  };
  for (const [left, wide, tall] of [
    [0.62, 0.22, 0.3],
    [0.72, 0.2, 0.22],
    [0.04, 0.3, 0.3],
    [0.16, 0.36, 0.46],
    [0.34, 0.34, 0.4],
    [0.52, 0.24, 0.26],
  ] as const) {
    shell(left, wide, tall);
  }
  fillBox(context, [0, 0.79, 1, 0.07], 0.006, fallShade(context, 0.79, 0.86, [0.72, 0.05, 55]));
  fillBox(
    context,
    [0.02, 0.86, 0.96, 0.08],
    0.004,
    fallShade(context, 0.86, 0.94, [0.6, 0.05, 50]),
  );
  for (let i = 0; i < 14; i++) {
    fillBox(context, [0.06 + i * 0.064, 0.815, 0.03, 0.02], 0.003, css([0.95, 0.1, 85], 0.8));
  }
}

/** Bridges, gates and statues that cities are known by. */
export const LANDMARKS: PropFamily = {
  '@operahouse': operaHouse,
  '@goldengate': (context, colour) => goldenGate(context, colour ?? [0.56, 0.19, 30]),
  '@liberty': (context, colour) => liberty(context, colour ?? [0.74, 0.08, 175]),
  '@columngate': columnedGate,
};
