import { beforeAll, describe, expect, it } from 'vitest';
import { parsePrompt } from '../language/parse.ts';
import type { Vocabulary } from '../language/vocabulary.ts';
import { createNodeHost } from '../node/index.ts';
import { direct } from './direct.ts';

let vocabulary: Vocabulary;
beforeAll(async () => {
  vocabulary = (await createNodeHost()).art;
});

const notDrawn = (prompt: string): readonly string[] =>
  direct(parsePrompt(prompt, vocabulary), vocabulary).words.notDrawn;

describe('what gives way to the style or the format', () => {
  it.each([
    ['a motorbike on a mountain road, synthwave', ['mountain road']],
    ['a motorbike on a coastal road, synthwave', []],
    ['a cat sticker at night', ['night']],
    ['a cave lit by moonlight', ['moonlight']],
    ['a cat sticker in the rain', ['in the rain']],
    ['a dog, top view', ['top view']],
    ['lipstick and roses flat lay for a beauty shop', ['beauty', 'shop']],
    ['a living room in the wind', ['in the wind']],
    ['a globe on a shelf', ['shelf']],
    ['a man in a supermarket at night', ['night']],
    ['a man in a hoodie holding two kinds of diapers', ['holding', 'two', 'kinds', 'diapers']],
    ['a man in a suit in a greenhouse, two moons in the sky', ['two']],
    ['pencils on the floor, top view', ['floor']],
    ['a steaming kitchen', ['steaming']],
    ['a burning sky', ['burning']],
    ['a closed beach', ['closed']],
    ['a cloudy chair in a room', ['cloudy']],
    ['a minimalist forest', ['minimalist']],
    ['a minimal coffee shop', ['minimal']],
    ['a boxer in red gloves in a gym, black and white photo', ['red']],
    ['a bauhaus forest', ['bauhaus']],
    // It has none.
    ['a man in a gym, a snowman outside the window', ['snowman']],
  ])('is reported: %s', (prompt, words) => {
    expect(new Set(notDrawn(prompt))).toEqual(new Set(words));
  });

  it.each([
    'a motorbike on a coastal road',
    'a bear sticker with hearts',
    'a pattern of hearts',
    'pencils, top view',
    'a man in a bar at night',
    'a man holding a flower',
    'a steaming cup of tea',
    'a minimal chair',
    'a minimalist cat',
    'an ancient castle on a cloudy day',
    'a man holding his head in his hands on a bench',
  ])('is not reported where it shows: %s', (prompt) => {
    expect(notDrawn(prompt)).toEqual([]);
  });
});

describe('clothes', () => {
  const standIns = (prompt: string) =>
    direct(parsePrompt(prompt, vocabulary), vocabulary).words.standIns;

  it.each(['a man in a suit', 'a fox in a tuxedo', 'a dog in a superhero cape'])(
    'are drawn on who wears them: %s',
    (prompt) => {
      expect(standIns(prompt)).toEqual([]);
    },
  );

  it('are stood in for where nobody wears them', () => {
    expect(standIns('a navy blazer')).toEqual([{ word: 'blazer', as: 'suit' }]);
  });
});

it('reports the top of stairs before which people are seen', () => {
  expect(notDrawn('a girl sitting at the top of the stairs')).toEqual(['top']);
});
