import { phrases } from '../phrases.ts';

/**
 * Things that are understood but get no picture of their own: parts of what is drawn anyway, and
 * what a setting brings along. A colour before one of them belongs to it and to nothing else.
 */
export const SCENERY: ReadonlySet<string> = new Set(
  phrases(
    `string lights, string light, fairy lights, festoon lights, bistro lights, light strings, christmas lights, hanging lights, light, lights, ray, rays, sunbeam, sunbeams, sunray, beam, beams, shadow, shadows, glow, gleam, shine, reflection, reflections,
    grid, wave, wave crest, line, lines, dot, dots, stripe, stripes, shape, shapes, form, waterfall, horizon, sky, ground, floor, water, air, surface,
    scales, fur, hair, tail, tails, wing, wings, mane, beak, claws, claw, paw, paws, leg, legs, arms, hand, hands, finger, fingers, face, head, body, skin, belly, horns, horn of a unicorn, antlers, whiskers, nose, ears, eyes, eyelashes, smile, tongue, feathers, spots, patterns,
    petal, stem, bark, root, roots, branches, twigs, bare branches, needles, foliage, canopy, vine, vines, grass, weeds, reeds, seaweed, kelp, algae, moss, fern, ferns,
    sand, mud, mud puddle, mud puddles, muddy puddle, muddy puddles, mud bath, mud pit, mud pool, dirt, earth ground, soil, gravel, pebbles, puddle, puddles, eyes between the trees, glowing eyes between the trees, big glowing eyes between the trees, big eyes between the trees, glowing eyes in the dark, glowing eyes in the darkness, eyes in the dark, eyes in the darkness, eyes in the shadows, glowing eyes in the shadows, eyes watching from the dark, eyes watching from the shadows, glowing eyes among the trees, glowing eyes behind the trees, eyes among the trees, eyes behind the trees, glowing eyes in the trees, glowing eyes in the bushes, eyes in the bushes, glowing eyes watching, foam, spray, splash, ripple, ripples, tide, surf, current,
    shoulder, shoulders, lap, knee, neck, chest hair, window, windows, wall, walls, roof, ceiling, brick wall, curtain, curtains, tile, tiles, balcony, porch, pavement, tarmac,
    sail, sails, mast, deck, engine trail, exhaust, wheel tracks, headlights, trail, tracks, vapor trail, contrail,
    energy, power, aura, atmosphere, mood, vibe, vibes, feeling, emotion, joy, happiness, peace, freedom, adventure, journey, dream, dreams, dreamscape, fantasy, wonder, mystery, nature, life, future, past, time travel, beauty, story, fairytale, fairy tale, legend, myth, world of color, universe of color,
    weather, season, seasons, temperature, heat, cold weather, sunshine glow, humidity,
    weekend, monday, friday, sunday, holiday, holidays, vacation, anniversary, new beginning, passover, kwanzaa, fathers day, father day, women day, womens day, children day, teacher day, teachers day, nurse day, labor day, memorial day, earth day, independence day,
    color splash, color explosion, explosion of color, mix, mixture, blend, contrast, balance, harmony, chaos, order, motion, movement, action, speed, velocity, rhythm, flow,
    traffic, tornado, tornadoes, tornados, twister, twisters, noise, sound, silence`,
  ),
);

/** Parts that animals are drawn with anyway, but that nothing else has. */
export const BODY_PARTS: ReadonlySet<string> = new Set(
  'wings legs arms eyes face tail ears hands horns feet hair mane beak antlers'.split(' '),
);

/** Names of several words, or words that sound like a keyword of something else. */
export const UNDRAWABLE: ReadonlySet<string> = new Set(
  phrases(
    `kraft paper, sound waves, sound wave, progress bar, loading bar, path, paths, trail, trails, footpath, dirt road, dirt path, winding path, pathway, walkway, hiking trail, hiking path, dentist appointment, doctor appointment, doctors appointment, vet appointment, appointment, reminder, appointment reminder, sewing kit, coffee break,
    in the corner, in a corner, in the top corner, in the bottom corner, in the top left corner, in the top right corner, in the bottom left corner, in the bottom right corner, in the upper left corner, in the upper right corner, in the lower left corner, in the lower right corner,
    fire extinguisher hose, product launch, tea party table, rocking chair cushion,
    accident, marathon, internet, symbol, mark,
    swiss army knife, pocket knife, diving board, chess clock,
    space elevator, black market, stock market, hoop, water slide park,
    climate, cross, orchestra, sauce, board, trip, tequila, mortar, sugar, straw, tube, marine, scale, country, job, drought, explosion, disease, emergency, experiment, culture, growth,
    helmet visor, collar, leash, saddle, opening`,
  ),
);
