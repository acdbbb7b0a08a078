import { FILE_FORMATS, type FileFormat } from '@loopwright/contract';

/** One way to make a file smaller. */
export interface Rung {
  /** 1–100; absent: the format has no losses. */
  readonly quality?: number;
  /** Of a palette; absent: all that there are, or 256 in a GIF. */
  readonly colors?: number;
  /** Of the frames, 0–1. */
  readonly frameShare: number;
  /** Of width and height, 0–1. */
  readonly scale: number;
  /** Bytes over those of the first rung, as far as can be foretold. */
  readonly factor: number;
}

/** How much a step costs in quality as people see it, and what it leaves of the bytes. */
interface Step<Value> {
  readonly value: Value;
  readonly damage: number;
  readonly factor: number;
}

const steps = <Value>(...all: readonly (readonly [Value, number, number])[]): Step<Value>[] =>
  all.map(([value, damage, factor]) => ({ value, damage, factor }));

const ONE_QUALITY = steps<number | undefined>([undefined, 0, 1]);
const QUALITIES: Readonly<Record<FileFormat, readonly Step<number | undefined>[]>> = {
  gif: steps([90, 0, 1], [80, 0.8, 0.85], [70, 1.7, 0.72], [60, 2.8, 0.62], [50, 4, 0.54]),
  webp: steps([85, 0, 1], [75, 0.8, 0.74], [65, 1.6, 0.6], [55, 2.5, 0.52], [45, 3.6, 0.44]),
  avif: steps([85, 0, 1], [75, 0.8, 0.65], [65, 1.6, 0.42], [55, 2.6, 0.28], [45, 3.8, 0.18]),
  mp4: steps([85, 0, 1], [75, 0.8, 0.65], [65, 1.6, 0.42], [55, 2.6, 0.28], [45, 3.8, 0.18]),
  webm: steps([85, 0, 1], [75, 0.8, 0.65], [65, 1.6, 0.42], [55, 2.6, 0.28], [45, 3.8, 0.18]),
  jpeg: steps([90, 0, 1], [80, 0.8, 0.65], [70, 1.6, 0.5], [60, 2.6, 0.42], [50, 3.8, 0.36]),
  apng: ONE_QUALITY,
  png: ONE_QUALITY,
};

const ALL_COLORS = steps<number | undefined>([undefined, 0, 1]);
const PALETTE_OF_TRUE_COLOR = steps<number | undefined>(
  [undefined, 0, 1],
  [256, 1, 0.4],
  [128, 1.8, 0.34],
  [64, 3, 0.27],
  [32, 4.6, 0.21],
);
const COLORS: Readonly<Partial<Record<FileFormat, readonly Step<number | undefined>[]>>> = {
  gif: steps([undefined, 0, 1], [128, 1, 0.84], [64, 2.2, 0.7], [32, 3.8, 0.56]),
  apng: PALETTE_OF_TRUE_COLOR,
  png: PALETTE_OF_TRUE_COLOR,
};

const FRAME_SHARES = steps([1, 0, 1], [0.75, 1.5, 0.77], [0.5, 3.4, 0.53], [1 / 3, 5.4, 0.36]);
const SCALES = steps(
  [1, 0, 1],
  [0.85, 1.2, 0.77],
  [0.7, 2.4, 0.56],
  [0.55, 4, 0.37],
  [0.42, 6, 0.24],
);

export interface RungOptions {
  /** A share of the frames that may be left. */
  readonly frameShareMinimum: number;
  /** Whether the picture may get smaller by this factor. */
  readonly allowsScale: (factor: number) => boolean;
  /** The best quality that is wanted; absent: the format's. */
  readonly quality?: number;
}

/**
 * All ways to make a file smaller that are worth it, from the best to the smallest: none costs more quality than
 * another one that saves as much.
 */
export function rungsOf(format: FileFormat, options: RungOptions): Rung[] {
  const isAnimation = FILE_FORMATS[format].hasAnimation;
  const wanted = options.quality;
  const qualities = QUALITIES[format].filter(
    ({ value }) => wanted === undefined || value === undefined || value < wanted,
  );
  const best =
    wanted === undefined || QUALITIES[format] === ONE_QUALITY ? [] : steps([wanted, 0, 1]);
  const all = [...best, ...qualities].flatMap((quality) =>
    (COLORS[format] ?? ALL_COLORS).flatMap((colors) =>
      FRAME_SHARES.filter(
        ({ value }) => value === 1 || (isAnimation && value >= options.frameShareMinimum),
      ).flatMap((frames) =>
        SCALES.filter(({ value }) => value === 1 || options.allowsScale(value)).map((scale) => ({
          damage: quality.damage + colors.damage + frames.damage + scale.damage,
          rung: {
            ...(quality.value !== undefined && { quality: quality.value }),
            ...(colors.value !== undefined && { colors: colors.value }),
            frameShare: frames.value,
            scale: scale.value,
            factor: quality.factor * colors.factor * frames.factor * scale.factor,
          },
        })),
      ),
    ),
  );
  const ladder: Rung[] = [];
  for (const { rung } of all.toSorted((one, other) => one.damage - other.damage)) {
    if (rung.factor < (ladder.at(-1)?.factor ?? Infinity)) ladder.push(rung);
  }
  return ladder;
}
