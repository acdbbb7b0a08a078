import { describe, expect, it } from 'vitest';
import { readVocabulary } from '../node/read-art-pack.ts';
import { direct } from '../plan/direct.ts';
import { parsePrompt } from './parse.ts';

const vocabulary = await readVocabulary();
const planOf = (prompt: string) => direct(parsePrompt(prompt, vocabulary), vocabulary);

describe('places in the open', () => {
  it('are fields of a crop, whatever kind of it is said', () => {
    const { crop, words } = planOf('Halloween pumpkin patch with ghosts');
    expect(crop?.name).toBe('pumpkin');
    expect(words.notDrawn).toEqual([]);
  });

  it.each([
    ['empty playground in the fog', 'playground'],
    ['spooky graveyard at night', 'graveyard'],
    ['a night carnival', 'fairground'],
    ['campsite in the woods', 'campsite'],
    ['a farm at sunrise', 'farmyard'],
    ['igloo village', 'igloos'],
    ['candy town', 'candytown'],
    ['mushroom village', 'mushroomvillage'],
    ['apple orchard', 'orchard'],
    ['old gas station at night', 'forecourt'],
    ['a flooded parking lot', 'parkinglot'],
    ['construction site at dawn', 'constructionsite'],
    ['a day at the zoo', 'zoo'],
    ['suburban street in autumn', 'suburb'],
    ['a solar farm in the desert', 'solarfarm'],
    ['un chantier au coucher du soleil', 'constructionsite'],
    ['stone steps up to a shrine', 'steps'],
    ['harbour with fishing boats', 'harbour'],
    ['wooden pier on a lake', 'pier'],
    ['courtyard with a fountain', 'courtyard'],
    ['rice terraces at dawn', 'terraces'],
    ['zen garden', 'zengarden'],
    ['rooftop pool at sunset', 'pool'],
    ['ein Friedhof im Nebel', 'graveyard'],
    ['arrozales en terrazas', 'terraces'],
    ['un verger', 'orchard'],
    ['神社への石段', 'steps'],
  ])('are the place of "%s"', (prompt, setting) => {
    const plan = planOf(prompt);
    expect(plan.setting).toBe(setting);
  });

  it.each([
    ['a cat cafe', 'cafe', ['cat']],
    ['a penguin beach', 'beach', ['penguin']],
    ['a fish market', 'market', []],
  ])('are shown with what they are named for: %s', (prompt, setting, cast) => {
    const plan = planOf(prompt);
    expect([plan.setting, plan.subjects.map(({ glyph }) => glyph)]).toEqual([setting, cast]);
  });

  it('are several treehouses where a village consists of them', () => {
    const { subjects, setting } = planOf('a treehouse village in the forest with a bridge');
    expect(setting).toBe('forest');
    expect(subjects).toMatchObject([{ glyph: '@treehouse', count: 3 }, { glyph: '@bridge' }]);
  });

  it('are no stage where a festival is of things', () => {
    const plan = planOf('a hot air balloon festival');
    expect(plan.setting).toBe('sky');
    expect(plan.subjects).toMatchObject([{ glyph: '@hotairballoon', count: 3 }]);
    expect(plan.words.notDrawn).toEqual(['festival']);
  });

  it('are rows of vines where the prompt names a vineyard', () => {
    expect(planOf('vineyard in autumn').crop?.name).toBe('vine');
  });

  it('leave out what they have, but not what the picture is of', () => {
    expect(planOf('harbour with fishing boats').subjects).toEqual([]);
    expect(planOf('a boat in the harbour').subjects).toHaveLength(1);
  });
});

it('rolls waves onto the beach that they are said to reach', () => {
  const { setting, words } = parsePrompt('waves rolling onto a beach', vocabulary);
  expect(setting).toBe('beach');
  expect(words.notDrawn).toEqual([]);
});

describe('words for colors and forms', () => {
  it.each([
    ['papercut layered canyon, sunset gradient', 'canyon'],
    ['geometric mountains', 'mountain'],
    ['geometric shapes, pink and blue', 'abstract'],
    ['abstract ocean', 'abstract'],
  ])('leave the place to %s', (prompt, setting) => {
    expect(parsePrompt(prompt, vocabulary).setting).toBe(setting);
  });
});

describe('the color of water', () => {
  it.each([
    ['an oasis with green water', 'green'],
    ['a flooded street with brown water', 'brown'],
    ['a lake with pink water', 'pink'],
    ['a forest with pink water', null],
  ])('%s', (prompt, colour) => {
    expect(parsePrompt(prompt, vocabulary).waterColour).toBe(colour);
  });
});

it('knows towns whose names begin like Spanish', () => {
  const { setting, subjects } = parsePrompt('a car in Los Angeles', vocabulary);
  expect([setting, subjects.map(({ glyph }) => glyph)]).toEqual(['city', ['automobile']]);
});

it('lights no thing with the light of the air', () => {
  const isGlowing = (prompt: string) =>
    parsePrompt(prompt, vocabulary).subjects.map((subject) => subject.isGlowing === true);
  expect(isGlowing('a small ship on the sea, glowing hazy light')).toEqual([false]);
  expect(isGlowing('a glowing mushroom')).toEqual([true]);
});

it.each([
  ['an abandoned phone booth in a forest', true],
  ['an abandoned bicycle in a forest', false],
])('lets plants grow over what is large: %s', (prompt, isOvergrown) => {
  expect(parsePrompt(prompt, vocabulary).landforms.includes('overgrowth')).toBe(isOvergrown);
});

it('fills the air with sand in a sandstorm, also over a desert town', () => {
  const { weather, skyColour, region, words } = planOf('sandstorm rolling over a desert town');
  expect([weather, skyColour, region]).toEqual([['fog', 'dust'], 'ochre', 'orient']);
  expect(words.standIns).toEqual([]);
});

it('leaves icebergs among ships and whales in the sea', () => {
  expect(planOf('a submarine under an iceberg').setting).toBe('underwater');
  expect(planOf('a ship beside an iceberg').setting).toBe('ocean');
  expect(planOf('a penguin on an iceberg').setting).toBe('isle');
});

it.each([
  ['ruins of an old castle on a hill', ['@ruins']],
  ['ruins beside a castle', ['@ruins', 'castle']],
])('shows ruins without what they were: %s', (prompt, glyphs) => {
  const { subjects } = parsePrompt(prompt, vocabulary);
  expect(subjects.map(({ glyph }) => glyph)).toEqual(glyphs);
});

it.each([
  'a fishing village, mountains',
  'a city skyline with mountains behind',
  'a canyon with a river',
])('adds the land that is named beside a place: %s', (prompt) => {
  const { landforms, words } = parsePrompt(prompt, vocabulary);
  expect(landforms).toHaveLength(1);
  expect(words.drawn).toContain(prompt.includes('river') ? 'river' : 'mountains');
});
