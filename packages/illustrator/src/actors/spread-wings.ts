import type { Bounds } from '../art/bounds.ts';
import type { Canvas, Canvas2D } from '../canvas.ts';
import { type Colour, css, shift } from '../math/colour.ts';
import { wave } from '../math/periodic.ts';
import { linearGradient } from '../painting.ts';
import { colourAt } from './sprite-arm.ts';

/** Birds whose pictures spread their wings already, and what is no bird. */
const SPREAD = /eagle|dove|phoenix|hummingbird|feather|wing|peacock|baby-bird/;

/** Whether a bird is drawn with its wings at its sides, so that it cannot be seen to fly. */
export const foldsItsWings = (glyph: string, category: string): boolean =>
  category === 'animal-bird' && !SPREAD.test(glyph);

export interface FlyingPlace {
  /** Top left corner of the sprite, from the middle of its soles, in pixels. */
  readonly x: number;
  readonly y: number;
  readonly bounds: Bounds;
  /** Where the head is; "front" when the bird looks at the viewer. */
  readonly head: 'left' | 'right' | 'front';
}

/** Where the wings begin: from the head's side, and from the top of what is drawn. */
const SHOULDER = { along: 0.56, down: 0.5 } as const;
/** How far a wing is turned back from the upright, of a bird from the side and from the front. Radians. */
const SWEPT = { side: 0.62, front: 1.05 } as const;
/** How far a bird that is drawn upright leans into its flight. Radians. */
const LEAN = 0.32;
/** Beats per loop. */
const BEATS = 4;

/** A wing that is lifted, its tip behind; the shoulder is at the origin, the head to the left. */
function drawWing(context: Canvas2D, size: number, lift: number, colour: Colour): void {
  context.save();
  context.scale(size, size * lift);
  context.fillStyle = linearGradient(
    context,
    [0, 0, 0.2, -0.9],
    [
      [0, colour],
      [0.55, shift(colour, 0.05)],
      [1, shift(colour, -0.1)],
    ],
  );
  context.beginPath();
  context.moveTo(-0.16, 0.05);
  context.bezierCurveTo(-0.24, -0.34, -0.06, -0.72, 0.26, -0.86);
  context.quadraticCurveTo(0.28, -0.72, 0.24, -0.64);
  context.quadraticCurveTo(0.34, -0.66, 0.42, -0.62);
  context.quadraticCurveTo(0.4, -0.48, 0.32, -0.42);
  context.quadraticCurveTo(0.42, -0.42, 0.48, -0.36);
  context.quadraticCurveTo(0.42, -0.22, 0.32, -0.2);
  context.quadraticCurveTo(0.36, -0.14, 0.34, -0.06);
  context.bezierCurveTo(0.2, 0.06, 0, 0.14, -0.16, 0.05);
  context.fill();
  context.strokeStyle = css(shift(colour, -0.12), 0.7);
  context.lineWidth = 0.018;
  context.lineCap = 'round';
  context.beginPath();
  for (const [fromX, fromY, toX, toY] of [
    [0.06, -0.34, 0.22, -0.63],
    [0.12, -0.22, 0.3, -0.42],
    [0.14, -0.1, 0.3, -0.2],
  ] as const) {
    context.moveTo(fromX, fromY);
    context.lineTo(toX, toY);
  }
  context.stroke();
  context.restore();
}

interface Wing {
  /** Fractions of what is drawn, from its left and its top. */
  readonly along: number;
  readonly down: number;
  /** 1 where its tip is to the right. */
  readonly side: -1 | 1;
  readonly swept: number;
  /** Lighter or darker than the bird. */
  readonly shade: number;
  readonly isBehind: boolean;
  /** Of its beat, 0 to 1. */
  readonly late: number;
}

function wingsOf(head: FlyingPlace['head']): readonly Wing[] {
  if (head === 'front') {
    return ([-1, 1] as const).map((side) => ({
      along: 0.5 + side * 0.28,
      down: 0.5,
      side,
      swept: SWEPT.front,
      shade: -0.02,
      isBehind: true,
      late: 0,
    }));
  }
  const side = head === 'left' ? 1 : -1;
  const near = { along: 0.5 + side * (SHOULDER.along - 0.5), down: SHOULDER.down, side } as const;
  return [
    {
      ...near,
      along: near.along - side * 0.1,
      swept: SWEPT.side - 0.34,
      shade: -0.1,
      isBehind: true,
      late: 0.02,
    },
    { ...near, swept: SWEPT.side, shade: 0.02, isBehind: false, late: 0 },
  ];
}

/** A bird whose picture folds its wings, with wings that beat. */
export function flyingDrawing(
  sprite: Canvas,
  { x, y, bounds, head }: FlyingPlace,
): (context: Canvas2D, phase: number) => void {
  const { width, height } = sprite;
  const wide = bounds.right - bounds.left;
  const tall = bounds.bottom - bounds.top;
  const size = Math.max(wide * width, tall * height) * (head === 'front' ? 0.8 : 0.6);
  const isUpright = tall * height > wide * width * 0.9;
  const lean = head === 'front' || !isUpright ? 0 : head === 'left' ? -LEAN : LEAN;
  const wings = wingsOf(head).map((wing) => {
    const column = bounds.left + wing.along * wide;
    const row = bounds.top + wing.down * tall;
    const colour = colourAt(sprite, column + wing.side * 0.1 * wide, row + 0.04);
    return { wing, column, row, colour: shift(colour, wing.shade) };
  });
  return (context, phase) => {
    const draw = (isBehind: boolean): void => {
      for (const { wing, column, row, colour } of wings) {
        if (wing.isBehind !== isBehind) continue;
        context.save();
        context.translate(x + column * width, y + row * height);
        context.scale(wing.side, 1);
        const beat = wave(phase, BEATS, -wing.late);
        context.rotate(wing.swept - 0.18 * beat);
        drawWing(context, size, 0.88 + 0.2 * beat, colour);
        context.restore();
      }
    };
    context.save();
    context.translate(0, (-tall * height) / 2);
    context.rotate(lean);
    context.translate(0, (tall * height) / 2);
    draw(true);
    context.drawImage(sprite, x, y);
    draw(false);
    context.restore();
  };
}
