type Spot = readonly [x: number, y: number];

/** Where the hands of a clock are; lengths in widths of its box. */
export interface Dial {
  readonly middle: Spot;
  /** Of the disc that covers the hands of the picture, without the marks of the hours. */
  readonly radius: number;
  /** Where the picture shows the dial alone, and where a hand. */
  readonly ground: Spot;
  readonly hand: Spot;
  readonly thick: number;
  readonly pendulum?: Pendulum;
}

export interface Pendulum {
  /** What it swings behind, as left, top, width, height. */
  readonly glass: readonly [number, number, number, number];
  readonly pivot: Spot;
  readonly length: number;
  readonly bob: number;
  /** Where the picture shows what is behind it, and its bob. */
  readonly ground: Spot;
  readonly brass: Spot;
}

const DIALS: Readonly<Record<string, Dial>> = {
  'alarm-clock': { middle: [0.516, 0.527], radius: 0.18, ground: [0.4, 0.58], hand: [0.496, 0.45], thick: 0.04 },
  'mantelpiece-clock': { middle: [0.5, 0.404], radius: 0.19, ground: [0.42, 0.45], hand: [0.494, 0.335], thick: 0.026 },
  watch: { middle: [0.5, 0.5], radius: 0.26, ground: [0.6, 0.6], hand: [0.5, 0.34], thick: 0.034 },
  '@pocketwatch': { middle: [0.48, 0.625], radius: 0.2, ground: [0.46, 0.72], hand: [0.43, 0.565], thick: 0.02 },
  '@cuckooclock': { middle: [0.5, 0.51], radius: 0.088, ground: [0.46, 0.54], hand: [0.5, 0.45], thick: 0.013 },
  '@grandfatherclock': {
    middle: [0.5, 0.225],
    radius: 0.078,
    ground: [0.47, 0.25],
    hand: [0.5, 0.18],
    thick: 0.011,
    pendulum: {
      glass: [0.41, 0.405, 0.18, 0.32],
      pivot: [0.5, 0.36],
      length: 0.29,
      bob: 0.045,
      ground: [0.425, 0.62],
      brass: [0.5, 0.65],
    },
  },
}; // prettier-ignore

/** Where the hands of a clock are; undefined for what is no clock. */
export const dialOf = (glyph: string): Dial | undefined => DIALS[glyph];

/** With hands that go round in a loop; the tall one has a pendulum. */
export const isClock = (glyph: string): boolean => dialOf(glyph) !== undefined;
