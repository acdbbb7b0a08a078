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

/** What a step costs in quality, in points of SSIMULACRA 2, and what it leaves of the bytes. */
interface Step<Value> {
  readonly value: Value;
  readonly damage: number;
  readonly factor: number;
}

const steps = <Value>(...all: readonly (readonly [Value, number, number])[]): Step<Value>[] =>
  all.map(([value, damage, factor]) => ({ value, damage, factor }));

/** Adds a step halfway between every two. */
const finer = (coarse: readonly Step<number>[]): Step<number>[] =>
  coarse.flatMap((step, index) => {
    const next = coarse[index + 1];
    if (next === undefined) return [step];
    const value = Math.round((step.value + next.value) / 2);
    const damage = (step.damage + next.damage) / 2;
    return [step, { value, damage, factor: Math.sqrt(step.factor * next.factor) }];
  });

/** Medians of the six tuned sources of the bench, at 128 to 320 px (`npm run bench exports -- --steps`). */
const ONE_QUALITY = steps<number | undefined>([undefined, 0, 1]);
const QUALITIES: Readonly<Record<FileFormat, readonly Step<number | undefined>[]>> = {
  gif: finer(
    finer(
      steps(
        [90, 0, 1],
        [80, 1.8, 0.82],
        [65, 5.8, 0.68],
        [50, 10.8, 0.6],
        [35, 15.5, 0.54],
        [20, 20.5, 0.5],
      ),
    ),
  ),
  // libwebp leaves pixels as they are in the frame before where they are close enough, by a whole number of levels
  // that falls with quality. 85, 79, 73 and those from 67 on are the lowest qualities of each number, 84 is the highest
  // of its own; the others lie between them, so that fewer bytes of a limit stay unused. 78 and 72 gained nothing. Means
  // of the tuned sources, because illustrated loops lose more than the median; below 47 as the medians fall, and below
  // 22, which is not measured, like above it; 84 lies between its neighbours.
  webp: [
    ...steps(
      [85, 0, 1],
      [84, 0.8, 0.97],
      [82, 2, 0.9],
      [79, 4, 0.83],
      [76, 7.5, 0.76],
      [73, 9, 0.72],
      [70, 11.5, 0.69],
      [67, 13, 0.67],
      [62, 15, 0.65],
      [57, 17.5, 0.62],
      [52, 20, 0.59],
    ),
    ...finer(
      finer(
        steps(
          [47, 23, 0.56],
          [42, 26, 0.53],
          [37, 29, 0.5],
          [32, 33, 0.46],
          [27, 38, 0.43],
          [22, 42, 0.4],
          [17, 46, 0.37],
          [12, 51, 0.34],
        ),
      ),
    ),
  ],
  avif: finer(
    finer(
      steps(
        [85, 0, 1],
        [75, 2, 0.78],
        [65, 4, 0.64],
        [55, 8.4, 0.52],
        [45, 13.9, 0.41],
        [35, 23.4, 0.3],
      ),
    ),
  ),
  mp4: finer(
    finer(
      finer(
        steps(
          [85, 0, 1],
          [75, 3.8, 0.66],
          [65, 8.8, 0.44],
          [55, 17.1, 0.3],
          [45, 27.6, 0.22],
          [35, 43, 0.16],
        ),
      ),
    ),
  ),
  webm: finer(
    finer(
      finer(
        steps(
          [85, 0, 1],
          [75, 2.6, 0.65],
          [65, 4.4, 0.51],
          [55, 7.9, 0.38],
          [45, 13.5, 0.25],
          [35, 19.4, 0.17],
        ),
      ),
    ),
  ),
  jpeg: finer(
    finer(steps([90, 0, 1], [80, 7.1, 0.48], [70, 11.6, 0.39], [60, 15.3, 0.33], [50, 18.9, 0.29])),
  ),
  // With a palette only; below 100, pixels stay as they are while they are close enough.
  apng: finer(steps([100, 0, 1], [90, 8, 0.82], [80, 16, 0.69])),
  png: ONE_QUALITY,
};

const ALL_COLORS = steps<number | undefined>([undefined, 0, 1]);
const PALETTE_OF_TRUE_COLOR = [
  ...ALL_COLORS,
  ...finer(steps([256, 10, 0.44], [128, 14, 0.33], [64, 22, 0.26], [32, 53, 0.19])),
];
const COLORS: Readonly<Partial<Record<FileFormat, readonly Step<number | undefined>[]>>> = {
  gif: [
    ...ALL_COLORS,
    ...steps(
      [128, 8, 0.85],
      [96, 11, 0.77],
      [64, 15, 0.67],
      [48, 18, 0.6],
      [32, 23, 0.55],
      [24, 29, 0.49],
      [16, 38, 0.43],
    ),
  ],
  apng: PALETTE_OF_TRUE_COLOR,
  png: PALETTE_OF_TRUE_COLOR,
};

/** Only shares that leave frames evenly spaced: others make motion uneven. */
const FRAME_SHARES = steps([1, 0, 1], [1 / 2, 42, 0.51], [1 / 3, 52, 0.35]);
/**
 * Enlarged to the size that was planned, a smaller picture loses about 40 points, whatever its scale; shown in
 * its own size it loses fewer. Motion with half of the frames loses 45 to 62 at the moments that are missing.
 */
const SCALES = steps(
  [1, 0, 1],
  [0.85, 24, 0.79],
  [0.7, 27, 0.59],
  [0.55, 32, 0.4],
  [0.42, 40, 0.27],
);
/**
 * GIFs that were halved in size were 11 to 40 points below gifski's; pixel art kept 74 points with 24 colors and 39 at
 * half of its size.
 */
const SCALES_OF_GIF = steps(
  [1, 0, 1],
  [0.85, 40, 0.79],
  [0.7, 44, 0.59],
  [0.55, 50, 0.4],
  [0.42, 56, 0.27],
);
/**
 * Shown as large as planned, which is how stickers and emoji are shown, a smaller WebP lost 31 to 44 points at the
 * median of the tuned sources, and pixel art 20 more than at quality 21.
 */
const SCALES_OF_WEBP = steps(
  [1, 0, 1],
  [0.85, 40, 0.85],
  [0.7, 44, 0.69],
  [0.55, 50, 0.54],
  [0.42, 56, 0.42],
);
const SCALES_OF: Readonly<Partial<Record<FileFormat, readonly Step<number>[]>>> = {
  gif: SCALES_OF_GIF,
  webp: SCALES_OF_WEBP,
};
/** More than this is not offered as a file. The scales of GIF and WebP count for more, so their limit is higher. */
const DAMAGE_MAXIMUM = 62;
const DAMAGE_MAXIMUM_OF: Readonly<Partial<Record<FileFormat, number>>> = { gif: 78, webp: 78 };

/** Without a palette an APNG has no losses, so that less quality changes nothing. */
const palettesOf = (
  format: FileFormat,
  quality: Step<number | undefined>,
): readonly Step<number | undefined>[] =>
  (COLORS[format] ?? ALL_COLORS).filter(
    ({ value }) => format !== 'apng' || value !== undefined || quality.factor === 1,
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
    palettesOf(format, quality).flatMap((colors) =>
      FRAME_SHARES.filter(
        ({ value }) => value === 1 || (isAnimation && value >= options.frameShareMinimum),
      ).flatMap((frames) =>
        (SCALES_OF[format] ?? SCALES)
          .filter(({ value }) => value === 1 || options.allowsScale(value))
          .map((scale) => ({
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
  for (const { damage, rung } of all.toSorted((one, other) => one.damage - other.damage)) {
    if (damage > (DAMAGE_MAXIMUM_OF[format] ?? DAMAGE_MAXIMUM)) break;
    if (rung.factor < (ladder.at(-1)?.factor ?? Infinity)) ladder.push(rung);
  }
  return ladder;
}
