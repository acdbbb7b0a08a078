import type { WeatherName } from '../language/place-look.ts';
import type { SettingName } from '../language/setting-name.ts';
import type { PromptSpec } from '../language/spec.ts';
import { isDone } from '../language/words-in-english.ts';
import { circumstanceAt } from './circumstances.ts';

/** What may float around a sticker: nothing that falls on a landscape. */
const AROUND_STICKERS: ReadonlySet<WeatherName> = new Set<WeatherName>([
  'hearts',
  'confetti',
  'sparks',
  'bubbles',
  'notes',
]);

/** Steam rises from what is seen from above as well. */
export function aroundFlat({
  format,
  weather,
  prompt,
  subjects,
}: PromptSpec): readonly WeatherName[] {
  const isBare = subjects.length === 0;
  // Between flowers there is no room for more.
  const isLoose =
    isBare || /confetti/iu.test(prompt) || subjects.some(({ glyph }) => PARTY.test(glyph));
  if (format === 'sticker') return weather.filter((name) => AROUND_STICKERS.has(name));
  if (format === 'card') {
    return weather.filter((name) => (name === 'confetti' ? isLoose : name === 'hearts' && isBare));
  }
  const isHot = weather.includes('steam') || STEAMING.test(prompt);
  return format === null && isHot && subjects.length > 0 ? ['steam'] : [];
}
const PARTY = /party-popper|balloon|cake|gift/;
const STEAMING = /\bsteam|dampf|humeant|fumant|湯気/i;

const CHEERS =
  /^(?:(?:baby|bridal) shower|thank you|thanks|congrat|well done|grand (?:re-?)?opening|now open|giveaway|happy|we (?:hit|reached)|celebrat)/i;

/** Words alone that celebrate something have confetti around them. */
export const cheered = (spec: PromptSpec): PromptSpec =>
  spec.subjects.length === 0 && spec.weather.length === 0 && CHEERS.test(spec.caption ?? '')
    ? { ...spec, weather: ['confetti'] }
    : spec;

/** Hearts rise from a kiss and notes from those who dance or sing, so that a still shows it as well. */
export function withMusic(spec: PromptSpec): readonly WeatherName[] {
  const { subjects, weather } = spec;
  if (weather.length === 0 && subjects.some(({ motion }) => motion === 'kiss')) return ['hearts'];
  const isMusical = subjects.some(
    ({ motion }) => motion === 'dance' || motion === 'sing' || motion === 'slowdance',
  );
  const isSpoken = isDone(spec, /\bspeech|presentation|lectur|announc|preach/);
  return isMusical && !isSpoken && weather.length === 0 ? ['notes'] : weather;
}

/** Rain falls on those who are lonely, where they are outdoors and nothing else is in the air. */
export function withMood(
  spec: PromptSpec,
  setting: SettingName,
  weather: readonly WeatherName[],
): readonly WeatherName[] {
  const mood = circumstanceAt(spec, setting)?.weather;
  return weather.length === 0 && mood !== undefined ? [mood] : weather;
}
