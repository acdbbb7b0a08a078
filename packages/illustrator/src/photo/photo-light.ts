import type { Plane } from '@loopwright/media';
import type { BlendMode, Canvas, Canvas2D, Environment } from '../canvas.ts';
import type { TimeOfDay, WeatherName } from '../language/place-look.ts';
import type { SettingName } from '../language/setting-name.ts';
import type { Colour } from '../math/colour.ts';
import { smoothstep } from '../math/periodic.ts';
import { shrink } from '../own-canvases.ts';
import { type AlphaStop, drawRecorded, linearGradient, paintOnce } from '../painting.ts';
import { alphaMask } from './alpha-mask.ts';
import { boxBlur, guidedFilter } from './guided-filter.ts';
import type { LabPlanes } from './picture.ts';
import { mapPlane, meanOf } from './plane.ts';
import type { Regions } from './regions.ts';

/** A wash of color over the picture, from top to bottom. */
interface Wash {
  readonly mode: BlendMode;
  readonly stops: readonly AlphaStop[];
}

/** The light that a word gives to a photograph. */
interface PhotoLight {
  /** How much of its color the picture loses first, 0 to 1. */
  readonly fade?: number;
  readonly washes: readonly Wash[];
  /** What the sky of the picture becomes, from its top to its lowest place. */
  readonly sky?: readonly AlphaStop[];
}

const plain = (mode: BlendMode, color: Colour, alpha: number): Wash => ({
  mode,
  stops: [
    [0, color, alpha],
    [1, color, alpha],
  ],
});

const HOURS: Readonly<Record<TimeOfDay, PhotoLight>> = {
  day: { washes: [plain('soft-light', [0.98, 0.03, 95], 0.25)] },
  sunrise: {
    washes: [
      plain('multiply', [0.97, 0.035, 40], 0.8),
      {
        mode: 'soft-light',
        stops: [
          [0, [0.93, 0.09, 20], 0.55],
          [1, [0.9, 0.11, 65], 0.45],
        ],
      },
    ],
    sky: [
      [0, [0.8, 0.06, 290], 0.7],
      [0.6, [0.9, 0.08, 20], 0.75],
      [1, [0.95, 0.09, 75], 0.8],
    ],
  },
  sunset: {
    washes: [
      plain('multiply', [0.9, 0.075, 55], 0.85),
      {
        mode: 'soft-light',
        stops: [
          [0, [0.75, 0.16, 40], 0.5],
          [1, [0.88, 0.15, 70], 0.6],
        ],
      },
    ],
    sky: [
      [0, [0.48, 0.13, 305], 0.8],
      [0.5, [0.68, 0.18, 30], 0.85],
      [1, [0.87, 0.15, 75], 0.9],
    ],
  },
  night: {
    fade: 0.5,
    washes: [
      {
        mode: 'multiply',
        stops: [
          [0, [0.42, 0.075, 265], 1],
          [0.55, [0.58, 0.065, 265], 1],
          [1, [0.48, 0.06, 270], 1],
        ],
      },
      plain('screen', [0.3, 0.08, 265], 0.14),
    ],
    sky: [
      [0, [0.13, 0.05, 270], 0.95],
      [1, [0.3, 0.08, 265], 0.9],
    ],
  },
};

const SNOW: PhotoLight = {
  fade: 0.3,
  washes: [plain('multiply', [0.95, 0.02, 245], 0.9), plain('screen', [0.55, 0.03, 245], 0.22)],
  sky: [
    [0, [0.86, 0.015, 250], 0.8],
    [1, [0.93, 0.01, 250], 0.8],
  ],
};

const AIR: Partial<Record<WeatherName, PhotoLight>> = {
  snow: SNOW,
  rain: {
    fade: 0.35,
    washes: [plain('multiply', [0.74, 0.025, 245], 1), plain('screen', [0.45, 0.02, 240], 0.12)],
    sky: [
      [0, [0.52, 0.02, 250], 0.85],
      [1, [0.68, 0.015, 245], 0.8],
    ],
  },
  storm: {
    fade: 0.5,
    washes: [plain('multiply', [0.56, 0.035, 260], 1)],
    sky: [
      [0, [0.28, 0.03, 265], 0.92],
      [1, [0.5, 0.025, 255], 0.85],
    ],
  },
  fog: {
    fade: 0.35,
    washes: [
      {
        mode: 'source-over',
        stops: [
          [0, [0.9, 0.01, 240], 0.4],
          [0.6, [0.9, 0.01, 240], 0.28],
          [1, [0.9, 0.01, 240], 0.12],
        ],
      },
    ],
  },
  leaves: { washes: [plain('soft-light', [0.8, 0.13, 60], 0.4)] },
  petals: { washes: [plain('soft-light', [0.9, 0.08, 0], 0.35)] },
  embers: {
    washes: [plain('multiply', [0.75, 0.08, 40], 0.8), plain('soft-light', [0.7, 0.18, 45], 0.4)],
  },
};

const WARM_SUN = plain('soft-light', [0.96, 0.07, 85], 0.45);
const GREEN_SHADE: PhotoLight = {
  washes: [plain('multiply', [0.86, 0.06, 140], 0.8), plain('soft-light', [0.85, 0.1, 125], 0.3)],
};
const LAMPS: PhotoLight = { washes: [plain('soft-light', [0.88, 0.08, 70], 0.4)] };

/** Places whose light can be told; of others a photograph shows nothing. */
const PLACES: Partial<Record<SettingName, PhotoLight>> = {
  beach: { washes: [WARM_SUN, plain('screen', [0.6, 0.04, 90], 0.12)] },
  desert: { washes: [plain('multiply', [0.95, 0.06, 75], 0.8), WARM_SUN] },
  forest: GREEN_SHADE,
  jungle: GREEN_SHADE,
  underwater: {
    fade: 0.25,
    washes: [
      {
        mode: 'multiply',
        stops: [
          [0, [0.86, 0.08, 205], 1],
          [1, [0.48, 0.1, 240], 1],
        ],
      },
      {
        mode: 'screen',
        stops: [
          [0, [0.7, 0.09, 200], 0.35],
          [1, [0.3, 0.09, 230], 0.1],
        ],
      },
    ],
  },
  space: {
    fade: 0.35,
    washes: [plain('multiply', [0.55, 0.06, 290], 1), plain('screen', [0.35, 0.14, 310], 0.16)],
    sky: [
      [0, [0.1, 0.04, 290], 0.95],
      [1, [0.2, 0.07, 300], 0.95],
    ],
  },
  mars: { washes: [plain('multiply', [0.84, 0.1, 45], 0.95)] },
  snowfield: SNOW,
  cave: { fade: 0.3, washes: [plain('multiply', [0.5, 0.04, 70], 1)] },
  synth: {
    washes: [
      {
        mode: 'multiply',
        stops: [
          [0, [0.72, 0.15, 330], 1],
          [1, [0.6, 0.14, 280], 1],
        ],
      },
      {
        mode: 'screen',
        stops: [
          [0, [0.4, 0.18, 340], 0.25],
          [1, [0.4, 0.15, 210], 0.25],
        ],
      },
    ],
  },
  stage: {
    washes: [
      {
        mode: 'multiply',
        stops: [
          [0, [0.9, 0.05, 330], 1],
          [1, [0.5, 0.08, 310], 1],
        ],
      },
    ],
  },
  cafe: LAMPS,
  living: LAMPS,
  bedroom: LAMPS,
};

/** What a prompt says of the light: null and none where it does not. */
export interface SaidLight {
  readonly time: TimeOfDay | null;
  readonly weather: readonly WeatherName[];
  readonly setting: SettingName | null;
}

export const hasPlaceLight = (setting: SettingName | null): boolean =>
  setting !== null && PLACES[setting] !== undefined;

const lightsOf = ({ time, weather, setting }: SaidLight): PhotoLight[] =>
  [
    setting === null ? undefined : PLACES[setting],
    ...weather.map((name) => AIR[name]),
    time === null ? undefined : HOURS[time],
  ].filter((light) => light !== undefined);

/** Below this part of the picture what was found is hardly a sky. */
const LEAST_SKY = 0.06;

/** Fur and walls at the upper edge are no sky: it is smooth, bright and blue, gray or white. */
export function skyMask(
  { lightness, a, b }: LabPlanes,
  { sky }: Pick<Regions, 'sky'>,
  subject: Plane | null,
): Plane {
  const mean = boxBlur(lightness, 2);
  const square = boxBlur(
    mapPlane(lightness, (value) => value * value),
    2,
  );
  const rough = mapPlane(mean, (value, _x, _y, i) =>
    Math.sqrt(Math.max(0, (square.data[i] ?? 0) - value * value)),
  );
  const isSky = mapPlane(sky, (value, _x, _y, i) => {
    const warmth = (b.data[i] ?? 0) + Math.max(0, a.data[i] ?? 0);
    return (
      value *
      (1 - smoothstep(0.012, 0.03, rough.data[i] ?? 0)) *
      (1 - smoothstep(0.012, 0.035, warmth)) *
      smoothstep(0.28, 0.42, mean.data[i] ?? 0) *
      (1 - (subject?.data[i] ?? 0))
    );
  });
  const clean = guidedFilter(lightness, isSky, Math.round(lightness.width / 30) + 1, 2e-3);
  return meanOf(clean) >= LEAST_SKY ? clean : mapPlane(clean, () => 0);
}

/**
 * Puts a photograph into the light of an hour, a weather and a place, in place: it loses color, takes on
 * that of the light, and its sky becomes another one.
 * @param sky see `skyMask`
 */
export function relight(
  environment: Environment,
  canvas: Canvas,
  said: SaidLight,
  sky: Plane,
): void {
  const hasSky = meanOf(sky) >= LEAST_SKY;
  for (const light of lightsOf(said)) {
    const context = canvas.getContext('2d');
    context.save();
    fade(context, canvas, light.fade ?? 0);
    for (const wash of light.washes) fill(context, canvas, wash);
    context.restore();
    if (light.sky && hasSky) {
      paintSky(environment, canvas, light.sky, alphaMask(environment, sky));
    }
  }
  drawRecorded(environment, canvas);
}

function fade(context: Canvas2D, { width, height }: Canvas, amount: number): void {
  if (amount === 0) return;
  context.globalCompositeOperation = 'saturation';
  context.globalAlpha = amount;
  context.fillStyle = '#808080';
  context.fillRect(0, 0, width, height);
  context.globalAlpha = 1;
}

function fill(context: Canvas2D, { width, height }: Canvas, { mode, stops }: Wash): void {
  context.globalCompositeOperation = mode;
  context.fillStyle = linearGradient(context, [0, 0, 0, height], stops);
  context.fillRect(0, 0, width, height);
}

function paintSky(
  environment: Environment,
  canvas: Canvas,
  stops: readonly AlphaStop[],
  mask: Canvas,
): void {
  const { width, height } = canvas;
  const sheet = paintOnce(environment, width, height, (context) => {
    context.drawImage(mask, 0, 0, width, height);
    context.globalCompositeOperation = 'source-in';
    context.fillStyle = linearGradient(context, [0, 0, 0, height * 0.6], stops);
    context.fillRect(0, 0, width, height);
  });
  const context = canvas.getContext('2d');
  context.drawImage(sheet, 0, 0);
  drawRecorded(environment, canvas);
  shrink(sheet);
}
