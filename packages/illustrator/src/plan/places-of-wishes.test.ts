import { describe, expect, it } from 'vitest';
import { parsePrompt } from '../language/parse.ts';
import { readVocabulary } from '../node/read-art-pack.ts';
import { direct } from './direct.ts';
import type { ScenePlan } from './plan.ts';
import { isOnSill } from './still-life.ts';

const vocabulary = await readVocabulary();
const planOf = (prompt: string): ScenePlan => direct(parsePrompt(prompt, vocabulary), vocabulary);
const glyphsOf = (prompt: string): readonly string[] =>
  planOf(prompt).subjects.map(({ glyph }) => glyph);

describe('the place of a wish', () => {
  it.each([
    ['a robot dancing at a disco', 'disco'],
    ['old man dancing at a wedding', 'wedding'],
    ['a japanese garden with a red bridge', 'pondgarden'],
    ['a monkey in a hot spring', 'hotspring'],
    ['a man eating in a ramen shop', 'ramenshop'],
    ['a girl waiting at a train station', 'station'],
    ['a gaming room with two monitors', 'gamer'],
    ['a vegetable garden', 'garden'],
    ['a dog in the backyard', 'backyard'],
    ['a woman on her balcony', 'balcony'],
    ['foxes sleeping in their den', 'cave'],
    ['sunset in a rocky cove', 'cove'],
    ['iced coffee on a table outside', 'terrace'],
    ['an astronaut on a red desert planet', 'mars'],
    // The thing says where it stands.
    ['a raccoon in front of the fridge', 'kitchen'],
    ['a dog in a bathtub', 'bathroom'],
    ['a kitten sleeping in a cardboard box', 'living'],
    ['a dog waiting by the front door', 'living'],
    ['a cat on the windowsill of an old house', 'hills'],
    ['children throwing snowballs', 'snowfield'],
    ['an elephant at an easel in a paris studio', 'atelier'],
    ['a lavender field with mountains in the distance', 'hills'],
    ['a penguin sliding down an ice hill', 'snowfield'],
  ])('%s: %s', (prompt, setting) => {
    expect(planOf(prompt).setting).toBe(setting);
  });

  it('leaves what belongs to the place to it', () => {
    expect(glyphsOf('a japanese garden with a red bridge and koi fish')).toEqual([]);
    expect(glyphsOf('a wedding ceremony with white chairs')).toEqual([]);
    expect(glyphsOf('a little treehouse in a giant tree')).toEqual(['@treehouse']);
    expect(glyphsOf('a hobbit house with a round door')).toEqual(['@hobbithouse']);
    expect(glyphsOf('a futuristic city with flying cars')).toEqual([]);
  });

  it('covers the ground with snow where snow is played with', () => {
    expect(planOf('children throwing snowballs in front of a school').weather).toContain('snow');
    expect(planOf('building a snowman in the park').weather).toContain('snow');
  });

  it('lights a candle on a table for who reads by its light', () => {
    expect(glyphsOf('an owl reading a book by candlelight')).toEqual(
      expect.arrayContaining(['candle', '@table']),
    );
    expect(glyphsOf('an owl reading a book by candlelight beside a candle')).not.toContain(
      '@table',
    );
  });

  it('counts the words for what the place brings along as drawn', () => {
    const { words } = planOf('an outdoor wedding ceremony with petals on the aisle');
    expect(words.drawn).toContain('aisle');
    expect(planOf('underwater city, bioluminescent').words.drawn).toContain('bioluminescent');
    expect(planOf('modern glass house with an infinity pool').words.notDrawn).toEqual([]);
  });

  it('puts things on the sill that the prompt names', () => {
    const plan = planOf('coffee cup on a windowsill, rainy day');
    expect(plan).toMatchObject({ setting: 'room', isTabletop: false });
    expect(isOnSill(plan)).toBe(true);
    expect(planOf('a coffee cup by the window').isTabletop).toBe(true);
  });
});

describe('a room of a home', () => {
  it.each([
    ['modern living room with big windows', { decor: 'modern', hasBigWindows: true }],
    ['a boho bedroom with lots of plants', { decor: 'boho', isFullOfPlants: true }],
    ['minimalist japanese bedroom', { decor: 'japanese' }],
    ['living room with a red sofa and a lamp', { clothColour: 'red' }],
    ['a cat sleeping in front of the fireplace in a living room', { hasFireplace: true }],
    ['a dog by the front door', { hasDoor: true }],
  ])('%s', (prompt, look) => {
    expect(planOf(prompt).roomLook).toMatchObject(look);
  });

  it('has the furniture that is named, instead of a still life of it', () => {
    expect(glyphsOf('living room with a red sofa, a lamp and lots of plants')).toEqual([]);
    expect(glyphsOf('a cat on a red sofa in a living room')).toContain('@sofa');
  });
});

describe('what is said of a city, its sky and its land', () => {
  it.each([
    ['a black hole in space', { landforms: ['blackhole'] }],
    ['a modern glass house with an infinity pool', { setting: 'hills' }],
    ['a ruined city', { townLook: 'ruined' }],
    ['a city overgrown with plants', { townLook: 'overgrown' }],
    ['a futuristic city with vertical gardens', { townLook: 'futuristic', hasTownGardens: true }],
    ['a lavender field under a purple sky', { skyColour: 'purple' }],
    ['tropical beach with turquoise water', { waterColour: 'turquoise' }],
    ['waves on a black sand beach', { sandColour: 'black' }],
    ['a desert road leading to purple mountains', { rockColour: 'purple' }],
    ['a lavender field and blue sky', { skyColour: null }],
    ['a haunted house on a hill', { landforms: ['knoll'] }],
    ['an old monastery on top of a mountain', { landforms: ['summit'] }],
    ['a dragon flying over a castle on a mountain', { landforms: ['summit'] }],
    ['a wolf standing on a cliff', { landforms: ['summit'] }],
    ['a castle in the mountains', { landforms: [] }],
    ['an astronaut in front of a spiral galaxy', { setting: 'space', landforms: ['galaxy'] }],
    ['a japanese village in the mountains', { townLook: 'japanese', landforms: ['peaks'] }],
    ['a harbor town with boats', { setting: 'harbour' }],
    ['the earth seen from the moon', { setting: 'moonscape' }],
    ['a frozen lake in winter', { setting: 'snowfield', landforms: ['frozenlake'] }],
    ['a colony on mars with glass domes', { landforms: ['domes'] }],
    ['a boy riding a bicycle down a hill by the ocean', { landforms: ['sea'], incline: 'down' }],
    ['cyclist riding up a steep mountain road', { incline: 'up' }],
    ['a man pushing a huge clock up a hill', { incline: 'up', setting: 'hills' }],
    ['a businessman running uphill', { incline: 'up', setting: 'hills' }],
    ['a cat looking down from a hill', { incline: null }],
    ['rainy night in Tokyo neon lights', { region: 'neon', setting: 'alley' }],
    ['a street of a white village', { region: 'whitewashed', setting: 'alley' }],
    ['neon city skyline', { setting: 'city' }],
  ])('%s', (prompt, expected) => {
    expect(planOf(prompt)).toMatchObject(expected);
  });
});
