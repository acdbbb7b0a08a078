import type { Canvas2D } from '../canvas.ts';
import { COLOURS } from '../language/colours.ts';
import { SKIN_COLOURS } from '../language/skin-tones.ts';
import type { HandsAt } from '../language/subject.ts';
import { type Colour, css, shift } from '../math/colour.ts';
import { createRandom } from '../math/random.ts';
import type { Stage } from '../stage/stage.ts';
import type { Body } from './body.ts';
import { drawLimb, type LimbColours, limbInLight } from './limb.ts';
import type { Point } from './pose-name.ts';

interface Hands {
  readonly arm: LimbColours;
  readonly sleeve: LimbColours;
}

const SLEEVES: readonly Colour[] = [
  [0.5, 0.09, 250],
  [0.62, 0.12, 25],
  [0.55, 0.08, 150],
  [0.85, 0.03, 85],
];

/** A finger with a darker edge; the nail is at its end. */
function finger(context: Canvas2D, from: Point, to: Point, width: number, skin: Colour): void {
  context.lineCap = 'round';
  for (const [wide, colour] of [
    [width * 1.16, shift(skin, -0.14)],
    [width, skin],
  ] as const) {
    context.strokeStyle = css(colour);
    context.lineWidth = wide;
    context.beginPath();
    context.moveTo(...from);
    context.lineTo(...to);
    context.stroke();
  }
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy) || 1;
  context.strokeStyle = css(shift(skin, 0.09), 0.9);
  context.lineWidth = width * 0.5;
  context.beginPath();
  context.moveTo(to[0] - (dx / length) * width * 0.1, to[1] - (dy / length) * width * 0.1);
  context.lineTo(to[0] + (dx / length) * width * 0.12, to[1] + (dy / length) * width * 0.12);
  context.stroke();
}

function forearm(
  context: Canvas2D,
  { arm, sleeve }: Hands,
  [from, to]: readonly [Point, Point],
  width: number,
): void {
  const at = (t: number): Point => [
    from[0] + (to[0] - from[0]) * t,
    from[1] + (to[1] - from[1]) * t,
  ];
  drawLimb(
    context,
    { from: at(0.55), bend: at(0.8), to, widthFrom: width * 0.82, widthTo: width * 0.62 },
    arm,
  );
  drawLimb(
    context,
    { from, bend: at(0.25), to: at(0.78), widthFrom: width * 1.25, widthTo: width * 0.96 },
    sleeve,
  );
}

/** In sizes of the palm from the place of the hand: across to the side of its arm, and down. */
interface HandShape {
  readonly elbow: Point;
  readonly wrist: Point;
  readonly palm: { readonly at: Point; readonly radii: Point; readonly turn: number };
  /** In the order in which they are drawn, the thumb last. */
  readonly fingers: readonly (readonly [from: Point, to: Point, width: number])[];
}

/** From the side around a thing: fingers before it, the thumb on top of them. @param reach of the fingers */
const around = (reach: number): HandShape => ({
  elbow: [1.25, 2.5],
  wrist: [0.34, 0.36],
  palm: { at: [0.12, 0.08], radii: [0.36, 0.5], turn: -0.35 },
  fingers: [
    [[0.1, 0.4325], [-0.78 * reach, 0.3225], 0.21],
    [[0.1, 0.1975], [-reach, 0.0875], 0.21],
    [[0.1, -0.0375], [-reach, -0.1475], 0.21],
    [[0.1, -0.2725], [-0.92 * reach, -0.3825], 0.21],
    [[0.08, -0.34], [-0.5 * reach, -0.58], 0.22],
  ],
});

/** From before, with all fingers on a thing. */
const ONTO: HandShape = {
  elbow: [1.05, 2.6],
  wrist: [0.16, 0.56],
  palm: { at: [0.06, 0.26], radii: [0.42, 0.44], turn: 0 },
  fingers: [
    [[-0.3, 0.12], [-0.435, -0.5], 0.2],
    [[-0.1, 0.12], [-0.185, -0.62], 0.2],
    [[0.1, 0.12], [0.065, -0.6], 0.2],
    [[0.3, 0.12], [0.315, -0.46], 0.2],
    [[-0.3, 0.3], [-0.66, 0.06], 0.21],
  ],
};

/** @param side that from which the arm comes @param size of the palm, pixels */
function drawHand(
  context: Canvas2D,
  hands: Hands,
  { side, at: [x, y], size }: { readonly side: -1 | 1; readonly at: Point; readonly size: number },
  { elbow, wrist, palm, fingers }: HandShape,
): void {
  const point = ([across, down]: Point): [number, number] => [
    x + side * size * across,
    y + size * down,
  ];
  forearm(context, hands, [point(elbow), point(wrist)], size * 0.62);
  const [radiusX, radiusY] = palm.radii;
  const skin = hands.arm.main;
  context.fillStyle = css(skin);
  context.beginPath();
  context.ellipse(
    ...point(palm.at),
    size * radiusX,
    size * radiusY,
    side * palm.turn,
    0,
    Math.PI * 2,
  );
  context.fill();
  for (const [from, to, width] of fingers)
    finger(context, point(from), point(to), size * width, skin);
}

/** Hands in proportion to what they hold: the size of a palm in pixels. */
const sizeOf = ({ width, height }: Body): number =>
  Math.min(0.42 * Math.max(width, height * 0.8), 0.62 * Math.min(width, height) + 0.12 * height);

function drawHands(context: Canvas2D, body: Body, { count, manner }: HandsAt, hands: Hands): void {
  const { width, height } = body;
  const size = sizeOf(body);
  const draw = (side: -1 | 1, at: Point, palm: number, shape: HandShape): void =>
    drawHand(context, hands, { side, at, size: palm }, shape);
  const sides = count === 1 ? ([1] as const) : ([-1, 1] as const);
  if (manner === 'onto') {
    const across = width * (count === 1 ? 0.1 : 0.24);
    for (const side of sides) draw(side, [side * across, -height * 0.42], size * 0.9, ONTO);
  } else if (count === 1) {
    const half = Math.min(width * 0.5, size * 0.5);
    draw(1, [half * 0.6, -height * 0.24], size * 0.9, around((half * 1.3) / (size * 0.9)));
  } else {
    const half = Math.min(width * 0.47, size * 1.3);
    for (const side of sides)
      draw(side, [side * half, -height * 0.4], size, around((half * 0.62) / size));
  }
}

/** The same body with the hands of somebody who is not in the picture at it. */
export function withHandsAt(
  stage: Stage,
  body: Body,
  said: HandsAt & { readonly sleeve: string | null },
): Body {
  const random = createRandom(stage.seed + 31);
  const tone = said.skin[Math.floor(random() * said.skin.length)] ?? 'medium';
  const named = said.sleeve === null ? undefined : COLOURS[said.sleeve];
  const cloth = named ?? SLEEVES[Math.floor(random() * SLEEVES.length)] ?? SLEEVES[0]!;
  const limb = (colour: Colour): LimbColours =>
    limbInLight(colour, stage.palette, 0.6, { sheen: 0.12, rimAlpha: 0.25 });
  const hands: Hands = { arm: limb(SKIN_COLOURS[tone]), sleeve: limb(cloth) };
  return {
    ...body,
    draw(context, phase) {
      body.draw(context, phase);
      drawHands(context, body, said, hands);
    },
  };
}
