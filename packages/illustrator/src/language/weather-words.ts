import { invert } from './phrases.ts';
import type { WeatherName } from './spec.ts';

/** Weather, and everything else that is in the air. */
export const WEATHER_WORDS = invert<WeatherName>({
  rain: 'rain, rainy, raining, drizzle, drizzling, rainfall, rainy day, rainy night, in the rain, downpour, raindrops, rain drops, monsoon, pouring rain, april showers, rainstorm',
  storm:
    'storm, stormy, thunderstorm, lightning, thunder, tempest, lightning storm, lightning bolts, hurricane, stormy night',
  snow: 'merry christmas, happy christmas, snow, snowy, snowing, snowfall, blizzard, winter, wintry, christmas, xmas, snowstorm, snowflakes, falling snow, in the snow, wintertime, winter day, winter night, snow covered, snow capped, christmas eve, winter wonderland, snowy mountain, snowy mountains, snowy landscape, snowy field, snowy hill',
  fog: 'fog, foggy, mist, misty, haze, hazy, smoky, foggy morning, smog, in the fog, in the mist',
  petals:
    'petals, falling petals, cherry blossoms, blossoms, blossom petals, flower petals, falling cherry blossoms, sakura petals, rose petals, cherry blossom petals, in bloom, blooming',
  leaves:
    'autumn, fall leaves, falling leaves, autumnal, maple leaves, falling maple leaves, leaves, autumn leaves, in autumn, in fall, fall colors, fall colours, fall season, autumn forest, fall foliage, autumn day',
  confetti:
    'confetti, baby shower, birthday, party, celebration, happy birthday, new year, new years eve, celebrate, celebrating, anniversary, congratulations, parade, streamers, birthday party, carnival, graduation',
  bubbles:
    'bubbles, bubble, soap bubbles, fizzy, soapy, foam bath, bubble bath, sparkling water, blowing bubbles',
  sparks:
    'sparks, magic, magical, sparkle, sparkles, sparkling, spell, spells, glitter, glittering, fairy dust, enchanted, shiny, shimmering, glistening, twinkling, pixie dust, enchanted forest, magical forest, magic spell, gleaming, magic dust, casting a spell, ethereal glow, mystical',
  fireflies:
    'fireflies, glow worms, lightning bugs, firefly, glowing lights, fairy lights, floating lights',
  hearts:
    'hearts, love, valentine, valentines day, happy valentines day, happy valentine, romantic, in love, valentines, floating hearts, romance, wedding, honeymoon',
  aurora: 'aurora, northern lights, aurora borealis, polar lights, southern lights',
  embers:
    'embers, ashes, the ashes, flames, lava, burning, inferno, blaze, hellfire, ablaze, volcanic, molten, on fire, hell',
  stars:
    'milky way, under the milky way, stars, starry, starry night, stardust, starry sky, star filled sky, shooting stars, under the stars, starlit, starlight, constellation, constellations, falling stars, twinkling stars',
  steam:
    'steam, steaming, smoke, hot coffee, steaming hot, steamy, smoking, vapor, piping hot, hot tea, hot soup',
  fireworks:
    'happy new year, lunar new year, chinese new year, fireworks, firework, fourth of july, 4th of july, fireworks display, new years fireworks',
  wind: 'windy, wind, breeze, breezy, gust, gusts, in the wind, windswept, gale',
  notes:
    'music, melody, singing, song, musical notes, music notes, tune, jazz, karaoke, lullaby, serenade, concert',
  dust: 'dust, dusty, pollen, sandstorm, dust motes, dandelion seeds, spores, ash',
});
