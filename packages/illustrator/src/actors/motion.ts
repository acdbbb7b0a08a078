import type { MotionName } from '../language/motion-name.ts';
import { clamp, fract, plateau, smoothstep, TAU, wave } from '../math/periodic.ts';
import { pressedAt } from './click-cursor.ts';

/** How an actor is displaced and deformed at one moment. Lengths are in widths of its sprite. */
export interface Movement {
  readonly x: number;
  readonly y: number;
  readonly rotation: number;
  readonly scaleX: number;
  readonly scaleY: number;
  /** Height of the feet above the ground; the shadow stays below. */
  readonly lift: number;
}

/** Nothing moves. */
export const STILL: Movement = { x: 0, y: 0, rotation: 0, scaleX: 1, scaleY: 1, lift: 0 };

/**
 * Two hops per loop: squashed on the ground, stretched above it. All of it are sines, so that the
 * speed never leaps; the tilt is fastest where the rise and fall is slowest.
 */
function hop(phase: number, height: number, tilt: number): Partial<Movement> {
  const low = (1 + wave(phase, 2, 0.25)) / 2;
  // The body gives way a little after it lands: rise and squash never rest together.
  const weight = (1 + wave(phase - 0.05, 2, 0.25)) / 2;
  return {
    lift: height * (1 - low),
    scaleY: 1.07 - 0.2 * weight,
    scaleX: 0.95 + 0.14 * weight,
    rotation: tilt * wave(phase, 2),
  };
}

/** When a ball is kicked, when it is farthest away, and how far that is. */
const KICKED = { from: 0.12, far: 0.5, reach: 1.7, high: 1.5 } as const;

/** In a flat arc to the side, and back along the ground. */
function kicked(phase: number): Partial<Movement> {
  const t = fract(phase - KICKED.from) / (KICKED.far - KICKED.from);
  const flown = Math.min(1, t);
  const back = smoothstep(1, (1 - KICKED.from * 0.4) / (KICKED.far - KICKED.from), t);
  const x = KICKED.reach * (1 - (1 - flown) ** 2 - back);
  return { x, lift: KICKED.high * 4 * flown * (1 - flown), rotation: 2.6 * x };
}

/** From 0 to 1 and back, without a corner at 0 as the absolute value of a sine has. */
const rise = (phase: number, cycles: number): number => (1 - wave(phase, cycles, 0.25)) / 2;

/** Two beats, the second weaker, twice per loop; 0 to about 1. */
const heartbeat = (phase: number): number =>
  0.45 + 0.3 * wave(phase, 2) + 0.25 * wave(phase, 4, 0.1);

/** Twice per loop in the air and shortly on the ground: it is slow at the top and quick below. */
function rebound(phase: number): Partial<Movement> {
  const low = (1 + wave(phase, 2, 0.25)) / 2;
  const pressed = ((1 + wave(phase - 0.02, 2, 0.25)) / 2) ** 4;
  return {
    lift: 0.72 * (1 - low ** 2.6),
    scaleX: 0.97 + 0.15 * pressed,
    scaleY: 1.04 - 0.2 * pressed,
    rotation: 0.09 * wave(phase, 1),
  };
}

/** Up into the air with one turn, and down again; it rests a little before it goes up. */
function tumble(p: number): Partial<Movement> {
  // Stills show it in the air.
  const phase = p + 0.3;
  const high = rise(phase, 1);
  return {
    lift: 0.9 * high ** 1.4,
    rotation: TAU * (phase - 0.11 * wave(phase, 1) - 0.02 * wave(phase, 2)),
    scaleY: 1 - 0.08 * (1 - high) ** 6,
    scaleX: 1 + 0.05 * (1 - high) ** 6,
  };
}

/** How often it turns about its middle on its way. */
const ROLLS = 2;

/** How high a sun or a moon is that rises and sets, 0 to 1; 1 for everything else. */
export const risenAt = (motion: MotionName, phase: number): number =>
  // Loops begin when it has come up.
  motion === 'risesets' ? smoothstep(0, 0.8, rise(phase - 0.4, 1)) : 1;

/** How far up it has come out of what it is in, 0 to 1: quickly out, and slowly back. */
export const emergedAt = (phase: number): number =>
  // Stills show it outside.
  smoothstep(0, 1, rise(phase + 0.27, 1));

/** Grows for more than half of the loop, stays as it is for a while, and is soon small again; its width follows its height. */
export function growthAt(phase: number): Pick<Movement, 'scaleX' | 'scaleY'> {
  // Loops begin when it is full-grown.
  const p = fract(phase - 0.12);
  const size = (delay: number): number =>
    0.12 + 0.88 * plateau([0.04 + delay, 0.56 + delay], [0.8, 0.99], p);
  return { scaleX: size(0.05), scaleY: size(0) };
}

const grow = (phase: number): Partial<Movement> => ({
  ...growthAt(phase),
  rotation: 0.03 * wave(phase, 2),
});

/** How far the way up has come at a phase, 0 to 1: loops begin on the ground, stills show it a little above. */
const climbAt = (phase: number): number => fract(phase + 0.16);

/** How far the way down of what lands has come. */
const landingAt = (phase: number): number => climbAt(phase + 0.4);

/** How far the way down of what falls has come. */
const fallAt = (phase: number): number => fract(phase + 0.3);

/** How far up it is that it has left the picture. */
const HIGH = 2.4;

/** It trembles on the ground and leaves it faster and faster. */
function takeoff(phase: number): Partial<Movement> {
  const t = climbAt(phase);
  const risen = t > 0.87 ? 0 : clamp((t - 0.12) / 0.74) ** 2;
  const trembles = (1 - smoothstep(0.1, 0.3, t)) * smoothstep(0, 0.05, t);
  return { lift: HIGH * risen, x: 0.01 * trembles * wave(phase, 14), rotation: 0.02 * wave(phase) };
}

/** Comes down slower and slower and stays on the ground for a while. */
const touchdown = (phase: number): Partial<Movement> => ({
  lift: HIGH * clamp(1 - landingAt(phase) / 0.7) ** 2,
  rotation: 0.02 * wave(phase),
});

/** Faster and faster from above its place down to the ground; how far it has come, from its place at 0 to the ground at 1. */
const comedown = (phase: number): Partial<Movement> => {
  const t = fallAt(phase);
  return { y: -0.25 + 1.25 * t ** 1.7, rotation: 0.9 * t - 0.3 };
};

/** How much is seen of what takes off, lands or falls, 0 to 1: it goes and comes back elsewhere. */
export function presenceAt(motion: MotionName, phase: number): number {
  if (motion === 'takeoff') {
    const t = climbAt(phase);
    return 1 - smoothstep(0.8, 0.86, t) + smoothstep(0.88, 1, t);
  }
  if (motion === 'comedown') return plateau([0, 0.12], [0.86, 1], fallAt(phase));
  return motion === 'touchdown' ? plateau([0, 0.05], [0.9, 1], landingAt(phase)) : 1;
}

type Move = (phase: number) => Partial<Movement>;

const breathe: Move = (p) => ({
  scaleX: 1 - 0.009 * wave(p),
  scaleY: 1 + 0.016 * wave(p),
  rotation: 0.018 * wave(p, 1, 0.25),
});
/** The hands say it. */
const gesture: Move = (p) => ({ scaleY: 1 + 0.01 * wave(p), rotation: 0.012 * wave(p, 1, 0.25) });

/** Every function here is built of whole turns of the phase, so every motion closes its loop. */
const MOVES: Readonly<Partial<Record<MotionName, Move>>> = {
  jump: (p) => hop(p, 0.42, 0.16),
  bounce: (p) => hop(p, 0.28, 0.12),
  splash: (p) => hop(p, 0.2, 0.08),
  slide: (p) => ({ x: 0.02 * wave(p), rotation: 0.02 * wave(p, 2), lift: 0.008 * rise(p, 4) }),
  float: (p) => ({
    x: 0.02 * wave(p, 2, 0.1),
    y: 0.06 * wave(p),
    rotation: 0.06 * wave(p, 1, 0.25),
  }),
  dance: (p) => ({
    x: 0.055 * wave(p, 2),
    rotation: 0.1 * wave(p, 2, 0.16),
    lift: 0.025 * (1 + wave(p, 4)),
    scaleX: 1 - 0.035 * wave(p, 4, 0.25),
    scaleY: 1 + 0.045 * wave(p, 4, 0.25),
  }),
  fly: (p) => ({
    x: 0.03 * wave(p, 1, 0.6),
    y: 0.055 * wave(p),
    rotation: 0.05 * wave(p, 1, 0.3),
  }),
  swim: (p) => ({
    x: 0.02 * wave(p, 1, 0.5),
    y: 0.035 * wave(p),
    rotation: 0.04 * wave(p, 1, 0.2),
  }),
  // One bound per stride, rocking while it rests at the top and the bottom.
  run: (p) => ({
    lift: 0.07 * rise(p, 4),
    rotation: 0.06 * wave(p, 4),
    scaleX: 1 + 0.02 * wave(p, 4, 0.1),
    scaleY: 1 - 0.02 * wave(p, 4, 0.1),
  }),
  walk: (p) => ({ lift: 0.022 * rise(p, 4), rotation: 0.03 * wave(p, 2, 0.1) }),
  drive: (p) => ({
    y: -0.007 * rise(p, 6),
    rotation: 0.012 * wave(p, 2) + 0.004 * wave(p, 5),
    scaleY: 1 + 0.008 * wave(p, 6, 0.2),
  }),
  sail: (p) => ({ y: 0.02 * wave(p), rotation: 0.055 * wave(p, 1, 0.22) }),
  spin: (p) => ({ rotation: TAU * p }),
  turn: (p) => ({ scaleX: Math.cos(TAU * p), y: 0.035 * wave(p, 2) }),
  // Narrow and wide in turn; stills show the front.
  twirl: (p) => ({
    scaleX: 0.66 + 0.34 * Math.cos(2 * TAU * (p - 0.18)),
    y: 0.03 * wave(p, 2, 0.14),
  }),
  // Round and round: it is seen from one side and from the other; stills show it with the head in front.
  chasetail: (p) => ({
    x: 0.1 * wave(p, 2, -0.36),
    scaleX: 1.07 * Math.tanh(1.7 * Math.cos(2 * TAU * (p - 0.18))),
  }),
  swing: (p) => ({ rotation: 0.24 * wave(p) }),
  revolve: (p) => ({ y: 0.012 * wave(p) }),
  rebound,
  kicked,
  tumble,
  roll: (p) => ({ rotation: TAU * ROLLS * p, lift: 0.01 * rise(p, 4) }),
  sway: (p) => ({ rotation: 0.11 * wave(p), scaleY: 1 + 0.012 * wave(p, 2) }),
  emerge: (p) => ({ rotation: 0.04 * wave(p, 2) }),
  risesets: () => STILL,
  openclose: () => STILL,
  fill: () => STILL,
  drip: () => STILL,
  pageturn: () => STILL,
  takeoff,
  touchdown,
  comedown,
  wavehand: (p) => ({ rotation: 0.26 * wave(p, 2), x: 0.02 * wave(p, 2) }),
  hang: (p) => ({ scaleY: 1 + 0.012 * wave(p), rotation: 0.012 * wave(p, 1, 0.25) }),
  // The height follows the width a little later, so that the body is never fully at rest.
  grow,
  pulse: (p) => ({ scaleX: 1 + 0.14 * heartbeat(p), scaleY: 1 + 0.14 * heartbeat(p - 0.06) }),
  wiggle: (p) => ({ x: 0.05 * wave(p, 4, 0.25), rotation: 0.08 * wave(p, 4) }),
  click: (p) => ({ scaleX: 1 - 0.05 * pressedAt(p), scaleY: 1 - 0.05 * pressedAt(p) }),
  // A small circle has no moment of rest.
  shake: (p) => ({
    x: 0.02 * wave(p, 8),
    y: 0.02 * wave(p, 8, 0.25),
    rotation: 0.02 * wave(p, 4),
  }),
  sleep: (p) => ({ scaleX: 1 - 0.014 * wave(p), scaleY: 1 + 0.03 * wave(p) }),
  wave: (p) => ({ rotation: 0.05 * wave(p, 2), scaleY: 1 + 0.012 * wave(p, 4) }),
  sit: (p) => ({ scaleX: 1 - 0.008 * wave(p), scaleY: 1 + 0.016 * wave(p) }),
  surf: (p) => ({
    x: 0.026 * wave(p, 1, 0.55),
    y: 0.05 * wave(p, 1, 0.3),
    rotation: -0.05 + 0.09 * wave(p),
  }),
  ride: (p) => ({ y: -0.018 * rise(p, 4), rotation: 0.03 * wave(p, 2, 0.1) }),
  orbit: (p) => ({ rotation: 0.08 * wave(p), scaleY: 1 + 0.02 * wave(p, 2) }),
  cheer: (p) => ({ lift: 0.03 * rise(p, 4), rotation: 0.02 * wave(p, 2) }),
  sing: (p) => ({ rotation: 0.04 * wave(p, 2), lift: 0.012 * rise(p, 4) }),
  // Over hands and feet, from one side to the other; stills show it on its hands.
  cartwheel: (p) => ({ rotation: TAU * (p - 0.18), x: 0.35 * wave(p, 1, -0.18) }),
  // The hands swing on; a body above them that hangs in the air sways a little.
  dunk: (p) => ({ lift: 0.3 + 0.1 * wave(p, 2, 0.25), rotation: 0.05 * wave(p, 2) }),
  push: (p) => ({ x: 0.012 * wave(p, 2), lift: 0.012 * rise(p, 4) }),
  pull: (p) => ({ x: 0.012 * wave(p, 2), lift: 0.012 * rise(p, 4) }),
  climb: (p) => ({ y: 0.02 * wave(p, 2), rotation: 0.02 * wave(p, 2, 0.25) }),
  howl: (p) => ({ rotation: 0.03 * wave(p, 2), scaleY: 1 + 0.02 * wave(p, 2, 0.25) }),
  catch: (p) => ({ lift: 0.12 + 0.1 * wave(p, 2, 0.25), rotation: 0.06 * wave(p, 2) }),
  // Over to the right, above the ground.
  save: (p) => ({ x: -0.42, rotation: 0.98 + 0.03 * wave(p), lift: 0.26 + 0.02 * wave(p, 2) }),
  kickflip: (p) => ({ y: 0.02 * wave(p), rotation: 0.03 * wave(p, 2) }),
  // Head first, and turning a little.
  fall: (p) => ({ rotation: 2.05 + 0.08 * wave(p), y: 0.03 * wave(p, 2, 0.2) }),
  plunge: (p) => ({ rotation: 2.3 + 0.04 * wave(p), y: 0.03 * wave(p, 2, 0.2) }),
  backfloat: (p) => ({ y: 0.008 * wave(p, 2), rotation: 0.012 * wave(p) }),
  // Stills show it upside down.
  flip: (p) => ({ rotation: TAU * p + 1.7, y: 0.02 * wave(p) }),
  slip: (p) => ({ lift: 0.06 + 0.015 * wave(p, 2), rotation: 0.03 * wave(p) }),
  // Only what falls moves, see `turnAt`; not what it stands on.
  topple: () => STILL,
  melt: (p) => ({ scaleX: 1.22 + 0.02 * wave(p), scaleY: 0.62 - 0.03 * wave(p), lift: -0.03 }),
  idle: breathe,
};

/** @param phase position in the loop; the result is the same at 0 and at 1 */
export const movementAt = (motion: MotionName, phase: number): Movement => ({
  ...STILL,
  ...(MOVES[motion] ?? gesture)(phase),
});

/** How far something is that topples and is set up again, 0 to 1. */
export const toppledAt = (phase: number): number =>
  plateau([0.12, 0.36], [0.78, 0.96], fract(phase)) * (1 + 0.05 * wave(phase, 4));

/** How far an actor is turned at a moment. Radians. */
export const turnAt = (
  { turn = 0, motion }: { readonly turn?: number; readonly motion: MotionName },
  phase: number,
): number => (motion === 'topple' ? turn * toppledAt(phase) : turn);

/** Motions that carry an actor along, so that the ground passes below it. */
export const travels = (motion: MotionName): boolean =>
  /^(run|walk|drive|ride|slide|roll)$/.test(motion);

/** A travelling wave along a body, growing towards the tail: fish, dragons. */
export const undulation =
  (motion: MotionName, phase: number, sizePx: number, tailAtLeft: boolean) =>
  (position: number): number => {
    const along = tailAtLeft ? 1 - position : position;
    const amplitude = motion === 'swim' ? 0.032 : 0.028;
    return sizePx * amplitude * wave(phase, 2, -along * 1.05) * (0.12 + 1.3 * clamp(along) ** 2);
  };
