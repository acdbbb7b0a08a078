import { beforeAll, describe, expect, it } from 'vitest';
import { readVocabulary } from '../node/read-art-pack.ts';
import { parsePrompt } from './parse.ts';
import type { Vocabulary } from './vocabulary.ts';

let art: Vocabulary;
beforeAll(async () => {
  art = await readVocabulary();
});

const castOf = (prompt: string) => {
  const { subjects, relations } = parsePrompt(prompt, art);
  const names = subjects.map(({ glyph, motion }) => (motion ? `${glyph} ~${motion}` : glyph));
  return [...names, ...relations.map(({ from, to, kind }) => `${from} ${kind} ${to}`)].join('; ');
};

describe('a place that is named first', () => {
  it.each([
    ['a woman, on her shoulder a green parrot', 'a woman, a green parrot on her shoulder'],
    ['a girl, on her nose a butterfly', 'a girl, a butterfly on her nose'],
  ])('is read as one that is named behind: %s', (prompt, natural) => {
    expect(castOf(prompt)).toBe(castOf(natural));
    expect(castOf(prompt)).toContain(' 0');
  });
});

describe('what is in the middle', () => {
  it.each([
    'two dogs, a red ball in the middle',
    'two dogs with a red ball between them',
    '犬が二匹、真ん中に赤いボール',
  ])('is between the two: %s', (prompt) => {
    expect(castOf(prompt)).toBe('soccer-ball; dog; dog; 0 right 1; 0 left 2');
    expect(parsePrompt(prompt, art).words.notDrawn).toEqual([]);
  });

  it('is in the middle of nothing else', () => {
    expect(castOf('a cake in the middle of a table')).toBe('@cake; @table');
  });
});

describe('counts by color', () => {
  it.each([
    ['cupcakes, 3 pink 2 yellow 1 blue', ['pink 3', 'yellow 2', 'blue 1']],
    ['six eggs, two brown and four white', ['brown 2', 'white 4']],
    ['balloons: 3 red, 2 blue', ['red 3', 'blue 2']],
    ['two cats, one black and one white', ['white 1', 'black 1']],
    ['3 red balloons and 2 pears', ['red 3', 'null 2']],
  ])('count what is named before: %s', (prompt, counts) => {
    const { subjects, words } = parsePrompt(prompt, art);
    expect(subjects.map(({ colour, count }) => `${colour} ${count}`)).toEqual(counts);
    expect(words.notDrawn).toEqual([]);
  });
});

describe('deeds without anybody', () => {
  it.each([
    ['baking cookies', 'person ~knead; cookie; 0 work 1'],
    ['drinking coffee', 'person ~drink; @coffee; 0 hold 1'],
    ['washing the dishes', 'person ~scrub; @sink; sponge; 0 work 1; 0 hold 2'],
    ['wearing a red hat', 'person; top-hat; 0 hold 1'],
    ['walking the dog', 'person ~walk; dog ~walk; @leash; 0 beside 1; 0 hold 2'],
    ['riding a horse', 'person ~ride; horse; 0 ride 1'],
    ['feeding ducks', 'person ~feed; duck; bread; 0 beside 1; 0 hold 2'],
  ])('are done by somebody: %s', (prompt, cast) => {
    expect(castOf(prompt)).toBe(cast);
  });

  it.each([
    ['running shoes on a track', 'running-shoe'],
    ['hanging plants in a bathroom', 'potted-plant ~hang'],
    ['burning candles on a table', 'candle; @table; 0 on 1'],
    ['dancing cats', 'cat ~dance'],
  ])('are no deeds of people: %s', (prompt, cast) => {
    expect(castOf(prompt)).toBe(cast);
  });

  it('report no word for whoever does them', () => {
    expect(parsePrompt('baking cookies', art).words).toEqual({
      drawn: ['baking', 'cookies'],
      standIns: [],
      notDrawn: [],
    });
  });
});

describe('deeds behind a comma', () => {
  it.each([
    ['paper lanterns, a couple dancing', 'red-paper-lantern; man ~dance; woman ~dance'],
    ['a girl, a dog running', 'girl; dog ~run'],
    ['a cat, a dog dancing', 'cat ~dance; dog ~dance'],
  ])('are done by those who can: %s', (prompt, cast) => {
    expect(castOf(prompt)).toBe(cast);
  });
});

describe('colors of what is not known', () => {
  it('paint nothing else', () => {
    const { subjects, words } = parsePrompt('an alpaca with a hat and purple zyqx', art);
    expect(subjects.map(({ colour }) => colour)).toEqual([null, null]);
    expect(words.notDrawn).toEqual(['purple zyqx']);
  });
});
