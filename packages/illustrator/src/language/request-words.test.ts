import { describe, expect, it } from 'vitest';
import { readVocabulary } from '../node/read-art-pack.ts';
import { parsePrompt } from './parse.ts';
import { takeRequest } from './request-words.ts';

const vocabulary = await readVocabulary();
const castOf = (prompt: string): readonly string[] =>
  parsePrompt(prompt, vocabulary).subjects.map(({ glyph }) => glyph);
const tidy = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

describe('words about the request', () => {
  it.each([
    ['Can you make me a fox in the snow', 'a fox in the snow'],
    ['I run a bakery and need a tray of rolls', 'a tray of rolls'],
    ["We're a duo of photographers and need two swallows", 'two swallows'],
    ['campfire and stars for my Twitch channel', 'campfire and stars'],
    ['a volcano for seventh grade', 'a volcano'],
    ['a spooky but not too scary treehouse', 'a spooky treehouse'],
    ['wish i had a picture of a treehouse', 'a treehouse'],
    ['I wish there was a dragon here', 'a dragon here'],
    ['a river and mountains so the kids can fill them in', 'a river and mountains'],
    ['a raccoon emote, must be readable really small, bold', 'a raccoon emote , bold'],
    ['a detective in my novel leans on a wall', 'a detective leans on a wall'],
    ['a nebula for my YouTube thumbnail', 'a nebula'],
  ])('%s', (prompt, rest) => {
    expect(tidy(takeRequest(prompt).rest)).toBe(rest);
  });

  it.each([
    'a man who works on a car',
    'a table for two people in the rain',
    'kids and a dog on a beach',
    'a woman reading a book for her child',
    'a clock at 9:30 and 1000 candles',
  ])('leaves alone: %s', (prompt) => {
    expect(takeRequest(prompt)).toEqual({ rest: prompt, unmet: [] });
  });

  it('reports the wishes about the sheet that are not met, each as one', () => {
    const prompt = 'a lemon, 1584 x 396, wide format, leave the left side empty for text';
    expect(parsePrompt(prompt, vocabulary).words.notDrawn).toEqual([
      'leave the left side empty for text',
      '1584 x 396',
      'wide format',
    ]);
  });

  it('says whose a logo is', () => {
    expect(takeRequest('I own a bakery and want a logo').rest).toBe('a logo, for my bakery');
  });

  it('shows no one and no place that the picture is for', () => {
    expect(castOf('a card for my mom, a cup and tulips')).not.toContain('woman');
    expect(castOf('an invitation for my son turning six, diggers')).not.toContain('boy');
    const { setting } = parsePrompt(
      'a post for our grocery store, a lantern and a moon',
      vocabulary,
    );
    expect(setting).toBeNull();
  });

  it('draws nothing that another thing is compared with', () => {
    expect(castOf('a dress spread like a flower')).toEqual(['dress']);
  });
});

describe('what is said to be on, in or under it', () => {
  it.each([
    ['a chair with a hat on it', [{ from: 1, to: 0, kind: 'on' }]],
    [
      'a table with a cake on it and a cat under it',
      [
        { from: 1, to: 0, kind: 'on' },
        { from: 2, to: 0, kind: 'under' },
      ],
    ],
  ])('%s', (prompt, relations) => {
    expect(parsePrompt(prompt, vocabulary).relations).toMatchObject(relations);
  });
});
