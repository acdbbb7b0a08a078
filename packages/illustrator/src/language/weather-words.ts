import { invert, standInsOf } from './phrases.ts';
import type { WeatherName } from './place-look.ts';

/** Weather, and everything else that is in the air. */
const WEATHER_TABLE = {
  rain: 'rain, rainy, raining, drizzle, drizzling, rainfall, rainy day, rainy night, in the rain, downpour, raindrops, rain drops, pouring rain, rainstorm, rains, it rains | monsoon, april showers',
  storm:
    'storm, stormy, thunderstorm, storm clouds, stormclouds, stormy clouds, thunderclouds, thunder clouds, storm sky, stormy sky, stormy skies, lightning, thunder, tempest, lightning storm, lightning bolts, stormy night | hurricane',
  snow: 'snow, snowy, snowing, snows, it snows, snowfall, blizzard, snowstorm, snowflakes, falling snow, in the snow, snow covered, winter, wintry, wintery, winter day, winter night, wintertime, winter wonderland, snowy landscape, snowy field, snowy hill, icy hill, icy slope, snowy slope, icy mountain, icy landscape, icy road',
  fog: 'sandstorm, sandstorms, sand storm, sandstorm coming, dust storm, dust storms, duststorm, haboob, fog, foggy, sea of fog, sea of mist, mist, misty, haze, hazy, foggy morning, in the fog, in the mist | smoky, smog',
  petals:
    'petals, falling petals, cherry blossoms, blossoms, blossom petals, flower petals, falling cherry blossoms, sakura petals, rose petals, cherry blossom petals | in bloom, blooming, in full bloom, full bloom',
  feathers:
    'feathers flying, flying feathers, feathers flying around, feathers flying everywhere, feathers everywhere, floating feathers, falling feathers, feathers in the air, feathers floating, feathers falling, feathers fly',
  leaves:
    'leaves, leafs, autumn leafs, falling leafs, fall leafs, falling autumn leaves, fall leaves, falling leaves, maple leaves, falling maple leaves, autumn leaves, autumn, autumnal, in autumn, in fall, fall colors, fall colours, autumn colors, autumn colours, autumn tones, autumn vibes, autumn mood, fall vibes, fall tones, autumn palette, fall season, autumn forest, fall foliage, autumn day | october, november',
  confetti:
    'confetti, streamers | sprinkles, sprinkles falling, falling sprinkles, baby shower, party, celebration, anniversary, congratulations, parade, carnival, graduation',
  bubbles:
    'bubbles, bubble, soap bubbles, blowing bubbles | fizzy, soapy, foam bath, bubble bath, sparkling water',
  sparks:
    'sparks, sparkle, sparkles, sparkling, glitter, glittering, fairy dust, pixie dust, magic dust, twinkling, shimmering, glistening | magic, magical, spell, spells, enchanted, shiny, enchanted forest, magical forest, magic spell, gleaming, ethereal glow, mystical',
  fireflies:
    'fireflies, fireflys, fire flies, glow worms, lightning bugs, firefly | glowing lights, fairy lights, floating lights',
  hearts: 'hearts, floating hearts | love, romantic, romance, wedding, honeymoon',
  aurora: 'aurora, northern lights, aurora borealis, polar lights, southern lights',
  embers: 'embers, burning | lava, hellfire, volcanic, molten, hell',
  flames:
    'flames, on fire, in flames, ablaze, blaze, inferno, engulfed in flames, burning down, everything burning, everything is burning',
  stars:
    'stars, starry, starry night, starry sky, star filled sky, under the stars, starlit, starlight, in the starry sky, across the starry sky, through the starry sky, twinkling stars, milky way, under the milky way, shooting stars, falling stars, stardust, constellation, constellations',
  steam:
    'steam, steaming, smoke, steaming hot, steamy, smoking, vapor, hot coffee, hot tea, hot soup, piping hot',
  fireworks:
    'fireworks, firework, fireworks display, new years fireworks | fourth of july, 4th of july',
  wind: 'wind, windy, breeze, breezy, gust, gusts, in the wind, windswept, gale',
  notes:
    'musical notes, music notes | music, melody, singing, song, tune, jazz, karaoke, lullaby, serenade, concert',
  dust: 'dust, dust motes, pollen, spores, flour in the air, clouds of flour, dust in the air, sandstorm, sandstorms, sand storm, sandstorm coming, dust storm, dust storms, duststorm, haboob, dusty attic | dusty, flour, dandelion seeds, ash',
};

export const WEATHER_WORDS = invert<WeatherName>(WEATHER_TABLE);
export const WEATHER_STAND_INS = standInsOf(Object.values(WEATHER_TABLE));
