import type { PromptSpec, SettingName, TimeOfDay } from '../language/spec.ts';
import { HOURS } from '../things/habitats.ts';
import { isShopFront } from '../things/nature.ts';
import { circumstanceAt, circumstanceOf } from './circumstances.ts';
import { celebrate } from './festivals.ts';

/** The hour that style, weather or a thing brings along; null when any would do. */
function impliedTime({ style, weather, subjects, landforms }: PromptSpec): TimeOfDay | null {
  if (style === 'noir' || style === 'neon' || landforms.includes('eyes')) return 'night';
  if (
    (['aurora', 'fireflies', 'fireworks', 'storm', 'stars'] as const).some((w) =>
      weather.includes(w),
    )
  ) {
    return 'night';
  }
  // Only in the dark is it to be seen that something gives light.
  if (subjects.some(({ isGlowing }) => isGlowing)) return 'night';
  return subjects.flatMap(({ glyph }) => HOURS.get(glyph) ?? [])[0] ?? null;
}

/** Whether the prompt leaves it open at what hour it is. */
export const isHourOpen = (spec: PromptSpec): boolean =>
  celebrate(spec).time === null &&
  impliedTime(spec) === null &&
  circumstanceOf(spec)?.time === undefined;

export function findTime(spec: PromptSpec, setting: SettingName): TimeOfDay {
  const implied = impliedTime(spec);
  if (implied !== null) return implied;
  const circumstance = circumstanceAt(spec, setting);
  if (circumstance?.time !== undefined) return circumstance.time;
  const { style, weather } = spec;
  const isEvening = style === 'silhouette' || style === 'synthwave';
  if (spec.format === 'poster' || isEvening) return 'sunset';
  if (weather.includes('leaves')) return 'sunset';
  if (weather.includes('snow')) return 'sunrise';
  if (spec.townLook) return /^(?:ruined|overgrown)$/.test(spec.townLook) ? 'sunset' : 'day';
  if (setting === 'city' || setting === 'street') return hourOfTown(spec);
  return style === 'pastel' ? 'sunrise' : 'day';
}

/** The lights of a town make the picture, but people who are out in dry weather are seen by day. */
const hourOfTown = ({ subjects, weather }: PromptSpec): TimeOfDay => {
  const areOutInDryWeather = weather.length === 0 && subjects.some(({ person }) => person !== null);
  const hasFront = subjects.some(({ glyph }) => isShopFront(glyph) || SEEN_BY_DAY.test(glyph));
  const isOrdinary = weather.every((name) => name === 'snow') || weather.includes('rain');
  return areOutInDryWeather || (hasFront && isOrdinary) ? 'day' : 'night';
};

/** Looked at by day as well, like the fronts of shops. */
const SEEN_BY_DAY = /^@(glasstower|concretetower|foodstall|foodtruck|sidetram|phonebooth)$|^tram$/;
