import { describe, expect, it } from 'vitest';
import type { Canvas2D } from '../canvas.ts';
import { createNodeHost } from '../node/index.ts';
import type { Actor } from './actor.ts';
import type { Body } from './body.ts';
import { drawStack } from './draw-stack.ts';
import { movementAt } from './motion.ts';

const { environment } = await createNodeHost();

/** Fills its box above the ground. */
const block = (glyph: string, width: number, height: number, colour: string): Body => ({
  glyph,
  width,
  height,
  seatDepth: 0,
  draw(context: Canvas2D) {
    context.fillStyle = colour;
    context.fillRect(-width / 2, -height, width, height);
  },
});

/** The colors of a row of points, `y` pixels above the ground, of somebody in a container. */
function coloursOf(actor: Partial<Actor>, container: string, y: number, xs: readonly number[]) {
  const canvas = environment.createCanvas(300, 300);
  const context = canvas.getContext('2d');
  context.translate(150, 290);
  const body = block(container, 200, 100, 'red');
  const seat = { body, manner: 'inside', heightPx: 70, glass: null, sizePx: 200, drawn: true };
  drawStack(
    context,
    {
      placement: { facing: 'right', seatShift: 0, seatDepth: 0, motion: 'idle' },
      mounts: [{ ...seat, isTurned: false }],
      puppet: true,
      held: [],
      ...actor,
    } as unknown as Actor,
    0,
    0,
    movementAt('lie', 0),
  );
  context.setTransform(1, 0, 0, 1, 0, 0);
  return xs.map((x) => {
    const [red = 0, green = 0] = context.getImageData(150 + x, 290 - y, 1, 1).data;
    return red > 128 ? 'red' : green > 64 ? 'green' : 'none';
  });
}

describe('somebody in something', () => {
  it('lies on the pillow of a bed, under its blanket', () => {
    const sleeper = { body: block('man', 160, 50, 'green'), liesInBed: true };
    expect(coloursOf(sleeper, 'bed', 80, [-60, 20])).toEqual(['green', 'red']);
  });

  it('looks out over the far side of a box', () => {
    const girl = { body: block('girl', 60, 100, 'green'), liesInBed: false };
    expect(coloursOf(girl, '@box', 120, [0])).toEqual(['green']);
    expect(coloursOf(girl, '@box', 60, [0])).toEqual(['red']);
  });
});
