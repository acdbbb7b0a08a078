import { beforeAll, describe, expect, it } from 'vitest';
import { parsePrompt } from '../language/parse.ts';
import type { Vocabulary } from '../language/vocabulary.ts';
import { createNodeHost } from '../node/index.ts';
import { direct } from './direct.ts';

let vocabulary: Vocabulary;
beforeAll(async () => {
  vocabulary = (await createNodeHost()).art;
});

const plan = (prompt: string) => direct(parsePrompt(prompt, vocabulary), vocabulary);

describe('direct', () => {
  it('puts pirates on the deck of their own ship', () => {
    const { subjects, relations } = plan('a pirate captain on his ship');
    const aboard = relations.find(({ kind }) => kind === 'inside');
    expect(subjects[aboard?.to ?? -1]?.glyph).toBe('@pirateship');
  });

  it('knows an opponent from the boxer', () => {
    const words = plan('a boxer knocking out his opponent').subjects.map(({ word }) => word);
    expect(words).toContain('boxer');
    expect(words).toContain('opponent');
  });

  it.each([
    ['a shark', 'underwater', 'day'],
    ['a fox in a snowy village', 'village', 'sunrise'],
    ['a town at night', 'village', 'night'],
    ['a dog in a city', 'street', 'day'],
    ['a car on a desert highway, big storm clouds ahead', 'desert', 'night'],
    ['an elephant on a ball, circus poster style', 'circus', 'day'],
    ['a basketball player dunking, dusty street court', 'court', 'day'],
    ['retro 80s sunset with palm trees and a grid floor', 'synth', 'sunset'],
    ['a woman in a city', 'street', 'day'],
    ['a woman in the city in the rain', 'street', 'day'],
    ['a cat surfing', 'ocean', 'day'],
    ['a dolphin jumping through a hoop', 'ocean', 'day'],
    ['a rocket', 'space', 'day'],
    ['a ufo abducting a cow', 'hills', 'day'],
    ['a sandcastle with a door and a crab', 'beach', 'sunset'],
    ['a train along the coast', 'beach', 'day'],
    ['a bullet train, neon in the window', 'hills', 'night'],
    ['a penguin', 'snowfield', 'day'],
    ['ocean waves and palm trees', 'beach', 'day'],
    ['a whale and palm trees in the ocean', 'underwater', 'day'],
    ['a camel', 'desert', 'day'],
    ['a cup of coffee', 'cafe', 'day'],
    ['a pirate ship', 'ocean', 'day'],
    ['a balloon', 'sky', 'day'],
    ['a dragon flying above a castle', 'mountain', 'day'],
    ['an owl', 'forest', 'night'],
    ['a fish in a fish bowl', 'room', 'day'],
    ['two penguins dancing on an iceberg', 'isle', 'day'],
    ['noir detective', 'street', 'night'],
    ['synthwave car on a road', 'synth', 'sunset'],
    ['vaporwave beach with palm trees', 'beach', 'sunset'],
    ['synthwave city skyline', 'city', 'sunset'],
    ['a dog on a pink background', 'abstract', 'day'],
    ['a cat in the city', 'street', 'day'],
    ['a balloon over the city at dawn', 'city', 'sunrise'],
    ['snow', 'snowfield', 'sunrise'],
    ['', 'abstract', 'day'],
    ['zorblax', 'abstract', 'day'],
    ['santa in his sleigh', 'village', 'night'],
    ['a lighthouse', 'cliff', 'day'],
    ['a unicorn for my birthday', 'forest', 'day'],
    ['st patricks day', 'hills', 'day'],
    ['dia de los muertos', 'village', 'night'],
  ])('%s: %s, %s', (prompt, setting, time) => {
    expect(plan(prompt)).toMatchObject({ setting, time });
  });

  it('shows the room of a house whose window is looked out of', () => {
    const { setting, subjects, landforms } = plan(
      'a bear in a cabin, mountains outside the window',
    );
    expect([setting, landforms]).toEqual(['living', []]);
    expect(subjects.map(({ glyph }) => glyph)).toEqual(['bear']);
  });

  it('never overrules the place and hour that the prompt names', () => {
    expect(plan('a shark in the desert at dawn')).toMatchObject({
      setting: 'desert',
      time: 'sunrise',
    });
  });

  it('leaves out a cloud in the sky, and keeps one that carries an actor', () => {
    expect(plan('a bird and a cloud in the sky').subjects).toHaveLength(1);
    const sitting = plan('a cloud above a balloon and a bear sitting on a cloud in the sky');
    expect(sitting.subjects.map(({ glyph }) => glyph)).toContain('cloud');
    for (const { from, to } of sitting.relations) {
      expect(sitting.subjects[from]).toBeDefined();
      expect(sitting.subjects[to]).toBeDefined();
    }
  });

  it('puts things in the snow out of doors, and those at a window with rain indoors', () => {
    expect(plan('a lantern in the snow').setting).toBe('snowfield');
    expect(plan('a cup of coffee in the rain').isTabletop).toBe(true);
  });

  it('puts a lamp on a post out of doors, not in a room', () => {
    const glyphs = (prompt: string) => plan(prompt).subjects.map(({ glyph }) => glyph);
    expect(glyphs('a bicycle leaning on a lamp in paris')).toContain('@streetlamp');
    expect(glyphs('a lamp on a desk')).toEqual(['@lamp']);
  });

  it('lets notes rise from dancers and singers, where there is no other weather', () => {
    expect(plan('a dancing penguin').weather).toEqual(['notes']);
    expect(plan('a girl dancing in the rain').weather).toEqual(['rain']);
    expect(plan('a penguin').weather).toEqual([]);
  });
});

describe('words that the picture shows alone', () => {
  it.each([
    ['"M", gold', 'navy', 'gold'],
    ['HELLO THERE you, pink and yellow', 'pink', 'yellow'],
    ['"HELLO" gold on black', 'black', 'gold'],
    ['"HELLO"', null, null],
  ])('take the colors of the prompt: %s', (prompt, backdrop, captionColour) => {
    expect(plan(prompt)).toMatchObject({ backdrop, captionColour });
  });
});

it('sits somebody who is on the moon in a crescent', () => {
  const { subjects, setting } = plan('an astronaut fishing off the edge of the moon');
  expect(subjects.map(({ glyph }) => glyph)).toContain('@moonseat');
  expect(setting).toBe('space');
});

it('keeps what is as tall as a building below Mount Fuji', () => {
  const { subjects } = plan('a pagoda and a woman in front of mount fuji');
  const scaleOf = (name: string) => subjects.find(({ glyph }) => glyph === name)?.scale;
  expect(scaleOf('@pagoda')).toBeLessThan(1);
  expect(scaleOf('woman')).toBe(1);
});

it('shows Mount Fuji as part of the land', () => {
  const { subjects, landforms, setting } = plan('mount fuji and a train');
  expect(subjects.map(({ glyph }) => glyph)).toEqual(['@steamtrain']);
  expect(landforms).toEqual(['fuji', 'rails']);
  expect(setting).toBe('hills');
});

it('lets animals in a hot spring bathe', () => {
  expect(plan('a bear in a hot spring').subjects[0]?.motion).toBe('swim');
  expect(plan('ein Bär in der Thermalquelle').subjects[0]?.motion).toBe('swim');
  expect(plan('温泉に入る猿').subjects[0]?.motion).toBe('swim');
  expect(plan('a bear at a lake').subjects[0]?.motion).toBeNull();
});

it.each(['a man in bed', 'un hombre en la cama', 'ein Mann sitzt im Bett'])(
  'gives a bed to %s',
  (prompt) => {
    expect(plan(prompt).subjects.map(({ glyph }) => glyph)).toContain('@sitbed');
  },
);

describe('trees', () => {
  const glyphs = (prompt: string) =>
    direct(parsePrompt(prompt, vocabulary), vocabulary).subjects.map(({ glyph }) => glyph);

  it.each(['a cat stuck in a tree', 'three owls in a tree', 'a boy sitting in a tree'])(
    'show a branch to who sits in them: %s',
    (prompt) => {
      expect(glyphs(prompt)).toContain('@branch');
    },
  );

  it.each(['a kite stuck in a tree', 'a balloon in a bare tree', 'a crow in a dead tree'])(
    'have what is caught or sits in a bare one before their crown: %s',
    (prompt) => {
      const { subjects, relations } = plan(prompt);
      expect(subjects.map(({ glyph }) => glyph)).not.toContain('@branch');
      expect(relations.map(({ kind }) => kind)).toEqual(['on']);
    },
  );

  it.each(['a cat under a tree', 'a dog beside a tree', 'a bear behind a tree'])(
    'are whole otherwise: %s',
    (prompt) => {
      expect(glyphs(prompt)).not.toContain('@branch');
    },
  );
});

it('shows a family by the members that are named', () => {
  const { subjects } = plan('a family having a picnic, mom, dad, two kids and a dog');
  const people = subjects.filter(({ person }) => person !== null);
  expect(people.map(({ glyph, count }) => [glyph, count])).toEqual([
    ['woman', 1],
    ['man', 1],
    ['child', 2],
  ]);
  expect(people.every(({ motion }) => motion === 'dine')).toBe(true);
});

it('shows two kids by the girl and the boy who are named', () => {
  const { subjects } = plan('two kids building a sandcastle, a girl and a boy with a shovel');
  expect(subjects.filter(({ person }) => person !== null).map(({ glyph }) => glyph)).toEqual([
    'girl',
    'boy',
  ]);
});

it('lets animals work behind a counter', () => {
  expect(plan('a cat making sushi behind a counter').relations).toContainEqual(
    expect.objectContaining({ from: 0, to: 2, kind: 'work' }),
  );
});

it('leaves a bear at the trunk on which it scratches its back', () => {
  const { subjects, relations } = plan('a bear scratching its back on a tree');
  expect(subjects.map(({ glyph }) => glyph)).not.toContain('@branch');
  expect(relations).toContainEqual(expect.objectContaining({ kind: 'beside' }));
});

it('flips a pancake in a pan of its own where others hang on the wall', () => {
  const { subjects, relations } = plan(
    'a chef flipping a pancake in a kitchen, copper pans hanging on the wall',
  );
  const pans = subjects.flatMap(({ glyph, motion }, index) =>
    glyph === '@fryingpan' && motion !== 'hang' ? [index] : [],
  );
  expect(pans).toHaveLength(1);
  expect(relations).toContainEqual(expect.objectContaining({ to: pans[0], kind: 'hold' }));
});
