import type { Canvas2D } from '../../canvas.ts';
import { type Colour, css, shift } from '../../math/colour.ts';
import {
  fallShade,
  fillBall,
  fillBox,
  fillOutline,
  type PropFamily,
  roundShade,
  STEEL,
  strokeLine,
  strokeOutline,
} from './brush.ts';
import { limb } from './industrial-machines.ts';
import { pane, track } from './motors.ts';

const DARK: Colour = [0.32, 0.02, 268];
const PIN: Colour = [0.4, 0.015, 280];

type Point = readonly [x: number, y: number];

/** Where the boom of an excavator turns on its cab, and where the stick with the bucket turns on the boom. */
export const BOOM_HUB = { x: 0.56, y: 0.52 } as const;
export const STICK_HUB = { x: 0.38, y: 0.14 } as const;

function boom(context: Canvas2D, colour: Colour): void {
  strokeOutline(context, 'M 56 52 L 38 14', 0.09, css(shift(colour, -0.03)));
  strokeOutline(context, 'M 50 50 L 44 28', 0.03, css(STEEL));
}

/** The stick with a bucket at its end. */
function stick(context: Canvas2D, colour: Colour): void {
  strokeOutline(context, 'M 38 14 L 14 46', 0.07, css(shift(colour, 0.02)));
  fillBall(context, STICK_HUB.x, STICK_HUB.y, 0.045, PIN);
  fillOutline(
    context,
    'M 20 42 L 8 44 C 0 52 2 66 10 70 L 26 62 Z',
    fallShade(context, 0.4, 0.72, [0.4, 0.02, 270]),
  );
  for (const x of [8, 14, 20])
    fillOutline(
      context,
      `M ${x} ${72 - x * 0.3} L ${x + 5} ${69 - x * 0.3} L ${x + 4} ${76 - x * 0.3} Z`,
      css([0.55, 0.02, 270]),
    );
}

/** A cab on tracks. */
function excavatorBody(context: Canvas2D, colour: Colour): void {
  track(context, 0.34, 0.98);
  fillBox(context, [0.4, 0.7, 0.54, 0.1], 0.02, css(shift(colour, -0.14)));
  fillBox(
    context,
    [0.68, 0.5, 0.29, 0.23],
    [0.03, 0.08, 0.04, 0.02],
    fallShade(context, 0.5, 0.74, colour),
  );
  fillOutline(
    context,
    'M 46 73 L 48 38 Q 49 34 53 34 L 68 34 Q 71 34 71 38 L 71 73 Z',
    fallShade(context, 0.34, 0.74, colour),
  );
  pane(context, 'M 50 58 L 51.500 41 Q 52 39 54 39 L 66 39 L 66 58 Z');
  for (const x of [0.76, 0.82, 0.88])
    fillBox(context, [x, 0.56, 0.025, 0.11], 0.01, css(shift(colour, -0.2)));
}

/** Where the joints of a robot's arm are. */
export const FOOT_HUB = { x: 0.33, y: 0.75 } as const;
export const ELBOW_HUB = { x: 0.235, y: 0.25 } as const;
export const WRIST_HUB = { x: 0.73, y: 0.145 } as const;

function joint(context: Canvas2D, { x, y }: { x: number; y: number }, size: number): void {
  fillBall(context, x, y, size, DARK);
  fillBall(context, x, y, size * 0.5, STEEL);
}

function robotFoot(context: Canvas2D, colour: Colour): void {
  fillBox(context, [0.08, 0.9, 0.5, 0.1], 0.03, fallShade(context, 0.9, 1, DARK));
  fillOutline(
    context,
    'M 18 92 L 22 74 L 44 74 L 48 92 Z',
    roundShade(context, 0.18, 0.48, colour),
  );
}

function robotUpperArm(context: Canvas2D, colour: Colour): void {
  limb(context, [0.33, 0.74], [0.24, 0.3], 0.17, colour);
  joint(context, FOOT_HUB, 0.105);
}

function robotForearm(context: Canvas2D, colour: Colour): void {
  limb(context, [0.24, 0.24], [0.7, 0.14], 0.14, colour);
  joint(context, ELBOW_HUB, 0.115);
}

function robotGripper(context: Canvas2D): void {
  limb(context, [0.74, 0.16], [0.78, 0.4], 0.085, shift(STEEL, -0.08));
  for (const way of [-1, 1]) {
    const x = 0.79 + way * 0.1;
    const claw: Point[] = [
      [0.79, 0.42],
      [x, 0.48],
      [x, 0.58],
      [0.79 + way * 0.045, 0.66],
    ];
    strokeLine(context, claw, 0.05, css(DARK));
  }
  joint(context, WRIST_HUB, 0.085);
  joint(context, { x: 0.79, y: 0.42 }, 0.055);
}

const YELLOW: Colour = [0.82, 0.17, 82];
const ORANGE: Colour = [0.74, 0.18, 60];

/** Machines whose arms turn at their joints, whole and in the parts that turn. */
export const JOINTED_ARMS: PropFamily = {
  '@excavatorbody': (context, colour) => excavatorBody(context, colour ?? YELLOW),
  '@excavatorboom': (context, colour) => boom(context, colour ?? YELLOW),
  '@excavatorstick': (context, colour) => stick(context, colour ?? YELLOW),
  '@excavator': (context, colour) => {
    boom(context, colour ?? YELLOW);
    stick(context, colour ?? YELLOW);
    excavatorBody(context, colour ?? YELLOW);
  },
  '@robotfoot': (context, colour) => robotFoot(context, colour ?? ORANGE),
  '@robotupperarm': (context, colour) => robotUpperArm(context, colour ?? ORANGE),
  '@robotforearm': (context, colour) => robotForearm(context, colour ?? ORANGE),
  '@robotgripper': (context) => robotGripper(context),
  '@robotarm': (context, colour) => {
    robotFoot(context, colour ?? ORANGE);
    robotGripper(context);
    robotUpperArm(context, colour ?? ORANGE);
    robotForearm(context, colour ?? ORANGE);
  },
};
