import type { Canvas2D } from '../canvas.ts';
import { type Colour, css, shift } from '../math/colour.ts';
import { linearGradient } from '../painting.ts';
import type { Stage } from '../stage/stage.ts';
import { FLOOR } from './figure-joints.ts';
import { underAmbient } from './lit-colour.ts';

/** Where the glass is beside a figure, in the units of its pose. */
const GLASS = { x: 0.74, y: 0.4, wide: 0.33, tall: 0.42 } as const;
const FRAME = 0.04;
/** The head of who looks into it. */
const FACE = { y: 0.34, size: 0.82 } as const;
const BASIN = 1.02;
const BRASS: Colour = [0.8, 0.1, 82];
const WHITE: Colour = [0.95, 0.008, 240];
const WOOD: Colour = [0.6, 0.08, 62];
const STEEL: Colour = [0.8, 0.012, 250];

/**
 * A mirror on the wall with somebody in it, over a washbasin in a bathroom.
 * @param drawImage draws who is before it
 */
export function drawMirrorImage(
  context: Canvas2D,
  { palette, plan }: Pick<Stage, 'palette' | 'plan'>,
  drawImage: (context: Canvas2D) => void,
): void {
  const ambient = (colour: Colour): Colour => underAmbient(colour, palette, 0.6);
  const { x, y, wide, tall } = GLASS;
  const ellipse = (more: number): void => {
    context.beginPath();
    context.ellipse(x, y, wide + more, tall + more, 0, 0, Math.PI * 2);
  };
  context.fillStyle = css(ambient(BRASS));
  ellipse(FRAME);
  context.fill();
  context.save();
  ellipse(0);
  context.fillStyle = linearGradient(
    context,
    [x - wide, y - tall, x + wide, y + tall],
    [
      [0, ambient([0.93, 0.03, 220])],
      [1, ambient([0.8, 0.04, 225])],
    ],
  );
  context.fill();
  context.clip();
  context.save();
  context.translate(x, y - FACE.y * FACE.size + 0.04);
  context.scale(-FACE.size, FACE.size);
  drawImage(context);
  context.restore();
  context.strokeStyle = css([0.99, 0.005, 220], 0.55);
  context.lineWidth = 0.035;
  context.beginPath();
  context.moveTo(x - wide, y + 0.1);
  context.lineTo(x - 0.02, y - tall);
  context.stroke();
  context.restore();
  if (plan.setting === 'bathroom') drawWashstand(context, ambient);
  else drawStand(context, ambient(BRASS));
}

function drawWashstand(context: Canvas2D, ambient: (colour: Colour) => Colour): void {
  const { x } = GLASS;
  const wood = ambient(WOOD);
  context.fillStyle = linearGradient(
    context,
    [0, BASIN, 0, FLOOR],
    [
      [0, wood],
      [1, shift(wood, -0.1)],
    ],
  );
  context.fillRect(x - 0.34, BASIN, 0.68, FLOOR - BASIN);
  context.fillStyle = css(shift(wood, -0.14));
  context.fillRect(x - 0.004, BASIN + 0.1, 0.008, FLOOR - BASIN - 0.12);
  context.strokeStyle = css(ambient(STEEL));
  context.lineWidth = 0.035;
  context.lineCap = 'round';
  context.beginPath();
  context.moveTo(x + 0.12, BASIN);
  context.lineTo(x + 0.12, BASIN - 0.1);
  context.quadraticCurveTo(x + 0.12, BASIN - 0.16, x + 0.02, BASIN - 0.13);
  context.stroke();
  context.fillStyle = css(ambient(WHITE));
  context.beginPath();
  context.roundRect(x - 0.37, BASIN - 0.03, 0.74, 0.1, 0.04);
  context.fill();
}

/** A tall mirror stands on two feet. */
function drawStand(context: Canvas2D, colour: Colour): void {
  const { x, y, tall } = GLASS;
  context.strokeStyle = css(colour);
  context.lineWidth = 0.05;
  context.lineCap = 'round';
  for (const side of [-1, 1]) {
    context.beginPath();
    context.moveTo(x, y + tall);
    context.lineTo(x, FLOOR - 0.14);
    context.lineTo(x + side * 0.2, FLOOR - 0.02);
    context.stroke();
  }
}
