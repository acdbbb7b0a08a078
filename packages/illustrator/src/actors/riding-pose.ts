import { wave } from '../math/periodic.ts';
import type { RideFit } from '../things/ride-fits.ts';
import { type FigurePose, HIP, SOLE } from './figure-joints.ts';
import type { Point, Pose } from './pose.ts';

/** Where hands and feet are from the seat of a vehicle that goes to the right, in the units of poses. */
export interface Riding {
  readonly grip: Point | null;
  readonly foot: Point;
  /** Radius of the way of the feet around their place. */
  readonly crank: number;
  readonly isStoodOn: boolean;
}

/** @param unitPx of the rider's pose @param drawn size of the drawing of the vehicle in pixels */
export function ridingOf(
  { seat, grip, foot, crank, isStoodOn }: RideFit,
  drawn: { readonly width: number; readonly height: number },
  unitPx: number,
): Riding {
  const fromSeat = ([across, up]: readonly [number, number]): Point => [
    ((across - seat[0]) * drawn.width) / unitPx,
    ((seat[1] - up) * drawn.height) / unitPx,
  ];
  return {
    grip: grip && fromSeat(grip),
    foot: fromSeat(foot),
    crank: (crank * drawn.height) / unitPx,
    isStoodOn,
  };
}

/** Radians. */
const LEAN = 0.14;
/** Half of the way between the two hands. */
const HANDS_APART = 0.03;
/** The height of a seat and of the ground in the poses of figures and puppets. */
const FIGURE = { seat: 1.14, ground: 1.56, sole: SOLE, pivot: HIP.y, lean: 1 } as const;
const PUPPET = { seat: 1.27, ground: 1.54, sole: 1.54, pivot: 1.2, lean: 0.6 } as const;
/** How far each foot is from the middle of a deck. */
const FEET_APART = 0.09;

/** Hands of a deed; null for a rider that does nothing else. */
type Hands = Pick<Pose, 'leftHand' | 'rightHand'> | null;

/** Hands that hang this low or lower have nothing to do, in the measure of figures and of puppets. */
const IDLE_HANDS = { figure: 0.95, puppet: 1.1 } as const;

/** The hands that the deed needs; the others stay at the handlebar. */
const busyHands = (hands: Hands, idle: number): Partial<NonNullable<Hands>> =>
  hands === null
    ? {}
    : {
        ...(hands.leftHand[1] < idle && { leftHand: hands.leftHand }),
        ...(hands.rightHand[1] < idle && { rightHand: hands.rightHand }),
      };

/** Where a place is in the space of a body that leans about its hips. */
function inLeaning([x, y]: Point, pivot: number, lean: number): Point {
  const [cos, sin] = [Math.cos(lean), Math.sin(lean)];
  const down = y - pivot;
  return [x * cos + down * sin, pivot - x * sin + down * cos];
}

function limbsOf(riding: Riding, phase: number, body: typeof FIGURE | typeof PUPPET) {
  const { grip, foot, crank, isStoodOn } = riding;
  const base = isStoodOn ? body.ground : body.seat;
  const [x, y] = [foot[0], base + foot[1]];
  const turn: Point = [crank * wave(phase, 2), crank * wave(phase, 2, 0.25)];
  const hand = grip && inLeaning([grip[0], base + grip[1]], body.pivot, LEAN * body.lean);
  return {
    hands: hand && {
      leftHand: [hand[0] - HANDS_APART, hand[1] + 0.01] as const,
      rightHand: [hand[0] + HANDS_APART, hand[1]] as const,
    },
    feet: isStoodOn
      ? {
          leftFoot: [-FEET_APART, body.sole] as const,
          rightFoot: [FEET_APART, body.sole] as const,
        }
      : {
          leftFoot: [x + turn[0], y + turn[1]] as const,
          rightFoot: [x + 0.03 - turn[0], y - turn[1]] as const,
        },
  };
}

/** A figure with its hands on the handlebar, unless it does something with them, and its feet on the pedals. */
export function figureRiding(
  pose: FigurePose,
  riding: Riding,
  phase: number,
  deed: Hands = null,
): FigurePose {
  const busy = busyHands(deed, IDLE_HANDS.figure);
  const isBusy = Object.keys(busy).length > 0;
  const { hands, feet } = limbsOf(riding, phase, FIGURE);
  return {
    ...pose,
    ...BALANCE,
    ...hands,
    ...busy,
    ...feet,
    hips: [0, 0],
    lean: LEAN,
    head: -0.08,
    knees: [1, 1],
    bentKnees: null,
    ...(hands && !isBusy && { elbows: [-0.5, 1] as const }),
  };
}

/** Arms of who rides without hands. */
const BALANCE = { leftHand: [-0.5, 0.78], rightHand: [0.5, 0.72] } as const;

/** The same for a puppet. */
export function puppetRiding(pose: Pose, riding: Riding, phase: number, deed: Hands = null): Pose {
  const { hands, feet } = limbsOf(riding, phase, PUPPET);
  return {
    ...pose,
    leftHand: [-0.5, 0.96],
    rightHand: [0.5, 0.9],
    ...hands,
    ...busyHands(deed, IDLE_HANDS.puppet),
    ...feet,
    lean: LEAN,
    bob: 0.012 * wave(phase, 4),
  };
}
