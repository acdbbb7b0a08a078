import { singular } from './inflection.ts';
import { phrases } from './phrases.ts';

/** What the pictures of things show besides: "a burger with melting cheese" has no second cheese. */
const PARTS: readonly (readonly [glyphs: RegExp, words: string])[] = [
  [
    /^(house|hut|@cabin|house-with-garden|derelict-house|@townhouse)$/,
    'roof, chimney, door, front door, window, wall',
  ],
  [
    /^@(\w+front)$/,
    'roof, door, front door, window, wall, awning, sign, shop window, display, display window, facade, lantern, book, bread, flower, lamp',
  ],
  [/^@(foodstall|foodtruck)$/, 'awning, lantern, stool, counter, pot, sign, window, steam'],
  [/^@(cabin|mushroomhouse)$/, 'chimney, door, window, roof, cap, stem'],
  [/^@sidetram$/, 'window, wheel, pole, door'],
  [/^@gasstation$/, 'pump, fuel pump, gas pump, canopy, sign, roof'],
  [/^(castle|@japanesecastle)$/, 'tower, turret, gate, roof'],
  [/^(candle|@candlejar|@candelabra|@lantern|diya-lamp)$/, 'flame, wick, small flame'],
  [/^door$/, 'knob, doorknob, panel'],
  [/^ringed-planet$/, 'ring, rings'],
  [
    /^@(fan|ceilingfan|windmill|windturbine)$|^helicopter$/,
    'blade, fan blade, rotor, rotor blade, propeller, sail, cage, guard',
  ],
  [/^@carousel$/, 'horse, wooden horse, light, glowing light, bulb, roof, canopy, pole'],
  [/^@ferriswheel$/, 'gondola, cabin, spoke'],
  [
    /^hamburger$/,
    'cheese, melted cheese, melting cheese, lettuce, tomato, bun, patty, sesame, sesame seed, beef patty',
  ],
  [
    /^@(pizza|cheesepull|pizzaabove)$/,
    'cheese, melted cheese, mozzarella, pepperoni, topping, crust, salami, basil, slice, board',
  ],
  [/^@?pizza$/, 'melting cheese, melty cheese, gooey cheese, dripping cheese'],
  [
    /^@(burgerlayers|burgerblast)$/,
    'cheese, melted cheese, lettuce, tomato, bun, patty, sesame, beef patty, layer, ingredient',
  ],
  [/^spaghetti$/, 'tomato sauce, sauce, basil, meatball, parmesan, noodle'],
  [/^@soup$/, 'basil, spoon, bowl, broth, herb, parsley, cream, crouton'],
  [/^@clinkingwine$/, 'glass, wine glass'],
  [/^@bowlingstrike$/, 'pin, bowling pin'],
  [/^@placesetting$/, 'plate, fork, knife, napkin, cutlery, glass, wine glass'],
  [/^@gamingdesk$/, 'monitor, screen, keyboard, mouse, desk, led light, rgb light'],
  [/^@(juice|juicebottle)$/, 'glass, bottle, label'],
  [/^pizza$/, 'cheese, melted cheese, mozzarella, pepperoni, topping, crust, salami'],
  [/^doughnut$/, 'sprinkle, icing, glaze, frosting'],
  [
    /^(cupcake|birthday-cake|@cake)$/,
    'sprinkle, icing, frosting, cream, whipped cream, buttercream',
  ],
  [/^(birthday-cake|@cake|shortcake)$/, 'layer, sponge'],
  [/^@cake$/, 'drip, plate'],
  [/^shortcake$/, 'cream, whipped cream, frosting'],
  [/^tumbler-glass$/, 'ice, ice cube, glass'],
  [/^@currywurst$/, 'sauce, curry sauce, curry, curry powder, ketchup, tray, fork'],
  [/^@drone$/, 'rotor, rotor blade, blade, propeller, propeller blade, camera'],
  [/^@milkshake$/, 'cream, whipped cream, cherry, straw, glass, foam'],
  [
    /^@ramen$/,
    'egg, boiled egg, soft boiled egg, nori, seaweed, pork, chashu, meat, scallion, green onion, spring onion, narutomaki, noodle, chopsticks, broth, steam, bowl',
  ],
  [/^@latte$/, 'foam, milk foam, leaf art, foam art, leaf, rosetta, saucer, cup, mug'],
  [/^@(iceddrink|lemonade)$/, 'ice, ice cube, straw, glass'],
  [/^@lemonade$/, 'mint, mint leaf, lemon, slice of lemon, lemon slice, orange slice'],
  [/^@martini$/, 'olive, glass'],
  [/^@margarita$/, 'lime, salt, salted rim, salt rim, glass, lime wedge'],
  [/^@cocoa$/, 'marshmallow, mug, cup'],
  [/^@avocadotoast$/, 'egg, avocado, bread, toast, fried egg, poached egg'],
  [/^@cheeseboard$/, 'cheese, grape, cracker, board, knife'],
  [
    /^@schoolcone$/,
    'pencil, colored pencil, crayon, candy, sweets, lollipop, ruler, bow, ribbon, star, school supplies',
  ],
  [/^@kingcake$/, 'crown, paper crown'],
  [/^@seafoodpaella$/, 'shrimp, prawn, mussel, lemon, rice, seafood, pan, paella pan'],
  [/^@paella$/, 'chicken, lemon, rice, pea, pepper, pan, paella pan'],
  [/^@ratatouille$/, 'vegetable, zucchini, eggplant, tomato, pot'],
  [/^@crepes$/, 'sugar, plate'],
  [/^@weddingcake$/, 'flower, rose, tier, icing, frosting, layer'],
  [/^@cutpie$/, 'slice, crust, lattice, lattice crust, cherry, missing slice'],
  [/^@jamjar$/, 'label, lid'],
  [/^@(candlejar|bottle|waterbottle|perfume|juicebottle)$|^lotion-bottle$/, 'label, blank label'],
  [/^@gingerbread$/, 'button, icing, smile, frosting, gumdrop button'],
  [/^@muffin$/, 'blueberry'],
  [
    /^@(bonsai|succulents|monstera|snakeplant|aloe|fern|orchid)$/,
    'pot, ceramic pot, clay pot, terracotta pot, planter, leaf, trunk, plant pot, flower pot',
  ],
  [/^@(daisy|poppy|peony|hydrangea|lily|dandelion)$/, 'petal, stem, leaf, bloom, seed'],
  [
    /^@(vintagecar|campervan|vintagetruck|schoolbus)$/,
    'wheel, headlight, chrome, window, whitewall tires, bumper',
  ],
  [
    /^@steamtrain$/,
    'chimney, smokestack, funnel, stack, wheel, carriage, wagon, window, boiler, smoke, white smoke, black smoke, steam, plume of smoke, puffs of smoke, smoke trail',
  ],
  [/^@(sportscar|classicsportscar)$/, 'wheel, headlight, chrome, window, rim, bumper'],
  [/^@paintbucket$/, 'paint, drip, dripping paint, handle'],
  [/^@potion$/, 'cork, label, bubble, liquid, bottle'],
  [/^@jaroflights$/, 'lid, light, fairy lights'],
  [/^@(stonetower|wizardtower)$/, 'window, door, battlement, roof'],
  [/^@messagebottle$/, 'cork, message, letter, note, scroll'],
  [/^@piggybank$/, 'coin, slot'],
  [/^@suit$/, 'tie, hanger, shirt, pocket square, white shirt, red tie, button'],
  [/^@(sweater|hoodie|leatherjacket)$/, 'hood, zipper, sleeve, collar, pocket, pattern, cuff'],
  [/^@weddingdress$/, 'lace, skirt, train'],
  [/^@arcade$/, 'screen, joystick, button'],
  [/^@retrocomputer$/, 'screen, green screen, keyboard, monitor'],
  [/^@vikingship$/, 'sail, shield, dragon head, striped sail'],
  [/^@rowboat$/, 'oar, oars'],
  [/^@turntable$/, 'record, vinyl, vinyl record, needle, tonearm'],
  [/^@gramophone$/, 'horn, brass horn, golden horn, record, vinyl, crank'],
  [/^@pocketwatch$/, 'chain, gold chain, hand'],
  [/^@grandfatherclock$/, 'pendulum, dial'],
  [/^@rotaryphone$/, 'dial, receiver, handset'],
  [/^@boombox$/, 'speaker, tape, cassette, handle'],
  [/^@polaroid$/, 'photo, photos, picture, lens, print, strap'],
  [/^@(treasuremap)$/, 'x, cross, red x, path'],
  [/^@quill$/, 'ink, feather, inkwell, ink pot'],
  [/^@(?:candelabra|menorah)$/, 'candle, flame'],
  [/^@(torch|lighter)$/, 'flame, fire'],
  [/^@lavalamp$/, 'lava, wax, blob, bubble'],
  [/^@vintagetv$/, 'antenna, aerial, screen, knob'],
  [/^@chessset$/, 'board, piece, pawn, king, chess piece, knight'],
  [/^@rockinghorse$/, 'saddle, mane'],
  [/^@toytrain$/, 'wheel, wagon'],
  [/^@rubberduck$/, 'beak'],
  [/^@ramenabove$/, 'noodle, egg, broth, nori'],
  [/^@?pancakes$/, 'stack, butter, syrup, maple syrup, honey'],
  [/^waffle$/, 'butter'],
  [/^@wafflestack$/, 'butter, syrup, maple syrup, plate, stack'],
  [/^(tropical-drink|bubble-tea|cup-with-straw)$/, 'straw'],
  [/^tropical-drink$/, 'lime, slice of lime, ice, ice cube'],
  [/^bubble-tea$/, 'pearl, tapioca, tapioca pearl, boba'],
  [/^(cup-with-straw|bubble-tea)$/, 'lid'],
  [
    /^steaming-bowl$/,
    'egg, boiled egg, soft boiled egg, nori, scallion, scallions, green onion, green onions, spring onion, spring onions, narutomaki, noodle, chopsticks, broth, steam, bowl',
  ],
  [/^soft-ice-cream$/, 'cone, waffle cone, swirl'],
  [/^hot-dog$/, 'mustard, bun, sausage'],
  [/^taco$/, 'lettuce, meat, tomato, shell'],
  [/^sandwich$/, 'cheese, tomato, lettuce'],
  [/^cooking$/, 'pan, egg, yolk'],
  [/^(?:honey-pot|@honeyjar)$/, 'label, dipper, honey dipper, wooden dipper'],
  [/^beer-mug$/, 'foam, froth'],
  [/^(@coffee|teapot)$/, 'handle'],
  [
    /^(@coffee|teacup-without-handle|@latteart)$/,
    'cup, mug, coffee cup, ceramic mug, teacup, tea cup',
  ],
  [/^(@bowl|green-salad|cooked-rice|ice-cream|shaved-ice)$/, 'bowl'],
  [
    /^(tropical-drink|cocktail-glass|wine-glass|beer-mug|glass-of-milk|tumbler-glass)$/,
    'glass, mug',
  ],
  [/^(cup-with-straw|bubble-tea)$/, 'cup, plastic cup'],
  [/^(@?pancakes|spaghetti|custard)$/, 'plate'],
  [/^french-fries$/, 'box'],
  [/^popcorn$/, 'bucket, box, bag'],
  [/^(@coffee|teacup-without-handle)$/, 'saucer'],
  [/^teapot$/, 'spout, lid'],
  [/^(lotion-bottle|@serum|@perfume|@waterbottle|@bottle)$/, 'cap, lid, label, cork'],
  [/^@serum$/, 'dropper, pipette'],
  [/^running-shoe$/, 'lace, shoelace, sole'],
  [/^@lighthouse$/, 'lantern, stripe'],
  [/^rocket$/, 'fin, window'],
  [/^wrapped-gift$/, 'bow, ribbon'],
  [/^bouquet$/, 'flower, bloom'],
  [/^candle$/, 'flame, wax'],
  [/^christmas-tree$/, 'star, ornament, bauble'],
  [/^mushroom$/, 'cap, dot, spot, stem'],
  [/^crown$/, 'jewel, gem, ruby'],
  [/^(dagger|@sword|@katana|crossed-swords)$/, 'blade, hilt, handle'],
  [/^(alarm-clock)$/, 'bell, hand, number'],
  [/^telephone$/, 'receiver, button'],
  [/^@snowglobe$/, 'snow, base, tree'],
  [/^potted-plant$/, 'leaf, pot, terracotta pot'],
  [/^(tulip|sunflower|rose|blossom|hibiscus|cherry-blossom)$/, 'petal, stem, leaf'],
  [/^@bookshelf$/, 'book'],
  [/^(avocado|peach|cherries)$/, 'pit, stone, stem'],
];

const WORDS = PARTS.map(([glyphs, words]) => ({ glyphs, words: new Set(phrases(words)) }));

/** Whether the picture of a thing shows this part of it. @param word also in the plural */
export const hasPart = (glyph: string, word: string): boolean =>
  isPartWord(word) &&
  WORDS.some(
    ({ glyphs, words }) => glyphs.test(glyph) && (words.has(word) || words.has(singular(word))),
  );

const ALL_WORDS: ReadonlySet<string> = new Set(PARTS.flatMap(([, words]) => phrases(words)));

/** Whether a word names a part of some thing. */
export const isPartWord = (word: string): boolean =>
  ALL_WORDS.has(word) || ALL_WORDS.has(singular(word));

/** Parts that no other picture stands for: "a door with a golden handle" shows no cup. */
export const isBarePart = (word: string): boolean => BARE_PARTS.has(word);

const BARE_PARTS: ReadonlySet<string> = new Set(
  phrases(
    'handle, handles, knob, lid, lids, cap, laces, sole, soles, trim, edges, rim, hinges, buttons, zipper, sleeves, letters, lettering, label, labels, straw, strap, straps, lining, base, wheels, legs, drawers, keys, strings, stem, shade, pages, cover',
  ),
);

/** A part that can have a color of its own: the pixels of its picture about this hue, in degrees. */
const PAINTED: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  house: { roof: 25 },
  'house-with-garden': { roof: 25 },
  '@townhouse': { door: 255, 'front door': 255 },
  mushroom: { cap: 25 },
  'wrapped-gift': { bow: 0, ribbon: 0 },
  cupcake: { frosting: 345, icing: 345, cream: 345 },
  doughnut: { icing: 40, glaze: 40, frosting: 40 },
  '@lighthouse': { stripe: 25 },
  'potted-plant': { pot: 45 },
  '@gramophone': { horn: 88, 'brass horn': 88 },
};

/** Parts whose color is the color of the thing: "a cake with white icing". */
const COLOUR_ALL: readonly (readonly [glyphs: RegExp, words: RegExp])[] = [
  [/^@cake$/, /^(icing|frosting|cream|buttercream|glaze|ganache)$/],
  [/^@candlejar$/, /^(jar|glass)$/],
];

/** Whether a part in a color makes the thing be drawn in it. */
export const coloursAll = (glyph: string, word: string): boolean =>
  COLOUR_ALL.some(([glyphs, words]) => glyphs.test(glyph) && words.test(word));

/** How far from its hue the pixels of a part are, in degrees: a ribbon goes from red to purple. */
export const reachOfHue = (glyph: string): number => (glyph === 'wrapped-gift' ? 33 : 22);

/** The hue by which a part is known in the picture of a thing; null: it cannot be painted alone. */
export const hueOfPart = (glyph: string, word: string): number | null =>
  PAINTED[glyph]?.[word] ?? PAINTED[glyph]?.[singular(word)] ?? null;
