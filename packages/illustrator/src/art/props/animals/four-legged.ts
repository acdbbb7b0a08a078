import type { Canvas2D } from '../../../canvas.ts';
import { type Colour, mix, shift } from '../../../math/colour.ts';
import { linearGradient } from '../../../painting.ts';
import { flat, inside, line, oval, round, trace, tube } from './form.ts';

export type Paint = (context: Canvas2D) => void;
export type FourLeggedTail =
  | 'curled'
  | 'raised'
  | 'bushy'
  | 'plume'
  | 'hook'
  | 'long'
  | 'ringed'
  | 'upright'
  | 'tuft'
  | 'none';

/** What the puppet of a breed needs to know of its coat, and where the eyes are when it is drawn whole. */
export interface Coat {
  readonly main: Colour;
  readonly belly?: Colour;
  readonly hand?: Colour;
  readonly foot?: Colour;
  readonly spots?: Colour;
  readonly tail: FourLeggedTail;
  readonly tailTip?: Colour;
  readonly eyes: readonly (readonly [x: number, y: number, radius: number])[];
}

/** Eyes of a head in its box, as fractions of the whole drawing. */
export const eyesInBox = (
  [x, y, size]: readonly [x: number, y: number, size: number],
  {
    apart,
    height,
    radius,
  }: { readonly apart: number; readonly height: number; readonly radius: number },
): Coat['eyes'] =>
  [-1, 1].map((side) => [
    (x + (size * (50 + side * apart)) / 100) / 100,
    (y + (size * height) / 100) / 100,
    (size * radius) / 10_000,
  ]);

/** An animal on four legs from the side, whose head looks at the viewer; in hundredths. */
export interface FourLegged {
  readonly colour: Colour;
  /** Where the trunk begins and ends, its back and its belly; the soles are at 100. */
  readonly trunk: readonly [left: number, back: number, right: number, belly: number];
  readonly legWidth: number;
  /** Legs of a colour of their own. */
  readonly legs?: Colour;
  /** Socks: their colour and height. */
  readonly socks?: readonly [colour: Colour, height: number];
  readonly tail: FourLeggedTail;
  readonly tailTip?: Colour;
  /** Long hair: at the chest and along the belly. */
  readonly fluff?: Colour;
  /** Markings of the trunk; they end at its outline. */
  readonly marks?: readonly Paint[];
  /** Markings of the legs. */
  readonly legMarks?: Paint;
  /** Width of a neck that shows between head and trunk. */
  readonly neck?: number;
  readonly head: {
    readonly box: readonly [x: number, y: number, size: number];
    readonly draw: Paint;
  };
}

/** Paints for the right side of a head, and the same mirrored. */
export const bothSides =
  (paint: Paint): Paint =>
  (context) => {
    for (const side of [1, -1]) {
      context.save();
      context.translate(0.5, 0);
      context.scale(side, 1);
      context.translate(-0.5, 0);
      paint(context);
      context.restore();
    }
  };

/** A head that is drawn in the unit square, at its place. */
function drawHeadAt(
  context: Canvas2D,
  [x, y, size]: readonly [x: number, y: number, size: number],
  draw: Paint,
): void {
  context.save();
  context.translate(x / 100, y / 100);
  context.scale(size / 100, size / 100);
  draw(context);
  context.restore();
}

const trunkOutline = ([left, back, right, belly]: FourLegged['trunk']): string => {
  const tall = belly - back;
  return `M ${left} ${back + tall * 0.42} C ${left} ${back + tall * 0.06} ${left + 12} ${back} ${left + 22} ${back + 1} C ${left + 34} ${back + 3} ${right - 24} ${back + 2} ${right - 14} ${back + 1} C ${right - 4} ${back} ${right} ${back + tall * 0.28} ${right} ${back + tall * 0.52} C ${right} ${belly - 1} ${right - 10} ${belly + 3} ${right - 18} ${belly} C ${right - 26} ${belly - 4} ${left + 30} ${belly - 3} ${left + 20} ${belly + 1} C ${left + 8} ${belly + 4} ${left} ${belly - 2} ${left} ${back + tall * 0.42} Z`;
};

const legOutline = (x: number, top: number, width: number): string =>
  `M ${x} ${top} C ${x + width * 0.7} ${top} ${x + width * 0.55} ${top + (100 - top) * 0.5} ${x + width / 2} 96 C ${x + width / 2} 99 ${x + width * 0.4} 100 ${x + width * 0.2} 100 L ${x - width * 0.56} 100 C ${x - width * 0.8} 100 ${x - width * 0.8} 95.5 ${x - width * 0.52} 94.6 C ${x - width * 0.52} ${top + (100 - top) * 0.5} ${x - width * 0.7} ${top} ${x} ${top} Z`;

interface Leg {
  readonly x: number;
  readonly top: number;
  readonly colour: Colour;
}

/** A leg melts into the trunk above. */
function drawLeg(context: Canvas2D, animal: FourLegged, { x, top, colour }: Leg): void {
  const [, , , belly] = animal.trunk;
  const outline = legOutline(x, top, animal.legWidth);
  trace(context, outline);
  context.fillStyle = linearGradient(
    context,
    [0, top / 100, 0, 1],
    [
      [0, colour, 0],
      // Solid where the belly ends, or one would see through it.
      [(0.92 * (belly - top)) / (100 - top), colour, 1],
      [1, shift(mix(colour, [0.45, 0.16, 325], 0.16), -0.05)],
    ],
  );
  context.fill();
  inside(context, outline, (c) => {
    animal.legMarks?.(c);
    if (!animal.socks) return;
    const [sock, height] = animal.socks;
    c.fillStyle = linearGradient(
      c,
      [0, (100 - height) / 100, 0, 1],
      [
        [0, sock, 0.2],
        [0.25, sock],
        [1, shift(sock, -0.06)],
      ],
    );
    c.fillRect(0, (100 - height) / 100, 1, height / 100);
  });
}

type DrawTail = (context: Canvas2D, x: number, y: number, colour: Colour, tip: Colour) => void;

/** From the upper end of the rump. */
const TAILS: Readonly<Record<FourLeggedTail, DrawTail>> = {
  none: () => undefined,
  tuft(context, x, y, colour, tip) {
    round(
      context,
      `M ${x - 8} ${y + 2} C ${x} ${y - 8} ${x + 8} ${y - 4} ${x + 7} ${y + 4} C ${x + 6} ${y + 12} ${x - 2} ${y + 12} ${x - 6} ${y + 10} Z`,
      tip === colour ? colour : tip,
    );
  },
  raised(context, x, y, colour) {
    tube(
      context,
      `M ${x - 4} ${y + 6} C ${x + 6} ${y + 4} ${x + 11} ${y - 8} ${x + 9} ${y - 20}`,
      5.6,
      colour,
    );
  },
  hook(context, x, y, colour, tip) {
    const tail = `M ${x - 4} ${y + 6} C ${x + 8} ${y + 6} ${x + 11} ${y - 8} ${x + 8} ${y - 20} C ${x + 5} ${y - 31} ${x - 2} ${y - 34} ${x - 8} ${y - 31}`;
    tube(context, tail, 6.6, colour);
    if (tip !== colour)
      tube(
        context,
        `M ${x + 4} ${y - 29} C ${x} ${y - 33} ${x - 4} ${y - 33} ${x - 8} ${y - 31}`,
        6.6,
        tip,
      );
  },
  long(context, x, y, colour, tip) {
    tube(
      context,
      `M ${x - 4} ${y + 8} C ${x + 8} ${y + 8} ${x + 4} ${y + 28} ${x + 8} ${y + 34} C ${x + 10} ${y + 38} ${x + 14} ${y + 37} ${x + 15} ${y + 32}`,
      5.8,
      colour,
    );
    tube(
      context,
      `M ${x + 9} ${y + 35} C ${x + 12} ${y + 37} ${x + 14} ${y + 36} ${x + 15} ${y + 32}`,
      5.8,
      tip,
    );
  },
  curled(context, x, y, colour, tip) {
    round(
      context,
      `M ${x - 6} ${y + 8} C ${x + 12} ${y + 8} ${x + 14} ${y - 16} ${x} ${y - 21} C ${x - 14} ${y - 24} ${x - 22} ${y - 12} ${x - 15} ${y - 5} C ${x - 11} ${y - 1} ${x - 4} ${y - 4} ${x - 6} ${y + 8} Z`,
      colour,
    );
    if (tip !== colour)
      round(
        context,
        `M ${x - 1} ${y - 19} C ${x - 14} ${y - 23} ${x - 20} ${y - 12} ${x - 15} ${y - 6} C ${x - 10} ${y - 1} ${x - 2} ${y - 7} ${x - 1} ${y - 19} Z`,
        tip,
      );
  },
  bushy(context, x, y, colour, tip) {
    round(
      context,
      `M ${x - 8} ${y + 4} C ${x + 6} ${y} ${x + 12} ${y + 12} ${x + 13} ${y + 26} C ${x + 14} ${y + 36} ${x + 10} ${y + 42} ${x + 7} ${y + 40} C ${x} ${y + 34} ${x - 4} ${y + 22} ${x - 8} ${y + 14} Z`,
      colour,
    );
    if (tip !== colour)
      round(
        context,
        `M ${x + 12} ${y + 24} C ${x + 14} ${y + 36} ${x + 10} ${y + 42} ${x + 7} ${y + 40} C ${x + 3} ${y + 36} ${x + 1} ${y + 32} ${x} ${y + 29} C ${x + 4} ${y + 30} ${x + 9} ${y + 28} ${x + 12} ${y + 24} Z`,
        tip,
      );
  },
  plume(context, x, y, colour, tip) {
    round(
      context,
      `M ${x - 8} ${y + 10} C ${x + 4} ${y + 8} ${x + 4} ${y - 6} ${x + 2} ${y - 16} C ${x + 2} ${y - 28} ${x + 12} ${y - 32} ${x + 15} ${y - 22} C ${x + 18} ${y - 6} ${x + 14} ${y + 14} ${x - 4} ${y + 16} Z`,
      colour,
    );
    if (tip !== colour)
      round(
        context,
        `M ${x + 2} ${y - 17} C ${x + 3} ${y - 28} ${x + 12} ${y - 32} ${x + 15} ${y - 22} C ${x + 15} ${y - 16} ${x + 14} ${y - 13} ${x + 13} ${y - 10} C ${x + 10} ${y - 15} ${x + 6} ${y - 17} ${x + 2} ${y - 17} Z`,
        tip,
      );
  },
  ringed(context, x, y, colour, tip) {
    const outline = `M ${x - 8} ${y + 6} C ${x + 6} ${y + 2} ${x + 12} ${y + 12} ${x + 14} ${y + 22} C ${x + 16} ${y + 34} ${x + 10} ${y + 41} ${x + 5} ${y + 38.5} C ${x - 3} ${y + 32} ${x - 4} ${y + 20} ${x - 8} ${y + 15} Z`;
    round(context, outline, colour);
    inside(context, outline, (c) => {
      for (let i = 0; i < 4; i++)
        line(
          c,
          `M ${x - 10} ${y + 13 + i * 8} Q ${x + 4} ${y + 16 + i * 8} ${x + 20} ${y + 8 + i * 8}`,
          3.8,
          tip,
        );
    });
  },
  upright(context, x, y, colour, tip) {
    const tail = `M ${x - 5} ${y + 8} C ${x + 12} ${y + 8} ${x + 10} ${y - 12} ${x + 4} ${y - 20} C ${x - 2} ${y - 30} ${x + 2} ${y - 40} ${x + 10} ${y - 40}`;
    tube(context, tail, 8.4, colour);
    for (const [bx, by, turn] of [
      [8, 2, 30],
      [8.4, -8, 80],
      [5, -17, 60],
      [0.6, -26, 80],
      [2, -35, 130],
    ] as const) {
      flat(context, oval(x + bx, y + by, 1.7, 4.6, turn + 90), tip);
    }
    flat(context, oval(x + 9, y - 40, 4.6, 4.2), tip);
  },
};

/** Locks of long hair from one point to another. */
function drawFringe(
  context: Canvas2D,
  [x0, y0]: readonly [number, number],
  [x1, y1]: readonly [number, number],
  long: number,
  colour: Colour,
): void {
  const count = Math.max(2, Math.round(Math.hypot(x1 - x0, y1 - y0) / 7));
  for (let i = 0; i < count; i++) {
    const at = i / (count - 1);
    const [x, y] = [x0 + (x1 - x0) * at, y0 + (y1 - y0) * at];
    round(
      context,
      `M ${x - 6} ${y - 5} C ${x - 6} ${y + long * 0.6} ${x - 2} ${y + long} ${x + 1} ${y + long} C ${x + 4} ${y + long * 0.8} ${x + 6} ${y + long * 0.4} ${x + 6} ${y - 5} Z`,
      colour,
    );
  }
}

export function drawFourLegged(context: Canvas2D, animal: FourLegged): void {
  const { colour, trunk, legWidth } = animal;
  const [left, back, right, belly] = trunk;
  const legs = animal.legs ?? colour;
  const far = shift(legs, -0.08);
  const top = back + (belly - back) * 0.62;
  // Gaps between all four, or they could not walk.
  const beside = legWidth * 1.42 + 1.2;
  TAILS[animal.tail](context, right - 2, back + 3, colour, animal.tailTip ?? colour);
  for (const x of [left + legWidth * 0.7 + beside, right - legWidth * 0.5 - beside]) {
    drawLeg(context, animal, { x, top, colour: far });
  }
  const [x, y, size] = animal.head.box;
  if (animal.neck)
    tube(
      context,
      `M ${left + 8} ${back + 12} L ${x + size * 0.54} ${y + size * 0.6}`,
      animal.neck,
      colour,
    );
  const outline = trunkOutline(trunk);
  round(context, outline, colour);
  inside(context, outline, (c) => animal.marks?.forEach((paint) => paint(c)));
  if (animal.fluff)
    drawFringe(context, [left + 14, belly - 1], [right - 14, belly - 1], 7, animal.fluff);
  for (const x of [left + legWidth * 0.7, right - legWidth * 0.5]) {
    drawLeg(context, animal, { x, top, colour: legs });
  }
  if (animal.fluff)
    drawFringe(
      context,
      [left + 1, back + (belly - back) * 0.5],
      [left + 16, back + (belly - back) * 0.55],
      11,
      animal.fluff,
    );
  context.save();
  context.globalAlpha = 0.1;
  inside(context, outline, (c) =>
    flat(c, oval(x + size * 0.54, y + size * 0.62, size * 0.46, size * 0.42), [0.2, 0.06, 320]),
  );
  context.restore();
  drawHeadAt(context, animal.head.box, animal.head.draw);
}

/** How a build of a species is shaped: its trunk, and the box of its head. */
export interface BreedShape extends Pick<FourLegged, 'trunk' | 'legWidth'> {
  readonly head: FourLegged['head']['box'];
}

/** What a breed has of its own; its markings of the trunk are `body`. */
interface Breed extends Pick<
  FourLegged,
  'tail' | 'tailTip' | 'legs' | 'socks' | 'fluff' | 'legMarks'
> {
  readonly body?: readonly Paint[];
}

/** Draws a dog or a cat of a breed in its main colour, with the head its species has. */
export function drawBreed(
  context: Canvas2D,
  colour: Colour,
  { tail, tailTip, legs, socks, fluff, legMarks, body }: Breed,
  { trunk, legWidth, head }: BreedShape,
  drawHead: Paint,
): void {
  drawFourLegged(context, {
    colour,
    trunk,
    legWidth,
    tail,
    head: { box: head, draw: drawHead },
    ...(tailTip && { tailTip }),
    ...(legs && { legs }),
    ...(socks && { socks }),
    ...(fluff && { fluff }),
    ...(body && { marks: body }),
    ...(legMarks && { legMarks }),
  });
}
