import { describe, expect, it } from 'vitest';
import { readVocabulary } from '../node/read-art-pack.ts';
import { parsePrompt } from './parse.ts';

const vocabulary = await readVocabulary();

/** What the prompt says, as "man ~pour; man work @coffee". */
function readingOf(prompt: string): string {
  const { subjects, relations } = parsePrompt(prompt, vocabulary);
  const name = (index: number): string => subjects[index]?.glyph ?? '?';
  const deeds = subjects.flatMap(({ glyph, motion }) => (motion ? [`${glyph} ~${motion}`] : []));
  const ties = relations.map(({ from, to, kind }) => `${name(from)} ${kind} ${name(to)}`);
  return [...deeds, ...ties].join('; ');
}

describe('peeking', () => {
  it.each([
    ['a cat peeking', ['peeking']],
    ['a cat peeking around', ['peeking around']],
    ['a cat peeking behind a curtain', []],
    ['a cat peeking from behind a tree', []],
    ['a kitten in a box, peeking', []],
  ])('%s: stands in where nothing hides the body', (prompt, standIns) => {
    const words = parsePrompt(prompt, vocabulary).words.standIns.map(({ word }) => word);
    expect(words.filter((word) => word.startsWith('peeking'))).toEqual(standIns);
  });
});

describe('what verbs do to their objects', () => {
  it.each([
    // The candles are on the cake, not the woman.
    ['a woman blowing out candles on a birthday cake', 'woman ~blow; woman work birthday-cake'],
    ['a man pouring milk into a bowl', 'man ~pour; man work @bowl; man hold @jug'],
    ['a barista pouring coffee', 'person ~pour; person hold @jug; person work @coffee'],
    ['a rabbit hiding eggs', 'rabbit ~crouch; rabbit beside egg'],
    ['a rabbit hiding', 'rabbit ~idle'],
    ['two cats hugging on a bench', 'cat on @bench; cat on @bench; cat hug cat'],
    ['a puppy chewing on a shoe', 'dog ~eat; dog hold running-shoe'],
    ['a dragon guarding a treasure chest', '@firedragon ~idle; @firedragon behind @chest'],
    [
      'a knight guarding a castle',
      'man ~idle; man front castle; man hold @knighthelm; man hold @sword',
    ],
    ['a woman singing into a microphone', 'woman ~sing; woman hold microphone'],
    ['a sloth hanging from a branch', 'sloth ~hang; sloth under @branch'],
    ['a man pointing at you', 'man ~pointatyou'],
    ['a monkey swinging from a branch', 'monkey ~hang; monkey under @branch'],
    ['mic drop', 'person ~drop; person hold microphone'],
    ['a woman dropping the mic', 'woman ~drop; woman hold microphone'],
    ['a woman dropping a vase', 'woman ~drop; woman hold @vase'],
    [
      'a soccer player scoring a goal and celebrating',
      'person ~cheer; person beside goal-net; person beside soccer-ball',
    ],
    ['a boy scoring a goal', 'boy ~score; boy beside goal-net; boy beside soccer-ball'],
    [
      'a goalkeeper saving a penalty',
      'person ~save; person hold soccer-ball; person beside goal-net',
    ],
    ['a man steering a pirate ship', 'man ~sail; man ride @pirateship; man hold @shipwheel'],
    ['popcorn eating reaction', 'person ~eat; person hold popcorn'],
    ['a dwarf blacksmith', 'man hold hammer; man hold @dwarfhelm'],
    ['a man with a small fire', 'man beside fire'],
    ['a tennis player serving', 'person ~serve; person hold @racket'],
    ['a skateboarder doing a kickflip', 'person ~kickflip; person beside skateboard'],
    ['a golfer swinging', 'person ~strike; person hold @golfclub'],
    ['a goalkeeper diving for the ball', 'person ~save; person hold soccer-ball'],
    ['a woman planting a flag', 'woman hold @flagpole'],
    ['a stack of books with a cat on top', 'cat on @bookstack'],
    ['an owl wearing glasses reading', 'owl ~sit; owl hold glasses; owl hold open-book'],
    ['a man fishing', 'man ~fish; man hold fishing-pole'],
    ['a cat falling off a couch', 'cat ~fall; cat beside @sofa'],
    ['un gato se cae de un sofá', 'cat ~fall; cat beside @sofa'],
    ['a bicycle leaning on a door', 'bicycle ~lean; bicycle beside door'],
    ['two friends playing chess', 'person ~boardgame; person around @chesstable'],
    ['two cats playing cards', 'cat ~boardgame; cat around @cardtable'],
    ['a woman knitting a red sweater', 'woman ~knit; woman hold @knitting'],
    ['a cat playing the piano', 'cat ~type; cat work @digitalpiano'],
    ['kids playing soccer', 'child ~kick; child beside soccer-ball'],
    ['a man grilling burgers', 'man ~grill; man work hamburger; man hold @spatula'],
    ['a woman carrying a basket on her head', 'woman crown @basket'],
    ['a turtle with a house on its back', 'house on turtle'],
    ['pouring tea into a cup', 'teapot ~pour; teapot above @coffee'],
    ['a man walking his dog', 'man ~walk; dog ~walk; man beside dog; man hold @leash'],
    ['a cat catching a fish', 'cat ~catch; cat hold tropical-fish'],
    ['a dancing fox and bear', 'fox ~dance; bear ~dance'],
    ['me waiting for a train', 'person ~idle'],
    ['a girl blowing out birthday candles with her friends', 'girl work birthday-cake'],
    ['a guy doing a backflip', 'man ~flip'],
    ['a girl skipping rope', 'girl ~jump; girl hold @jumprope'],
    ['a woman hanging a basket', 'woman hold @basket'],
    ['a man hanging from a branch', 'man ~hang; man under @branch'],
    ['a cat knocking a mug off a table', 'cat ~knock; cat beside @coffee; @coffee on @table'],
    ['a cat pushing a vase off the shelf', 'cat ~knock; cat beside @vase'],
    ['a toddler knocking a vase off a table', 'child ~knock; @vase on @table'],
    ['a dog knocking over a lamp', 'dog ~knock; dog beside @lamp'],
    ['a waiter spilling coffee', 'man ~knock; man beside @coffee'],
    // What the verb needs displaces what the role is known by.
    ['a baker kneading dough', 'person ~knead; person work @dough'],
    ['a barista pouring latte art', 'person work @latteart; person hold @jug'],
    ['a boy drawing a cat', 'boy ~write; boy beside cat; boy work page-facing-up; boy hold crayon'],
    ['a man lighting a candle', 'man ~knead; man work candle'],
    ['a scout lighting a campfire', 'child ~crouch; child beside @campfire'],
    ['a woman hanging laundry', 'woman ~paint; woman beside @clothesline'],
    ['a dad cutting a cake', 'man ~chop; man work @cake; man hold kitchen-knife'],
    ['a dog burying a bone', 'dog ~sweep; dog beside bone'],
    ['a penguin sliding on ice', 'penguin ~slide'],
    ['a toddler splashing in a puddle', 'child ~splash'],
    ['a man bending down to pet a dog', 'man ~crouch; man beside dog'],
    ['a giraffe bending down to kiss a mouse', 'giraffe ~kiss; giraffe hug mouse'],
    ['a man stopping to smell a rose', 'man ~drink; man hold rose'],
    ['a woman leaning in to hug a boy', 'woman hug boy'],
    [
      'a panda riding a unicycle and juggling',
      'panda ~ride; panda ride @unicycle; panda hold baseball',
    ],
    ['a kid showing his drawing', 'child hold @painting'],
    ['a horse grazing', 'horse ~graze; horse beside @grasstuft'],
    ['a cow eating grass', 'cow ~graze; cow beside @grasstuft'],
    ['a cat lapping up milk', 'cat ~graze; cat beside @bowl'],
    ['a bear drinking from a river', 'bear ~graze'],
    ['a bear drinking from a cup', 'bear ~drink; bear hold @coffee'],
    ['a girl smelling a rose', 'girl ~drink; girl hold rose'],
    ['a dad mowing the lawn', 'man ~push; man beside @lawnmower'],
    ['a mom pushing a stroller', 'woman ~push; woman beside @stroller'],
    ['a farmer milking a cow', 'farmer ~milk; farmer beside cow; farmer hold @bucket'],
    ['a man shaving', 'man ~eat; man hold razor'],
    ['a girl brushing her hair', 'girl ~call; girl hold @hairbrush'],
    ['a carpenter sawing', 'man ~scrub; man hold carpentry-saw; man work wood'],
    ['a boy peeling a banana', 'boy ~knead; boy work banana; boy hold kitchen-knife'],
    ['a woman smashing a vase', 'woman ~strike; woman beside @vase; woman hold hammer'],
    ['kids having a snowball fight', 'child ~throw; child hold @snowball'],
    ['a pirate looking for treasure', 'man-beard ~peer; man-beard beside @chest'],
    ['a woman buying flowers', 'woman hold blossom'],
  ])('"%s"', (prompt, reading) => {
    const parts = new Set(readingOf(prompt).split('; '));
    for (const part of reading.split('; ')) expect(parts).toContain(part);
  });

  it('puts people at what they cannot sit on, and a phone into their hands', () => {
    expect(readingOf('a man on a laptop')).toContain('man work laptop');
    expect(readingOf('a man looking at his phone')).toContain('man hold mobile-phone');
    expect(readingOf('a woman on a cake')).toContain('woman beside');
    expect(readingOf('a woman on a sofa')).toContain('woman on @sofa');
    const family = readingOf('a family watching a movie together with popcorn');
    expect(family).toContain('man on @sofa');
    expect(family).toContain('television');
    expect(readingOf('a mouse on a cake')).toContain('mouse on');
  });

  it('fells trees and slices carrots', () => {
    expect(readingOf('a man chopping a tree')).toContain('man ~strike; man beside deciduous-tree');
    expect(readingOf('a man chopping carrots')).toContain('man ~chop');
    expect(parsePrompt('a man chopping a tree', vocabulary).words.notDrawn).toEqual([]);
  });

  it('gives a cup to who has hands, and no tools to things', () => {
    expect(readingOf('a bear drinking')).toContain('hold cup-with-straw');
    expect(readingOf('a deer drinking')).not.toContain('cup-with-straw');
    expect(readingOf('pouring sprinkles over a cake')).not.toContain('@jug');
  });

  it('lets people do what they are named by, unless the prompt says something else', () => {
    expect(readingOf('a runner')).toContain('person ~run');
    expect(readingOf('a runner sleeping')).toContain('person ~sleep');
  });

  it('takes a painting for a thing where somebody looks at it', () => {
    const { style, subjects } = parsePrompt('a girl looking at a painting', vocabulary);
    expect(style).toBeNull();
    expect(subjects.map(({ glyph }) => glyph)).toContain('@painting');
    expect(parsePrompt('a girl, oil painting', vocabulary).style).not.toBeNull();
  });
});

describe('things that act', () => {
  const limbsOf = (prompt: string) =>
    parsePrompt(prompt, vocabulary).subjects.flatMap(({ glyph, hasLimbs }) =>
      hasLimbs === true ? [glyph] : [],
    );

  it.each([
    ['a dancing taco', ['taco']],
    ['a pizza waving', ['pizza']],
    ['a sad cupcake', ['cupcake']],
    ['an avocado couple', ['avocado', 'avocado']],
    ['a salt and pepper couple', ['salt', 'hot-pepper']],
    ['two donuts hugging', ['doughnut', 'doughnut']],
    ['cookie and milk besties', ['cookie', 'glass-of-milk']],
  ])('"%s" get limbs', (prompt, glyphs) => {
    expect(limbsOf(prompt)).toEqual(glyphs);
  });

  it.each([
    'a taco on a plate',
    'a coffee cup sitting on a table',
    'a spinning coin',
    'a car running',
    'a dancing fox',
    'a calm cup of tea',
    'apples falling from a tree',
  ])('"%s" has none', (prompt) => {
    expect(limbsOf(prompt)).toEqual([]);
  });

  it('reads "me" as somebody only where it does something', () => {
    expect(parsePrompt('show me dancing cats', vocabulary).subjects).toHaveLength(1);
  });

  it('lets couples of things hold hands', () => {
    expect(readingOf('a cute avocado couple')).toContain('avocado ~holdhands');
    expect(readingOf('an avocado couple dancing')).not.toContain('holdhands');
  });
});

describe('what is done in the air', () => {
  it('is not done in the clouds', () => {
    expect(parsePrompt('a man throwing papers in the air', vocabulary).setting).toBeNull();
    expect(parsePrompt('a chef flipping a pizza in the air', vocabulary).setting).toBeNull();
    expect(parsePrompt('a castle in the air', vocabulary).setting).toBe('sky');
  });
});

describe('gestures of animals that are drawn whole', () => {
  it('are drawn where it has a head for a body with hands, and reported where not', () => {
    const notDrawn = (prompt: string) => parsePrompt(prompt, vocabulary).words.notDrawn;
    expect(notDrawn('a llama doing a facepalm')).toEqual([]);
    expect(notDrawn('a sloth waving hello')).toEqual([]);
    expect(notDrawn('a tired penguin')).toEqual([]);
    expect(notDrawn('a zebra doing yoga')).toEqual([]);
    expect(notDrawn('a snail doing yoga')).toEqual(['doing yoga']);
    expect(notDrawn('a ferris wheel turning')).toEqual([]);
    expect(notDrawn('a windmill turning')).toEqual([]);
  });
});

describe('the land of a place', () => {
  it.each([
    ['a fox by a river in the forest', 'forest', ['river']],
    ['a waterfall in the jungle', 'jungle', ['waterfall']],
    ['a girl jumping in puddles in the park', 'park', ['puddles']],
    ['green hills with mountains', 'mountain', []],
    ['a castle on a cliff above the sea', 'cliff', ['summit']],
    ['hot air balloons over Cappadocia', 'canyon', []],
    ['a lion in the savanna', 'savanna', []],
    ['a park without a river', 'park', []],
  ])('"%s"', (prompt, setting, landforms) => {
    const spec = parsePrompt(prompt, vocabulary);
    expect([setting, 'lake']).toContain(spec.setting);
    expect(spec.landforms.filter((name) => name !== 'peaks')).toEqual(landforms);
    expect(spec.words.notDrawn).toEqual([]);
  });
});

it('reads no deed where things have its name', () => {
  for (const prompt of ['lemons and leaves', 'two gold rings']) {
    expect(parsePrompt(prompt, vocabulary).subjects.map(({ motion }) => motion)).toEqual(
      parsePrompt(prompt, vocabulary).subjects.map(() => null),
    );
  }
});

it.each([
  ['a corgi wiggling its butt', 'wiggle'],
  ['a girl shaking her booty', 'wiggle'],
  ['a dog tilting its head', 'tilthead'],
  ['a puppy with head tilt', 'tilthead'],
])('moves hips and heads as %j says', (prompt, motion) => {
  expect(parsePrompt(prompt, vocabulary).subjects[0]?.motion).toBe(motion);
});

it.each(['a nervous man sweating', 'a sweaty cat'])('lets the face of %j sweat', (prompt) => {
  const { subjects, words } = parsePrompt(prompt, vocabulary);
  expect(subjects[0]?.expression).toBe('sweat');
  expect(words.notDrawn).toEqual([]);
});
