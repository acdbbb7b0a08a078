import type { Canvas2D } from '../canvas.ts';
import { COLOURS } from '../language/colours.ts';
import { SKIN_COLOURS } from '../language/skin-tones.ts';
import type { HandsAt } from '../language/spec.ts';
import { type Colour, css, shift } from '../math/colour.ts';
import { createRandom } from '../math/random.ts';
import type { Stage } from '../stage/stage.ts';
import type { Body } from './body.ts';
import { drawLimb, type LimbColours } from './limb.ts';
import { underAmbient } from './lit-colour.ts';
import type { Point } from './pose-name.ts';

interface Hands {
  readonly skin: Colour;
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

/** A hand from the side around what it holds: fingers before it, the thumb on top of them. */
function drawAround(
  context: Canvas2D,
  hands: Hands,
  side: -1 | 1,
  [x, y]: Point,
  size: number,
  reach: number,
): void {
  const wrist: Point = [x + side * size * 0.34, y + size * 0.36];
  forearm(context, hands, [[x + side * size * 1.25, y + size * 2.5], wrist], size * 0.62);
  context.fillStyle = css(hands.skin);
  context.beginPath();
  context.ellipse(
    x + side * size * 0.12,
    y + size * 0.08,
    size * 0.36,
    size * 0.5,
    side * -0.35,
    0,
    Math.PI * 2,
  );
  context.fill();
  for (let i = 3; i >= 0; i--) {
    const dy = (i - 1.5) * size * 0.235;
    const length = reach * (i === 3 ? 0.78 : i === 0 ? 0.92 : 1);
    finger(
      context,
      [x + side * size * 0.1, y + dy + size * 0.08],
      [x - side * length, y + dy - size * 0.03],
      size * 0.21,
      hands.skin,
    );
  }
  finger(
    context,
    [x + side * size * 0.08, y - size * 0.34],
    [x - side * reach * 0.5, y - size * 0.58],
    size * 0.22,
    hands.skin,
  );
}

/** A hand that comes from before and lies on it with all fingers. */
function drawOnto(
  context: Canvas2D,
  hands: Hands,
  side: -1 | 1,
  [x, y]: Point,
  size: number,
): void {
  const wrist: Point = [x + side * size * 0.16, y + size * 0.56];
  forearm(context, hands, [[x + side * size * 1.05, y + size * 2.6], wrist], size * 0.62);
  context.fillStyle = css(hands.skin);
  context.beginPath();
  context.ellipse(
    x + side * size * 0.06,
    y + size * 0.26,
    size * 0.42,
    size * 0.44,
    0,
    0,
    Math.PI * 2,
  );
  context.fill();
  for (const [along, up] of [
    [-0.3, 0.5],
    [-0.1, 0.62],
    [0.1, 0.6],
    [0.3, 0.46],
  ] as const)
    finger(
      context,
      [x - side * along * -size, y + size * 0.12],
      [x - side * along * -size * 1.25 - side * size * 0.06, y - up * size],
      size * 0.2,
      hands.skin,
    );
  finger(
    context,
    [x - side * size * 0.3, y + size * 0.3],
    [x - side * size * 0.66, y + size * 0.06],
    size * 0.21,
    hands.skin,
  );
}

/** Hands in proportion to what they hold: the size of a palm in pixels. */
const sizeOf = ({ width, height }: Body): number =>
  Math.min(0.42 * Math.max(width, height * 0.8), 0.62 * Math.min(width, height) + 0.12 * height);

function drawHands(context: Canvas2D, body: Body, { count, manner }: HandsAt, hands: Hands): void {
  const { width, height } = body;
  const size = sizeOf(body);
  if (manner === 'onto') {
    for (const side of count === 1 ? ([1] as const) : ([-1, 1] as const))
      drawOnto(
        context,
        hands,
        side,
        [side * width * (count === 1 ? 0.1 : 0.24), -height * 0.42],
        size * 0.9,
      );
    return;
  }
  if (count === 1) {
    const half = Math.min(width * 0.5, size * 0.5);
    drawAround(context, hands, 1, [half * 0.6, -height * 0.24], size * 0.9, half * 1.3);
    return;
  }
  const half = Math.min(width * 0.47, size * 1.3);
  for (const side of [-1, 1] as const)
    drawAround(context, hands, side, [side * half, -height * 0.4], size, half * 0.62);
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
  const ambient = (colour: Colour): Colour => underAmbient(colour, stage.palette, 0.6);
  const limb = (colour: Colour): LimbColours => ({
    main: ambient(colour),
    sheen: ambient(shift(colour, 0.12)),
    rim: stage.palette.rim,
    rimAlpha: 0.25,
    light: stage.palette.lightDirection,
  });
  const skin = SKIN_COLOURS[tone];
  const hands: Hands = { skin: ambient(skin), arm: limb(skin), sleeve: limb(cloth) };
  return {
    ...body,
    draw(context, phase) {
      body.draw(context, phase);
      drawHands(context, body, said, hands);
    },
  };
}
