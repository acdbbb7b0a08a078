import type { WeatherName } from './place-look.ts';

/** Sand in the air lies like fog over the land, with grains that fly before it. */
export const isSandstorm = (weather: readonly WeatherName[]): boolean =>
  weather.includes('fog') && weather.includes('dust');

/** The color name of a sky full of sand. */
export const colourOfStorm = (weather: readonly WeatherName[]): string | null =>
  isSandstorm(weather) ? 'ochre' : null;
