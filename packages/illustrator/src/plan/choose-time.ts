import { isInterior } from '../language/indoors.ts';
import type { TimeOfDay } from '../language/place-look.ts';
import type { SettingName } from '../language/setting-name.ts';
import type { PromptSpec } from '../language/spec.ts';
import { HOURS } from '../things/habitats.ts';
import { circumstanceAt, circumstanceOf } from './circumstances.ts';
import { celebrate } from './festivals.ts';

/** The hour that style, weather or a thing brings along; null when any would do. */
function impliedTime({
  style,
  weather,
  subjects,
  landforms,
  lights,
  prompt,
  setting,
}: PromptSpec): TimeOfDay | null {
  if (setting === 'battlefield') return 'sunset';
  if (style === 'noir' || style === 'neon' || landforms.includes('eyes')) return 'night';
  if (
    (['aurora', 'fireflies', 'fireworks', 'storm', 'stars'] as const).some((w) =>
      weather.includes(w),
    )
  ) {
    return 'night';
  }
  if (subjects.some(({ person }) => person?.head?.hasFangs)) return 'night';
  // Only in the dark is it to be seen that something gives light.
  if (subjects.some(({ isGlowing }) => isGlowing)) return 'night';
  if (BEAM.test(prompt) && subjects.some(({ glyph }) => glyph === '@lighthouse')) return 'night';
  const [hour = null] = subjects.flatMap(({ glyph }) => HOURS.get(glyph) ?? []);
  // A low sun lights what is dramatic.
  return hour ?? (lights.includes('dramatic') ? 'sunset' : null);
}

/** What a lighthouse does after dark. */
const BEAM = /\bbeams?\b|\b(?:shin|sweep|flash|blink|rotat|glow)(?:e?s|ing)\b/i;

/** Whether the prompt leaves it open at what hour it is. */
export const isHourOpen = (spec: PromptSpec): boolean =>
  celebrate(spec).time === null &&
  impliedTime(spec) === null &&
  circumstanceOf(spec)?.time === undefined;

export function findTime(spec: PromptSpec, setting: SettingName): TimeOfDay {
  const implied = impliedTime(spec);
  if (implied === 'day' && isUnderGiantSun(spec)) return 'sunset';
  if (implied !== null) return implied;
  const circumstance = circumstanceAt(spec, setting);
  if (circumstance?.time !== undefined) return circumstance.time;
  const { style, weather } = spec;
  if (isDarkPalette(spec)) return 'night';
  const isEvening = /^(?:silhouette|cinematic|synthwave)$/.test(style ?? '');
  // Who is looked for has to be known by the colors.
  if (spec.format === 'poster' && SOUGHT.test(spec.prompt)) return 'day';
  if (spec.format === 'poster' || isEvening) return 'sunset';
  if (weather.includes('leaves')) return 'sunset';
  if (weather.includes('snow')) return 'sunrise';
  if (spec.townLook) return /^(?:ruined|overgrown)$/.test(spec.townLook) ? 'sunset' : 'day';
  if (setting === 'city' || setting === 'street') return hourOfTown(spec);
  return style === 'pastel' ? 'sunrise' : 'day';
}

const SOUGHT = /\b(?:lost|missing|found) (?:pet |my )?\p{L}+/iu;

/** A sun that fills the sky is a low one. */
const isUnderGiantSun = ({ subjects }: PromptSpec): boolean =>
  subjects.some(({ glyph, scale }) => glyph === '@sun' && scale >= 1.5);

/** "gold on black": by day nothing would be dark, unless paper or snow is one of the colors. */
const isDarkPalette = ({ paletteColours = [] }: PromptSpec): boolean =>
  paletteColours.some((name) => /^(?:black|navy|midnight blue|charcoal|indigo)$/.test(name)) &&
  !paletteColours.some((name) => /white|cream|ivory|beige|pale|yellow|pink/.test(name));

/** Streets are seen by day, unless the prompt speaks of their lights or of what goes on there after dark. */
const hourOfTown = ({ prompt }: PromptSpec): TimeOfDay =>
  AFTER_DARK.test(prompt) ? 'night' : 'day';

const AFTER_DARK =
  /\b(?:neon|lights?|lit|glow\w*|illuminated|shining|sparkling|twinkl\w+|night\w*|dark\w*|moon\w*|stars?|lanterns?|lamp ?posts?|street ?lamps?|headlights?|bars?|pubs?|clubs?|disco|casinos?|jazz|rave|party|nightlife|cyber ?punk|futuristic|sci-?fi|noir|synth ?wave|vapor ?wave|lo-?fi|gotham|detectives?|spy|spies|vampires?|ghosts?|superhero\w*|las vegas|times square|shibuya)\b/i;

const MORNING = /\bmorning (?:sun)?(?:light|rays)?\b/i;

/** The hour that is said: in a room by a window the morning is bright, and a sunrise only where that is said. */
export const saidTime = ({ time, prompt }: PromptSpec, setting: SettingName): TimeOfDay | null =>
  time === 'sunrise' && isInterior(setting) && MORNING.test(prompt) && !DAWN.test(prompt)
    ? 'day'
    : time;
const DAWN = /\b(?:sunrise|dawn|daybreak|early morning)\b/i;
