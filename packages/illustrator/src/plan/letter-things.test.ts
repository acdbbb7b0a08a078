import { describe, expect, it } from 'vitest';
import { parsePrompt } from '../language/parse.ts';
import { createNodeHost } from '../node/index.ts';
import { TEXT_SURFACES } from '../things/text-surfaces.ts';
import { direct } from './direct.ts';

const { art } = await createNodeHost();
const planOf = (prompt: string) => direct(parsePrompt(prompt, art), art);

const bearersOf = (prompt: string) =>
  planOf(prompt).subjects.flatMap(({ glyph, lettering, speech }) => {
    const text = lettering ?? speech;
    return text === undefined ? [] : [`${glyph}: ${text.replaceAll('\n', ' / ')}`];
  });

it.each([
  ['a cafe with a chalkboard menu', '@menuboard'],
  ['a chalkboard sign outside a shop', '@chalkboard'],
])('writes on boards for menus: %s', (prompt, glyph) => {
  expect(planOf(prompt).subjects.map((each) => each.glyph)).toContain(glyph);
});

it.each([
  'a book cover with a lighthouse in a storm titled "The Last Light"',
  'a birthday card with a bear that says "You rock"',
])('letters no thing with the words of a paper: %s', (prompt) => {
  expect(bearersOf(prompt)).toEqual([]);
});

describe('what bears a text', () => {
  it.each([
    ['a mug that says coffee first', '@coffee: coffee first'],
    ['a mug that says "Monday again" on a messy desk', '@coffee: Monday again'],
    ['a sign that says "open late" on a door', 'door: open late'],
    ['t-shirt that says "I paused my game"', '@printshirt: I paused my game'],
    ['race car number 7 on a track', 'racing-car: 7'],
    ['a dog with a sign around its neck that says adopt me', '@sign: adopt me'],
    ['a note on a desk saying see you soon', 'page-facing-up: see you soon'],
    ['"Happy Birthday" written on a cake', '@letteredcake: Happy Birthday'],
    ['birthday cake with 80 on it', '@letteredcake: 80'],
    ['jar labeled tips', '@jar: tips'],
    ['football jersey with number 10 and name Messi', '@printshirt: Messi / 10'],
    ['billboard in the city reading drink more water', '@billboard: drink more water'],
    ['banner saying Welcome Home Sergeant Miller', '@hangingbanner: Welcome Home Sergeant Miller'],
    ['airplane pulling a banner that says marry me', '@bannerplane: marry me'],
    ['road sign pointing left "Beach" and pointing right "Work"', '@streetsign: Beach / Work'],
    ['t-shirt design with a cat and the words "Purr"', '@printshirt: Purr'],
    ['t-shirt design with the words "Plants Are My Friends"', '@printshirt: Plants Are My Friends'],
    ['t-shirt design, text: eat sleep repeat', '@printshirt: eat sleep repeat'],
    ['retro diner sign "Rosie\'s" at night', "@marquee: Rosie's"],
    ['football scoreboard showing HOME 3 AWAY 2', '@scoreboard: HOME 3 AWAY 2'],
    ['a scoreboard that says GAME OVER', '@scoreboard: GAME OVER'],
    ['door sign "Do Not Disturb"', 'door: Do Not Disturb'],
    ['protest sign "Save the Bees" held by a girl', '@placard: Save the Bees'],
    ['a chalkboard sign outside a cafe that says hi', '@chalkboard: hi'],
    ['a sign hanging on a door that says gone fishing', 'door: gone fishing'],
    ['a door with a sign that says keep out', 'door: keep out'],
    ['a note on a fridge that says call mom', '@fridge: call mom'],
    ['a sign hanging in a window that says we are closed', '@placard: we are closed'],
    ['a jar of cookies that says yum', '@emptyjar: yum'],
    ['a woman wearing an apron that says kiss the cook', '@apron: kiss the cook'],
    ['protest sign climate justice now', '@placard: climate justice now'],
    ['cafe menu board: espresso 2, latte 3', '@chalkboard: espresso 2 / latte 3'],
  ])('%s', (prompt, bearer) => {
    expect(bearersOf(prompt)).toEqual([bearer]);
    expect(planOf(prompt).caption).toBeNull();
  });

  it.each([
    '"Good Morning" hand lettered with a mug',
    'lighthouse with the quote "Be the light"',
    'a cat in a garden, text "RIP"',
    'merry christmas card with a tree',
    'book cover titled "The Last Orchard", lonely tree',
  ])('is the picture itself: %s', (prompt) => {
    expect(bearersOf(prompt)).toEqual([]);
    expect(planOf(prompt).caption).not.toBeNull();
  });

  it('draws no blank banner beside a headline', () => {
    const { subjects, caption } = planOf('ramadan kareem banner, mosque and moon');
    expect(subjects.map(({ glyph }) => glyph)).not.toContain('@hangingbanner');
    expect(caption).toBe('Ramadan kareem');
  });

  it('keeps the headline where what bears the text is held', () => {
    expect(planOf('a bear holding a mug that says boss').caption).toBe('boss');
    expect(planOf('a bear holding a sign that says boss').caption).toBeNull();
  });
});

describe('a text that is on a thing behind it', () => {
  it('leaves the speaker beside the thing', () => {
    const { relations } = planOf('robot saying "Hello World" on a screen');
    expect(relations.map(({ kind }) => kind)).toEqual(['beside']);
  });

  it('leaves who is on a thing that was named before', () => {
    const { relations } = planOf('a cat on a surfboard, "Yolo" on the surfboard');
    expect(relations.map(({ kind }) => kind)).toEqual(['on']);
  });
});

describe('a banner that is held', () => {
  it.each([
    ['two kids holding a banner that says "We love mom"', 'front'],
    ['a crowd of people holding a banner "Strike now"', 'beside'],
  ])('hangs on its own poles: %s', (prompt, kind) => {
    const { relations, words, caption } = planOf(prompt);
    expect(relations.map((each) => each.kind)).toEqual([kind]);
    expect(words.standIns).toContainEqual({ word: 'holding', as: 'standing by' });
    expect(caption).toBeNull();
  });
});

describe('words for letters', () => {
  it.each([
    ['balloon letters spelling BABY', 'letters'],
    ['logo with the name Willow & Oak, elegant serif', 'serif'],
  ])('are drawn with the text: %s', (prompt, word) => {
    expect(planOf(prompt).words.drawn).toContain(word);
  });

  it('are not drawn where a thing bears the text in its own font', () => {
    expect(planOf('a mug that says "hi", serif').words.notDrawn).toContain('serif');
  });
});

describe('a text on what somebody wears', () => {
  it('is on the chest, seen from near', () => {
    const plan = planOf('a boy wearing a t-shirt that says "Legend"');
    expect(plan.shot).toBe('close');
    expect(plan.caption).toBeNull();
  });

  it('is on each of several shirts', () => {
    const prompt = 'a dad and a son wearing shirts that say "Team Smith"';
    expect(bearersOf(prompt)).toEqual(['@printshirt: Team Smith', '@printshirt: Team Smith']);
    expect(planOf(prompt).shot).toBeNull();
  });

  it('is the headline of an animal with a scarf', () => {
    expect(planOf('dog wearing a bandana that says Good Boy').caption).toBe('Good Boy');
  });
});

describe('who says a text', () => {
  it.each([
    ['cat with speech bubble "feed me now"', ['cat: feed me now']],
    ['a cat says "feed me" and a dog says "me too"', ['cat: feed me', 'dog: me too']],
    [
      'two robots talking, one says "Hello" and the other says "Error 404"',
      ['robot: Hello', 'robot: Error 404'],
    ],
  ])('%s', (prompt, speakers) => {
    expect(bearersOf(prompt)).toEqual(speakers);
    expect(planOf(prompt).subjects.map(({ glyph }) => glyph)).not.toContain('speech-balloon');
  });
});

describe('what letters are made of', () => {
  it.each([
    ['gold balloons with the number 30', 'foil', '30'],
    ['balloons spelling LOVE', 'foil', 'LOVE'],
    ['the number 5 as a birthday balloon', 'foil', '5'],
    ['the word dream made of clouds', 'cloud', 'dream'],
    ['beach with "Summer 2025" written in the sand', 'sand', 'Summer 2025'],
    ['balloons and a banner, text "Hi"', undefined, 'Hi'],
  ])('%s', (prompt, material, caption) => {
    const plan = planOf(prompt);
    expect(plan.letterMaterial ?? undefined).toBe(material);
    expect(plan.caption).toBe(caption);
  });
});

it('letters a stop sign instead of its own word', () => {
  const [sign] = planOf('a stop sign that says SLOW').subjects;
  expect(sign).toMatchObject({ glyph: '@stopsign', lettering: 'SLOW' });
  expect(TEXT_SURFACES['@stopsign']?.cover).toBe('own');
});

it('letters no words in clouds because something else is in the clouds', () => {
  const spec = parsePrompt('retirement invitation, plane in the clouds', art);
  expect(direct(spec, art).letterMaterial ?? null).toBeNull();
});
