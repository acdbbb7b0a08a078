import type { Canvas, Canvas2D } from '../canvas.ts';
import { clamp, wave } from '../math/periodic.ts';
import { type Bow, drawBowedNeck } from './bowed-neck.ts';
import type { Gait } from './gait.ts';

export interface Pace {
  /** Steps per loop. */
  readonly cycles: number;
  /** How far a foot swings and lifts, in heights of the animal. */
  readonly swing: number;
  readonly lift: number;
  /** How far the back arches and the head nods, in heights of the animal. */
  readonly arch: number;
  /** Front legs and hind legs swing apart and together; else opposite legs do. */
  readonly isGallop?: boolean;
}

export const WALK: Pace = { cycles: 2, swing: 0.075, lift: 0.035, arch: 0.01 };
export const RUN: Pace = { cycles: 4, swing: 0.2, lift: 0.06, arch: 0.028, isGallop: true };
export const STAND: Pace = { cycles: 1, swing: 0, lift: 0, arch: 0.006 };

const BODY_STRIPS = 18;
/** Pixels by which neighbouring pieces overlap so that no seam shines through. */
const OVERLAP = 1;
/** A leg leans no further than this, however short it is. */
const STEEPEST = 0.55;
/** Phases of a gallop: stretched out at the moment that stills show. */
const GALLOP = { front: 0.53, hind: 0.03, apart: 0.07 } as const;
/** Phases of a trot: opposite legs swing together. */
const LEG_PHASES = [0, 0.5, 0.25, 0.75] as const;

export interface GaitPosition {
  readonly x: number;
  readonly y: number;
  /** Which end nods. */
  readonly headAtRight: boolean;
  /** How far the trunk is let down on folded legs. */
  readonly crouchPx: number;
  /** Of an animal with its head at the ground. */
  readonly bow: Bow | null;
}

/**
 * Draws a side view in pieces: the legs swing from the hip, the trunk arches, the head nods and the
 * tail follows. The sprite is drawn at its own size with its top left corner at (x, y).
 */
export function drawGait(
  context: Canvas2D,
  sprite: Canvas,
  gait: Gait,
  pace: Pace,
  phase: number,
  { x, y, headAtRight, crouchPx, bow }: GaitPosition,
): void {
  const { width, height } = sprite;
  const forward = headAtRight ? 1 : -1;
  const rise = (column: number): number => {
    const fromTail = headAtRight ? column / width : 1 - column / width;
    const ends = 0.55 + 1.5 * clamp(fromTail - 0.6) + 1.2 * clamp(0.25 - fromTail);
    return height * pace.arch * ends * wave(phase, pace.cycles, fromTail * 0.45);
  };
  gait.forEach((leg, i) => {
    const left = Math.floor(leg.left * width);
    const legWidth = Math.min(width, Math.ceil(leg.right * width)) - left;
    const hip = Math.floor(leg.hip * height);
    const length = height - hip;
    if (length < 2) return;
    const isFront = (leg.left + leg.right) / 2 > 0.5 === headAtRight;
    const turn = pace.isGallop
      ? (isFront ? GALLOP.front : GALLOP.hind) + (i % 2) * GALLOP.apart
      : (LEG_PHASES[i % LEG_PHASES.length] ?? 0);
    const swing =
      Math.min(STEEPEST, (height * pace.swing) / length) * wave(phase, pace.cycles, turn);
    const lift =
      Math.min(0.4, (height * pace.lift) / length) *
      clamp(wave(phase, pace.cycles, turn + 0.25)) ** 2;
    context.save();
    context.translate(x + left, y + hip + crouchPx + rise(left + legWidth / 2));
    const folded = Math.max(0.1, 1 - crouchPx / length);
    context.transform(1, 0, swing * forward, (1 - lift) * folded, 0, 0);
    // Where the neck bends down, its leg ends in the shoulder.
    const shoulder = bow && isFront ? hip - bow.throat * height : 0;
    const reach = Math.min(hip, Math.max(OVERLAP * 3, shoulder));
    context.drawImage(
      sprite,
      left,
      hip - reach,
      legWidth,
      length + reach,
      0,
      -reach,
      legWidth,
      length + reach,
    );
    context.restore();
  });
  const step = width / BODY_STRIPS;
  for (let i = 0; i < BODY_STRIPS; i++) {
    const from = i * step;
    const length = Math.min(step + OVERLAP, width - from);
    const middle = from + step / 2;
    if (bow && (headAtRight ? from : width - from - step) >= bow.start * width) continue;
    const hip = Math.floor((gait.find((leg) => leg.right * width >= middle)?.hip ?? 1) * height);
    const top = rise(from);
    context.save();
    // Sheared strips meet edge to edge; merely shifted ones would make a staircase.
    context.transform(1, (rise(from + step) - top) / step, 0, 1, x + from, y + crouchPx + top);
    context.drawImage(sprite, from, 0, length, hip + OVERLAP, 0, 0, length, hip + OVERLAP);
    context.restore();
  }
  if (!bow) return;
  const front = gait.at(headAtRight ? -1 : 0)?.hip ?? 1;
  // It nibbles.
  const nibbling = { ...bow, turn: bow.turn * (0.97 + 0.03 * wave(phase, 2)) };
  drawBowedNeck(context, sprite, nibbling, { x, y, headAtRight, bellyPx: front * height });
}

/** The most that the trunk can be let down: the length of the longest leg. */
export const legRoomPx = (gait: Gait, soles: number, height: number): number =>
  Math.max(0, ...gait.map((leg) => soles - leg.hip)) * height;
