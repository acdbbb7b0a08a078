/** The glyph of what is worn, and how tall it is in its widths. */
interface Worn {
  readonly glyph: string;
  readonly tall: number;
}

/** The middle of a costume, its turn and its width, in head widths below the crown. */
type Placed = Readonly<Record<'x' | 'y' | 'rotation' | 'size', number>>;

/** How wide and how high a costume is at most, in head widths of who wears it. */
const LARGEST = { width: 1.36, height: 1.04 } as const;
/** The height of its middle: the head covers its upper end, and the feet are below it. */
const MIDDLE = 0.97;
/** Long things that are stood upright are higher than their boxes. */
const UPRIGHT_SIZE = 0.9;

/** How things that are drawn aslant are turned to stand upright. Radians. */
const UPRIGHT: Readonly<Record<string, number>> = {
  'hot-dog': -0.62,
  carrot: -0.6,
  cucumber: -0.5,
  'ear-of-corn': -0.62,
  'baguette-bread': -0.72,
  eggplant: -0.6,
  avocado: -0.4,
  burrito: 0.5,
  pineapple: 0.36,
};

/** Around the body from the neck to the knees, as large as its shape allows. */
export function aroundBody({ glyph, tall }: Worn): Placed {
  const rotation = UPRIGHT[glyph];
  const size = Math.min(LARGEST.width, LARGEST.height / tall);
  if (rotation === undefined) return { x: 0, y: MIDDLE, rotation: 0, size };
  return { x: 0, y: MIDDLE, rotation, size: size * UPRIGHT_SIZE };
}
