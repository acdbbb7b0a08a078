import type { StyleName } from './picture-look.ts';
import type { TimeOfDay } from './place-look.ts';
import type { SettingName } from './setting-name.ts';

/** What suits a place under the open sky. */
interface OpenMood {
  /** The hour that shows it best. */
  readonly hour: TimeOfDay;
  /** The colour beside that of the hour. */
  readonly colour: string;
  /** What moves in a loop and comes back. */
  readonly air: string;
}

/** What suits a place that has a light of its own. */
interface ShelteredMood {
  readonly light: string;
  readonly tones: string;
  readonly air: string;
}

export const OPEN_MOODS: Readonly<Partial<Record<SettingName, OpenMood>>> = {
  beach: { hour: 'sunset', colour: 'turquoise', air: 'gentle breeze' },
  ocean: { hour: 'sunset', colour: 'teal', air: 'gentle breeze' },
  city: { hour: 'night', colour: 'magenta', air: 'light mist' },
  street: { hour: 'night', colour: 'amber', air: 'light mist' },
  forest: { hour: 'sunrise', colour: 'emerald', air: 'light mist' },
  jungle: { hour: 'sunrise', colour: 'emerald', air: 'light mist' },
  desert: { hour: 'sunset', colour: 'terracotta', air: 'gentle breeze' },
  mountain: { hour: 'sunrise', colour: 'cobalt', air: 'light mist' },
  mars: { hour: 'sunset', colour: 'rust', air: 'light dust' },
  sky: { hour: 'sunset', colour: 'lilac', air: 'gentle breeze' },
  hills: { hour: 'sunset', colour: 'emerald', air: 'gentle breeze' },
  village: { hour: 'sunset', colour: 'cobalt', air: 'gentle breeze' },
  park: { hour: 'sunrise', colour: 'emerald', air: 'falling petals' },
  snowfield: { hour: 'sunrise', colour: 'ice blue', air: 'falling snow' },
  lake: { hour: 'sunrise', colour: 'teal', air: 'light mist' },
  road: { hour: 'sunset', colour: 'teal', air: 'gentle breeze' },
};

/** For places that are in neither table. */
export const ANY_MOOD: OpenMood = { hour: 'sunset', colour: 'teal', air: 'gentle breeze' };

export const SHELTERED_MOODS: Readonly<Partial<Record<SettingName, ShelteredMood>>> = {
  underwater: {
    light: 'soft god rays from above',
    tones: 'turquoise and cobalt tones',
    air: 'bubbles',
  },
  space: { light: 'starlight', tones: 'violet and teal tones', air: 'twinkling stars' },
  moonscape: { light: 'starlight', tones: 'silver and cobalt tones', air: 'twinkling stars' },
  room: { light: 'soft warm light', tones: 'amber and cream tones', air: 'dust motes' },
  cave: { light: 'soft glow', tones: 'teal and violet tones', air: 'dust motes' },
  stage: { light: 'dramatic lighting', tones: 'magenta and cobalt tones', air: 'dust motes' },
  synth: { light: 'soft glow', tones: 'magenta and cyan tones', air: 'twinkling stars' },
  abstract: {
    light: 'soft studio lighting',
    tones: 'coral and cream tones',
    air: 'slowly turning',
  },
  flatlay: {
    light: 'soft studio lighting',
    tones: 'coral and cream tones',
    air: 'slowly turning',
  },
};

export const HOUR_LIGHT: Readonly<Record<TimeOfDay, string>> = {
  sunrise: 'soft morning light',
  day: 'clear daylight',
  sunset: 'warm golden hour light',
  night: 'soft moonlight',
};

export const HOUR_COLOUR: Readonly<Record<TimeOfDay, string>> = {
  sunrise: 'peach',
  day: 'azure',
  sunset: 'amber',
  night: 'indigo',
};

/** Under clouds, whatever the hour. */
export const OVERCAST = { light: 'soft overcast light', colour: 'silver' } as const;

/** Where lamps outshine the moon. */
export const LAMPLIT: ReadonlySet<SettingName> = new Set(['city', 'street']);
export const LAMP_LIGHT = 'warm soft glow';

/** Manners with a light of their own. */
export const STYLE_LIGHT: Readonly<Partial<Record<StyleName, string>>> = {
  noir: 'dramatic lighting',
  neon: 'soft glow',
  synthwave: 'soft glow',
};

/** Manners with colours of their own, or none. */
export const STYLES_WITH_COLOURS: ReadonlySet<StyleName> = new Set([
  'noir',
  'sketch',
  'lineart',
  'neon',
  'synthwave',
  'pastel',
  'vintage',
]);

/** Manners without light and depth. */
export const FLAT_STYLES: ReadonlySet<StyleName> = new Set(['minimal']);

export const FRAMING = {
  alone: 'centered composition',
  several: 'balanced wide shot',
  empty: 'wide panoramic view',
} as const;

export const LOOP = 'seamless loop';

/** The tones of a place under the open sky at an hour, or under clouds. */
export const openTones = (colourOfHour: string, { colour }: OpenMood): string =>
  `${colourOfHour} and ${colour} tones`;

const openMoods = [...Object.values(OPEN_MOODS), ANY_MOOD];
const shelteredMoods = Object.values(SHELTERED_MOODS);

/**
 * All phrases of light, tones, framing and air that `enhancePrompt` adds. They say what a picture shows anyway, so
 * that they count as drawn.
 */
export const MANNER_PHRASES: ReadonlySet<string> = new Set([
  ...Object.values(HOUR_LIGHT),
  ...Object.values(STYLE_LIGHT),
  LAMP_LIGHT,
  OVERCAST.light,
  ...[...Object.values(HOUR_COLOUR), OVERCAST.colour].flatMap((hour) =>
    openMoods.map((mood) => openTones(hour, mood)),
  ),
  ...openMoods.map(({ air }) => air),
  ...shelteredMoods.flatMap(({ light, tones, air }) => [light, tones, air]),
  ...Object.values(FRAMING),
  LOOP,
]);
