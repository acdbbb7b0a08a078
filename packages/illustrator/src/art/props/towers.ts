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
  strokeLine,
  WOOD,
} from './brush.ts';

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

const MILL_CAP: Colour = [0.55, 0.17, 28];
const MILL_WALL: Colour = [0.9, 0.03, 85];

/** Where the prompt names a color, its wall has it, below a darker cap. */
function windmillTower(context: Canvas2D, colour: Colour | null): void {
  context.beginPath();
  context.moveTo(0.4, 0.36);
  context.lineTo(0.6, 0.36);
  context.lineTo(0.68, 0.98);
  context.lineTo(0.32, 0.98);
  context.closePath();
  context.fillStyle = roundShade(context, 0.32, 0.68, colour ?? MILL_WALL);
  context.fill();
  context.fillStyle = fallShade(context, 0.22, 0.38, colour ? shift(colour, -0.12) : MILL_CAP);
  context.beginPath();
  context.moveTo(0.36, 0.38);
  context.quadraticCurveTo(0.5, 0.1, 0.64, 0.38);
  context.closePath();
  context.fill();
  fillBox(context, [0.45, 0.78, 0.1, 0.2], [0.05, 0.05, 0, 0], css(DARK_WOOD));
  litWindow(context, [0.46, 0.55, 0.08, 0.1]);
}

/** Drawn apart from the tower, about the hub at (0.5, 0.34), so that an actor can turn them; here they stand still. */
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

export const TOWERS: PropFamily = {
  '@lighthouse': (context, colour) => lighthouse(context, colour ?? [0.62, 0.21, 25]),
  '@windmill': (context, colour) => {
    windmillTower(context, colour);
    windmillSails(context);
  },
  '@windmilltower': windmillTower,
  '@windmillsails': windmillSails,
};
