import { invert } from './phrases.ts';
import type { TimeOfDay } from './spec.ts';

export const TIME_WORDS = invert<TimeOfDay>({
  sunset:
    'sunset, dusk, golden hour, evening, twilight, sundown, sun set, setting sun, at sunset, evening sky, nightfall, gloaming',
  sunrise:
    'sunrise, dawn, morning, daybreak, early morning, rising sun, sun rising, first light, morning light, crack of dawn, breakfast',
  night:
    'night, nights, midnight, nighttime, night time, moonlight, moonlit, starry, starry night, starry sky, stars, dark, darkness, nocturnal, full moon, night sky, under the stars, under the moon, halloween, happy halloween, happy new year, spooky, haunted, northern lights, by moonlight, in the dark, late night, fireflies, bonfire night, star filled sky, starlit, starlight, milky way, under the milky way',
  day: 'day, daytime, noon, midday, sunny, sunshine, bright day, sunny day, daylight, afternoon, summer, summertime, spring, springtime, sunlight, sunlit, summer day, broad daylight, clear day',
});
