import { NAMED_DANCES } from './dances.ts';
import type { Expression } from './expression-name.ts';
import { verbForms } from './inflection.ts';
import type { MotionName } from './motion-name.ts';
import { phrases, standInsOf } from './phrases.ts';
import type { RelationName } from './relation.ts';

/** What a verb means for the picture. */
export interface Verb {
  readonly motion: MotionName | null;
  /** How the doer stands to what directly follows: "riding a bicycle", "holding a balloon". */
  readonly object: RelationName | null;
  /** What the doer needs for it and the prompt may leave out: "a cat surfing". */
  readonly tools: readonly Tool[];
  /** The object does the same: the chased one runs as well. */
  readonly isShared: boolean;
  /** What the doer's face shows. */
  readonly expression: Expression | null;
  /** What is done instead once the object is named: who hides eggs bends down to them. */
  readonly toObject: MotionName | null;
}

export interface Tool {
  readonly glyph: string;
  readonly relation:
    | 'ride'
    | 'hold'
    | 'on'
    | 'work'
    | 'beside'
    | 'around'
    | 'above'
    | 'crown'
    | 'costume';
}

type Row = readonly [
  verbs: string,
  motion: MotionName | null,
  object?: RelationName | null,
  tools?: Tool | readonly Tool[] | null,
  expression?: Expression | null,
  toObject?: MotionName,
];

const ride = (glyph: string): Tool => ({ glyph, relation: 'ride' });
const hold = (glyph: string): Tool => ({ glyph, relation: 'hold' });
const on = (glyph: string): Tool => ({ glyph, relation: 'on' });
const work = (glyph: string): Tool => ({ glyph, relation: 'work' });
/** On a table that all who do it share. */
const around = (glyph: string): Tool => ({ glyph, relation: 'around' });
const beside = (glyph: string): Tool => ({ glyph, relation: 'beside' });

/** "wiggling its butt", "wiggles her hips": what somebody does with a part of the body. @param stems before "-ing" */
function ofBody(stems: string, parts: string): string {
  const forms = stems
    .split(' ')
    .flatMap((stem) => [
      `${stem}ing`,
      `${stem}${/[lk]$/.test(stem) && stem !== 'cock' ? 'es' : 's'}`,
    ]);
  return forms
    .flatMap((form) =>
      ['its', 'his', 'her', 'their'].flatMap((whose) =>
        parts.split(' ').map((part) => `${form} ${whose} ${part}`),
      ),
    )
    .join(', ');
}

/** "lighting oil lamps", "lights the oil lamps". */
function lightingForms(things: string): string {
  const forms = ['lighting', 'lights', 'lit'].flatMap((verb) =>
    ['', ' a', ' the', ' their', ' his', ' her', ' some'].map((article) => verb + article),
  );
  return phrases(things)
    .flatMap((thing) => forms.map((form) => `${form} ${thing}`))
    .join(', ');
}

/** "lighting the menorah": with the hands at it, on a table. */
function lightingOf(things: string, glyph: string): Row {
  return [lightingForms(things), 'knead', 'work', work(glyph)];
}

/** Base forms; regular inflections follow by themselves, irregular ones are spelled out. */
const ROWS: readonly Row[] = [
  [
    'opening a present, opening presents, opening a gift, opening gifts, opening a gift box, opening the gift, opening a parcel, opening a box, unboxing a gift, unboxing a package, unboxing a parcel, unboxing a box, unwrapping a package, opening his presents, opening her presents, opening a package, opens a present, opens a gift, unwrapping a gift, unwrapping presents, unwrapping a present',
    'knead',
    'work',
    work('wrapped-gift'),
    'happy',
  ],
  [
    'popping a champagne bottle, popping champagne, popping the champagne, pops champagne, opening champagne, opening a bottle of champagne',
    null,
    null,
    hold('bottle-with-popping-cork'),
    'happy',
  ],
  ['opening a book, opens a book, opening the book', null, null, hold('open-book')],
  ['opening a letter, opens a letter, opening an envelope', null, null, hold('envelope')],
  [
    'opening a, opening an, opening the, opening his, opening her, opens a, opens the, closing a, closing the, closing his, closing her, closes a, closes the, unlocking a, unlocking the, unlocks the, locking the',
    'pet',
    'beside',
  ],
  [
    'reading a map, looking at a map, studying a map, holding a map, reads a map, checking a map, looking at the map, reading the map',
    null,
    null,
    hold('@treasuremap'),
  ],
  [
    'looking at blueprints, looking at a blueprint, looking at the blueprints, reading blueprints, studying blueprints, studying a blueprint, reviewing blueprints, examining blueprints, checking blueprints',
    null,
    null,
    hold('@blueprint'),
  ],
  [
    'paying with a card, pays with a card, paying by card, paying with a credit card, paying by credit card',
    'give',
    null,
    hold('credit-card'),
  ],
  [
    'put on a, put on his, put on her, putting on a, putting on his, putting on her, putting on the, puts on a, puts on his, puts on her, trying on a, trying on his, trying on her, trying on, tries on a',
    null,
    'hold',
  ],
  ['roll over, rolls over, rolling over, rolling on its back, rolling around, rolling in', 'lie'],
  [
    'taking a shower, takes a shower, take a shower, having a shower, has a shower, showering, taking a hot shower',
    'drench',
    null,
    hold('shower'),
  ],
  [
    'looking through binoculars, looks through binoculars, watching through binoculars, peering through binoculars, using binoculars, with binoculars looking',
    'photo',
    'front',
    hold('@binoculars'),
  ],
  [
    'spinning a web, spins a web, weaving a web, weaving its web, spinning its web, building a web',
    null,
    null,
    on('spider-web'),
  ],
  [
    'painting a wall, painting the wall, painting walls, painting a room, painting the ceiling, paints a wall, painting the house, painting a house',
    'paint',
    'beside',
    hold('@paintroller'),
  ],
  [
    'cleaning a window, cleaning the window, cleaning windows, cleaning the windows, washing windows, washing a window, washing the windows, wiping a window, wiping the window',
    'paint',
    null,
    hold('sponge'),
  ],
  [
    'drawing a picture, drawing pictures, draws a picture, drawing with crayons, coloring a picture, coloring with crayons, coloring in a book',
    'write',
    'work',
    [work('page-facing-up'), hold('crayon')],
  ],
  ['hitchhike, hitch hike, hitchhiking, thumbing a ride', 'thumbsup'],
  ['crawl, crawling on all fours, on all fours, on hands and knees', 'crawl'],
  [
    'doing push ups, doing pushups, does push ups, do push ups, do pushups, push ups, pushups, doing a push up, doing a plank, planking, in plank position, holding a plank',
    'pushup',
  ],
  [
    'ice skate, ice skating, iceskating, figure skating, figure skate, skating on ice, skating on the ice, skating on a frozen lake, skating on a frozen pond, skating on the frozen lake',
    'skate',
  ],
  [
    'shooting a basketball, shoots a basketball, shooting a basket, shooting baskets, taking a shot at the hoop',
    'throw',
    null,
    [hold('basketball'), beside('@hoop')],
  ],
  [
    'bouncing a ball, bounces a ball, bouncing the ball, bouncing a basketball, dribbling a basketball, dribbling the ball',
    'drop',
    null,
    hold('basketball'),
  ],
  ['blow on, blowing on, blows on', 'blow', 'beside'],
  ['abduct, beam up, beaming up', 'float', 'above'],
  [
    'raising his hand, raising her hand, raises her hand, raises his hand, raising a hand, with his hand up, with her hand up, hand raised',
    'wave',
  ],
  [
    'diving into, dive into, dives into, dived into, dove into, diving headfirst into, diving into the water, dives into the water, jumping headfirst into, high diving, cliff diving, diving off, dives off, diving from, springboard diving',
    'plunge',
    null,
  ],
  [
    'floating on her back, floating on his back, floating on its back, floats on her back, floats on his back, floating on their backs, lying on the water, floating in the water',
    'backfloat',
    null,
  ],
  [
    'leading an orchestra, leading the orchestra, leads an orchestra, directing an orchestra',
    'wave',
    'front',
    hold('magic-wand'),
  ],
  ['fencing with, lunging with, lunge with, lunging', 'fight', 'hold'],
  [
    'playing basketball, play basketball, plays basketball',
    'dunk',
    null,
    [hold('basketball'), beside('@hoop')],
  ],
  ['knead, making dough, kneading bread', 'knead', 'work', work('@dough')],
  [
    'sanding, sanding down, sand down, sanded, sands a, sands the, polishing wood | varnishing, varnish, waxing, staining a, staining the',
    'mend',
    'work',
    hold('@sandingblock'),
  ],
  ['weld, welding, solder, soldering', 'weld', 'work', [work('@metalbeam'), hold('@weldingtorch')]],
  [
    'pouring water over his head, pouring water over her head, pouring water over their head, pours water over his head, pours water over her head, pouring water on his head, pouring water on her head, pouring water over himself, pouring water over herself, dumping water on his head, dumping water over his head, dumping water on her head, splashing water over his head, splashing water over her head',
    'drench',
    null,
    hold('@waterbottle'),
  ],
  [
    'pouring a bucket of water over his head, pouring a bucket of water over her head, dumping a bucket of water on his head, dumping a bucket of water on her head, ice bucket challenge, doing the ice bucket challenge',
    'drench',
    null,
    hold('@bucket'),
  ],
  [
    'weaving, weaves, wove, weaving on a loom, weaving at a loom, weaving a carpet, weaving a rug, weaving cloth, weaving fabric, working at a loom, working at the loom, at her loom, at his loom, at the loom, at a loom',
    'mend',
    'beside',
    beside('@loom'),
  ],
  [
    'diving save, making a diving save, making a save, makes a diving save, makes a save, making a great save, making a spectacular save, diving for the ball, diving to save, dives for the ball, dives to save the ball, blocking the ball, diving after the ball, jumping for a save, flying save, one handed save',
    'save',
    null,
    [hold('soccer-ball'), beside('goal-net')],
  ],
  [
    'shadow boxing, shadowboxing, sparring | training boxing, boxing training',
    'box',
    null,
    hold('boxing-glove'),
  ],
  [
    'drawing a, drawing an, drawing the, drawing his, drawing her, drawing their, drawing some, draws a, draws an, drew a, sketching a, sketching the, sketches a',
    'write',
    'beside',
    [work('page-facing-up'), hold('crayon')],
  ],
  [
    'lighting a candle, lighting candles, lighting the candles, lights a candle, lighting the candle',
    'knead',
    'work',
    work('candle'),
  ],
  lightingOf('menorah, hanukkiah, hanukkah menorah', '@menorah'),
  lightingOf('lantern, lanterns, oil lamp', '@lantern'),
  [
    lightingForms('diya, diyas, diya lamps, clay lamps, oil lamps'),
    'crouch',
    'beside',
    beside('@diya'),
  ],
  [
    'lighting a fire, starting a fire, making a fire, building a fire, building a campfire, lighting a campfire, starting a campfire, making a campfire',
    'crouch',
    'beside',
    beside('@campfire'),
  ],
  [
    'hanging laundry, hanging the laundry, hanging out laundry, hanging up laundry, hanging out the laundry, hangs laundry, hanging clothes, hanging up clothes, hanging out the washing, hanging washing, hanging clothes on',
    'paint',
    'beside',
    beside('@clothesline'),
  ],
  [
    'rolling out dough, rolling out the dough, rolling dough, rolls out dough, rolling out cookie dough, rolling out pizza dough',
    'knead',
    'work',
    work('@dough'),
  ],
  [
    'taking out the trash, takes out the trash, taking the trash out, taking out trash, take out the trash',
    'walk',
    null,
    hold('wastebasket'),
  ],
  [
    'cutting paper, cutting out, cutting a ribbon, cutting the ribbon, cuts a ribbon',
    'chop',
    'work',
    [work('page-facing-up'), hold('scissors')],
  ],
  [
    'make the bed, makes the bed, making the bed, made the bed, make his bed, make her bed, make its bed, making his bed, making her bed, making its bed',
    'pet',
    null,
    beside('bed'),
  ],
  ['trim, prune, clip, cutting hedges', 'pet', 'beside', hold('scissors')],
  ['fetch, retrieve', 'run', 'hold'],
  [
    'making croquettes, makes croquettes, frying croquettes, making meatballs, making falafel',
    'knead',
    'work',
    work('falafel'),
  ],
  [
    'pulling up, pulls up, pulling out, pulls out, uproot, pulling a carrot, pulling carrots, pulling a radish, pulling weeds, digging up potatoes, weeding',
    'crouch',
    'beside',
  ],
  [
    'scooping goldfish, goldfish scooping, scoops goldfish, catching goldfish with a paper net',
    'crouch',
    null,
    [beside('@goldfishbasin'), hold('@poi')],
  ],
  [
    'holding a laptop | closing his laptop, closing her laptop, closing the laptop, closing a laptop, closes his laptop, closes her laptop, closes the laptop, shutting his laptop, shutting her laptop, shuts his laptop, slamming his laptop, packing up his laptop, packing up her laptop',
    null,
    null,
    hold('laptop'),
  ],
  ['whistle, hum', 'blow', null],
  ['slide, slid, skid, belly slide, belly sliding', 'slide', 'on'],
  ['splash, splash around, splashing about', 'splash', null],
  [
    'graze, grazing on, eating grass, eats grass, eat grass, munching grass, munching on grass, munches on grass, chewing grass, nibbling grass, nibbling on grass, eating hay, munching hay, munching on hay',
    'graze',
    'beside',
    beside('@grasstuft'),
  ],
  [
    'lapping milk, lapping up milk, lapping water, lapping up water, eating from its bowl, eating from his bowl, eating from her bowl, drinking from its bowl, eating kibble, eating dog food, eating cat food',
    'graze',
    'beside',
    beside('@bowl'),
  ],
  [
    'eat dinner, have dinner, has dinner, eat lunch, have lunch, eat breakfast, have breakfast, has breakfast, have brunch, have a meal, eating a meal, share a meal, sharing dinner, sharing a dinner, enjoying a meal, enjoying dinner, enjoying breakfast, enjoying lunch, having supper, eating supper, dining, dining together, eat together, eat dinner together, have dinner together, having breakfast together, eating breakfast together, having lunch together, eating lunch together, feasting, feasting together, having a feast, have a tea party, has a tea party, having tea together, having tea, drinking tea together, tea party, dinner party, family dinner, family meal, family breakfast, family lunch, christmas dinner, thanksgiving dinner',
    'dine',
  ],
  [
    'meeting, having a meeting, in a meeting, holding a meeting, brainstorm, brainstorming together, discuss, discussing ideas, discussing a project, negotiate, collaborate, working together',
    'meet',
    'beside',
  ],
  ['smell, sniff, smelling, sniffing at', 'drink', 'hold'],
  [
    'search, search for, searching for, looking for, look for, looks for, spy, spy on, keeping watch, keep watch, keeps watch',
    'peer',
    'beside',
  ],
  [
    'stuffing his cheeks, stuffing her cheeks, stuffing their cheeks, stuff its cheeks, stuffing its face, stuffing his face, stuffing cheeks, filling its cheeks, with stuffed cheeks, with full cheeks',
    'eat',
    null,
    hold('peanuts'),
    'cheeks',
  ],
  [
    'signing to each other, signing with each other, signing to one another, signing to, signs to, signing with, signs with, using sign language, uses sign language, talking in sign language, speaking sign language, speaking in sign language, communicating in sign language, conversing in sign language, talking with their hands, talking with her hands, talking with his hands | in sign language, sign language',
    'sign',
    'beside',
  ],
  [
    'grading papers, grades papers, grading exams, grading tests, grading homework, marking papers, marking exams, marking homework, correcting papers, correcting exams, correcting homework, doing paperwork, filling out forms, filling in forms',
    'write',
    'work',
    [work('page-facing-up'), hold('pencil')],
  ],
  [
    'taking a coffee break, having a coffee break, on a coffee break, on their coffee break, on his coffee break, on her coffee break, at their coffee break',
    'drink',
    'beside',
    hold('@coffee'),
  ],
  [
    'book signing, signing books, signing a book, signing autographs, signing copies',
    'write',
    'work',
    [work('open-book'), hold('pen')],
  ],
  [
    'doing an experiment, doing a science experiment, doing experiments, conducting an experiment, conducting experiments, science experiment, chemistry experiment',
    'knead',
    'work',
    work('alembic'),
  ],
  [
    'applying face cream, applying cream, applying lotion, applying moisturizer, applying sunscreen, putting on sunscreen, putting on lotion, putting on face cream, putting on cream, moisturizing, moisturizing her face, washing her face, washing his face',
    'cream',
    null,
    hold('@creamjar'),
  ],
  ['shave, shaving his face, shaving his beard', 'eat', null, hold('razor')],
  ['floss, flossing her teeth, flossing his teeth', 'eat', null, hold('toothbrush')],
  [
    'putting on lipstick, puts on lipstick, applying lipstick, applies lipstick, putting on makeup, applying makeup, doing her makeup, does her makeup, putting on her makeup',
    'eat',
    null,
    hold('lipstick'),
  ],
  [
    'drying her hair, drying his hair, dries her hair, blow drying, blow drying her hair',
    'call',
    null,
    hold('@hairdryer'),
  ],
  [
    'brushing her hair, brushing his hair, brushes her hair, brush her hair, combing her hair, combing his hair, combs her hair',
    'call',
    null,
    hold('@hairbrush'),
  ],
  ['milk', 'milk', 'beside', hold('@bucket')],
  ['shear, shearing', 'pet', 'beside', hold('scissors')],
  ['inject, vaccinate, giving a shot to, gives a shot to', 'pet', 'beside', hold('syringe')],
  ['saw', 'scrub', 'work', [work('wood'), hold('carpentry-saw')]],
  [
    'doing the dishes, does the dishes, washing the dishes, washing dishes, wash the dishes, wash dishes, do the dishes, dry the dishes, drying the dishes, drying dishes, washes the dishes, washes dishes, washing up',
    'scrub',
    'work',
    [work('@sink'), hold('sponge')],
  ],
  ['whisk, beating eggs', 'stir', 'work', [work('@bowl'), hold('@whisk')]],
  [
    'fry, saute, sautee, stir fry, sauteing, sauteeing, sautéing',
    'stir',
    'work',
    [work('@friedegg'), hold('@spatula')],
  ],
  ['boil, simmer', 'stir', 'work', [work('pot-of-food'), hold('spoon')]],
  ['peel', 'knead', 'work', hold('kitchen-knife')],
  [
    'cracking eggs, cracking an egg, crack an egg, cracks an egg',
    'knead',
    'work',
    [work('@bowl'), hold('egg')],
  ],
  [
    'decorating a cake, decorates a cake, icing a cake, frosting a cake, decorating the cake, icing the cake, decorating cakes',
    'stir',
    'work',
    [work('birthday-cake'), hold('@spatula')],
  ],
  [
    'shopping for groceries, shops for groceries, shop for groceries, buying groceries, buys groceries, grocery shopping, doing the grocery shopping, getting groceries, shopping for food',
    'push',
    'beside',
    beside('shopping-cart'),
  ],
  [
    'setting the table, sets the table, setting the table for dinner, sets the table for dinner, setting the table for breakfast, setting the table for lunch, setting the dinner table, laying the table, lays the table, setting up the table',
    'handover',
    null,
    [hold('@plate'), around('@laidtable3')],
  ],
  [
    'cooking breakfast, cooks breakfast, making breakfast, makes breakfast, preparing breakfast, prepares breakfast',
    'stir',
    'work',
    [work('cooking'), hold('@spatula')],
  ],
  [
    'decorating cupcakes, decorates cupcakes, icing cupcakes, frosting cupcakes',
    'stir',
    'work',
    [work('cupcake'), hold('@spatula')],
  ],
  ['scoop | spread, dip, grate, mash, scrape, season', 'stir', 'work', hold('spoon')],
  [
    'working on | squeeze, squish, press, pack, unpack, load, unload, arrange, stack, sort, mend, glue, crush, print, solve, sculpt, clean up, tidy, tidy up',
    'knead',
    'work',
  ],
  [
    'making pottery, doing pottery, make pottery, makes pottery, throwing pots, shaping clay',
    'knead',
    'work',
    work('@claybowl'),
  ],
  ['measure', 'scrub', 'work', hold('straight-ruler')],
  ['sharpen, filing her nails', 'knit', 'hold'],
  [
    'painting her nails, painting his nails, painting their nails, paints her nails, doing her nails, polishing her nails',
    'knit',
    'hold',
    hold('@nailpolish'),
  ],
  ['smash, whack, shatter, swat | break, broke, bash, squash', 'strike', 'beside', hold('hammer')],
  ['knocking on, knocks on, knock on, knocked on', 'strike', 'beside'],
  [
    'knock, knock over, knock off, knock down, tip over, tips over, tipping over, push over, pushing over, kicking over, spill, spilt, overturn, upend',
    'knock',
    'beside',
  ],
  [
    'conduct, conducting an orchestra, conducting the orchestra',
    'wave',
    'front',
    hold('magic-wand'),
  ],
  [
    'giving a presentation, give a presentation, gives a presentation, holding a presentation, doing a presentation, presenting slides, presenting a chart, pitching an idea, giving a lecture, gives a lecture',
    'point',
    null,
    beside('@whiteboard'),
  ],
  [
    'giving a speech, give a speech, gives a speech, delivering a speech, giving a talk, presenting on stage, doing stand up comedy, doing standup | perform, performing on stage, preach, recite, announce',
    'sing',
    'front',
    hold('microphone'),
  ],
  [
    'vlog, vlogging, recording a vlog, recording a video, filming a vlog, livestreaming',
    'selfie',
    null,
    hold('mobile-phone'),
  ],
  ['stargaze, stargazing', 'peer', null, beside('telescope')],
  [
    'looking through a telescope, looks through a telescope, look through a telescope, peering through a telescope, using a telescope',
    'peer',
    null,
    beside('telescope'),
  ],
  [
    'mow, mowing the lawn, mows the lawn, mow the lawn, mowing the grass, mowing lawns, cutting the grass, cutting grass',
    'push',
    'beside',
    beside('@lawnmower'),
  ],
  [
    'vacuum, hoover, vacuuming the floor, vacuuming the carpet',
    'vacuum',
    null,
    hold('@uprightvacuum'),
  ],
  [
    'ironing, ironing a shirt, ironing shirts, ironing clothes, ironing laundry, ironing his shirt',
    'scrub',
    'work',
    [work('t-shirt'), hold('@iron')],
  ],
  [
    'folding laundry, folds laundry, fold laundry, folding clothes, folding the laundry, sorting laundry',
    'knead',
    'work',
    work('@laundrypile'),
  ],
  [
    'doing laundry, does laundry, do laundry, doing the laundry, washing clothes, washes clothes, loading the washing machine',
    'crouch',
    'beside',
    [beside('@washer'), hold('@basket')],
  ],
  [
    'plow, plough, plowing the field, plowing a field, plowing fields',
    'drive',
    'ride',
    ride('tractor'),
  ],
  [
    'changing a tire, changing a car tire, changing the tire, changing a wheel, changes a car tire, changing a car tyre, changing a flat tire, changes a tire, changing a tyre, fixing a flat tire',
    'crouch',
    'beside',
    [beside('automobile'), hold('wrench')],
  ],
  [
    'tie his shoes, tie her shoes, tie their shoes, tie shoes, tying their shoes, ties her shoes, tying his shoes, tying her shoes, tying shoes, ties his shoes, tying his shoelaces, tying her shoelaces, tying shoelaces',
    'kneel',
    null,
    hold('running-shoe'),
  ],
  [
    'crouch, crouch down, bend down, bending down, squat, squatting, hunker down, duck down',
    'crouch',
    null,
  ],
  ['marry, getting married, get married, gets married', 'holdhands', 'hug', null, 'love'],
  [
    'playing catch, play catch, plays catch, playing ball, plays ball',
    'catch',
    'hold',
    hold('baseball'),
  ],
  [
    'playing frisbee, play frisbee, plays frisbee, throwing a frisbee, catching a frisbee',
    'catch',
    null,
    hold('flying-disc'),
  ],
  ['playing volleyball, play volleyball, plays volleyball', 'toss', null, hold('volleyball')],
  ['playing badminton, play badminton, plays badminton', 'strike', null, hold('badminton')],
  [
    'playing ping pong, play ping pong, plays ping pong, playing table tennis, play table tennis',
    'strike',
    null,
    hold('ping-pong'),
  ],
  ['playing cricket, play cricket, plays cricket', 'strike', null, hold('cricket-game')],
  [
    'bowling, goes bowling, go bowling, playing bowling | playing petanque, play petanque, playing boules, playing bocce, playing lawn bowls',
    'throw',
    null,
    hold('bowling'),
  ],
  ['playing hockey, play hockey, plays hockey', 'strike', null, hold('ice-hockey')],
  ['playing hopscotch, play hopscotch, plays hopscotch', 'jump', null],
  [
    'tug of war, playing tug of war, play tug of war, having a tug of war, pulling a rope, pulling on a rope',
    'tug',
    null,
  ],
  [
    'arm wrestle, arm wrestling, armwrestling, having an arm wrestling match, arm wrestling match',
    'armwrestle',
    'beside',
  ],
  [
    'argue, quarrel, bicker, having an argument, have an argument, having a fight about, arguing with, yelling at each other, shouting at each other, yell at each other, shout at each other, screaming at each other',
    'argue',
    'beside',
    null,
    'shout',
  ],
  [
    'having a snowball fight, snowball fight, throwing snowballs, throwing a snowball, throws a snowball',
    'throw',
    'front',
    hold('@snowball'),
    'happy',
  ],
  [
    'having a water balloon fight, have a water balloon fight, water balloon fight, throwing water balloons, throwing a water balloon, throws a water balloon',
    'throw',
    'front',
    hold('@waterballoon'),
    'happy',
  ],
  [
    'having a food fight, have a food fight, food fight, throwing food, throws food',
    'throw',
    'front',
    hold('tomato'),
    'happy',
  ],
  ['making a snow angel, making snow angels, make snow angels', 'lie', null, null, 'happy'],
  ['laugh, giggle, chuckle', null, null, null, 'laugh'],
  ['crying into, cries into, sobbing into, weeping into, sobs into', null, 'hold', null, 'cry'],
  [
    'washing his hands, washing her hands, washing their hands, washing my hands, washing hands, washes his hands, washes her hands, wash hands, wash your hands',
    'scrub',
    null,
    work('@sink'),
  ],
  ['cry, cries, sob, weep, wept', null, null, null, 'cry'],
  [
    'sweat, sweating bullets, dripping with sweat, breaking a sweat, breaking into a sweat',
    null,
    null,
    null,
    'sweat',
  ],
  [
    'screaming into, screams into, shouting into, shouts into, yelling into, yells into',
    null,
    'hold',
    null,
    'shout',
  ],
  ['speaking into, speaks into, talking into, talks into', 'talk', 'hold'],
  ['scream, shout, yell', null, null, null, 'shout'],
  ['rage, fume', 'shake', null, null, 'angry'],
  ['smile, smile at, grin', null, null, null, 'happy'],
  ['frown, pout, sulk, mope', null, null, null, 'sad'],
  ['wink', null, null, null, 'wink'],
  ['yawn | waking up, wake up, just woke up', 'stretch', null, null, 'yawn'],
  ['gasp', null, null, null, 'surprised'],
  [
    'eye roll, eyeroll, rolling her eyes, rolling his eyes, rolling their eyes, rolling its eyes, roll eyes, rolls her eyes, rolls his eyes, rolls its eyes, eye rolling',
    null,
    null,
    null,
    'eyeroll',
  ],
  [
    'side eye, side eyes, side eyeing, giving side eye, giving a side eye, giving the side eye, gives side eye, looking sideways, glancing sideways',
    null,
    null,
    null,
    'sideeye',
  ],
  [
    'sticking out her tongue, sticking out his tongue, sticking out its tongue, sticking her tongue out, sticking his tongue out, sticking its tongue out, sticking tongue out, sticks out her tongue, sticks out his tongue, tongue out, with tongue out',
    null,
    null,
    null,
    'tongue',
  ],
  ['blush', null, null, null, 'shy'],
  [
    'crying with laughter, crying from laughter, crying laughing, cry laughing, laughing crying, laugh crying, laughing while crying, cries with laughter, laughing till it cries, laughing until it cries, laughing so hard it cries, laughing so hard that it cries, laughing so hard he cries, laughing so hard she cries, laughing so hard they cry, laughing to tears, laughing in tears, laughing with tears, laughing with tears in its eyes, cry happy tears, crying tears of joy, cries tears of joy, tears of joy, happy tears, crying of happiness, crying with joy, crying from happiness, crying with happiness, happy crying, weeping with joy',
    null,
    null,
    null,
    'joytears',
  ],
  [
    'mind blown, mind blowing, my mind is blown, blowing my mind, blown away, head exploding, head explodes, his head exploding, her head exploding, its head exploding, their heads exploding, head blowing up, head blown up, brain exploding, brain explodes, exploding brain, mind exploding, mind explodes',
    null,
    null,
    hold('@blasthat'),
    'surprised',
  ],
  [
    'doing yoga, do yoga, does yoga, practicing yoga, practice yoga, yoga, doing pilates, in tree pose, hold tree pose, holding tree pose, in a tree pose, in warrior pose, in lotus pose, in a yoga pose, in yoga pose, in yoga poses, holding a yoga pose, doing a yoga pose, tree pose, warrior pose, yoga pose, yoga poses, doing tree pose, doing the tree pose, in the tree pose, practicing tree pose, doing warrior pose, doing the warrior pose, in the warrior pose, holding warrior pose, practicing warrior pose, doing lotus pose, doing the lotus pose, in the lotus pose, holding lotus pose, lotus pose, practicing lotus pose, doing lotus position, doing the lotus position, in the lotus position, holding lotus position, lotus position, in lotus position, practicing lotus position, downward dog, doing downward dog, in downward dog, doing the downward dog, holding downward dog, downward facing dog, doing downward facing dog, in downward facing dog, doing the downward facing dog, holding downward facing dog, down dog, doing down dog, in down dog, doing the down dog, holding down dog, upward facing dog, doing upward facing dog, in upward facing dog, doing the upward facing dog, holding upward facing dog, cobra pose, doing cobra pose, in cobra pose, doing the cobra pose, holding cobra pose, crow pose, doing crow pose, in crow pose, doing the crow pose, holding crow pose, bridge pose, doing bridge pose, in bridge pose, doing the bridge pose, holding bridge pose, childs pose, doing childs pose, in childs pose, doing the childs pose, holding childs pose, child s pose, doing child s pose, in child s pose, doing the child s pose, holding child s pose, camel pose, doing camel pose, in camel pose, doing the camel pose, holding camel pose, pigeon pose, doing pigeon pose, in pigeon pose, doing the pigeon pose, holding pigeon pose, boat pose, doing boat pose, in boat pose, doing the boat pose, holding boat pose, triangle pose, doing triangle pose, in triangle pose, doing the triangle pose, holding triangle pose, eagle pose, doing eagle pose, in eagle pose, doing the eagle pose, holding eagle pose, dancer pose, doing dancer pose, in dancer pose, doing the dancer pose, holding dancer pose, half moon pose, doing half moon pose, in half moon pose, doing the half moon pose, holding half moon pose, wheel pose, doing wheel pose, in wheel pose, doing the wheel pose, holding wheel pose, corpse pose, doing corpse pose, in corpse pose, doing the corpse pose, holding corpse pose, chair pose, doing chair pose, in chair pose, doing the chair pose, holding chair pose, mountain pose, doing mountain pose, in mountain pose, doing the mountain pose, holding mountain pose, goddess pose, doing goddess pose, in goddess pose, doing the goddess pose, holding goddess pose, cat cow pose, doing cat cow pose, in cat cow pose, doing the cat cow pose, holding cat cow pose',
    'yoga',
  ],
  ['meditate, meditating cross-legged, sitting in meditation', 'sit', null, null, 'calm'],
  [
    'raising hands, raising their hands, raise their hands, raise hands, hands up, arms raised, arms up, hands raised, arms in the air, hands in the air, raising arms, raising his arms, raising her arms | fist pump, fist pumping, fist pumps, doing a fist pump, does a fist pump, pumping his fist, pumping her fist, pumping a fist, pumping their fists, pumping fists, pumps his fist, pumps her fist',
    'cheer',
  ],
  [
    'toasting, clink, clinking, clinking glasses, raising a glass, raising glasses',
    'highfive',
    'hold',
    hold('wine-glass'),
  ],
  [
    'toasting marshmallows, toast marshmallows, roasting marshmallows, roast marshmallows, toasting a marshmallow, roasting a marshmallow, making smores, making s mores',
    'toast',
    'around',
    [hold('@skewer'), around('@campfire')],
    'happy',
  ],
  [
    'spraying water on, spray water on, sprays water on, hosing, hosing down, putting out, puts out, extinguish, fighting a fire, spraying water at',
    'aim',
    'front',
    hold('fire-extinguisher'),
  ],
  ['cheer, celebrate, rejoice', 'cheer', null, null, 'happy'],
  [
    'clap, applaud, clap hands, claps hands, clapping hands, clapping paws, clapping his hands, clapping her hands, clapping their hands, clapping its paws, hand clapping, giving applause, round of applause, standing ovation, applause',
    'clap',
  ],
  [
    'point, point at, point to | tap, scold, lecture, tease, annoy, nag, blame, accuse, command, reach for, reaching for, reaches for',
    'point',
    'beside',
  ],
  [
    'high fiving, high five, give a high five, gives a high five, giving a high five, giving each other a high five, give a high five to, gives a high five to, giving a high five to, giving high fives to, high fived, high fives | fist bump, fist bumps, fist bumping, bumping fists, bump fists, bumps fists, giving a fist bump',
    'highfive',
    'hug',
    null,
    'happy',
  ],
  [
    'hold hands, holding hands, holding the hand of, holding the hands of, holds the hand of, hand in hand, holding flippers, holding paws, hold paws',
    'holdhands',
    'hug',
  ],
  [
    'shake hands, shaking hands, shakes hands, shook hands, make a deal, making a deal, makes a deal, close a deal, closing a deal, closes a deal, seal a deal, sealing a deal, seals a deal',
    'shakehands',
    'hug',
  ],
  ['pray', 'pray'],
  [
    'think, ponder | shush, hush, finger on lips, finger to lips, finger to his lips, finger to her lips, finger on his lips, finger on her lips',
    'think',
  ],
  ['shrug', 'shrug'],
  ['salute', 'salute', 'front'],
  [
    'giving a thumbs up, give a thumbs up, giving thumbs up, gives a thumbs up, thumbs up',
    'thumbsup',
  ],
  [
    'flex, flexing muscles, flexing his muscles, flexing her muscles, flexing its muscles, flexing their muscles, flexes his muscles, flexing his biceps, flexing her biceps, flexing his arms, showing his muscles, showing off his muscles, showing off her muscles',
    'flex',
  ],
  ['bow', 'bow', 'front'],
  ['propose', 'kneel', 'front', hold('@ring')],
  ['kneel, knelt', 'kneel', 'front'],
  [
    'kneeling bow, kneeling bows, dogeza, doing dogeza, does dogeza, bowing down on the ground, bowing to the ground, bow to the ground, kneeling and bowing down, bowing on his knees, bowing on her knees, prostrate, prostrating, grovel',
    'prostrate',
    'front',
  ],
  ['on his knees, on her knees, on their knees, down on one knee', 'kneel', null],
  ['kick | dribble', 'kick', 'beside'],
  [
    'throw, threw, thrown, throw up, throw around, throw out, launch a | bowl a, fling, hurl, pitch a',
    'throw',
    'hold',
  ],
  [
    'lifting weights, lift weights, weight lifting, weightlifting',
    'lift',
    'hold',
    hold('@barbell'),
  ],
  ['lift, lift up | hold up high', 'lift', 'hold'],
  ['stretch, do stretches | exercise, exercising, work out, working out, do gymnastics', 'stretch'],
  [
    'facepalm, face palm, face palming, covering his face with one hand, hand on his forehead, hand on her forehead',
    'facepalm',
  ],
  [
    'refuse, shaking his head no, shaking her head no, shaking their head no, shakes his head no, shakes her head no, shake head no, shaking his head, shaking her head, shaking its head, shaking their head, shake head, head shake, headshake, shakes his head, shakes her head, shakes its head, saying no, says no, disagree, nope',
    'refuse',
    null,
    null,
    'unamused',
  ],
  [
    'nodding, nodding his head, nodding her head, nod head, nodding yes, nods, nodding along, nod in agreement, agree',
    'nod',
    null,
    null,
    'happy',
  ],
  [
    'hiding her face, hiding their face, hiding its face, hiding face, hide her face, hide his face, covering her face, covering his face, covering face, covers her face, covers his face, covering her eyes, covering his eyes, covering its eyes, covering its face, covering their eyes, covers its eyes, covering eyes, hides its face, covers his eyes, covers her eyes, hiding behind her hands, hiding behind his hands, face in hands, face in her hands, face in his hands, hides his face in his hands, hides her face in her hands, burying his face in his hands, burying her face in her hands, head in hands, head in his hands, head in her hands | peekaboo',
    'hideface',
    null,
    null,
    'shy',
  ],
  [
    'cast a spell, casting spells, casts spells, casting a magic spell, casting magic, casts magic, using magic, uses magic, doing magic, does magic, performing magic, conjuring magic, summoning magic, casting fire, casting a fireball, casts a fireball, casting fireballs, throwing a fireball, throws a fireball, throwing fireballs, shooting fireballs, casting lightning, casts lightning, shooting lightning, shoots lightning, summoning lightning, throwing lightning, casting ice, shooting magic, unleashing magic, conjuring a spell, weaving a spell',
    'cast',
  ],
  [
    'blow a kiss, blow kisses, sending a kiss, sending kisses, air kiss, throwing a kiss, throwing kisses',
    'blowkiss',
    null,
    null,
    'blow',
  ],
  [
    'panic, panicking, panicked, freak out, stress out, stressing, pulling her hair, pulling his hair, tearing his hair out, tearing her hair out, losing his mind, losing her mind, having a breakdown, having a meltdown, having a panic attack',
    'panic',
    null,
    null,
    'panic',
  ],
  ['sneeze, achoo', 'spit', null],
  [
    'faint, passing out, pass out, passes out, passed out, playing dead, play dead, plays dead, collapsing on the floor, collapses on the floor, keel over, keeling over, keels over, drop dead, dropping dead, drops dead, tipping over, tips over',
    'faint',
    null,
  ],
  [
    'spit out, spit, spit take, spit takes, spewing, vomit, throwing up, choking on',
    'spit',
    'hold',
    null,
    'surprised',
  ],
  [
    'crossing arms, crossing his arms, crossing her arms, arms crossed, crossed arms, with crossed arms, with arms crossed, crosses his arms, crosses her arms, folding his arms, folding her arms, arms folded, folded arms, with folded arms, with arms folded',
    'crossarms',
  ],
  [
    'hands on hips, hands on his hips, hands on her hips, hands on their hips, hand on hip, hand on her hip, hand on his hip',
    'akimbo',
  ],
  [
    'peace sign, making a peace sign, doing a peace sign, giving a peace sign, showing a peace sign, making the peace sign, doing the peace sign, v sign, making a v sign, victory sign, flashing a peace sign',
    'peace',
    null,
    null,
    'happy',
  ],
  ['dabbing, doing the dab, doing a dab, does the dab, dabs', 'dab'],
  [
    'holding up a hand to say stop, stop gesture, making a stop sign with his hand, making a stop sign with her hand, holding up his hand, holding up her hand, talk to the hand',
    'stop',
  ],
  [
    'pointing at you, points at you, point at you, pointing right at you, pointing straight at you, pointing at the viewer, points at the viewer, pointing at the camera, points at the camera, pointing at us, pointing at me, pointing to you, pointing to the camera, pointing towards the viewer, pointing toward the viewer, pointing towards the camera, pointing a finger at you, pointing his finger at you, pointing her finger at you, pointing a finger at the viewer',
    'pointatyou',
  ],
  ['give a thumbs down, giving thumbs down, thumbs down', 'thumbsdown', null, null, 'unamused'],
  [
    'jump, leap, leapt, hop, jump up, leap over, jumped | breach, leapfrog, pounce, skip, frolic',
    'jump',
    'above',
  ],
  ['bounce, bob', 'bounce', 'hold'],
  [
    'doing ballet, does ballet, dancing ballet, practicing ballet, practising ballet, performing ballet, learning ballet, doing a pirouette, doing pirouettes',
    'twirl',
  ],
  ['spin, spun, rotate, twirl, whirl | pirouette, tumble, somersault', 'spin', 'hold'],
  ['roll', 'roll', 'hold'],
  [
    'chasing its own tail, chasing its tail, chases its tail, chasing their own tails, chasing his tail, chasing his own tail, chasing her tail, chasing their tails, chases its own tail, chases his tail, chases her tail, chase its tail, chase its own tail',
    'chasetail',
  ],
  ['turn, revolve, turn around', 'turn'],
  [
    'float, hover, levitate, drift | rise, rose up, rising, ascend, descend, flutter, parachute, skydive',
    'float',
  ],
  ['lie, lying, lay, laying, lie down, lying down, sunbathe, sunbathing', 'lie'],
  [
    'skipping rope, skip rope, skips rope, jumping rope, jump rope, jumps rope, rope skipping',
    'jump',
    null,
    hold('@jumprope'),
    'happy',
  ],
  ['falling asleep, fall asleep, falls asleep, fell asleep', 'sleep'],
  ['falling in love, fall in love, falls in love, in love with', null, 'hug', null, 'love'],
  [
    'fall, falling, fell, fallen, plummet, fall down, falling down | topple, tumble down',
    'fall',
    'beside',
  ],
  [
    'backflip, backflipping, doing a backflip, do a backflip, does a backflip, doing backflips, doing a flip, doing flips, doing a somersault, doing somersaults, front flip',
    'flip',
  ],
  ['wiping out, wipes out, wiped out, wipe out, wipeout', 'fall', 'beside', null, 'scared'],
  ['slip, slipping, slipped, trip over, tripping, tripped, stumble', 'slip', 'beside'],
  [
    'leaning in, leans in, leaning forward, leans forward, leaning over, leans over, leaning down, leans down',
    null,
  ],
  ['lean, leaned, leant, lean on, lean against', 'lean', 'beside', beside('@wall')],
  [
    'play chess, playing chess, plays chess, playing a game of chess | play checkers, playing checkers, playing board games, playing a board game, play board games, playing shogi, play shogi, playing xiangqi, playing the game of go',
    'boardgame',
    null,
    around('@chesstable'),
  ],
  [
    'play cards, playing cards, plays cards, playing poker, play poker, playing a card game, playing uno | playing mahjong, playing dominoes',
    'boardgame',
    null,
    around('@cardtable'),
  ],
  [
    'slow dance, slow dancing, slow dancing together, dance together, ballroom dancing, ballroom dance, waltzing, waltzing together, dancing cheek to cheek, dancing close, dancing a waltz',
    'slowdance',
    'hug',
    null,
    'happy',
  ],
  [`dance | ${NAMED_DANCES}`, 'dance', 'beside'],
  ['pillow fight, pillow fighting, having a pillow fight', 'fight', null, hold('@pillow'), 'happy'],
  [
    'dance, doing the robot dance, doing a robot dance, does the robot dance, doing the robot, doing the chicken dance, does the chicken dance, doing the monkey dance, doing the worm, doing the floss, doing a happy dance, does a happy dance, doing a little dance, doing a silly dance, groove, boogie | party, breakdance, tango, jam, tap dance, ballet dance, rave, headbang, shimmy, disco dance',
    'dance',
    'beside',
  ],
  [
    'fly, flew, flown, soar, glide | swoop, launch, lift off, take off, taking off, blast off, blasting off, flap, buzz, zoom, whiz',
    'fly',
    'ride',
  ],
  [
    'run, ran, sprint, race, gallop, jog, rush, dash | flee, scurry, charge, trot, stampede, escape, hurry, bolt, playing tag, play tag',
    'run',
  ],
  [
    'having the zoomies, having zoomies, has the zoomies, getting the zoomies, gets the zoomies, with the zoomies, with zoomies, doing zoomies, zoomies',
    'run',
  ],
  ['chase, pursue, run after | hunt', 'run', 'left'],
  [
    'run away from, ran away from, flee from, escaping from, escapes from, running from, runs from',
    'run',
    'right',
    null,
    'scared',
  ],
  [
    'walk, stroll, march, wander, hike, stride, roam | trek, tiptoe, waddle, prowl, travel, explore, explor, sneak, slither, creep, shuffle, patrol, trudge, limp, pace, step, stomp, enter, leaving, parade, tread',
    'walk',
    'beside',
  ],
  ['walking a, walk a | herd', 'walk', 'beside'],
  ['lead, leading the way for', 'walk', 'right'],
  ['follow, walk behind, walking behind, trail behind, trailing behind', 'walk', 'left'],
  ['swim, swam | dive, snorkel, scuba dive, paddle, wade, bathe in the sea', 'swim'],
  ['drive, drove, cruise, speed, drift a', 'drive', 'ride'],
  ['sail, voyage', 'sail', 'ride'],
  [
    'row, paddle a, paddles a, paddling a, paddle the, paddles the, paddling the, paddling his, paddling her, paddling their',
    'sail',
    'ride',
    hold('@oar'),
  ],
  [
    'spreading its feathers, spreading his feathers, spreading its tail feathers, spreading its tail, fanning its tail, fanning its feathers, fanning out its tail, fanning out its feathers, spreads its feathers, spreads its tail, showing off its feathers, displaying its feathers, with its feathers spread, with its tail spread',
    'idle',
  ],
  ['hang, hung, dangle', 'hang', 'on'],
  [
    'curled around, curled up around, curling around, curls around, sleeping around, sleeping curled around',
    'sleep',
    'around',
  ],
  [
    'going back and forth, moving back and forth, swinging back and forth, swaying back and forth, rocking back and forth, swaying from side to side, swaying side to side, rocking from side to side, moving side to side',
    'swing',
  ],
  [
    'going by, goes by, passing by, passes by, driving by, drives by, driving past, going past, goes past, passing through, passes through, rolling by, rolling through, riding by, racing by, racing past, whizzing by, whizzing past, zooming by, zooming past, zipping by, speeding by, speeding past',
    'drive',
  ],
  [
    'wagging its tail, wagging his tail, wagging her tail, wagging their tails, wags its tail, wags his tail, wags her tail, wag its tail, wagging tail, tail wagging, tail wag, wagging its tail happily, wagging, tail swishing, swinging its tail, swings its tail, swinging its tail back and forth, swaying its tail, waving its tail, moving its tail, moving its tail back and forth, wagging its tail back and forth, swishing its tail back and forth, swishing its tail, swishes its tail, flicking its tail, flicks its tail, tail flicking',
    'wag',
    null,
    null,
    'happy',
  ],
  [
    `wiggle, jiggle, twerk, ${ofBody('wiggl shak jiggl wobbl', 'butt bum booty bottom behind rump tail feathers tush')}, ${ofBody('wiggl shak sway swing jiggl', 'hips body')}, butt wiggle, booty shake, hip shake`,
    'wiggle',
  ],
  [
    `head tilt, head tilting, tilted head, ${ofBody('tilt cock lean', 'head')}, tilting head`,
    'tilthead',
  ],
  [
    'turning its head, turning his head, turning her head, turns its head, turns his head, turns her head, looking around, looks around, looking left and right, looking from side to side, looking side to side, looking both ways, moving its head, moving his head, moving her head, bobbing its head, bobbing his head, bobbing her head, head bobbing',
    'lookaround',
  ],
  [
    'turning on, turns on, turned on, switching on, switches on, turning on and off, switching on and off, going on and off, blinking on and off, flashing, flashes on and off, flashing on and off, blinking lights, flickering on and off',
    'glow',
    null,
  ],
  [
    'going round and round, going around and around, going in circles, going around in circles, goes round and round',
    'drive',
  ],
  ['bobbing up and down, moving up and down, going up and down, bouncing up and down', 'bounce'],
  [
    'pop out of, pops out of, popping out of, pop up from, popping up from, pops up from, jumping out of, jumps out of, leaping out of, bursting out of, bursts out of, emerge from, emerging from, emerges from, rising out of, peeking out of, peeks out of, peek out of, popping up out of, coming out of, comes out of',
    'emerge',
    'inside',
  ],
  ['swing, swung, sway | rock, wobble', 'swing', 'on'],
  [
    'sleep, slept, asleep, curled up, curl up, curled into a ball, curled up into a ball, curled in a ball, curled up in a ball, curled into a tight ball, curling into a ball, curls into a ball, rolled into a ball, rolled up in a ball, rolled up into a ball, nap, napped, snooze, doze, slumber | rest, dream, snore, hibernate',
    'sleep',
  ],
  [
    'glow, flicker, light up, shine, shone, luminous, luminescent, bioluminescent, illuminated, radiant',
    'glow',
    null,
  ],
  ['pulse, beat, throb, pulsate | breathe, inflate, pop', 'pulse'],
  ['shake, shook, shiver, tremble, vibrate | explode, erupt, crash, destroy', 'shake', 'front'],
  ['shake | ringing, rattle, tear, tore, rip, shred', 'shake', 'hold'],
  [
    'wave, waving, waved, greet, wave hello, wave goodbye, waving hand, waving a hand, waving his hand, waving her hand, waving its paw, waving hands',
    'wave',
    'front',
  ],
  [
    'sit, sat, perch | relax, lounge, chill, chilling, chill out, rest on, settle, nest, bathe, soak, nestle, cuddle up',
    'sit',
  ],
  [
    'stand, stood, pose, watch, observe | look, gaze, stare, peek, peep, peer, listen, face, see, appear, emerge',
    'idle',
    null,
  ],
  ['wait, wait for, waiting for', 'idle', 'beside'],
  ['hide, hid, hidden', 'idle', 'beside', null, null, 'crouch'],
  ['play hide and seek, plays hide and seek, playing hide and seek, played hide and seek', 'idle'],
  ['guard, protect, defend, watch over', 'idle', 'behind'],
  [
    'study, studies, studying, studied, do homework, doing homework, does homework, doing his homework, doing her homework, doing their homework, does his homework, does her homework, doing math homework, working on his homework, working on her homework',
    'write',
    'work',
    [work('open-book'), hold('pencil')],
  ],
  [
    'checking a pocket watch, checking his pocket watch, checking her pocket watch, checking its pocket watch, checking the pocket watch, checks his pocket watch, looking at a pocket watch, looking at his pocket watch, looking at its pocket watch, holding a pocket watch',
    null,
    null,
    hold('@pocketwatch'),
  ],
  [
    'checking his phone, checking her phone, checking their phone, checking a phone, scroll, scrolling, texting',
    'idle',
    'hold',
    hold('mobile-phone'),
  ],
  [
    'blowing out candles, blow out candles, blows out candles, blowing out the candles, blowing out birthday candles, blowing out his candles, blowing out her candles',
    'blow',
    'work',
    work('birthday-cake'),
  ],
  ['blow out', 'blow', 'work'],
  ['blowing bubbles, blow bubbles, blows bubbles', 'blow'],
  [
    'whisper, tell a secret, telling a secret, telling secrets, whispering a secret, whispering secrets, whispers a secret, sharing a secret, sharing secrets',
    'whisper',
    'beside',
  ],
  [
    'cut hair, trimming hair, giving a haircut, giving a haircut to, gives a haircut',
    'pet',
    'beside',
    hold('scissors'),
  ],
  [
    'writing on a chalkboard, writing on the chalkboard, writing on a blackboard, writing on the blackboard, writing on a whiteboard, writing on the whiteboard, writing on the board, writing on a board, writing on the white board, drawing on a wall',
    'paint',
    null,
    [hold('crayon'), beside('@blackboard')],
  ],
  [
    'drawing on, drawing with, drawing on the wall, draws on, drawing pictures, drawing a picture, coloring in, colouring in',
    'paint',
    null,
    hold('crayon'),
  ],
  [
    'taking first steps, taking her first steps, taking his first steps, taking its first steps, learning to walk, taking a walk, take a walk, going for a walk',
    'walk',
  ],
  ['blow, blew', 'blow', null],
  ['pour | drizzle', 'pour', 'work', [work('@coffee'), hold('@jug')]],
  [
    'pick, picking, pluck, gather, gathering, collect, harvest | forage',
    'idle',
    'beside',
    hold('@basket'),
    null,
    'crouch',
  ],
  [
    'hanging from, hang from, hangs from, hung from, swinging from, swing from, swings from, swung from, hanging upside down from',
    'hang',
    'under',
  ],
  ['surf', 'surf', 'ride', ride('@surfboard')],
  ['skateboard, skate board', 'ride', 'ride', ride('skateboard')],
  ['snowboard', 'surf', 'ride', ride('@snowboard')],
  ['ski, skiing', 'surf', 'ride', ride('@skis')],
  ['sled, sledding, sledge, toboggan', 'ride', 'ride', ride('sled')],
  ['cycle, bike, bicycle, biking, cycling, pedal', 'ride', 'ride', ride('bicycle')],
  ['canoe, canoeing, rafting', 'sail', 'ride', ride('canoe')],
  ['kayak, kayaking', 'sail', 'ride', ride('@kayak')],
  [
    'roller skate, rollerskate, roller skating, rollerskating, rollerblading, rollerblade, roller blading',
    'rollerskate',
    null,
  ],
  ['dance | skate', 'dance', null],
  ['ride, rode, ridden, hitch a ride', 'ride', 'ride'],
  ['at the helm of, at the helm, captaining', 'sail', 'ride', hold('@shipwheel')],
  ['steer', 'sail', 'ride', hold('@shipwheel')],
  ['pilot', 'fly', 'ride'],
  ['dance around', 'dance', 'around'],
  ['run around, chase around', 'run', 'around'],
  ['orbit, circle, circling, revolve around, fly around, swarm around | swarm', 'orbit', 'around'],
  // A living actor is held in the arms.
  ['hold, held, carry, hold up | cradle, rescue, save', null, 'hug'],
  [
    'hold, clutch, grab, show, wield | trade, steal, stole, snatch, swipe, raise, bring, balance, pick up, serve, buy, bought, find, found, win, won, borrow, put, take out, receive, count, try on, pack up, lose, lost',
    null,
    'hold',
  ],
  [
    'eat, ate, munch, munch on, devour, chew, chew on, chew up, nibble, nibble on, nibble at, gobble, gobble up, chomp, chomp on, feast on, snack on, lick, lick at, bite, bite into, bit into, taste | crack, enjoy, feed on, gnaw, gnaw on, gnaw at, peck, peck at',
    'eat',
    'hold',
  ],
  ['sell, sold', 'sell', 'work'],
  ['weigh', 'sell', 'work', work('@scale')],
  ['have, has, having', null, 'hold'],
  [
    'brushing teeth, brushing his teeth, brushing her teeth, brushing their teeth, brushing its teeth, brush teeth, brush his teeth, brush her teeth, brush their teeth, brush your teeth, brush its teeth',
    'eat',
    null,
    hold('toothbrush'),
  ],
  ['drink, drank, sip, slurp, gulp', 'drink', 'hold', hold('cup-with-straw')],
  [
    'cooking, cook, stir, brew, making soup | roast',
    'stir',
    'work',
    [work('pot-of-food'), hold('spoon')],
  ],
  [
    'grill, barbecue, cooking barbecue, cooking bbq, cooking a barbecue, making barbecue, cooking on the grill, cooking on a grill, flipping burgers on the grill, bbqing, having a barbecue, having a bbq, at the grill',
    'grill',
    'work',
    [work('cut-of-meat'), hold('@spatula')],
  ],
  ['bake, making bread, making cookies, making a cake', 'knead', 'work', work('bread')],
  [
    'work on | build, built, make, create, prepare, decorate, assemble, use, try, operate, inspect, wrap, fold, mix, mix up',
    'knead',
    'work',
  ],
  [
    'chop, slice, cut, dice, mince, chopping vegetables, cutting vegetables | carve',
    'chop',
    'work',
    [work('carrot'), hold('kitchen-knife')],
  ],
  ['hammer, repair, fix | forge, craft, tinker', 'chop', 'work', [work('gear'), hold('hammer')]],
  ['chopping wood, chop wood, chopping down', 'strike', 'beside', [beside('@stump'), hold('axe')]],
  ['scrub, wash, wipe, polish, clean | dust', 'scrub', 'work', [work('@bucket'), hold('sponge')]],
  ['knit, crochet | sew, embroider', 'knit', 'hold', [hold('@knitting'), on('@armchair')]],
  [
    'watch tv, watch television, watch a movie, watch a film, watch movies, watch a series, watch a show, watch netflix, watch a horror movie, watch a scary movie, watch a romantic movie, watch football on tv, watch soccer on tv, watch cartoons, binge watching, having a movie night, enjoying a movie night, movie night, movie night with, film night with',
    'sit',
    null,
    [beside('television'), on('@sofa')],
  ],
  ['mop, mopping the floor, mopping floors', 'sweep', null, hold('@mop')],
  [
    'flapping its wings, flaps its wings, flapping wings, spreading its wings, spreads its wings, spreading wings, beating its wings, opening its wings, with spread wings, with outstretched wings, with its wings spread',
    'fly',
  ],
  ['rake', 'sweep', null, hold('@rake')],
  ['sweep, swept', 'sweep', null, hold('broom')],
  ['dig, dug, dig up, digging up, shovel, bury', 'sweep', 'beside', hold('@shovel')],
  ['juggle', 'juggle', 'hold', hold('baseball')],
  ['toss, toss up, flip', 'toss', 'hold'],
  [
    'taking a selfie, take a selfie, takes a selfie, taking selfies, taking a mirror selfie, taking mirror selfies, taking a group selfie, takes a group selfie, take a group selfie',
    'selfie',
    null,
    hold('mobile-phone'),
  ],
  [
    'shouting into a phone, shouting into the phone, shouting into his phone, shouting into her phone, shouting into its phone, shouts into a phone, yelling into a phone, yelling into the phone, yelling into his phone, yelling on the phone, shouting on the phone, screaming into a phone, screaming into the phone, screaming into a telephone, screaming into the telephone, screaming into telephone, shouting into a telephone, shouting into the telephone, yelling into a telephone, yelling into the telephone',
    'call',
    null,
    hold('mobile-phone'),
    'shout',
  ],
  [
    'talking on the telephone, talking on a telephone, talking into the telephone, speaking on the phone, speaking into the phone, talking on the phone, talking into a phone, talking into the phone, talking on a phone, talk on the phone, talks on the phone, calling, making a phone call, on the phone, answering the phone, answers the phone, answering a phone, phoning',
    'call',
    null,
    hold('mobile-phone'),
  ],
  ['try to catch, leaping to catch, jumping to catch', 'catch', 'beside'],
  [
    'rising from the flames, rising from flames, rises from the flames, rising out of the flames, emerging from the flames, emerging from flames, born from fire',
    'fly',
    null,
    on('@flames'),
  ],
  [
    'rising from the ashes, rising from ashes, rising from its ashes, rising from a pile of ash, rising from a pile of ashes, rises from the ashes, rises from ashes, rises from its ashes, rise from the ashes, rose from the ashes, rising out of the ashes, reborn from the ashes, reborn from ashes, reborn from its ashes, emerging from the ashes, emerging from ashes, being reborn from ashes, rising up from the ashes, rising up from ashes',
    'fly',
    null,
    on('@ashes'),
  ],
  ['catch, caught, playing fetch, play fetch', 'catch', 'hold', null, null],
  [
    'diving for, dive for, dives for, dived for, diving after, diving to catch, dives to catch, diving to save, lunging for, leaping for, leaps for, jumps to catch, jumping for the ball',
    'catch',
    'hold',
  ],
  [
    'mic drop, mic drops, drop the mic, drops the mic, dropping the mic, dropped the mic',
    'drop',
    null,
    hold('microphone'),
    'happy',
  ],
  ['dropping, dropping a, dropping his, dropping her', 'drop', 'hold'],
  [
    'planting a flag, plants a flag, plant a flag, planting the flag, planting his flag, planting her flag, raising a flag, raises a flag, raising the flag, hoisting a flag',
    null,
    null,
    hold('@flagpole'),
  ],
  ['aim, shoot an arrow, shooting an arrow, shooting arrows', 'aim', 'hold', hold('bow-and-arrow')],
  ['strike, swing a | hit, slam', 'strike', 'hold'],
  [
    'fight, fought, duel, battle, attack, vs, versus, sword fight, sword fighting, fist fight | doing karate, karate, doing kung fu, kung fu, martial arts, wrestle, struggle, defeat',
    'fight',
    'beside',
  ],
  ['feed, feeding', 'feed', 'beside'],
  ['spoon feed, spoon feeding, spoon feeds, spoonfeeding', 'feed', 'beside', hold('spoon')],
  ['pet, stroke, pat, tickle | touch, poke, massage, rub, tuck in', 'pet', 'beside'],
  ['brush, groom', 'pet', 'beside', hold('@hairbrush')],
  ['comfort, console, soothe, cheer up, calm down', 'comfort', 'beside'],
  ['scratch, scratching', 'pet', 'beside'],
  ['examining with a stethoscope', 'pet', 'beside', hold('stethoscope')],
  [
    'brush the teeth of, cleaning the teeth of, checking the teeth of, examining the teeth of',
    'pet',
    'beside',
    hold('toothbrush'),
  ],
  ['beg, begging, beg for, begging for', 'pray', 'beside'],
  ['push, shove', 'push', 'beside'],
  ['pull, drag, tow, tug, haul', 'pull', 'beside'],
  ['climb, climb up, climbing up, clamber', 'climb', 'beside'],
  [
    'dunk, basketball dunk, dunking a basketball, dunk the ball, dunking the ball, dunks the ball, jumping to dunk, jumping to dunk the ball, jumps to dunk, slam dunk, slam dunking, play basketball, shooting hoops',
    'dunk',
    'hold',
    [hold('basketball'), beside('@hoop')],
  ],
  [
    'doing a handstand, do a handstand, does a handstand, doing handstands, handstand, handstands | headstand, doing a headstand',
    'handstand',
  ],
  ['cartwheel, doing a cartwheel, does a cartwheel, doing cartwheels, do cartwheels', 'cartwheel'],
  [
    'walking a tightrope, walks a tightrope, walking on a tightrope, walks on a tightrope, walking across a tightrope, walking the tightrope, walking on a high wire, walking on a wire, tightrope walking, balancing on a tightrope',
    'balance',
    null,
    on('@tightrope'),
  ],
  ['balance on, balancing on', 'balance', 'on'],
  ['howl | bark, meow, crow', 'howl'],
  ['unwrap, unbox', 'knead', 'work'],
  ['wiping down', 'scrub', 'work'],
  ['admire | discover', 'idle', 'front'],
  [
    'hug, embrace, cuddle, snuggle, cuddle up with, cuddling up, group hug, in a group hug, having a group hug, sharing a group hug, hugging in a group hug, with their arms around each other, arms around each other, with arms around each other, arm in arm, with their arms around each others shoulders | nuzzle',
    null,
    'hug',
  ],
  [
    'head on his shoulder, head on her shoulder, her head on his shoulder, his head on her shoulder, head resting on his shoulder, head resting on her shoulder, leaning her head on his shoulder, leaning his head on her shoulder, resting her head on his shoulder, leaning on his shoulder, leaning on her shoulder, leaning against each other, lean on each other, resting on each other, nestled together, huddled together, huddling together, heads together',
    'snuggle',
    'hug',
  ],
  ['teach, taught, instruct, coach, show how, teaching how', 'teach', 'beside'],
  [
    'braid, braiding hair, plaiting, comb, brush her hair of, do the hair of, style the hair of',
    'braid',
    'beside',
  ],
  [
    'hand, give, hand over, handing out, hands out, gave, give out, giving away, offer, hand to, deliver, donating, donates | passing, presenting, lend, feed to',
    'give',
    'hold',
  ],
  ['help, assist', 'help', 'beside'],
  ['share', 'share', 'hold'],
  [
    'putting a bandage on, puts a bandage on, bandaging, bandages, wrapping a bandage around',
    'treat',
    'beside',
    hold('adhesive-bandage'),
  ],
  [
    'examine, treating, treats, treated, operating on, operates on, heal, cure, check, checking on, checks up on, giving a checkup to, taking care of, takes care of, caring for, cares for, looking after, looks after | nurse',
    'treat',
    'beside',
  ],
  [
    'talk, talk to, talk with, chat, chat with, gossip, gossip with, speak, speak to, speak with, converse, converse with, having a conversation, have a conversation, having a chat, have a chat, deep in conversation, small talk',
    'talk',
    'beside',
  ],
  ['kiss, give a kiss, kissing each other', 'kiss', 'hug'],
  [
    'stand by | surround, guide, bite at, compete, train, meets, met, join, visit, complain, love, befriend',
    'idle',
    'beside',
  ],
  ['watering, waters, watered | sprinkling, irrigating', null, 'water', hold('@wateringcan')],
  [
    'breathe fire, breath fire, spit fire, spew fire, blowing fire, exhaling fire, shooting fire, fire breathing, breathing flames, spitting flames',
    'breathe',
    null,
    hold('fire'),
  ],
  ['breathe ice, breathe frost', 'breathe', null, hold('snowflake')],
  ['breathe smoke, puffing smoke', 'breathe', null, hold('dashing-away')],
  [
    'spray water, squirt water, spouting water, spraying, spouting, squirting, spraying water from its trunk, spraying water with its trunk, shooting water from its trunk, shooting water out of its trunk, blowing water',
    'breathe',
    null,
    hold('droplet'),
  ],
  [
    'hatch, hatch from, hatching from an egg, hatching out of an egg, coming out of an egg, coming out of its egg, emerging from an egg, breaking out of its egg, coming out of the egg',
    'hatch',
    'inside',
  ],
  ['roar, growl, snarl', 'roar', null, null, 'roar'],
  [
    'read a story, reading stories, reading a bedtime story, reads a bedtime story, reading bedtime stories, reading a fairy tale, reading fairy tales, telling a story, tells a story, telling stories, telling a bedtime story',
    'sit',
    null,
    hold('open-book'),
  ],
  ['read', 'sit', 'hold', hold('open-book')],
  [
    'write, wrote, scribble a, doodle, take notes, sign',
    'write',
    'work',
    [work('page-facing-up'), hold('pencil')],
  ],
  [
    'sitting at a laptop, sits at a laptop | video calling, in a zoom meeting, in zoom meeting, in a zoom call, on a zoom call, on zoom call, zoom meeting, zoom call, on zoom, video call, video calls, on a video call, in a video call, having a video call, video conference, video conferencing, video meeting, online meeting, in an online meeting, virtual meeting, facetime, facetime call, facetime with, google meet, google meet call, skype call, microsoft teams call, teams call, teams meeting, webinar, online class, in an online class, attending an online class, attending a webinar',
    'type',
    'front',
    work('@openlaptop'),
  ],
  [
    'type, code, coding, program, programming, typing | hack, blog, browse, work, study online',
    'type',
    'work',
    work('@openlaptop'),
  ],
  [
    'mixing music, djing, scratching records, spinning records, playing a dj set',
    'deejay',
    'work',
    work('@turntable'),
  ],
  ['sing, sang | rap, karaoke', 'sing', 'hold', hold('microphone')],
  [
    'drum, play the drums, play drums, playing drums, playing the drums',
    'shake',
    null,
    hold('drum'),
  ],
  ['play guitar, play the guitar, strum', 'shake', 'hold', hold('guitar')],
  [
    'play piano, play the piano, play a piano, playing keyboard, playing the keyboard',
    'type',
    null,
    work('@digitalpiano'),
  ],
  ['play video games, gaming', 'shake', null, hold('video-game')],
  ['have a picnic, picnicking', 'sit', null, beside('@basket')],
  ['play soccer, play football, playing futbol', 'kick', null, beside('soccer-ball')],
  [
    'score a goal, score, scoring a penalty, scores a penalty, shooting at the goal, shooting at goal, take a penalty, taking a free kick, penalty kick, penalty shot, free kick, kicks a penalty, shooting a penalty',
    'score',
    null,
    [beside('goal-net'), beside('soccer-ball')],
  ],
  [
    'save a penalty, saving a goal, saves a goal, saving a shot, saves a shot, saving the ball, saves the ball, stopping a penalty, stops a penalty, blocking a shot, blocks a shot, blocking a penalty, penalty save, goalkeeper save',
    'save',
    null,
    [hold('soccer-ball'), beside('goal-net')],
  ],
  [
    'celebrate a goal, celebrating his goal, celebrating her goal, celebrating the goal, celebrating after scoring, scoring a goal and celebrating, goal celebration',
    'cheer',
    null,
    [beside('goal-net'), beside('soccer-ball')],
    'happy',
  ],
  [
    'serving an ace, serving a tennis ball, tennis serve, serves an ace, play tennis | playing padel, padel, padel match, playing squash',
    'serve',
    null,
    hold('@racket'),
  ],
  [
    'hitting a home run, hits a home run, play baseball, batting, at bat, swinging a bat, swinging a baseball bat',
    'strike',
    null,
    [hold('@baseballbat'), beside('baseball')],
  ],
  [
    'golfing, play golf, swinging a golf club, teeing off, hitting a golf ball',
    'strike',
    null,
    [hold('@golfclub'), beside('@golfball')],
  ],
  [
    'kickflip, doing a kickflip, does a kickflip, doing an ollie, ollie, doing a trick, doing tricks, doing a skateboard trick, landing a kickflip, skateboard trick',
    'kickflip',
    null,
    beside('skateboard'),
  ],
  ['make music', 'shake', null],
  ['play', 'shake', 'hold', hold('soccer-ball')],
  ['play with, playing with', 'bounce', 'beside'],
  ['painting, paints', 'paint', 'front', [hold('paintbrush'), beside('@easel')]],
  [
    'fishing, fishes, to fish, going fishing, fly fishing, ice fishing, catching fish',
    'fish',
    null,
    hold('fishing-pole'),
  ],
  ['boxing, punching, punches, punched', 'box', 'beside', hold('boxing-glove')],
  [
    'photograph, photographing, take a photo, take a picture, take photos, taking photos, taking pictures, filming',
    'photo',
    'front',
    hold('camera'),
  ],
  [
    'take a bath, taking a bath, bathing, having a bath, taking a bubble bath, take a bubble bath, having a bubble bath, in the bathtub',
    'sit',
    null,
    { glyph: 'bathtub', relation: 'on' },
  ],
  ['shop, shopping', 'walk', 'hold', hold('shopping-bags')],
  ['sit, seated, sitting cross-legged, cross-legged | camp, camping', 'sit', null],
  ['gardening | garden, planting, plants seeds, farming', 'sweep', 'beside', hold('@shovel')],
  ['pulse | grow, grew, bloom, blossom, sprout, open up', 'pulse', null],
  ['melt', 'melt'],
  ['cast, conjure, summon', 'cast', 'hold'],
  [
    'stand, parked, parking | spray, squirt, looking out, hatch, hatching, land, landing',
    'idle',
    null,
  ],
  ['arrive, come, coming, go, going, went, live, lives, living, exist, stay', null, null],
  ['hold | shoot, shooting, sparkle at', 'aim', 'hold'],
  ['wear, wore, worn, dressed in, clothed in, sporting', null, 'hold'],
];

/**
 * Base forms that are nouns, adjectives or prepositions far more often ("a garden", "light blue",
 * "a drum"): only their other forms are read as verbs.
 */
const NOT_AS_BASE: ReadonlySet<string> = new Set(
  phrases(
    'cut, dice, mince, trim, prune, clip, whistle, fetch, hum, knock, spill, peep, search, milk, saw, peel, scoop, spread, dip, season, mash, squeeze, press, pack, load, sort, stack, print, measure, crack, whack, break, break, squash, pop, tap, lecture, blame, command, ring, rattle, tear, rip, conduct, perform, vacuum, plow, plough, bolt, hurry, step, cross, leave, parade, tread, rub, check, cure, comfort, mow, count, find, found, lose, lost, buy, win, put, squat, scrape, crouch, shave, weigh, spy, braid, bandage, shear, massage, tow, harvest, gather, lie, lay, lean, slip, scroll, wait, think, lift, point, bow, throw, stretch, smile, wink, laugh, shout, salute, wave, light, garden, camp, shop, hand, present, face, open, clean, land, rock, hide, like, fight, code, program, cycle, bike, bicycle, canoe, sled, circle, drum, pilot, fly, fall, rest, pet, love, type, show, cook, brew, roast, fry, grill, chop, slice, hammer, polish, wash, brush, comb, iron, dust, drag, pull, push, shovel, mop, sweep, rake, pat, stroke, tow, battle, duel, attack, strike, hit, catch, feed, dunk, climb, howl, crow, sign, mix, wrap, fold, doodle, box, call, pet, rap, build, fix, repair, knit, sew, weave, prepare, decorate, craft, forge, lead, guard, watch, work, cast, zoom, buzz, look, stare, gaze, pick, blow, press, smell, taste, party, disco, study, race, show, blossom, bloom, party, cruise, speed, charge, dash, turn, roll, pace, charge, swing, nest, love, help, chat, cry, kick, jam, groom, bob, pose, use, bark, surf, snowboard, skateboard, ski, skate, sprout, raise, serve, pour, polish, carve, craft, ice skate, roller skate, rave, patrol, hack, bite, paddle, row, sail, camp, herd, lounge, dribble, explor, kayak',
  ),
);

/** Verbs in those forms, where the sentence shows that somebody does it: "kids throw snowballs". */
export const BASE_FORMS = new Map<string, Verb>();

/** "flies" and "plays" too may be nouns; the parser decides by what stands before. */
const MORE_SPELLINGS: Readonly<Record<string, string>> = {
  dancin: 'dance',
  runaway: 'run',
  'surfing on': 'surf',
};

const SHARED_MOTIONS: ReadonlySet<MotionName | null> = new Set<MotionName>([
  'run',
  'walk',
  'dance',
  'highfive',
  'holdhands',
  'shakehands',
  'fight',
  'box',
  'argue',
  'armwrestle',
  'tug',
]);

/** Chasing, two run behind each other. */
const SHARING: ReadonlySet<RelationName> = new Set<RelationName>([
  'beside',
  'hug',
  'left',
  'right',
]);

export const VERBS: ReadonlyMap<string, Verb> = buildVerbs();

/** Verbs that are drawn as something else being done, with its name: "howling" as "shaking". */
export const VERB_STAND_INS: ReadonlyMap<string, string> = new Map(
  [...standInsOf(ROWS.map(([words]) => words))].flatMap(([base, drawn]) => {
    const name = formsOf(drawn).find((form) => form.includes('ing')) ?? drawn;
    return formsOf(base).map((form): [string, string] => [form, name]);
  }),
);

function formsOf(base: string): string[] {
  // "sing" and "bring" have forms of their own.
  return /[aeiouy].*ing( |$)/.test(base) ? [base] : verbForms(base);
}

function buildVerbs(): Map<string, Verb> {
  const verbs = new Map<string, Verb>();
  for (const [words, motion, object = null, tools = null, expression = null, to] of ROWS) {
    const isShared = SHARED_MOTIONS.has(motion) && object !== null && SHARING.has(object);
    const verb: Verb = {
      motion,
      object,
      tools: [tools ?? []].flat(),
      isShared,
      expression,
      toObject: to ?? null,
    };
    for (const base of phrases(words)) {
      for (const form of formsOf(base)) {
        if (form === base && NOT_AS_BASE.has(base)) {
          if (!BASE_FORMS.has(base)) BASE_FORMS.set(base, verb);
          continue;
        }
        if (!verbs.has(form)) verbs.set(form, verb);
      }
    }
  }
  for (const [spelling, base] of Object.entries(MORE_SPELLINGS)) {
    const verb = verbs.get(`${base}ing`) ?? verbs.get(base);
    if (verb) verbs.set(spelling, verb);
  }
  return verbs;
}
