import { beforeAll, describe, expect, it } from 'vitest';
import { createNodeHost } from '../node/index.ts';
import { parsePrompt } from './parse.ts';
import type { PromptSpec } from './spec.ts';
import type { Vocabulary } from './vocabulary.ts';

let vocabulary: Vocabulary;
beforeAll(async () => {
  vocabulary = (await createNodeHost()).art;
});

/** Only what the prompt said, in a notation that fits into a table. */
function brief(spec: PromptSpec): Record<string, string> {
  const name = (index: number): string => spec.subjects[index]?.glyph ?? '?';
  const cast = spec.subjects.map(({ glyph, count, colour, scale, motion }) =>
    [
      count > 1 ? `${count}` : '',
      scale === 1 ? '' : `${scale}x`,
      colour ?? '',
      glyph,
      motion === null ? '' : `~${motion}`,
    ]
      .filter(Boolean)
      .join(' '),
  );
  const parts = {
    cast: cast.join(', '),
    how: spec.relations.map(({ from, to, kind }) => `${name(from)} ${kind} ${name(to)}`).join(', '),
    where: spec.setting ?? '',
    when: spec.time ?? '',
    air: spec.weather.join(' '),
    style: spec.style ?? '',
    caption: spec.caption ?? '',
    backdrop: spec.backdrop ?? '',
    unknown: spec.words.notDrawn.join(' / '),
  };
  return Object.fromEntries(Object.entries(parts).filter(([, text]) => text !== ''));
}

type Case = readonly [prompt: string, meaning: Record<string, string>];

const COUNTS_AND_SIZES: readonly Case[] = [
  ['a cat', { cast: 'cat' }],
  ['cats', { cast: '3 cat' }],
  ['two cats', { cast: '2 cat' }],
  ['7 penguins', { cast: '7 penguin' }],
  ['a dozen roses', { cast: '12 rose' }],
  ['a pair of sunglasses', { cast: '2 sunglasses' }],
  ['a flock of birds', { cast: '7 bird' }],
  ['a school of fish', { cast: '7 tropical-fish' }],
  ['a sheep and fish', { cast: 'ewe, 3 tropical-fish' }],
  ['a stack of books', { cast: '@bookstack' }],
  ['two buses', { cast: '2 bus' }],
  ['an old school', { cast: 'school', unknown: 'old' }],
  ['golden retriever puppies', { cast: '3 0.7x @golden' }],
  ['a hibiscus flower', { cast: 'hibiscus' }],
  ['two cups of coffee', { cast: '2 @coffee' }],
  ['a slice of pizza', { cast: 'pizza' }],
  ['1000000 balloons', { cast: '100 balloon' }],
  ['a tiny robot and a giant teddy bear', { cast: '0.6x robot, 1.7x teddy-bear' }],
  ['three mice and two geese', { cast: '3 mouse, 2 goose' }],
  ['a cat next to another cat', { cast: '2 cat' }],
];

const COLOURS: readonly Case[] = [
  ['a red car and a blue house', { cast: 'red automobile, blue house' }],
  ['an orange cat', { cast: 'orange cat' }],
  ['an orange on a plate', { cast: 'tangerine, @plate', how: 'tangerine on @plate' }],
  ['a rose', { cast: 'rose' }],
  ['a rose balloon', { cast: 'rose balloon' }],
  ['a car that is red', { cast: 'red automobile' }],
  ['orange and purple fish', { cast: '2 orange tropical-fish, 2 purple tropical-fish' }],
  ['a dark blue whale', { cast: 'dark blue whale' }],
  ['a light green frog', { cast: 'light green frog' }],
  ['red and blue balloons', { cast: '2 red balloon, 2 blue balloon' }],
  ['three red and white balloons', { cast: '2 red balloon, white balloon' }],
  ['a dog on a pink background', { cast: 'dog', backdrop: 'pink' }],
  ['a cat with green eyes', { cast: 'cat', unknown: 'green eyes' }],
  ['a balloon under a pink sky', { cast: 'balloon' }],
  ['a goldfish and a green goldfish', { cast: '@goldfish, green @goldfish' }],
  ['a black and white cat', { cast: 'cat', unknown: 'black and white' }],
];

const RELATIONS: readonly Case[] = [
  ['a cat riding a surfboard', { cast: 'cat ~ride, @surfboard', how: 'cat ride @surfboard' }],
  ['a cat surfing', { cast: 'cat ~surf, @surfboard', how: 'cat ride @surfboard' }],
  ['a bear riding on a bicycle', { cast: 'bear ~ride, bicycle', how: 'bear ride bicycle' }],
  ['a cat to the left of a dog', { cast: 'cat, dog', how: 'cat left dog' }],
  ['a cat on the right of a dog', { cast: 'cat, dog', how: 'cat right dog' }],
  ['a cat on the left and a dog on the right', { cast: 'cat, dog', how: 'cat left dog' }],
  ['a fox in front of a castle', { cast: 'fox, castle', how: 'fox front castle' }],
  ['a fox behind a tree', { cast: 'fox, deciduous-tree', how: 'fox behind deciduous-tree' }],
  ['a fox with a castle in the background', { cast: 'fox, castle', how: 'castle behind fox' }],
  ['a girl holding a red balloon', { cast: 'girl, red balloon', how: 'girl hold balloon' }],
  ['a man hugging a bear', { cast: 'man, bear', how: 'man hug bear' }],
  [
    'a robot watering a purple flower',
    {
      cast: 'robot, purple blossom, @wateringcan',
      how: 'robot water blossom, robot hold @wateringcan',
    },
  ],
  [
    'rubber ducks in a bathtub',
    { cast: '3 @rubberduck, bathtub', how: '@rubberduck inside bathtub' },
  ],
  [
    'a bathtub full of rubber ducks',
    { cast: 'bathtub, 3 @rubberduck', how: '@rubberduck inside bathtub' },
  ],
  ['a cat surrounded by butterflies', { cast: 'cat, 3 butterfly', how: 'butterfly around cat' }],
  [
    'a moon orbiting a planet',
    { cast: '@moon ~orbit, ringed-planet', how: '@moon around ringed-planet' },
  ],
  [
    'a dragon flying above a castle',
    { cast: '@firedragon ~fly, castle', how: '@firedragon above castle' },
  ],
  [
    'under a big tree, a fox is sleeping',
    { cast: '1.3x deciduous-tree, fox ~sleep', how: 'fox under deciduous-tree' },
  ],
  [
    'a girl holding a balloon and a flower',
    { cast: 'girl, balloon, blossom', how: 'girl hold balloon, girl hold blossom' },
  ],
  [
    'a cat and a dog riding a tandem',
    { cast: 'cat ~ride, dog ~ride, @tandem', how: 'cat ride @tandem, dog ride @tandem' },
  ],
  [
    'a man wearing a hat next to a horse',
    { cast: 'man, top-hat, horse', how: 'man hold top-hat, man beside horse' },
  ],
  ['a whale with two jellyfish', { cast: 'whale, 2 jellyfish', how: 'whale beside jellyfish' }],
  [
    'a penguin DJ',
    {
      cast: 'penguin, headphone, @turntable',
      how: 'penguin hold headphone, penguin work @turntable',
    },
  ],
  [
    'a wizard cat',
    { cast: 'cat, @witchhat, magic-wand', how: 'cat hold @witchhat, cat hold magic-wand' },
  ],
  ['a wizard and a cat', { cast: 'mage, cat' }],
  ['an owl reading', { cast: 'owl ~sit, open-book', how: 'owl hold open-book' }],
  ['a dog in sunglasses', { cast: 'dog, sunglasses', how: 'dog hold sunglasses' }],
  ['a child flying a kite', { cast: 'child, kite', how: 'child hold kite' }],
  ['two children flying kites', { cast: '2 child, kite', how: 'child hold kite' }],
  [
    'a cat and a dog riding bicycles',
    {
      cast: 'cat ~ride, dog ~ride, bicycle, bicycle',
      how: 'cat ride bicycle, dog ride bicycle',
    },
  ],
  ['a girl holding a cat', { cast: 'girl, cat', how: 'girl hug cat' }],
  ['a whale above a city', { cast: 'whale ~float', where: 'city' }],
  [
    'a train crossing a bridge',
    { cast: '@steamtrain, @bridge', how: '@steamtrain across @bridge' },
  ],
];

const MOTIONS: readonly Case[] = [
  ['a dog chasing a cat', { cast: 'dog ~run, cat ~run', how: 'dog left cat' }],
  ['dancing penguins', { cast: '3 penguin ~dance' }],
  ['a happy dancing fox', { cast: 'fox ~dance', unknown: 'happy' }],
  ['a panda jumps', { cast: 'panda ~jump' }],
  ['a fox and a rabbit dancing', { cast: 'fox ~dance, rabbit ~dance' }],
  [
    'a castle with a dragon flying',
    { cast: 'castle, @firedragon ~fly', how: 'castle beside @firedragon' },
  ],
  [
    'a fly on a leaf',
    { cast: 'fly, leaf-fluttering-in-wind', how: 'fly on leaf-fluttering-in-wind' },
  ],
  ['a bee flies', { cast: 'honeybee ~fly' }],
  ['a flying saucer', { cast: 'flying-saucer' }],
];

const PLACES_AND_LIGHT: readonly Case[] = [
  ['a boat at sea at dawn', { cast: 'sailboat', where: 'ocean', when: 'sunrise' }],
  ['a fox in a snowy forest', { cast: 'fox', where: 'forest', air: 'snow' }],
  ['a man on the moon', { cast: 'man', where: 'moonscape' }],
  ['penguins under the northern lights', { cast: '3 penguin', when: 'night', air: 'aurora' }],
  ['a street in a rainy city at night', { where: 'street', when: 'night', air: 'rain' }],
  ['a beach without people', { where: 'beach' }],
  ['a cat without a hat', { cast: 'cat' }],
  ["a man who isn't crying", { cast: 'man', unknown: 'crying' }],
  ["a dog that doesn't sleep", { cast: 'dog', unknown: 'sleep' }],
  ['autumn leaves in a park', { where: 'park', air: 'leaves' }],
  ['happy birthday "Mia"', { caption: 'Mia' }],
  ['a castle, stained glass', { cast: 'castle', style: 'stained' }],
  ['a robot, 8-bit', { cast: 'robot', style: 'pixel' }],
  ['a kawaii cat, watercolor', { cast: 'cat', style: 'watercolor', unknown: 'kawaii' }],
  ['abstract ocean waves', { where: 'abstract', unknown: 'ocean waves' }],
  ['neon synthwave car', { cast: 'automobile', style: 'synthwave' }],
  ['a beach on mars', { where: 'beach', unknown: 'mars' }],
  ['pixel art cat, oil painting', { cast: 'cat', style: 'pixel', unknown: 'oil painting' }],
];

const CAPTIONS: readonly Case[] = [
  ['a cat "Hello there"', { cast: 'cat', caption: 'Hello there' }],
  ['“Hola” with a dog', { cast: 'dog', caption: 'Hola' }],
  ["a sign saying 'It's open'", { cast: '@sign', caption: "It's open" }],
  ["a dog's bowl", { cast: 'dog, @bowl' }],
  ['"a red fox"', { caption: 'a red fox' }],
  ['a poster with the words dream big in neon letters', { caption: 'dream big' }],
  ['"Good Morning" hand lettered with a mug', { cast: '@coffee', caption: 'Good Morning' }],
  ['"GRAND OPENING" in big bubbly letters', { caption: 'GRAND OPENING', where: 'abstract' }],
  ['a cake with well done written on it', { cast: '@cake', caption: 'well done' }],
  [
    'a wet paint sign on a bench',
    { cast: '@sign, @bench', how: '@sign on @bench', caption: 'Wet paint' },
  ],
  ['grand opening this saturday sign', { cast: '@sign', caption: 'Grand opening this Saturday' }],
  [
    'a man holding a no parking sign',
    { cast: 'man, @sign', how: 'man hold @sign', caption: 'No parking' },
  ],
  ['a neon sign OPEN', { where: 'street', style: 'neon', caption: 'OPEN' }],
  ['a girl reading a book', { cast: 'girl ~sit, open-book', how: 'girl hold open-book' }],
  ['ein Schild mit der Aufschrift Guten Tag', { cast: '@sign', caption: 'Guten Tag' }],
  [
    'ein Schild mit dem Spruch Kopf hoch und eine Schnecke',
    { cast: '@sign, snail', caption: 'Kopf hoch' },
  ],
  [
    'a sign that says Soup of the Day: Pumpkin',
    { cast: '@sign', caption: 'Soup of the Day: Pumpkin' },
  ],
  ['text that says OMG YES bouncing on pink', { caption: 'OMG YES', unknown: 'bouncing' }],
  ['a sign saying Be Kind in rainbow letters', { cast: '@sign', caption: 'Be Kind' }],
  ['Sticker mit Text Na klar! Hund', { cast: 'dog', caption: 'Na klar!' }],
  ['Alles Liebe zur Hochzeit, Tauben', { cast: '3 dove', caption: 'Alles Liebe zur Hochzeit' }],
  ['carte avec le message Coucou et un chat', { cast: 'cat', caption: 'Coucou' }],
  ['bon rétablissement, lapin', { cast: 'rabbit', caption: 'Bon rétablissement' }],
  [
    'good night, a cup of tea',
    { cast: 'teacup-without-handle', when: 'night', caption: 'Good night' },
  ],
  ['a happy birthday cake', { cast: 'birthday-cake' }],
];

const COMPANY: readonly Case[] = [
  ['a couple', { cast: 'man, woman' }],
  ['a family', { cast: 'man, woman, child' }],
  ['a wolf pack', { cast: '4 wolf' }],
  ['a new collection handbag', { cast: 'handbag', unknown: 'new / collection' }],
  ['a bear and a fox hugging', { cast: 'bear, fox', how: 'bear hug fox' }],
  ['two children hugging', { cast: 'child, child', how: 'child hug child' }],
  ['a girl hugging a dog', { cast: 'girl, dog', how: 'girl hug dog' }],
  [
    'a mother cat with a baby dragon',
    { cast: '1.1x cat, 0.65x @firedragon', how: 'cat beside @firedragon' },
  ],
  ['a turtle with a house on its back', { cast: 'turtle, house', how: 'house on turtle' }],
  [
    'two dogs with a ball between them',
    { cast: 'soccer-ball, dog, dog', how: 'soccer-ball right dog, soccer-ball left dog' },
  ],
  ['a bear with round glasses', { cast: 'bear, glasses', how: 'bear hold glasses' }],
  [
    'a cat walking round the table',
    { cast: 'cat ~walk, @table', where: 'room', how: 'cat around @table' },
  ],
  ['a blue enamel teapot', { cast: 'blue teapot', unknown: 'enamel' }],
  ['a cat walks past a table', { cast: 'cat ~walk, @table', where: 'room', unknown: 'past' }],
  ['a dog with a bird sitting on its head', { cast: 'dog, bird ~sit', how: 'bird on dog' }],
  ['a frog with a crown on its head', { cast: 'frog, crown', how: 'frog hold crown' }],
  ['a surfer', { cast: 'person, @surfboard', how: 'person ride @surfboard' }],
];

const THINGS_FOR_SALE: readonly Case[] = [
  ['a mountain logo', { cast: 'mountain', where: 'abstract', style: 'minimal' }],
  ['a fox logo', { cast: 'fox', where: 'abstract', style: 'minimal' }],
  ['a perfume bottle product shot', { cast: '@perfume', where: 'abstract' }],
  ['a luxury watch', { cast: 'watch', unknown: 'luxury' }],
  ['a strawberry milkshake', { cast: 'pink @milkshake' }],
  ['two hearts', { cast: '2 red-heart', air: 'hearts' }],
  ['a burger with wings', { cast: 'hamburger', unknown: 'wings' }],
  ['a jar with a mouse inside', { cast: '@jar, mouse', how: 'mouse inside @jar' }],
];

const UNKNOWN: readonly Case[] = [
  ['a perfume bottle on silk', { cast: '@perfume' }],
  ['a dog with a leash', { cast: 'dog', unknown: 'leash' }],
  ['a zorblax next to a cat', { cast: 'cat', unknown: 'zorblax' }],
  ['a red zorblax and a cat', { cast: 'cat', unknown: 'red / zorblax' }],
  ['A Zorblax, a zorblax', { unknown: 'Zorblax / zorblax' }],
  ['a castle made of candy', { cast: '1.25x castle' }],
  ['a chocolate cake', { cast: 'brown @cake' }],
  ['a cat dressed as a pirate', { cast: 'cat, @piratehat', how: 'cat hold @piratehat' }],
  ['a quasi-quantized dog', { cast: 'dog', unknown: 'quasi-quantized' }],
  ['кот на пляже', { unknown: 'кот / на / пляже' }],
  ['고양이', { unknown: '고양이' }],
];

/** A word that belongs to another one than the nearest. */
const WHOM_WORDS_BELONG_TO: readonly Case[] = [
  [
    'a unicorn on a rainbow for my daughter',
    { cast: 'unicorn, @rainbow', how: 'unicorn on @rainbow', unknown: 'daughter' },
  ],
  ['a robot bartender', { cast: 'robot' }],
  ['a penguin waiter', { cast: 'penguin, @plate', how: 'penguin hold @plate' }],
  ['a dog walker', { cast: 'person, dog' }],
  [
    'a truck carrying a christmas tree',
    { cast: 'delivery-truck, christmas-tree', how: 'christmas-tree inside delivery-truck' },
  ],
  [
    'a man fishing from a small boat',
    {
      cast: 'man ~fish, sailboat, fishing-pole',
      how: 'man inside sailboat, man hold fishing-pole',
    },
  ],
  ['a post for my candle shop', { cast: 'candle', unknown: 'shop' }],
  // A loose keyword of the art is no thing of the picture where another is named.
  ['a cat with its moves', { cast: 'cat', unknown: 'moves' }],
  ['a lighthouse with a rotating beam', { cast: '@lighthouse' }],
  [
    'whale logo, navy, coral and teal',
    { cast: 'whale', where: 'abstract', style: 'minimal', unknown: 'teal' },
  ],
  ['a popcorn eating dog', { cast: 'popcorn, dog ~eat', how: 'dog hold popcorn' }],
  ['an elf archer', { cast: 'elf, bow-and-arrow', how: 'elf hold bow-and-arrow' }],
  ['a chef cat', { cast: 'cat, @chefhat', how: 'cat hold @chefhat' }],
  ['a female astronaut', { cast: 'woman-astronaut' }],
  ['girl riding horse', { cast: 'girl ~ride, horse', how: 'girl ride horse' }],
  ['a cabin in the woods', { cast: '@cabin' }],
  ['a cocktail with ice', { cast: 'cocktail-glass', unknown: 'ice' }],
  ['an astronaut waving at the camera', { cast: 'astronaut ~wave' }],
  ['a man tossing a coin', { cast: 'man ~toss, coin', how: 'man hold coin' }],
  [
    'logo for a brewery',
    { caption: 'Brewery', cast: 'beer-mug', where: 'abstract', style: 'minimal' },
  ],
  ['letter M logo', { where: 'abstract', style: 'minimal', caption: 'M' }],
  [
    'barbershop logo with scissors',
    { caption: 'Barbershop', cast: 'scissors', where: 'abstract', style: 'minimal' },
  ],
  ['a bedroom window', { where: 'bedroom' }],
  ['a foggy forest path', { where: 'forest', air: 'fog' }],
  ['a desert road', { where: 'desert' }],
  ['a wolf head', { cast: 'wolf' }],
  ['a fox curled up in the snow', { cast: 'fox ~sleep', air: 'snow' }],
  [
    'an astronaut floating above earth waving at the camera',
    {
      cast: 'astronaut ~wave, globe-showing-americas',
      how: 'astronaut above globe-showing-americas',
    },
  ],
  ['soap bars for my Etsy shop', { cast: '3 @soapbar' }],
  ['fireworks happy new year 2026', { air: 'fireworks', caption: 'Happy New Year 2026' }],
  [
    'grand opening flyer for a flower shop, no text',
    { where: 'florist', unknown: 'grand / opening / flyer' },
  ],
  ['strawberry and a milk splash', { cast: 'strawberry, white @splash' }],
];

const ODD: readonly Case[] = [
  ['', {}],
  ['   ', {}],
  ['... !!! ???', {}],
  ['the of and with', {}],
  ['"', {}],
  ['🐱 riding a 🛹', { cast: 'cat ~ride, skateboard', how: 'cat ride skateboard' }],
  ['A LION', { cast: 'lion' }],
  [
    'beautiful photorealistic 8k ultra detailed cinematic render of a lion, volumetric lighting, trending on artstation',
    {
      cast: 'lion',
      style: 'cinematic',
      unknown: 'photorealistic / ultra detailed / volumetric / lighting',
    },
  ],
];

describe.each([
  ['counts and sizes', COUNTS_AND_SIZES],
  ['colours', COLOURS],
  ['relations', RELATIONS],
  ['motions', MOTIONS],
  ['places and light', PLACES_AND_LIGHT],
  ['captions', CAPTIONS],
  ['who is together', COMPANY],
  ['things for sale', THINGS_FOR_SALE],
  ['whom words belong to', WHOM_WORDS_BELONG_TO],
  ['what it does not know', UNKNOWN],
  ['odd input', ODD],
])('reads %s', (topic, cases) => {
  it.each(cases)('%s', (prompt, meaning) => {
    expect(brief(parsePrompt(prompt, vocabulary))).toEqual(meaning);
  });
});

describe('fields', () => {
  it.each([
    ['a sunflower field', 'sunflower', null],
    ['a cat in a lavender field at sunset', 'lavender', null],
    ['a field of red poppies', 'poppy', 'red'],
    ['a red tulip field', 'tulip', 'red'],
    ['fields full of lavender', 'lavender', null],
    ['a dog in a pumpkin patch', 'pumpkin', null],
    ['a cornfield', 'corn', null],
  ])('are full of what is named: %s', (prompt, name, colour) => {
    const spec = parsePrompt(prompt, vocabulary);
    expect(spec.crop).toEqual({ name, colour });
    expect(spec.setting).toBe('hills');
    expect(spec.words.notDrawn).toEqual([]);
    expect(spec.subjects.every(({ glyph }) => glyph === 'cat' || glyph === 'dog')).toBe(true);
  });

  it.each(['a meadow', 'a vase of tulips', 'a field without sunflowers', 'a lavender dress'])(
    'stay plain otherwise: %s',
    (prompt) => {
      expect(parsePrompt(prompt, vocabulary).crop).toBeNull();
    },
  );
});

describe('faces', () => {
  it.each([
    ['a cow looking confused', 'confused'],
    ['a kawaii cloud', 'happy'],
    ['mind blown gif', 'surprised'],
  ])('%s: %s', (prompt, expression) => {
    expect(parsePrompt(prompt, vocabulary).subjects[0]?.expression).toBe(expression);
  });
});

describe('a head alone', () => {
  it.each([
    ['a lion head', true],
    ['a man head', undefined],
    ['a lion with a head', undefined],
  ])('%s: %s', (prompt, isHead) => {
    expect(parsePrompt(prompt, vocabulary).subjects[0]?.isHead).toBe(isHead);
  });
});

describe('land besides the place', () => {
  it.each([
    ['a forest path', ['path']],
    ['a desert road', ['road']],
    ['a surfer riding a huge turquoise wave', ['breaker']],
    ['a boat on small waves', []],
  ])('%s: %j', (prompt, landforms) => {
    expect(parsePrompt(prompt, vocabulary).landforms).toEqual(landforms);
  });
});

describe('parsePrompt', () => {
  it('keeps the prompt and lists the colours in the order they were said', () => {
    const prompt = 'Teal and pink swirl';
    const spec = parsePrompt(prompt, vocabulary);
    expect(spec.prompt).toBe(prompt);
    expect(spec.colours).toEqual(['teal', 'pink']);
  });

  it('gives the same spec for the same prompt', () => {
    const prompt = 'two foxes with a red kite on a windy beach "Summer"';
    expect(parsePrompt(prompt, vocabulary)).toEqual(parsePrompt(prompt, vocabulary));
  });

  it('reads 2,000 characters, draws twelve things and reports the rest', () => {
    const animals = vocabularyWords().slice(0, 40);
    const prompt = animals
      .map((animal) => `a ${animal}`)
      .join(', ')
      .padEnd(2000, ' .');
    const spec = parsePrompt(prompt, vocabulary);
    expect(spec.subjects).toHaveLength(12);
    expect(spec.words.notDrawn).toHaveLength(28);
  });

  it.each([
    'a'.repeat(2000),
    '"'.repeat(2000),
    'a '.repeat(1000),
    '🎈'.repeat(900),
    'of '.repeat(600),
  ])('survives %#', (prompt) => {
    expect(() => parsePrompt(prompt, vocabulary)).not.toThrow();
  });

  it('relates subjects only by indices that exist', () => {
    const prompts = [...RELATIONS, ...COLOURS, ...MOTIONS].map(([prompt]) => prompt);
    for (const prompt of [...prompts, prompts.join(' and ')]) {
      const { subjects, relations } = parsePrompt(prompt, vocabulary);
      const broken = relations.filter(
        ({ from, to }) => !subjects[from] || !subjects[to] || from === to,
      );
      expect({ prompt, broken }).toEqual({ prompt, broken: [] });
    }
  });

  it('counts things behind a word that it does not know', () => {
    const { subjects, words } = parsePrompt('five identical red doors', vocabulary);
    expect([subjects[0]?.count, words.notDrawn]).toEqual([5, ['identical']]);
  });

  it('says nothing of praise and of words about the request, but reports moods and detail', () => {
    const prompt =
      'Please create the most beautiful, happy, incredibly detailed and slightly melancholic picture of it, in the style of a masterpiece';
    expect(parsePrompt(prompt, vocabulary).words.notDrawn).toEqual([
      'happy',
      'incredibly detailed',
      'melancholic',
    ]);
  });

  it('understands adjectives it was never told of', () => {
    const spec = parsePrompt('a zestful, frostless, dragonesque cat', vocabulary);
    expect(spec.unread).toEqual([]);
    expect(spec.words.notDrawn).toEqual(['zestful', 'frostless', 'dragonesque']);
    expect(spec.subjects).toHaveLength(1);
  });

  it('works with any vocabulary', () => {
    const tiny: Vocabulary = {
      lookup: (word) => (word === 'zorblax' ? [{ glyph: 'zorblax', weight: 1 }] : []),
      categoryOf: () => null,
      kindOf: () => null,
      wordsOf: () => new Map(),
    };
    expect(brief(parsePrompt('two zorblaxes', tiny))).toEqual({ cast: '2 zorblax' });
  });
});

/** Forty animals that all have a glyph of their own. */
function vocabularyWords(): string[] {
  return `cat dog horse zebra moose panda koala rabbit fox wolf raccoon lion tiger cow pig goat camel llama
    giraffe elephant mammoth mouse rat hamster beaver otter skunk badger sloth kangaroo gorilla owl parrot
    duck goose swan flamingo peacock penguin turkey`.split(/\s+/);
}

it('paints nothing else in the color of an unknown thing', () => {
  const { subjects, words } = parsePrompt('an alpaca with a hat and purple zyqx', vocabulary);
  expect(subjects.map(({ colour }) => colour)).toEqual([null, null]);
  expect(words.notDrawn).toEqual(['purple zyqx']);
});

describe('a thing that only says which other thing is meant', () => {
  const castOf = (prompt: string) =>
    parsePrompt(prompt, vocabulary).subjects.map(({ glyph }) => glyph);
  it.each([
    ['two pendant lamps above a sofa', ['@pendantlamp', '@sofa']],
    ['a bird on a telephone pole', ['bird']],
    ['two oak-leaf lamps', ['@lamp']],
    ['a straw hat beside a guitar', ['@strawhat', 'guitar']],
    // Bare words may be a list.
    ['guitar candle book', ['guitar', 'candle', 'open-book']],
  ])('%s', (prompt, cast) => expect(castOf(prompt)).toEqual(cast));
});

it.each([
  ['six macarons in a row, only one is blue', [5, 1]],
  ['five tulips, one of them red', [4, 1]],
  ['six macarons alignés, un seul est bleu', [5, 1]],
  ['five red tulips', [5]],
  ['three mugs, the middle one is blue', [2, 1]],
])('%s', (prompt, counts) => {
  expect(parsePrompt(prompt, vocabulary).subjects.map(({ count }) => count)).toEqual(counts);
});

it.each([
  ['four cats on a sofa, only one is blue', []],
  ['three cats asleep on a radiator, the middle one is black', ['middle']],
])('puts the one of another color where the others are: %s', (prompt, notDrawn) => {
  const { relations, subjects, words } = parsePrompt(prompt, vocabulary);
  expect(relations.map(({ from, kind }) => [subjects[from]?.colour ?? null, kind])).toEqual([
    [null, 'on'],
    [prompt.split(' ').at(-1), 'on'],
  ]);
  expect(words.notDrawn).toEqual(notDrawn);
});

it.each([
  ['a bouquet of white ranunculus', ['bouquet']],
  ['a bouquet of sunflowers', ['@sunflowerbouquet']],
  ['a bouquet of yellow tulips', ['@tulipbouquet']],
  ['a diverse team in an office', ['person']],
])('%s', (prompt, cast) => {
  expect(parsePrompt(prompt, vocabulary).subjects.map(({ glyph }) => glyph)).toEqual(cast);
});

it('lets only who is alive sleep', () => {
  const { subjects } = parsePrompt('a sleeping elephant and balloons', vocabulary);
  expect(subjects.map(({ motion }) => motion)).toEqual(['sleep', null]);
});
