import { invert } from './phrases.ts';
import type { SettingName } from './spec.ts';

/** Places that the picture is then set in. */
export const SETTING_WORDS = invert<SettingName>({
  beach:
    'beach, seaside, by the sea, by the ocean, beside the sea, near the sea, at the sea, at the seaside, shore, seashore, coast, coastline, sandy beach, tropical island, island, desert island, tropical beach, lagoon, hawaii, caribbean, maldives, boardwalk, shoreline',
  ocean:
    'ocean, sea, wave, waves, at sea, high seas, open sea, harbor, harbour, marina, pacific, atlantic, ocean wave, ocean waves, sea waves, big wave, giant wave, fjord, on the water',
  underwater:
    'underwater, under the sea, under water, under the ocean, beneath the sea, beneath the ocean, beneath the waves, under the waves, coral reef, reef, deep sea, deep ocean, bottom of the ocean, bottom of the sea, ocean floor, sea floor, seabed, aquarium, fish tank, kelp forest, atlantis',
  city: 'city, skyline, downtown, new york, new york city, nyc, tokyo, manhattan, metropolis, urban, rooftop, rooftops, cityscape, city skyline, london, paris, berlin, hong kong, shanghai, chicago, san francisco, night city, city lights, skyscrapers, skyscraper, buildings, megacity, chinatown, times square',
  street:
    'street, city street, alley, alleyway, sidewalk, pavement, crosswalk, back alley, market, bazaar, plaza, town square, venice, parking lot, cobblestone street, neighborhood, neighbourhood, street corner, shop window',
  forest:
    'forest, woods, woodland, trees, enchanted forest, fairy forest, magical forest, bamboo forest, pine forest, autumn forest, grove, clearing, forest clearing, orchard, redwoods, taiga',
  jungle:
    'jungle, rainforest, rain forest, tropical forest, amazon, tropics, tropical jungle, mangrove, safari',
  desert:
    'desert, dunes, sand dunes, dune, sahara, canyon, grand canyon, wild west, oasis, wasteland, badlands, egypt, savanna, savannah, western town, sandy desert, old west, outback',
  mountain:
    'mountain, mountains, alps, peak, peaks, mountain top, mountaintop, summit, cliff, cliffs, himalayas, everest, valley, mountain landscape, mountain range, volcano landscape, highlands, ridge, snowy mountain, snowy mountains, andes, rockies, scotland, switzerland',
  space:
    'space, outer space, cosmos, galaxy, galaxies, universe, nebula, orbit, zero gravity, cosmic, solar system, asteroid field, black hole, deep space, interstellar, starfield, among the stars, in orbit',
  mars: 'mars, red planet, alien planet, martian, surface of mars, alien world, strange planet',
  moonscape:
    'on the moon, moon surface, surface of the moon, lunar, lunar surface, moonscape, moon landscape, moon base',
  sky: 'sky, clouds, above the clouds, through the clouds, in the clouds, in the air, midair, mid air, heaven, cloudy sky, blue sky, clear sky, sky full of clouds, floating island, floating islands',
  hills:
    'hill, hills, rolling hills, meadow, meadows, field, fields, green hills, grass, grassland, countryside, farm, farmland, garden, gardens, prairie, pasture, wildflowers, backyard, back yard, yard, lawn, on the grass, in the grass, hilltop, hillside, vineyard, greenery, moor, ireland, shire, terraces',
  village:
    'village, town, hamlet, small town, little town, old town, hometown, mountain village, fishing village, alpine village, medieval village, medieval town, townscape, villages, towns',
  park: 'park, playground, stadium, soccer stadium, football stadium, baseball field, tennis court, basketball court, soccer field, football field, city park, picnic, amusement park, fairground, carnival, theme park, fair, zoo, campsite, stadium field, skatepark, skate park',
  room: 'room, bedroom, living room, cozy room, window sill, windowsill, window, desk, office, interior, indoors, kitchen, cafe, café, coffee shop, studio, library, bathroom, house interior, attic, classroom, school room, laboratory, lab, workshop, restaurant, diner, bar, hallway, museum, hotel room, nursery, bakery, bookstore, shop, store, indoor, at home, in bed, kitchen table, desktop, gym, hospital room, throne room, ballroom, countertop, cabin interior',
  snowfield:
    'ice, arctic, antarctica, antarctic, north pole, south pole, tundra, snowfield, glacier, frozen lake, snowy landscape, snowy field, snowy hill, ice rink, ski slope, slopes, frozen, siberia, alaska, lapland, winter wonderland, ice floe, frozen river, ice age, piste, winter landscape',
  cave: 'cave, cavern, dungeon, mine, tunnel, grotto, crystal cave, underground, ice cave, lair, crypt, catacombs, sewer',
  lake: 'lake, pond, river, swamp, stream, creek, lakeside, riverbank, wetland, marsh, bayou, waterfront, shimmering lake, calm lake, canal, by the water, puddle, dock, pier, jetty',
  road: 'road, mountain road, mountain path, mountain pass, winding road, highway, racetrack, race track, route, motorway, freeway, dirt road, country road, open road, path, trail, track, asphalt, speedway, railway, railroad, train tracks, route 66, raceway',
  stage:
    'stage, concert, disco, club, nightclub, dance floor, dancefloor, spotlight, podium, theater, theatre, circus, arena, catwalk, runway, concert hall, opera, on stage, rave, boxing ring, festival',
  abstract:
    'abstract, logo, icon, app icon, emblem, logo design, sticker, swirl, swirls, liquid, fluid, gradient, pattern, patterns, geometric, geometric shapes, shapes, waves of color, waves of colour, psychedelic, kaleidoscope, plain background, studio background, fractal, mandala, marble texture, texture, wallpaper, seamless pattern, ripples, lava lamp, blob, blobs, spiral, spirals, colour waves, color waves, ink in water, optical illusion, hypnotic, tie dye, void, solid background, simple background, blank background, empty background',
});

/** Places named by one of their parts: they decide only when no other place is named. */
export const SETTING_HINTS = invert<SettingName>({
  jungle: 'waterfall, waterfalls, vines, monstera',
  room: 'gym equipment, reading nook, nook, table, shelf, carpet floor, fireplace, curtains, curtain, wardrobe, floor, wall, ceiling, lamp light, home',
  snowfield: 'snowbank, snowdrift, icicles, icicle, sleigh ride',
  sky: 'air, sunbeams, horizon, skies, heavens, cloudscape',
  hills:
    'patch, flowerbed, flower bed, scarecrow, hedge, crops, haystack, path through a meadow, soil, rural, landscape, nature',
  forest:
    'leaf litter, undergrowth, branch, tree branch, branches, twig, moss, fern, ferns, forest floor, treehouse, tree house',
  city: 'apartment, apartments, balcony, subway, neon city',
  street: 'lamppost, traffic, storefront, curb, gutter, neon sign, neon signs, billboard, shops',
  ocean: 'deck, tide, surf break, horizon at sea, swell, current, foam, sailing trip',
  beach: 'pool, swimming pool, poolside, by the pool, sand, seashells, shells, palm beach',
  cave: 'stalactites, crystals',
  lake: 'reeds, shallow water, water, water surface, reflection, lily pads',
  mountain: 'lava flow, rocky, rocks, crag',
  space:
    'asteroids, asteroid, meteor, meteors, stars and planets, constellation, constellations, planets',
  stage: 'microphone stand, stage lights, audience, spotlights',
  park: 'picnic blanket, park bench',
  road: 'race, finish line, traffic jam, road trip, motorcade',
  abstract:
    'product shot, product photo, product photography, product render, packshot, product ad, advertisement, podium display, studio shot',
  desert: 'sandstorm, tumbleweed, tumbleweeds, mirage',
});
