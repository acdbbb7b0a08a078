import type { Body } from './body.ts';
import { movementAt } from './motion.ts';
import type { PlacedSprite } from './placed-sprite.ts';

/** Where the blades are, and the motor between them, in fractions of the drawing. */
const BLADES = { top: 0.34, bottom: 0.76 } as const;
const MOTOR = { left: 0.335, right: 0.665 } as const;

/** The blades of a ceiling fan go round: they narrow and widen, and what they hang from stands still. */
export const turningBlades =
  ({ sprite, x, y }: PlacedSprite): Body['draw'] =>
  (context, phase) => {
    const { width, height } = sprite;
    const [top, bottom] = [BLADES.top * height, BLADES.bottom * height];
    const drawPart = (left: number, upper: number, right: number, lower: number): void => {
      const [wide, tall] = [right - left, lower - upper];
      context.drawImage(sprite, left, upper, wide, tall, left, upper, wide, tall);
    };
    context.save();
    context.translate(x, y);
    drawPart(0, 0, width, top);
    drawPart(0, bottom, width, height);
    context.save();
    context.translate(width / 2, 0);
    context.scale(movementAt('twirl', phase).scaleX, 1);
    context.translate(-width / 2, 0);
    drawPart(0, top, width, bottom);
    context.restore();
    drawPart(MOTOR.left * width, top, MOTOR.right * width, bottom);
    context.restore();
  };
