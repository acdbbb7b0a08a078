import type { Canvas2D } from '../../canvas.ts';
import { type Colour, css, shift } from '../../math/colour.ts';
import { radialGradient } from '../../painting.ts';
import {
  fallShade,
  fillBox,
  fillEllipse,
  fillShape,
  litWindow,
  type PropFamily,
  shadePath,
  SNOW,
  strokeLine,
  WARM_LIGHT,
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

const CABIN_WALL: Colour = [0.5, 0.09, 52];
const CHIMNEY: Colour = [0.4, 0.03, 30];

function cabin(context: Canvas2D, wall: Colour, isSnowy: boolean): void {
  fillBox(context, [0.7, 0.14, 0.09, 0.2], 0, css(CHIMNEY));
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
  if (isSnowy) snowyRoof(context);
  fillBox(context, [0.685, 0.11, 0.12, 0.05], 0.02, css(isSnowy ? SNOW : shift(CHIMNEY, -0.06)));
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

export const DWELLINGS: PropFamily = {
  '@cabin': (context, colour) => cabin(context, colour ?? CABIN_WALL, false),
  '@snowycabin': (context, colour) => cabin(context, colour ?? CABIN_WALL, true),
  '@tent': (context, colour) => tent(context, colour ?? [0.68, 0.17, 50]),
  '@igloo': igloo,
  '@barn': (context, colour) => barn(context, colour ?? [0.52, 0.19, 25]),
};
