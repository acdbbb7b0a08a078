import type { Canvas2D } from '../../canvas.ts';
import { type Colour, css, shift } from '../../math/colour.ts';
import { radialGradient } from '../../painting.ts';
import {
  DARK_WOOD,
  fallShade,
  fillBox,
  fillEllipse,
  fillShape,
  IRON,
  litWindow,
  type PropFamily,
  roundShade,
  shadePath,
  SNOW,
  STONE,
  strokeLine,
  WARM_LIGHT,
  WOOD,
} from './brush.ts';

function snowyRoof(context: Canvas2D): void {
  context.fillStyle = css(SNOW);
  context.beginPath();
  context.moveTo(0.02, 0.5);
  context.lineTo(0.5, 0.06);
  context.lineTo(0.98, 0.5);
  context.bezierCurveTo(0.94, 0.54, 0.9, 0.47, 0.86, 0.46);
  context.bezierCurveTo(0.8, 0.48, 0.74, 0.36, 0.68, 0.36);
  context.bezierCurveTo(0.6, 0.38, 0.56, 0.24, 0.5, 0.24);
  context.bezierCurveTo(0.44, 0.24, 0.4, 0.38, 0.32, 0.36);
  context.bezierCurveTo(0.26, 0.36, 0.2, 0.48, 0.14, 0.46);
  context.bezierCurveTo(0.1, 0.47, 0.06, 0.54, 0.02, 0.5);
  context.fill();
}

function cabin(context: Canvas2D, colour: Colour | null): void {
  const wall = colour ?? [0.5, 0.09, 52];
  fillBox(context, [0.7, 0.14, 0.09, 0.2], 0, css([0.4, 0.03, 30]));
  context.fillStyle = fallShade(context, 0.45, 0.97, wall);
  context.fillRect(0.14, 0.46, 0.72, 0.5);
  for (let i = 0; i < 8; i++) {
    context.fillStyle = css(shift(wall, -0.2), 0.5);
    context.fillRect(0.14, 0.52 + i * 0.057, 0.72, 0.008);
  }
  fillShape(
    context,
    [
      [0.04, 0.5],
      [0.5, 0.1],
      [0.96, 0.5],
    ],
    fallShade(context, 0.1, 0.5, [0.36, 0.06, 25]),
  );
  snowyRoof(context);
  fillBox(context, [0.685, 0.11, 0.12, 0.05], 0.02, css(SNOW));
  litWindow(context, [0.21, 0.58, 0.17, 0.17]);
  litWindow(context, [0.62, 0.58, 0.17, 0.17]);
  fillBox(
    context,
    [0.42, 0.64, 0.16, 0.32],
    [0.08, 0.08, 0, 0],
    fallShade(context, 0.6, 0.96, [0.36, 0.1, 35]),
  );
  fillEllipse(context, [0.545, 0.81, 0.012, 0.012], css([0.85, 0.13, 88]));
}

function lighthouse(context: Canvas2D, colour: Colour): void {
  context.beginPath();
  context.moveTo(0.4, 0.26);
  context.lineTo(0.6, 0.26);
  context.lineTo(0.67, 0.98);
  context.lineTo(0.33, 0.98);
  context.closePath();
  context.fillStyle = roundShade(context, 0.35, 0.66, [0.94, 0.01, 90]);
  context.fill();
  context.save();
  context.clip();
  context.fillStyle = roundShade(context, 0.35, 0.66, colour);
  for (let i = 0; i < 3; i++) context.fillRect(0.3, 0.34 + i * 0.23, 0.4, 0.1);
  context.restore();
  context.fillStyle = css([0.3, 0.03, 270]);
  context.fillRect(0.36, 0.23, 0.28, 0.035);
  context.fillStyle = radialGradient(context, 0.5, 0.18, 0.1, [
    [0, [0.99, 0.06, 95]],
    [1, [0.86, 0.16, 85]],
  ]);
  context.fillRect(0.43, 0.13, 0.14, 0.1);
  fillShape(
    context,
    [
      [0.41, 0.13],
      [0.5, 0.03],
      [0.59, 0.13],
    ],
    roundShade(context, 0.4, 0.6, colour),
  );
  fillBox(context, [0.455, 0.84, 0.09, 0.14], [0.045, 0.045, 0, 0], css([0.35, 0.06, 40]));
}

/** The sails are drawn apart so that an actor could turn them; here they stand still. */
const MILL_CAP: Colour = [0.55, 0.17, 28];

function windmillTower(context: Canvas2D, colour: Colour): void {
  context.beginPath();
  context.moveTo(0.4, 0.36);
  context.lineTo(0.6, 0.36);
  context.lineTo(0.68, 0.98);
  context.lineTo(0.32, 0.98);
  context.closePath();
  context.fillStyle = roundShade(context, 0.32, 0.68, [0.9, 0.03, 85]);
  context.fill();
  context.fillStyle = fallShade(context, 0.22, 0.38, colour);
  context.beginPath();
  context.moveTo(0.36, 0.38);
  context.quadraticCurveTo(0.5, 0.1, 0.64, 0.38);
  context.closePath();
  context.fill();
  fillBox(context, [0.45, 0.78, 0.1, 0.2], [0.05, 0.05, 0, 0], css(DARK_WOOD));
  litWindow(context, [0.46, 0.55, 0.08, 0.1]);
}

/** About the hub at (0.5, 0.34). */
function windmillSails(context: Canvas2D): void {
  context.save();
  context.translate(0.5, 0.34);
  context.rotate(0.35);
  for (let i = 0; i < 4; i++) {
    context.rotate(Math.PI / 2);
    strokeLine(
      context,
      [
        [0, 0],
        [0, -0.33],
      ],
      0.018,
      css(DARK_WOOD),
    );
    fillBox(context, [0.006, -0.33, 0.085, 0.25], 0.01, css([0.97, 0.02, 85]));
    for (let j = 1; j < 4; j++) {
      context.fillStyle = css(WOOD, 0.6);
      context.fillRect(0.006, -0.33 + j * 0.0625, 0.085, 0.007);
    }
  }
  context.restore();
  fillEllipse(context, [0.5, 0.34, 0.028, 0.028], css(IRON));
}

function bridge(context: Canvas2D, colour: Colour): void {
  const deck = (x: number): number => 0.62 - 0.16 * Math.sin(Math.PI * x);
  context.beginPath();
  context.moveTo(0, deck(0));
  for (let i = 0; i <= 24; i++) context.lineTo(i / 24, deck(i / 24));
  context.lineTo(1, 0.96);
  context.lineTo(0.86, 0.96);
  context.quadraticCurveTo(0.5, 0.38, 0.14, 0.96);
  context.lineTo(0, 0.96);
  context.closePath();
  context.fillStyle = fallShade(context, 0.44, 0.96, colour);
  context.fill();
  context.save();
  context.clip();
  context.strokeStyle = css(shift(colour, -0.18), 0.45);
  context.lineWidth = 0.008;
  for (let row = 0; row < 8; row++) {
    for (let i = 0; i < 9; i++) {
      const x = (i + (row % 2) * 0.5) / 8 - 0.06;
      context.beginPath();
      context.roundRect(x, 0.46 + row * 0.064, 0.12, 0.06, 0.012);
      context.stroke();
    }
  }
  context.restore();
  const rail: [number, number][] = [];
  for (let i = 0; i <= 24; i++) rail.push([0.01 + (i / 24) * 0.98, deck(i / 24) - 0.11]);
  for (let i = 0; i <= 12; i++) {
    const x = 0.02 + (i / 12) * 0.96;
    fillBox(context, [x - 0.012, deck(x) - 0.115, 0.024, 0.13], 0.006, css(shift(colour, 0.06)));
  }
  strokeLine(context, rail, 0.035, css(shift(colour, 0.1)));
}

function tent(context: Canvas2D, colour: Colour): void {
  fillShape(
    context,
    [
      [0.5, 0.3],
      [0.74, 0.36],
      [0.98, 0.94],
      [0.8, 0.97],
    ],
    css(shift(colour, -0.15)),
  );
  context.beginPath();
  context.moveTo(0.5, 0.3);
  context.lineTo(0.82, 0.97);
  context.lineTo(0.08, 0.97);
  context.closePath();
  context.fillStyle = fallShade(context, 0.3, 1, colour);
  context.fill();
  context.fillStyle = radialGradient(context, 0.46, 0.85, 0.34, [
    [0, WARM_LIGHT],
    [1, [0.6, 0.14, 55]],
  ]);
  context.beginPath();
  context.moveTo(0.48, 0.46);
  context.lineTo(0.62, 0.97);
  context.lineTo(0.3, 0.97);
  context.closePath();
  context.fill();
  context.fillStyle = css(shift(colour, 0.08));
  context.beginPath();
  context.moveTo(0.48, 0.44);
  context.quadraticCurveTo(0.36, 0.7, 0.22, 0.97);
  context.lineTo(0.31, 0.97);
  context.quadraticCurveTo(0.44, 0.78, 0.48, 0.44);
  context.fill();
  strokeLine(
    context,
    [
      [0.5, 0.3],
      [0.02, 0.9],
    ],
    0.008,
    css([0.9, 0.03, 85]),
  );
}

function igloo(context: Canvas2D): void {
  context.beginPath();
  context.moveTo(0.08, 0.96);
  context.bezierCurveTo(0.08, 0.2, 0.92, 0.2, 0.92, 0.96);
  context.closePath();
  context.fillStyle = fallShade(context, 0.3, 1, [0.93, 0.035, 225]);
  context.fill();
  context.save();
  context.clip();
  context.strokeStyle = css([0.72, 0.07, 235], 0.6);
  context.lineWidth = 0.01;
  for (let row = 0; row < 6; row++) {
    const y = 0.5 + row * 0.1;
    context.beginPath();
    context.ellipse(0.5, y + 0.03, 0.46, 0.05, 0, Math.PI, Math.PI * 2);
    context.stroke();
    for (let i = 0; i < 9; i++) {
      const x = 0.06 + (i + (row % 2) / 2) * 0.11;
      context.beginPath();
      context.moveTo(x, y);
      context.lineTo(x, y + 0.1);
      context.stroke();
    }
  }
  context.restore();
  fillBox(
    context,
    [0.35, 0.6, 0.3, 0.36],
    [0.15, 0.15, 0, 0],
    fallShade(context, 0.6, 0.96, [0.97, 0.02, 230]),
  );
  fillBox(
    context,
    [0.4, 0.67, 0.2, 0.29],
    [0.1, 0.1, 0, 0],
    fallShade(context, 0.6, 1, [0.32, 0.08, 260]),
  );
}

function sandcastle(context: Canvas2D): void {
  const sand: Colour = [0.84, 0.09, 78];
  const tower = (x: number, top: number, width: number): void => {
    context.fillStyle = roundShade(context, x, x + width, sand);
    context.fillRect(x, top, width, 0.95 - top);
    for (let i = 0; i < 3; i++) {
      context.fillRect(x + (i * width) / 3 + width * 0.04, top - 0.045, width * 0.24, 0.06);
    }
  };
  context.fillStyle = roundShade(context, 0.15, 0.85, shift(sand, -0.05));
  context.fillRect(0.18, 0.66, 0.64, 0.29);
  tower(0.36, 0.42, 0.28);
  tower(0.1, 0.54, 0.2);
  tower(0.7, 0.54, 0.2);
  fillBox(context, [0.44, 0.76, 0.12, 0.19], [0.06, 0.06, 0, 0], css(shift(sand, -0.32)));
  for (const x of [0.19, 0.79])
    fillEllipse(context, [x, 0.68, 0.02, 0.032], css(shift(sand, -0.3)));
  strokeLine(
    context,
    [
      [0.5, 0.38],
      [0.5, 0.14],
    ],
    0.014,
    css(DARK_WOOD),
  );
  fillShape(
    context,
    [
      [0.5, 0.14],
      [0.68, 0.2],
      [0.5, 0.27],
    ],
    css([0.63, 0.23, 25]),
  );
  fillEllipse(context, [0.5, 0.95, 0.47, 0.045], css(shift(sand, -0.04)));
}

function barn(context: Canvas2D, colour: Colour): void {
  context.beginPath();
  context.moveTo(0.1, 0.97);
  context.lineTo(0.1, 0.52);
  context.lineTo(0.2, 0.32);
  context.lineTo(0.5, 0.16);
  context.lineTo(0.8, 0.32);
  context.lineTo(0.9, 0.52);
  context.lineTo(0.9, 0.97);
  context.closePath();
  context.fillStyle = fallShade(context, 0.2, 1, colour);
  context.fill();
  shadePath(
    context,
    [0.1, 0, 0.9, 0],
    [
      [0, [1, 0, 0], 0.1],
      [1, [0.2, 0.1, 300], 0.25],
    ],
  );
  strokeLine(
    context,
    [
      [0.06, 0.54],
      [0.19, 0.31],
      [0.5, 0.14],
      [0.81, 0.31],
      [0.94, 0.54],
    ],
    0.05,
    css([0.34, 0.04, 30]),
  );
  const white = css([0.97, 0.01, 90]);
  fillBox(context, [0.32, 0.6, 0.36, 0.37], 0.01, css(shift(colour, -0.1)));
  strokeLine(
    context,
    [
      [0.33, 0.61],
      [0.67, 0.61],
      [0.67, 0.96],
      [0.33, 0.61],
      [0.33, 0.96],
      [0.67, 0.61],
    ],
    0.022,
    white,
  );
  litWindow(context, [0.43, 0.33, 0.14, 0.13], [0.97, 0.01, 90]);
}

function pyramid(context: Canvas2D): void {
  const sand: Colour = [0.83, 0.1, 78];
  fillShape(
    context,
    [
      [0.46, 0.2],
      [0.66, 0.95],
      [0, 0.95],
    ],
    fallShade(context, 0.2, 1, sand),
  );
  fillShape(
    context,
    [
      [0.46, 0.2],
      [1, 0.95],
      [0.66, 0.95],
    ],
    fallShade(context, 0.2, 1, shift(sand, -0.2, 1.1, -15)),
  );
  for (let i = 1; i < 8; i++) {
    const y = 0.2 + i * 0.094;
    const t = (y - 0.2) / 0.75;
    strokeLine(
      context,
      [
        [0.46 - 0.46 * t, y],
        [0.46 + 0.2 * t, y],
        [0.46 + 0.54 * t, y],
      ],
      0.005,
      css(shift(sand, -0.25), 0.4),
    );
  }
}

function well(context: Canvas2D): void {
  for (const x of [0.26, 0.7]) {
    fillBox(context, [x, 0.3, 0.045, 0.4], 0.01, css(DARK_WOOD));
  }
  fillShape(
    context,
    [
      [0.12, 0.36],
      [0.5, 0.1],
      [0.88, 0.36],
    ],
    fallShade(context, 0.1, 0.38, [0.52, 0.14, 32]),
  );
  strokeLine(
    context,
    [
      [0.5, 0.36],
      [0.5, 0.52],
    ],
    0.012,
    css([0.8, 0.06, 80]),
  );
  fillBox(
    context,
    [0.43, 0.5, 0.14, 0.12],
    [0.01, 0.01, 0.04, 0.04],
    fallShade(context, 0.5, 0.62, WOOD),
  );
  fillBox(context, [0.18, 0.62, 0.64, 0.34], 0.04, roundShade(context, 0.18, 0.82, STONE));
  context.strokeStyle = css(shift(STONE, -0.18), 0.6);
  context.lineWidth = 0.01;
  for (let row = 0; row < 3; row++) {
    for (let i = 0; i < 4; i++) {
      context.beginPath();
      context.roundRect(0.19 + (i + (row % 2) * 0.4) * 0.14, 0.65 + row * 0.1, 0.13, 0.09, 0.02);
      context.stroke();
    }
  }
  fillBox(
    context,
    [0.14, 0.6, 0.72, 0.06],
    0.025,
    roundShade(context, 0.14, 0.86, shift(STONE, 0.08)),
  );
}

export const BUILDINGS: PropFamily = {
  '@cabin': cabin,
  '@lighthouse': (context, colour) => lighthouse(context, colour ?? [0.62, 0.21, 25]),
  '@windmill': (context, colour) => {
    windmillTower(context, colour ?? MILL_CAP);
    windmillSails(context);
  },
  '@windmilltower': (context, colour) => windmillTower(context, colour ?? MILL_CAP),
  '@windmillsails': windmillSails,
  '@bridge': (context, colour) => bridge(context, colour ?? [0.68, 0.03, 60]),
  '@tent': (context, colour) => tent(context, colour ?? [0.68, 0.17, 50]),
  '@igloo': igloo,
  '@sandcastle': sandcastle,
  '@barn': (context, colour) => barn(context, colour ?? [0.52, 0.19, 25]),
  '@pyramid': pyramid,
  '@well': well,
};
