import type { Canvas2D } from '../canvas.ts';
import { type Colour, css } from '../math/colour.ts';
import { clamp, fract, smoothstep, TAU, wave } from '../math/periodic.ts';
import { LED_PLACES } from '../things/led-places.ts';
import { drawBreath } from './breath.ts';
import { drawDrum } from './drum.ts';
import type { HeldThing } from './held-thing.ts';
import type { Point } from './pose-name.ts';
import { liquidOf } from './pouring.ts';
import { BODY_HEIGHT, PUPPET_HEIGHT } from './puppet.ts';
import { THROWN_AT } from './sport-poses.ts';
import { staffOf } from './staffs.ts';

/** How many are juggled where the prompt names no number, and at most. */
const JUGGLED = { usual: 3, most: 7 } as const;

/** What is juggled flies in an ellipse above the hands. */
function drawJuggled(
  context: Canvas2D,
  thing: HeldThing,
  [left, right]: readonly [Point, Point],
  phase: number,
): void {
  const x = (left[0] + right[0]) / 2;
  const y = Math.min(left[1], right[1]) - 0.72;
  const count = Math.min(JUGGLED.most, thing.saidCount?.count ?? JUGGLED.usual);
  const { before, own, all } = thing.juggled ?? { before: 0, own: count, all: count };
  for (let i = 0; i < own; i++) {
    const start = (before + i) / all;
    context.save();
    context.translate(x + 0.64 * wave(phase, 1, start), y + 0.5 * wave(phase, 1, start + 0.25));
    thing.draw(context, thing.size);
    context.restore();
  }
}

/** How high above the hands a thing is thrown, and its highest point, in head widths. */
const TOSS = { from: 0.3, height: 1.15 } as const;

function drawTossed(
  context: Canvas2D,
  thing: HeldThing,
  [left, right]: readonly [Point, Point],
  phase: number,
): void {
  const t = fract(phase * 2);
  const rise = 4 * t * (1 - t);
  context.save();
  context.translate(
    (left[0] + right[0]) / 2,
    Math.min(left[1], right[1]) - TOSS.from - TOSS.height * rise,
  );
  context.rotate(TAU * t);
  thing.draw(context, thing.size * 1.2);
  context.restore();
}

/** Length and rise of a rod from the hand to its tip, and how deep the line hangs below the soles. */
const ROD = { reach: 0.62, rise: 0.5, depth: 1.6 } as const;

function drawRod(context: Canvas2D, [x, y]: Point, phase: number, depth: number = ROD.depth): void {
  const tip = [x + ROD.reach, y - ROD.rise + 0.02 * wave(phase, 2)] as const;
  const stroke = (width: number, colour: Colour, trace: () => void): void => {
    context.strokeStyle = css(colour);
    context.lineWidth = width;
    context.lineCap = 'round';
    context.beginPath();
    trace();
    context.stroke();
  };
  stroke(0.035, [0.4, 0.08, 50], () => {
    context.moveTo(x - 0.16, y + 0.1);
    context.lineTo(x + 0.06, y - 0.04);
  });
  stroke(0.018, [0.5, 0.09, 55], () => {
    context.moveTo(x, y);
    context.quadraticCurveTo(x + 0.36, y - 0.36, ...tip);
  });
  stroke(0.007, [0.95, 0.01, 90], () => {
    context.moveTo(...tip);
    context.quadraticCurveTo(tip[0] + 0.05, 1, tip[0] + 0.03, depth);
  });
  context.fillStyle = css([0.62, 0.22, 28]);
  context.beginPath();
  context.arc(tip[0] + 0.03, depth + 0.012 * wave(phase, 2, 0.2), 0.035, 0, Math.PI * 2);
  context.fill();
}

/** How far a vessel is tipped. Radians. */
const TIP = -0.62;
/** Where what is poured arrives: the middle of the table. */
const POURED_AT = 0.93;

function drawPourer(context: Canvas2D, thing: HeldThing, [x, y]: Point, phase: number): void {
  const spout = [x - 0.06 - thing.size * 0.36, y + thing.size * 0.12] as const;
  context.strokeStyle = css(liquidOf(thing.glyph, thing.word));
  context.lineWidth = 0.034 + 0.006 * wave(phase, 3);
  context.lineCap = 'round';
  context.beginPath();
  context.moveTo(...spout);
  context.quadraticCurveTo(spout[0] - 0.06, spout[1] + 0.02, spout[0] - 0.07, POURED_AT);
  context.stroke();
  context.save();
  context.translate(x - 0.05, y - thing.size * 0.06);
  context.rotate(TIP + 0.03 * wave(phase));
  thing.draw(context, thing.size);
  context.restore();
}

/** Where a single thing is that was thrown, from the hand, and how far apart the lines behind it are. */
const FLIGHT = { x: 0.3, y: -0.26, lines: 0.11 } as const;

/** When it leaves the hand and when it has gone, in parts of a throw, and how far it flies. */
const THROW = { from: 0.07, gone: 0.52, reach: 5.4 } as const;

function strokeFlight(
  context: Canvas2D,
  [x, y]: Point,
  [dx, dy]: Point,
  { start, length, lines }: { start: number; length: number; lines: number },
): void {
  const distance = Math.hypot(dx, dy) || 1;
  const [alongX, alongY] = [dx / distance, dy / distance];
  context.strokeStyle = css([0.99, 0.01, 90], 0.8);
  context.lineWidth = 0.022;
  context.lineCap = 'round';
  for (const side of [-1, 0, 1]) {
    const from = start + (side === 0 ? 0.05 : 0);
    const offX = -alongY * side * lines;
    const offY = alongX * side * lines;
    context.beginPath();
    context.moveTo(x - alongX * from + offX, y - alongY * from + offY);
    context.lineTo(x - alongX * (from + length) + offX, y - alongY * (from + length) + offY);
    context.stroke();
  }
}

/** Where the neck of the first dog is, given by the layout's distance. */
const LED_AT: Point = [1.09, 0.99];

/** The necks of all that are led: so far from the first as their places in the layout are. */
const LED_NECKS: readonly Point[] = LED_PLACES.map(([across, down], _, [first]) => {
  const unit = PUPPET_HEIGHT / BODY_HEIGHT;
  return [LED_AT[0] + (across - first![0]) * unit, LED_AT[1] + (down - first![1]) * unit];
});

function drawLeash(context: Canvas2D, [x, y]: Point, phase: number, copy: number): void {
  const neck = LED_NECKS[copy] ?? LED_AT;
  context.strokeStyle = css([0.5, 0.17, 25]);
  context.lineWidth = 0.03;
  context.lineCap = 'round';
  context.beginPath();
  context.moveTo(x, y);
  context.quadraticCurveTo(x + 0.34, neck[1] + 0.18 + 0.03 * wave(phase, 2), ...neck);
  context.stroke();
  context.beginPath();
  context.ellipse(x, y + 0.03, 0.05, 0.06, 0, 0, Math.PI * 2);
  context.stroke();
}

/** A rope below the soles of who jumps over it. */
function drawRope(context: Canvas2D, [left, right]: readonly [Point, Point]): void {
  context.strokeStyle = css([0.66, 0.18, 25]);
  context.lineWidth = 0.026;
  context.lineCap = 'round';
  context.beginPath();
  context.moveTo(...left);
  context.bezierCurveTo(left[0] - 0.5, 2.02, right[0] + 0.5, 2.02, ...right);
  context.stroke();
  context.lineWidth = 0.06;
  for (const [x, y] of [left, right]) {
    context.beginPath();
    context.moveTo(x, y - 0.05);
    context.lineTo(x, y + 0.05);
    context.stroke();
  }
}

/** A ball flies on; papers whirl above the head. */
function drawThrown(context: Canvas2D, thing: HeldThing, hand: Point, phase: number): void {
  const { size, copy, copies } = thing;
  if (copies > 1) {
    const turn = (copy / (copies - 1) - 0.5) * 2.5;
    const reach = 0.78 + 0.26 * (copy % 2) + 0.09 * wave(phase, 1, copy * 0.31);
    context.save();
    context.translate(reach * Math.sin(turn) * 1.1, 0.42 - reach * Math.cos(turn));
    context.rotate(turn * 0.8 + 0.3 * wave(phase, 1, copy * 0.17));
    thing.draw(context, size * 0.62);
    context.restore();
    return;
  }
  // It is in the hand as long as that swings back.
  const t = fract(2 * phase + THROWN_AT);
  const flown = clamp((t - THROW.from) / (THROW.gone - THROW.from));
  const isBack = t > THROW.gone;
  const far = 0.25 + THROW.reach * flown;
  const held = t < THROW.from || isBack;
  const [dx, dy] = held ? [0.08, -0.12] : [FLIGHT.x * far, FLIGHT.y * far * (1.3 - 0.9 * flown)];
  const [x, y] = [hand[0] + dx, hand[1] + dy];
  const seen = isBack ? smoothstep(THROW.gone, 0.75, t) : 1 - smoothstep(0.7, 1, flown);
  context.save();
  context.globalAlpha *= seen;
  if (!held)
    strokeFlight(context, [x, y], [dx, dy], {
      start: size * 0.42,
      length: 0.13,
      lines: FLIGHT.lines,
    });
  context.translate(x, y);
  context.rotate(held ? 0 : TAU * flown);
  thing.draw(context, size * 0.8);
  context.restore();
}

function drawCaught(context: Canvas2D, thing: HeldThing, hand: Point, phase: number): void {
  const x = hand[0] + thing.size * 0.16;
  const y = hand[1] - thing.size * 0.36 + 0.02 * wave(phase, 2);
  strokeFlight(context, [x, y], [-0.4, 0.3], {
    start: thing.size * 0.5,
    length: 0.16,
    lines: 0.1,
  });
  context.save();
  context.translate(x, y);
  context.rotate(0.15 * wave(phase));
  thing.draw(context, thing.size);
  context.restore();
}

/** How far below the crown the ground is, in widths of a puppet's head, and which share of a loop the fall takes. */
const FALL = { ground: 1.5, share: 0.4 } as const;

/** It falls, bounces once and lies still; it is in the hand again when the loop begins anew. */
function drawDropped(context: Canvas2D, thing: HeldThing, hand: Point, phase: number): void {
  // Several fall one after the other, apart from each other.
  const x = hand[0] + thing.copy * 0.22;
  const y = hand[1] - thing.copy * 0.16;
  const depth = FALL.ground - thing.size * 0.3 - y;
  const fallen = Math.min(1, phase / FALL.share);
  const bounced = Math.min(1, Math.max(0, (phase - FALL.share) / FALL.share));
  const isFalling = fallen < 1;
  const at =
    y + depth * (isFalling ? 0.12 + 0.88 * fallen ** 2 : 1 - 0.9 * (bounced - bounced ** 2));
  if (isFalling) {
    const length = 0.05 + 0.14 * fallen;
    strokeFlight(context, [x, at], [0, 1], { start: thing.size * 0.5, length, lines: 0.1 });
  }
  context.save();
  context.translate(x, at);
  context.rotate((2.2 - thing.copy * 1.3) * (isFalling ? fallen : 1));
  thing.draw(context, thing.size);
  context.restore();
}

/** Where the middle of a pan is, from the hand that holds it, and how high what is flipped flies. */
const FLIP = { x: 0.52, from: 0.12, height: 0.5, wide: 0.62, small: 0.5, later: 0.19 } as const;

function drawFlipped(context: Canvas2D, thing: HeldThing, [x, y]: Point, phase: number): void {
  const { copy, copies } = thing;
  const t = fract(phase * 2 + 0.25 + copy * FLIP.later);
  const rise = 4 * t * (1 - t);
  const aside = copies > 1 ? (copy / (copies - 1) - 0.5) * FLIP.wide : 0;
  context.save();
  context.translate(x + FLIP.x + aside, y - FLIP.from - FLIP.height * rise);
  context.rotate(-0.35 + TAU * t);
  thing.draw(context, thing.size * (copies > 1 ? FLIP.small : 1));
  context.restore();
}

/** Its grip is in the hand, and its end points to the work. */
function drawTool(context: Canvas2D, thing: HeldThing, [x, y]: Point, phase: number): void {
  const { inUse, size } = thing;
  if (!inUse) return;
  context.save();
  context.translate(x, y);
  const { angle, times } = inUse.swing ?? { angle: 0, times: 0 };
  context.rotate(inUse.rotation + angle * wave(phase, times));
  context.translate(-inUse.grip[0] * size, -inUse.grip[1] * size);
  if (inUse.isMirrored) context.scale(-1, 1);
  thing.draw(context, size);
  context.restore();
}

/** Where the soles are. */
const GROUND = 1.55;

/** Upright, with its lower end on the ground below the hand. */
function drawStaff(context: Canvas2D, thing: HeldThing, [x, y]: Point, phase: number): void {
  const length = thing.size * thing.tall;
  context.save();
  context.translate(x, GROUND);
  context.rotate(0.015 * wave(phase, 1));
  // A hand at its upper end lifts a stick that is too short.
  const middle = Math.min(-length / 2, y - GROUND + length * 0.42);
  context.translate(-(staffOf(thing.glyph)?.shaft ?? 0) * thing.size, middle);
  thing.draw(context, thing.size);
  context.restore();
}

/** Draws what is in the hands in a way of its own; false: it has one place. */
export function drawInMotion(
  context: Canvas2D,
  thing: HeldThing,
  hands: readonly [left: Point, right: Point],
  phase: number,
): boolean {
  if (thing.hold === 'breath') {
    context.save();
    context.translate(0.04, thing.mouthY);
    drawBreath(context, thing.glyph, { length: 1.1, side: 1, isFlying: false }, phase);
    context.restore();
  } else if (thing.hold === 'juggled') drawJuggled(context, thing, hands, phase);
  else if (thing.hold === 'tossed') drawTossed(context, thing, hands, phase);
  else if (thing.hold === 'thrown') drawThrown(context, thing, hands[1], phase);
  else if (thing.hold === 'dropped') drawDropped(context, thing, hands[1], phase);
  else if (thing.hold === 'caught') drawCaught(context, thing, hands[1], phase);
  else if (thing.hold === 'flipped') drawFlipped(context, thing, hands[1], phase);
  else if (thing.hold === 'tool') drawTool(context, thing, hands[1], phase);
  else if (thing.hold === 'rope') drawRope(context, hands);
  else if (thing.hold === 'leash') drawLeash(context, hands[1], phase, thing.copy);
  else if (thing.hold === 'rod') drawRod(context, hands[1], phase, thing.lineDepth);
  else if (thing.hold === 'staff') drawStaff(context, thing, hands[1], phase);
  else if (thing.hold === 'poles') for (const hand of hands) drawStaff(context, thing, hand, phase);
  else if (thing.hold === 'pourer') drawPourer(context, thing, hands[1], phase);
  else if (thing.hold === 'beaten') drawDrum(context, thing, hands);
  else if (thing.hold === 'fists') {
    hands.forEach(([x, y], i) => {
      context.save();
      context.translate(x, y);
      context.scale(i === 0 ? -1 : 1, 1);
      thing.draw(context, thing.size);
      context.restore();
    });
  } else return false;
  return true;
}
