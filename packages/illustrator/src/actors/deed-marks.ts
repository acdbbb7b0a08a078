import type { Canvas2D } from '../canvas.ts';
import type { Magic } from '../language/person.ts';
import { type Colour, css, shift } from '../math/colour.ts';
import { saw, wave } from '../math/periodic.ts';
import { fillCircle } from '../painting.ts';
import { drawMagic } from './magic-marks.ts';
import { drawPointingHand } from './pointing-hand.ts';
import type { Point, PoseName } from './pose-name.ts';
import { drawSpeechBubble } from './speech-bubble.ts';

/** Where the parts of a body are that says something with hands and head, in the units of its pose. */
export interface SpeakingBody {
  readonly left: Point;
  readonly right: Point;
  readonly mouth: Point;
  /** Middle and half width of the head. */
  readonly head: Point;
  readonly headRadius: number;
  readonly skin: Colour;
  /** Of what is spat out. */
  readonly drink: Colour;
  /** Length of a hand. */
  readonly hand: number;
  readonly magic: Magic | null;
  /** Where magic comes from: a hand, or the end of a staff. */
  readonly tip: Point;
  /** Nothing moves: lines tell that a head does. */
  readonly isStill: boolean;
}

type Marks = (context: Canvas2D, body: SpeakingBody, phase: number) => void;

const GLOVE: Colour = [0.72, 0.19, 50];
const LINE: Colour = [0.99, 0.01, 90];
const LINE_EDGE: Colour = [0.3, 0.05, 280];

/** A light line with a dark edge, to be seen before any ground. */
function markLine(context: Canvas2D, width: number, trace: () => void): void {
  context.lineCap = 'round';
  for (const [wide, colour] of [
    [width * 1.8, css(LINE_EDGE, 0.65)],
    [width, css(LINE)],
  ] as const) {
    context.lineWidth = wide;
    context.strokeStyle = colour;
    context.beginPath();
    trace();
    context.stroke();
  }
}

function finger(
  context: Canvas2D,
  [x, y]: Point,
  [toX, toY]: Point,
  width: number,
  colour: Colour,
): void {
  context.lineCap = 'round';
  for (const [wide, fill] of [
    [width * 1.22, shift(colour, -0.12)],
    [width, colour],
  ] as const) {
    context.lineWidth = wide;
    context.strokeStyle = css(fill);
    context.beginPath();
    context.moveTo(x, y);
    context.lineTo(toX, toY);
    context.stroke();
  }
}

/** An open hand with its fingers up. @param side 1: the thumb is on the left of the picture */
function drawPalm(
  context: Canvas2D,
  [x, y]: Point,
  { size, side, turn }: { readonly size: number; readonly side: -1 | 1; readonly turn: number },
  skin: Colour,
): void {
  context.save();
  context.translate(x, y);
  context.rotate(turn);
  context.scale(size * side, size);
  finger(context, [-0.3, 0.1], [-0.58, -0.2], 0.22, skin);
  for (const [at, length] of [
    [-0.32, 0.74],
    [-0.11, 0.86],
    [0.1, 0.82],
    [0.3, 0.66],
  ] as const)
    finger(context, [at, -0.05], [at * 1.22, -length], 0.19, skin);
  context.fillStyle = css(skin);
  context.beginPath();
  context.roundRect(-0.42, -0.26, 0.84, 0.66, 0.26);
  context.fill();
  context.restore();
}

/** Both hands open, the thumbs inwards. @param turn how far the fingers lean inwards, radians */
function drawPalms(
  context: Canvas2D,
  { left, right, skin }: Pick<SpeakingBody, 'left' | 'right' | 'skin'>,
  size: number,
  turn: number,
): void {
  drawPalm(context, left, { size, side: -1, turn }, skin);
  drawPalm(context, right, { size, side: 1, turn: -turn }, skin);
}

function drawHeart(context: Canvas2D, [x, y]: Point, size: number, alpha: number): void {
  context.fillStyle = css([0.62, 0.23, 20], alpha);
  context.beginPath();
  context.moveTo(x, y + size);
  context.bezierCurveTo(
    x - size * 1.9,
    y - size * 0.2,
    x - size * 0.8,
    y - size * 1.4,
    x,
    y - size * 0.4,
  );
  context.bezierCurveTo(
    x + size * 0.8,
    y - size * 1.4,
    x + size * 1.9,
    y - size * 0.2,
    x,
    y + size,
  );
  context.fill();
}

/** Short lines that fly off from a point, in a fan around straight up. */
function drawBurst(context: Canvas2D, [x, y]: Point, inner: number, phase: number): void {
  // The lines fly off as the hands meet, which they do in stills.
  const since = saw(phase + 0.07, 4);
  context.save();
  context.globalAlpha = (1 - since) ** 2;
  for (let i = -2; i <= 2; i++) {
    const turn = i * 0.52;
    const from = inner * (0.85 + 0.5 * since);
    const to = from + inner * 0.6 * (1 - 0.5 * since);
    markLine(context, 0.018, () => {
      context.moveTo(x + Math.sin(turn) * from, y - Math.cos(turn) * from);
      context.lineTo(x + Math.sin(turn) * to, y - Math.cos(turn) * to);
    });
  }
  context.restore();
}

/** Curved lines on both sides of a head that turns from one side to the other. */
function drawHeadShake(
  context: Canvas2D,
  { head: [x, y], headRadius }: SpeakingBody,
  phase: number,
) {
  for (const side of [-1, 1]) {
    for (const [out, half] of [
      [1.2, 0.5],
      [1.42, 0.34],
    ] as const) {
      const at = x + side * headRadius * (out + 0.05 * wave(phase, 3));
      markLine(context, 0.02, () => {
        context.moveTo(at, y - headRadius * half);
        context.quadraticCurveTo(at + side * headRadius * 0.2, y, at, y + headRadius * half);
      });
    }
  }
}

/** Where drops are around a head, in radians from straight up, and how large. */
const SWEAT: readonly (readonly [turn: number, size: number])[] = [
  [-0.95, 0.05],
  [-0.55, 0.04],
  [0.55, 0.04],
  [0.95, 0.05],
];

function drawSweat(context: Canvas2D, { head: [x, y], headRadius }: SpeakingBody, phase: number) {
  for (const [i, [turn, size]] of SWEAT.entries()) {
    const out = headRadius * (1.25 + 0.14 * wave(phase, 2, i * 0.25));
    context.save();
    context.translate(x + Math.sin(turn) * out, y - Math.cos(turn) * out);
    context.rotate(turn);
    context.fillStyle = css([0.82, 0.1, 230]);
    context.strokeStyle = css([0.98, 0.02, 230]);
    context.lineWidth = 0.008;
    context.beginPath();
    context.moveTo(0, size * 1.3);
    context.bezierCurveTo(-size * 1.1, 0, -size * 0.8, -size, 0, -size);
    context.bezierCurveTo(size * 0.8, -size, size * 1.1, 0, 0, size * 1.3);
    context.fill();
    context.stroke();
    context.restore();
  }
}

const DROPS = 26;

function drawSpray(context: Canvas2D, { mouth: [x, y], drink }: SpeakingBody, phase: number): void {
  context.save();
  context.fillStyle = css(drink, 0.85);
  context.beginPath();
  context.moveTo(x, y - 0.02);
  context.quadraticCurveTo(x + 0.2, y - 0.05, x + 0.36, y - 0.1);
  context.quadraticCurveTo(x + 0.3, y, x + 0.38, y + 0.12);
  context.quadraticCurveTo(x + 0.2, y + 0.05, x, y + 0.04);
  context.fill();
  for (let i = 0; i < DROPS; i++) {
    const t = saw(phase, 2, i * 0.618);
    const fan = ((i * 7) % 13) / 13 - 0.5;
    const reach = 0.16 + 0.62 * t;
    context.globalAlpha = 1 - t ** 3;
    context.fillStyle = css(shift(drink, ((i % 3) - 1) * 0.05));
    fillCircle(
      context,
      x + reach,
      y + reach * fan * 0.85 + 0.2 * t * t,
      0.017 + 0.014 * ((i * 5) % 3),
    );
  }
  context.restore();
}

const SPARKS = 22;

/** A white glare from which sparks fly and fall. */
function drawSparks(context: Canvas2D, [x, y]: Point, hand: number, phase: number): void {
  context.save();
  for (const [radius, alpha] of [
    [2.2, 0.25],
    [1.3, 0.45],
    [0.6, 0.95],
  ] as const) {
    context.fillStyle = css([0.97, 0.05, 215], alpha);
    fillCircle(context, x, y, hand * radius * (1 + 0.08 * wave(phase, 6)));
  }
  context.lineCap = 'round';
  for (let i = 0; i < SPARKS; i++) {
    const t = saw(phase, 3, i * 0.618);
    const turn = -2.9 + 2.7 * (((i * 7) % SPARKS) / SPARKS);
    const reach = hand * (1 + (4.6 + (i % 4)) * t);
    const fall = hand * 3.4 * t * t;
    const [dx, dy] = [Math.cos(turn), Math.sin(turn)];
    context.strokeStyle = css(i % 3 === 0 ? [0.95, 0.1, 95] : [0.82, 0.17, 65], 1 - t ** 3);
    context.lineWidth = hand * 0.15;
    context.beginPath();
    context.moveTo(x + dx * reach, y + dy * reach + fall);
    context.lineTo(x + dx * (reach - hand * 0.7), y + dy * (reach - hand * 0.7) + fall * 0.8);
    context.stroke();
  }
  context.restore();
}

const WATER: Colour = [0.84, 0.08, 228];

/** Water that comes down on a head and runs off at its sides. */
function drawDousing(
  context: Canvas2D,
  [x, y]: Point,
  radius: number,
  [handX, handY]: Point,
  phase: number,
): void {
  const top = y - radius * 1.02;
  context.save();
  context.lineCap = 'round';
  context.strokeStyle = css(WATER, 0.9);
  context.lineWidth = radius * (0.3 + 0.03 * wave(phase, 4));
  context.beginPath();
  context.moveTo(handX - radius * 0.62, handY - radius * 0.12);
  context.quadraticCurveTo(x + radius * 0.1, handY, x + radius * 0.06, top);
  context.stroke();
  context.fillStyle = css(WATER, 0.75);
  context.beginPath();
  context.ellipse(x, top + radius * 0.1, radius * 0.8, radius * 0.2, 0, 0, Math.PI * 2);
  context.fill();
  for (let i = 0; i < DROPS; i++) {
    const t = saw(phase, 2, i * 0.618);
    const side = i % 2 === 0 ? -1 : 1;
    const out = radius * (0.75 + 0.06 * (i % 6) + 0.5 * t);
    context.fillStyle = css(WATER, 1 - t ** 3);
    fillCircle(
      context,
      x + side * out,
      top + radius * (0.1 - 0.5 * t + 3.4 * t * t + 0.05 * (i % 5)),
      radius * (0.045 + 0.02 * (i % 3)),
    );
  }
  context.restore();
}

/** In a bubble before the mouth. */
function drawWords(
  context: Canvas2D,
  { head: [x, y], headRadius }: Pick<SpeakingBody, 'head' | 'headRadius'>,
  phase: number,
): void {
  const at: Point = [x + headRadius * 1.15, y - headRadius * 1.3];
  drawSpeechBubble(context, at, headRadius * 0.62, phase);
}

const MARKS: Readonly<Partial<Record<PoseName, Marks>>> = {
  clap(context, { left, right, skin, hand }, phase) {
    for (const [side, at] of [
      [1, left],
      [-1, right],
    ] as const)
      drawPalm(context, at, { size: hand * 1.1, side, turn: side * 0.3 }, skin);
    drawBurst(context, [(left[0] + right[0]) / 2, right[1] - hand * 0.2], hand * 1.5, phase);
  },
  refuse(context, body, phase) {
    drawPalm(context, body.right, { size: body.hand * 1.3, side: 1, turn: 0.1 }, body.skin);
    if (body.isStill) drawHeadShake(context, body, phase);
  },
  nod(context, { head: [x, y], headRadius, isStill }, phase) {
    if (!isStill) return;
    for (const [out, half] of [
      [1.18, 0.46],
      [1.4, 0.3],
    ] as const) {
      const at = x + headRadius * out;
      const dy = headRadius * 0.1 * wave(phase, 3);
      markLine(context, 0.02, () => {
        context.moveTo(at, y - headRadius * half + dy);
        context.lineTo(at, y + headRadius * half + dy);
      });
    }
  },
  hideface(context, body) {
    drawPalms(context, body, body.hand * 1.35, 0.22);
  },
  facepalm(context, { right, skin, hand }) {
    drawPalm(context, right, { size: hand * 1.5, side: 1, turn: -0.32 }, skin);
  },
  shrug(context, body) {
    drawPalms(context, body, body.hand, -1.1);
  },
  blowkiss(context, { right, skin, hand }, phase) {
    drawPalm(context, right, { size: hand, side: -1, turn: 1.2 }, skin);
    for (const start of [0.12, 0.42, 0.74]) {
      const t = saw(phase, 1, start);
      const size = 0.04 + 0.06 * t;
      const at: Point = [
        right[0] + 0.12 + 0.46 * t + 0.02 * wave(phase, 2, start),
        right[1] - 0.1 - 0.4 * t,
      ];
      drawHeart(context, at, size, Math.sin(Math.PI * t) ** 0.5);
    }
  },
  panic(context, body, phase) {
    drawPalms(context, body, body.hand, 0.35);
    drawSweat(context, body, phase);
  },
  spit: drawSpray,
  cast(context, { magic, tip, hand }, phase) {
    if (magic !== null) drawMagic(context, magic, tip, hand, phase);
  },
  talk: drawWords,
  tabletalk: drawWords,
  serve(context, { left: [x, y], hand }, phase) {
    const at: Point = [x + 0.03, y - hand * 3.4 - 0.05 * wave(phase, 2)];
    markLine(context, 0.014, () => {
      context.moveTo(at[0], at[1] + hand * 0.8);
      context.lineTo(at[0] - 0.01, at[1] + hand * 1.8);
    });
    context.fillStyle = css([0.88, 0.19, 115]);
    fillCircle(context, at[0], at[1], hand * 0.52);
    context.strokeStyle = css([0.98, 0.02, 110]);
    context.lineWidth = hand * 0.1;
    context.beginPath();
    context.arc(at[0] - hand * 0.5, at[1], hand * 0.45, -0.9, 0.9);
    context.stroke();
  },
  save(context, body) {
    drawPalms(context, { ...body, skin: GLOVE }, body.hand * 1.2, 0.2);
  },
  weld(context, { right: [x, y], hand }, phase) {
    drawSparks(context, [x - hand * 2.7, y + hand * 2], hand * 1.3, phase);
  },
  weldside(context, { right: [x, y], hand }, phase) {
    drawSparks(context, [x + hand * 3, y + hand * 1.2], hand * 1.2, phase);
  },
  drench(context, { head: [x, y], headRadius, right }, phase) {
    drawDousing(context, [x, y], headRadius, right, phase);
  },
  peace(context, { right: [x, y], skin, hand }) {
    for (const lean of [-0.32, 0.32])
      finger(context, [x, y], [x + hand * lean * 1.3, y - hand * 1.15], hand * 0.24, skin);
    context.fillStyle = css(skin);
    fillCircle(context, x, y, hand * 0.5);
  },
  stop(context, { right, skin, hand }) {
    drawPalm(context, right, { size: hand * 1.3, side: 1, turn: 0 }, skin);
  },
  pointatyou(context, { right, skin, hand }) {
    drawPointingHand(context, right, hand * 1.7, skin);
  },
  thumbsdown(context, { right: [x, y], skin, hand }) {
    finger(context, [x - hand * 0.1, y], [x - hand * 0.1, y + hand * 1.1], hand * 0.3, skin);
    context.fillStyle = css(skin);
    fillCircle(context, x, y, hand * 0.52);
  },
};

/** What goes with a gesture besides its pose: open hands, lines of movement, drops, hearts. */
export function drawDeedMarks(
  context: Canvas2D,
  poses: readonly (PoseName | null)[],
  body: SpeakingBody,
  phase: number,
): void {
  for (const pose of poses) if (pose !== null) MARKS[pose]?.(context, body, phase);
}
