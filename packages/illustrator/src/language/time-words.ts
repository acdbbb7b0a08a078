import { invert, standInsOf } from './phrases.ts';
import type { TimeOfDay } from './place-look.ts';

const TIME_TABLE = {
  sunset:
    'sunset, sun go down, sun goes down, sun going down, sun is setting, sun setting, sun sets, dusk, golden hour, evening, twilight, sundown, sun set, setting sun, at sunset, evening sky, nightfall, gloaming, after sunset, just after sunset, right after sunset, after the sunset, shortly after sunset, after sundown, after dusk, last light, blue and orange dusk',
  sunrise:
    'sunrise, dawn, morning, daybreak, early morning, foggy morning, winter morning, rising sun, sun rising, first light, early light, morning light, crack of dawn, before sunrise, before dawn, just before dawn, just before sunrise, pre dawn, predawn, 5am, 6am, 7am | breakfast',
  night:
    'night, nights, midnight, nighttime, night time, moonlight, moonlit, 1am, 2am, 3am, 4am, 3 am, 2 am, 4 am, 10pm, 11pm, starry, starry night, starry sky, stars, dark, darkness, nocturnal, full moon, night sky, under the stars, under the moon, northern lights, by moonlight, in the dark, late night, night market, fireflies, star filled sky, starlit, starlight, milky way, under the milky way, winter night, rainy night, stormy night, summer night, blue hour, candlelight, candlelit, candlelit dinner, candlelight dinner, by candlelight, firelight, lamplight, lantern light, after dark, in the night sky, across the night sky, through the night sky, in the starry sky, across the starry sky, through the starry sky, late at night, in the middle of the night | spooky, haunted, bonfire night, dark fantasy, gothic, gothic style',
  day: 'day, daytime, noon, midday, sunny, sunshine, bright day, sunny day, daylight, afternoon, sunlight, sunlit, broad daylight, clear day, summer day, rainy day, winter day, autumn day, sun rays, sunrays, rays of light, light rays, god rays, sunbeams, sunbeam, shafts of light, dappled light, rays of sunlight, rays of sun, blue sky, clear sky | summer, summertime, spring, springtime',
};

export const TIME_WORDS = invert<TimeOfDay>(TIME_TABLE);
export const TIME_STAND_INS = standInsOf(Object.values(TIME_TABLE));

/** Hours at which there is light in the sky, but the sun is below the horizon. */
const WITHOUT_SUN =
  /^(?:dusk|twilight|nightfall|gloaming|last light|blue hour|pre ?dawn)$|^(?:just |right |shortly )?(?:after|before) (?:the )?(?:sunset|sundown|dusk|sunrise|dawn)$/;

export const isSunDown = (hour: string): boolean => WITHOUT_SUN.test(hour);
