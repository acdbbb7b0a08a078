import type { TimeOfDay, WeatherName } from '../language/place-look.ts';
import type { SettingName } from '../language/setting-name.ts';
import type { PromptSpec } from '../language/spec.ts';

const WEATHER_SETTINGS: readonly (readonly [WeatherName, SettingName])[] = [
  ['snow', 'snowfield'],
  ['aurora', 'snowfield'],
  ['petals', 'park'],
  ['leaves', 'park'],
  ['fireflies', 'forest'],
  ['fireworks', 'city'],
  ['rain', 'street'],
  ['fog', 'forest'],
  ['embers', 'cave'],
  ['storm', 'ocean'],
  ['stars', 'hills'],
  ['wind', 'hills'],
];

/** A place where such weather is common. */
export const settingOfWeather = (weather: readonly WeatherName[]): SettingName | null =>
  WEATHER_SETTINGS.find(([name]) => weather.includes(name))?.[1] ?? null;

/** A prompt without things: only an hour, a weather, colours. */
export function settingOfMood(spec: PromptSpec): SettingName {
  const ofWeather = settingOfWeather(spec.weather);
  if (ofWeather) return ofWeather;
  const ofTime: Record<TimeOfDay, SettingName> = {
    sunset: 'ocean',
    sunrise: 'mountain',
    night: 'city',
    day: 'hills',
  };
  return spec.time && spec.colours.length === 0 ? ofTime[spec.time] : 'abstract';
}
