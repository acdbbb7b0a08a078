import type { Canvas, Canvas2D } from '../canvas.ts';
import { type Colour, css, mix, shift } from '../math/colour.ts';
import { linearGradient } from '../painting.ts';

/** The row of a bust glyph whose colours run down the torso: below the collar, above the edge. */
const GARMENT_ROW = 0.905;

const furShade = (context: Canvas2D, colour: Colour, top: number, bottom: number) =>
  linearGradient(
    context,
    [-0.15, top, 0.12, bottom],
    [
      [0, shift(colour, 0.09)],
      [0.45, colour],
      [1, shift(mix(colour, [0.45, 0.16, 325], 0.22), -0.08)],
    ],
  );

/** In the puppet's units: from the neck at y 0.7 to the hips at 1.4. */
export function paintTorso(
  context: Canvas2D,
  main: Colour,
  belly: Colour | null,
  robot: boolean,
  bust: Canvas | null,
  mirrored: boolean,
): void {
  if (bust) paintGarment(context, main, bust, mirrored);
  else paintFur(context, main, belly);
  if (robot) paintPanel(context);
}

function paintFur(context: Canvas2D, main: Colour, belly: Colour | null): void {
  context.fillStyle = furShade(context, main, 0.75, 1.4);
  context.beginPath();
  context.moveTo(0, 0.72);
  context.bezierCurveTo(-0.22, 0.72, -0.33, 1.02, -0.3, 1.2);
  context.bezierCurveTo(-0.27, 1.42, 0.27, 1.42, 0.3, 1.2);
  context.bezierCurveTo(0.33, 1.02, 0.22, 0.72, 0, 0.72);
  context.fill();
  if (!belly) return;
  context.fillStyle = furShade(context, belly, 0.8, 1.4);
  context.beginPath();
  context.ellipse(0, 1.12, 0.19, 0.21, 0, 0, Math.PI * 2);
  context.fill();
}

/** The garment of the bust goes on downwards: one of its rows is stretched over the torso. */
function paintGarment(context: Canvas2D, main: Colour, bust: Canvas, mirrored: boolean): void {
  context.save();
  context.beginPath();
  context.moveTo(-0.33, 0.84);
  context.bezierCurveTo(-0.35, 1, -0.3, 1.2, -0.25, 1.22);
  context.bezierCurveTo(-0.1, 1.26, 0.1, 1.26, 0.25, 1.22);
  context.bezierCurveTo(0.3, 1.2, 0.35, 1, 0.33, 0.84);
  context.closePath();
  context.fillStyle = css(main);
  context.fill();
  context.clip();
  const row = Math.floor(bust.height * GARMENT_ROW);
  if (mirrored) {
    // The glyph's right half shows a tool; its left half serves for both sides.
    const half = (): void =>
      context.drawImage(
        bust,
        bust.width * 0.14,
        row,
        bust.width * 0.36,
        1,
        -0.36,
        0.84,
        0.365,
        0.56,
      );
    half();
    context.scale(-1, 1);
    half();
    context.scale(-1, 1);
  } else {
    context.drawImage(bust, bust.width * 0.1, row, bust.width * 0.8, 1, -0.4, 0.84, 0.8, 0.56);
  }
  for (const [line, stops] of [
    [
      [-0.34, 0, 0.34, 0],
      [
        [0, [1, 0, 0], 0.1],
        [0.3, [1, 0, 0], 0],
        [0.7, [0.25, 0.1, 300], 0],
        [1, [0.25, 0.1, 300], 0.35],
      ],
    ],
    [
      [0, 0.9, 0, 1.38],
      [
        [0, [0.25, 0.1, 300], 0],
        [1, [0.25, 0.1, 300], 0.35],
      ],
    ],
  ] as const) {
    context.fillStyle = linearGradient(context, line, stops);
    context.fillRect(-1, 0, 2, 2);
  }
  context.restore();
}

function paintPanel(context: Canvas2D): void {
  context.fillStyle = css([0.35, 0.06, 285]);
  context.beginPath();
  context.roundRect(-0.14, 1, 0.28, 0.17, 0.05);
  context.fill();
  context.fillStyle = css([0.8, 0.15, 210]);
  for (const x of [-0.07, 0, 0.07]) {
    context.beginPath();
    context.arc(x, 1.085, 0.022, 0, Math.PI * 2);
    context.fill();
  }
}
