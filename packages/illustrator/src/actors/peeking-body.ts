import type { Canvas2D } from '../canvas.ts';
import type { Expression } from '../language/expression-name.ts';
import { type Colour, css, shift } from '../math/colour.ts';
import { wave } from '../math/periodic.ts';
import type { Stage } from '../stage/stage.ts';
import type { Body } from './body.ts';
import { createPuppet } from './puppet.ts';

interface PeekingBodyOptions {
  /** A head alone. */
  readonly glyph: string;
  readonly category: string;
  readonly sizePx: number;
  readonly colour: Colour | null;
  readonly expression: Expression | null;
}

/** Width of the head, in sizes of the actor. */
const HEAD = 0.82;
/** Where the paws lie before the chin, in widths of the head. */
const PAWS = { x: 0.3, y: 0.95, wide: 0.15, high: 0.085 } as const;
const SOLES = 1.02;

/** An animal that looks out of a gap: a head with two paws before the chin. */
export async function createPeekingBody(
  stage: Stage,
  { glyph, category, sizePx, colour, expression }: PeekingBodyOptions,
): Promise<Body> {
  const unit = sizePx * HEAD;
  const puppet = await createPuppet(stage, glyph, category, unit, colour, {
    skin: null,
    expression,
  });
  return {
    glyph,
    colour: puppet.fur,
    width: unit,
    height: unit * SOLES,
    seatDepth: 0,
    insideDepth: 0.06,
    draw(context, phase) {
      context.save();
      context.scale(unit, unit);
      context.translate(0, -SOLES);
      context.save();
      context.translate(-0.5, 0.012 * wave(phase));
      puppet.drawFace(context, phase);
      context.restore();
      for (const side of [-1, 1]) drawPaw(context, side * PAWS.x, puppet.hand);
      context.restore();
    },
  };
}

function drawPaw(context: Canvas2D, x: number, colour: Colour): void {
  context.fillStyle = css(colour);
  context.beginPath();
  context.ellipse(x, PAWS.y, PAWS.wide, PAWS.high, 0, 0, Math.PI * 2);
  context.fill();
  context.strokeStyle = css(shift(colour, -0.16), 0.7);
  context.lineWidth = 0.014;
  context.lineCap = 'round';
  for (const toe of [-0.05, 0.05]) {
    context.beginPath();
    context.moveTo(x + toe, PAWS.y + 0.02);
    context.lineTo(x + toe, PAWS.y + 0.075);
    context.stroke();
  }
}
