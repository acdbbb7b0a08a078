import { INTERIOR_NAMES, isInterior } from '../language/indoors.ts';
import type { TimeOfDay } from '../language/place-look.ts';
import type { SettingName } from '../language/setting-name.ts';
import { isThinFog } from '../language/thin-fog.ts';
import { type Colour, mix, shift, type Stop } from '../math/colour.ts';
import type { Random } from '../math/random.ts';
import type { ScenePlan } from '../plan/plan.ts';
import { underOvercast } from './overcast-sky.ts';
import type { Palette } from './stage.ts';

type Hours = Readonly<Record<TimeOfDay, Palette>>;

/** Open country through the day. Skies run from the zenith (0) to the horizon (1). */
export const TIMES: Hours = {
  day: {
    sky: [
      [0, [0.6, 0.14, 252]],
      [0.5, [0.76, 0.105, 236]],
      [1, [0.93, 0.045, 205]],
    ],
    haze: [0.88, 0.055, 222],
    light: [0.98, 0.05, 95],
    sun: [0.99, 0.05, 98],
    ambientTop: [0.97, 0.025, 240],
    ambientBottom: [0.84, 0.07, 250],
    ambient: 0.35,
    rim: [1, 0.03, 95],
    shadow: [0.35, 0.09, 262],
    cloud: [
      [1, 0.005, 230],
      [0.83, 0.045, 250],
    ],
    lightDirection: [-0.62, -0.78],
    night: 0,
    sunPosition: [0.76, 0.2],
  },
  sunrise: {
    sky: [
      [0, [0.55, 0.13, 268]],
      [0.38, [0.72, 0.12, 315]],
      [0.7, [0.86, 0.11, 35]],
      [1, [0.96, 0.07, 85]],
    ],
    haze: [0.9, 0.075, 50],
    light: [0.97, 0.08, 80],
    sun: [0.99, 0.06, 95],
    ambientTop: [0.93, 0.05, 330],
    ambientBottom: [0.8, 0.09, 330],
    ambient: 0.5,
    rim: [0.97, 0.1, 75],
    shadow: [0.36, 0.11, 310],
    cloud: [
      [0.97, 0.05, 60],
      [0.76, 0.09, 330],
    ],
    lightDirection: [0.72, -0.5],
    night: 0,
    sunPosition: [0.68, 0.86],
  },
  sunset: {
    sky: [
      [0, [0.33, 0.13, 285]],
      [0.34, [0.5, 0.18, 325]],
      [0.62, [0.7, 0.18, 28]],
      [0.84, [0.83, 0.155, 62]],
      [1, [0.93, 0.11, 88]],
    ],
    haze: [0.78, 0.14, 45],
    light: [0.92, 0.13, 75],
    sun: [0.98, 0.09, 95],
    ambientTop: [0.78, 0.11, 345],
    ambientBottom: [0.6, 0.13, 335],
    ambient: 0.62,
    rim: [0.93, 0.13, 72],
    shadow: [0.26, 0.11, 310],
    cloud: [
      [0.9, 0.12, 55],
      [0.55, 0.15, 335],
    ],
    lightDirection: [0.7, -0.45],
    night: 0,
    sunPosition: [0.66, 0.84],
  },
  night: {
    sky: [
      [0, [0.15, 0.06, 275]],
      [0.45, [0.25, 0.095, 278]],
      [0.8, [0.39, 0.115, 288]],
      [1, [0.52, 0.115, 300]],
    ],
    haze: [0.42, 0.1, 283],
    light: [0.92, 0.04, 235],
    sun: [0.97, 0.03, 95],
    ambientTop: [0.66, 0.1, 272],
    ambientBottom: [0.46, 0.12, 285],
    ambient: 0.72,
    rim: [0.88, 0.085, 228],
    shadow: [0.12, 0.06, 280],
    cloud: [
      [0.55, 0.08, 280],
      [0.28, 0.08, 280],
    ],
    lightDirection: [-0.6, -0.7],
    night: 1,
    sunPosition: [0.24, 0.22],
  },
};

/** Dusk, and the hour before the sun rises: lamps are lit, and only the horizon glows. */
const TWILIGHT: Palette = {
  ...TIMES.night,
  sky: [
    [0, [0.2, 0.085, 275]],
    [0.4, [0.34, 0.12, 292]],
    [0.68, [0.52, 0.15, 335]],
    [0.88, [0.7, 0.15, 35]],
    [1, [0.82, 0.13, 65]],
  ],
  haze: [0.5, 0.11, 335],
  light: [0.9, 0.09, 60],
  ambientTop: [0.66, 0.1, 300],
  ambientBottom: [0.5, 0.12, 315],
  ambient: 0.68,
  rim: [0.9, 0.11, 60],
  cloud: [
    [0.66, 0.13, 350],
    [0.36, 0.11, 305],
  ],
  night: 0.6,
  sunPosition: TIMES.sunset.sunPosition,
};

const SPACE: Palette = {
  sky: [
    [0, [0.13, 0.06, 285]],
    [0.5, [0.19, 0.1, 295]],
    [1, [0.14, 0.07, 265]],
  ],
  haze: [0.3, 0.14, 300],
  light: [0.95, 0.05, 80],
  sun: [0.97, 0.05, 90],
  ambientTop: [0.78, 0.1, 285],
  ambientBottom: [0.48, 0.16, 300],
  ambient: 0.6,
  rim: [0.92, 0.1, 215],
  shadow: [0.1, 0.06, 285],
  cloud: [
    [0.5, 0.1, 280],
    [0.28, 0.1, 290],
  ],
  lightDirection: [-0.7, -0.6],
  night: 1,
  sunPosition: [0.15, 0.2],
};

/** The sky of Mars, and what is under it. */
export const MARS: Palette = {
  sky: [
    [0, [0.42, 0.12, 25]],
    [0.5, [0.66, 0.14, 42]],
    [1, [0.86, 0.1, 70]],
  ],
  haze: [0.78, 0.12, 55],
  light: [0.95, 0.08, 80],
  sun: [0.99, 0.05, 95],
  ambientTop: [0.88, 0.08, 50],
  ambientBottom: [0.62, 0.14, 35],
  ambient: 0.5,
  rim: [0.97, 0.09, 80],
  shadow: [0.25, 0.1, 25],
  cloud: [
    [0.9, 0.08, 60],
    [0.6, 0.12, 40],
  ],
  lightDirection: [0.65, -0.6],
  night: 0,
  sunPosition: [0.7, 0.35],
};

/** Places with a light of their own, whatever the hour. */
const SPECIAL: Readonly<Partial<Record<SettingName, Palette>>> = {
  space: SPACE,
  moonscape: {
    ...SPACE,
    sky: [
      [0, [0.1, 0.04, 280]],
      [0.6, [0.15, 0.06, 285]],
      [1, [0.24, 0.08, 290]],
    ],
    haze: [0.36, 0.06, 285],
    ambientTop: [0.86, 0.04, 270],
    ambientBottom: [0.5, 0.08, 285],
    lightDirection: [0.65, -0.6],
  },
  underwater: {
    sky: [
      [0, [0.86, 0.12, 195]],
      [0.25, [0.68, 0.13, 218]],
      [0.65, [0.46, 0.13, 245]],
      [1, [0.26, 0.1, 265]],
    ],
    haze: [0.52, 0.12, 232],
    light: [0.95, 0.08, 190],
    sun: [0.98, 0.06, 180],
    ambientTop: [0.83, 0.1, 205],
    ambientBottom: [0.5, 0.13, 255],
    ambient: 0.6,
    rim: [0.95, 0.08, 190],
    shadow: [0.18, 0.08, 262],
    cloud: [
      [0.8, 0.1, 200],
      [0.5, 0.1, 230],
    ],
    lightDirection: [-0.25, -0.95],
    night: 0.3,
    sunPosition: [0.4, 0],
  },
  mars: MARS,
  synth: {
    sky: [
      [0, [0.16, 0.09, 285]],
      [0.45, [0.3, 0.17, 300]],
      [0.8, [0.52, 0.24, 335]],
      [1, [0.74, 0.21, 10]],
    ],
    haze: [0.5, 0.22, 335],
    light: [0.8, 0.2, 340],
    sun: [0.93, 0.16, 90],
    ambientTop: [0.66, 0.2, 320],
    ambientBottom: [0.5, 0.22, 290],
    ambient: 0.6,
    rim: [0.85, 0.16, 205],
    shadow: [0.1, 0.08, 290],
    cloud: [
      [0.6, 0.2, 330],
      [0.3, 0.15, 300],
    ],
    lightDirection: [-0.75, -0.5],
    night: 1,
    sunPosition: [0.5, 0.62],
  },
  room: {
    sky: [
      [0, [0.42, 0.07, 50]],
      [1, [0.52, 0.08, 55]],
    ],
    haze: [0.6, 0.08, 60],
    light: [0.93, 0.12, 80],
    sun: [0.98, 0.08, 90],
    ambientTop: [0.86, 0.08, 70],
    ambientBottom: [0.6, 0.1, 40],
    ambient: 0.5,
    rim: [0.96, 0.1, 80],
    shadow: [0.2, 0.06, 30],
    cloud: [
      [0.9, 0.05, 60],
      [0.6, 0.1, 40],
    ],
    lightDirection: [0.7, -0.6],
    night: 0.5,
    sunPosition: [0.8, 0.2],
  },
  stage: {
    sky: [
      [0, [0.14, 0.06, 300]],
      [0.6, [0.24, 0.11, 320]],
      [1, [0.34, 0.14, 340]],
    ],
    haze: [0.4, 0.13, 325],
    light: [0.97, 0.07, 85],
    sun: [0.98, 0.06, 90],
    ambientTop: [0.92, 0.06, 60],
    ambientBottom: [0.5, 0.13, 330],
    ambient: 0.5,
    rim: [0.97, 0.08, 85],
    shadow: [0.12, 0.06, 320],
    cloud: [
      [0.5, 0.1, 320],
      [0.3, 0.1, 320],
    ],
    lightDirection: [-0.35, -0.93],
    night: 0.8,
    sunPosition: [0.5, 0],
  },
  cave: {
    sky: [
      [0, [0.12, 0.04, 275]],
      [0.55, [0.22, 0.07, 255]],
      [1, [0.3, 0.08, 240]],
    ],
    haze: [0.36, 0.08, 235],
    light: [0.93, 0.08, 195],
    sun: [0.97, 0.05, 190],
    ambientTop: [0.7, 0.09, 225],
    ambientBottom: [0.45, 0.12, 285],
    ambient: 0.62,
    rim: [0.92, 0.1, 190],
    shadow: [0.1, 0.04, 270],
    cloud: [
      [0.5, 0.08, 240],
      [0.28, 0.08, 260],
    ],
    lightDirection: [-0.3, -0.95],
    night: 0.8,
    sunPosition: [0.42, 0.1],
  },
};

/** The same light with its airy colours turned, faded or darkened; sun and rim stay. */
function retint(palette: Palette, hueDegrees: number, chromaFactor = 1, lightness = 0): Palette {
  const tint = (colour: Colour): Colour => shift(colour, lightness, chromaFactor, hueDegrees);
  return {
    ...palette,
    sky: palette.sky.map(([at, colour]): Stop => [at, tint(colour)]),
    haze: tint(palette.haze),
    ambientTop: tint(palette.ambientTop),
    ambientBottom: tint(palette.ambientBottom),
    shadow: tint(palette.shadow),
    cloud: [tint(palette.cloud[0]), tint(palette.cloud[1])],
  };
}

const NEON_EVENING = SPECIAL.synth;

/** The sky of the neon grid over another place. */
const inSynthLight = (palette: Palette): Palette =>
  NEON_EVENING === undefined
    ? palette
    : {
        ...palette,
        sky: NEON_EVENING.sky,
        haze: NEON_EVENING.haze,
        cloud: NEON_EVENING.cloud,
        rim: NEON_EVENING.rim,
        sun: NEON_EVENING.sun,
      };

/** Rooms, stages and the like keep their hues from one seed to the next. */
const STEADY: ReadonlySet<SettingName> = new Set<SettingName>([
  ...INTERIOR_NAMES,
  'synth',
  'space',
  'room',
  'stage',
  'cave',
]);
const SHELTERED: ReadonlySet<SettingName> = new Set<SettingName>([
  ...INTERIOR_NAMES,
  'room',
  'stage',
  'cave',
  'underwater',
]);

/** Lamps and a window: the light of a room, brighter by day. */
const INSIDE: Palette = {
  ...TIMES.day,
  haze: [0.86, 0.04, 70],
  light: [0.96, 0.06, 85],
  ambientTop: [0.95, 0.03, 80],
  ambientBottom: [0.78, 0.06, 50],
  ambient: 0.32,
  rim: [0.98, 0.06, 85],
  shadow: [0.26, 0.05, 40],
  lightDirection: [0.6, -0.75],
};
const INSIDE_AT_NIGHT: Palette = {
  ...INSIDE,
  ambientTop: [0.82, 0.08, 70],
  ambientBottom: [0.58, 0.08, 40],
  ambient: 0.5,
  night: 0.5,
};
/** How much of the sky and of the clouds the fog takes. */
const IN_FOG = { zenith: 0.45, horizon: 0.9, clouds: 0.7 } as const;

/** How much mist takes beside fog. */
const OF_MIST = 0.45;

/** Fog has the sky's color by day and is paler than the sky at night; it takes what is behind it. */
function inFog(palette: Palette, density: number): Palette {
  const fog = mix(
    palette.haze,
    palette.night > 0.5 ? [0.56, 0.03, 265] : [0.93, 0.012, 240],
    0.55 * density,
  );
  return {
    ...palette,
    haze: fog,
    sky: palette.sky.map(([at, colour]): Stop => [
      at,
      mix(colour, fog, density * (IN_FOG.zenith + (IN_FOG.horizon - IN_FOG.zenith) * at)),
    ]),
    cloud: [
      mix(palette.cloud[0], fog, density * IN_FOG.clouds),
      mix(palette.cloud[1], fog, density * IN_FOG.clouds),
    ],
  };
}
const NEON_PINK: Colour = [0.5, 0.24, 335];

function atHour(palette: Palette, setting: SettingName, time: TimeOfDay): Palette {
  if (time !== 'night') return palette;
  if (setting === 'underwater') return { ...retint(palette, 14, 0.95, -0.17), night: 0.7 };
  if (setting === 'mars') {
    return { ...retint(palette, -8, 0.8, -0.3), light: [0.9, 0.06, 60], night: 1 };
  }
  return palette;
}

/**
 * The light of the plan's place, hour, weather and style.
 * @param hue turns its airy colors further, degrees
 * @returns the palette to draw with, and the hours of the day in the same mood
 */
export function choosePalette(
  plan: ScenePlan,
  random: Random,
  hue = 0,
): { readonly palette: Palette; readonly hours: Hours } {
  const inside = plan.time === 'night' ? INSIDE_AT_NIGHT : INSIDE;
  const special = isInterior(plan.setting) ? inside : SPECIAL[plan.setting];
  const turn = (random() - 0.5) * 14 + hue;
  const wet =
    plan.weather.includes('storm') ||
    plan.weather.includes('rain') ||
    plan.landforms.includes('tornado');

  const inMood = (base: Palette): Palette => {
    let palette = base;
    if (plan.style === 'synthwave' && !STEADY.has(plan.setting)) return inSynthLight(palette);
    if (plan.style === 'pastel') palette = retint(palette, 0, 0.62, 0.1);
    else if (plan.style !== 'noir' && !STEADY.has(plan.setting)) palette = retint(palette, turn);
    if (plan.style === 'neon' && palette.night > 0.5) {
      palette = {
        ...palette,
        haze: mix(palette.haze, NEON_PINK, 0.4),
        rim: [0.85, 0.16, 200],
      };
    }
    const overcast = plan.weather.includes('storm') || (wet && palette.night <= 0.5);
    if (SHELTERED.has(plan.setting)) return palette;
    if (overcast) palette = retint(palette, 0, 0.55, -0.1);
    if (plan.isOvercast === true) palette = underOvercast(palette);
    if (!plan.weather.includes('fog')) return palette;
    return inFog(palette, isThinFog(plan.prompt) ? OF_MIST : 1);
  };

  const hours: Hours = {
    day: inMood(TIMES.day),
    sunrise: inMood(TIMES.sunrise),
    sunset: inMood(TIMES.sunset),
    night: inMood(TIMES.night),
  };
  return {
    palette: special
      ? inMood(atHour(special, plan.setting, plan.time))
      : plan.isTwilight
        ? inMood(TWILIGHT)
        : hours[plan.time],
    hours,
  };
}
