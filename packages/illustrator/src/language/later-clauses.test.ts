import { describe, expect, it } from 'vitest';
import { readVocabulary } from '../node/read-art-pack.ts';
import { parsePrompt } from './parse.ts';

const vocabulary = await readVocabulary();

function relationsOf(prompt: string): readonly string[] {
  const { subjects, relations } = parsePrompt(prompt, vocabulary);
  const name = (index: number): string => subjects[index]?.glyph ?? '?';
  return relations.map(({ from, to, kind }) => `${name(from)} ${kind} ${name(to)}`);
}

describe('the parts of a long sentence', () => {
  it('do not put the first figure where it snows or burns', () => {
    const relations = relationsOf('a cat on a rug, snow on the roof of a house');
    expect(relations).toEqual(['cat on @rug']);
  });

  it('put people into the vehicle that was named before', () => {
    expect(relationsOf('a red convertible on a road, a couple in sunglasses inside')).toEqual(
      expect.arrayContaining(['man inside @convertible', 'woman inside @convertible']),
    );
  });

  it('put the last thing of a list into a vessel', () => {
    expect(relationsOf('a croissant, a book, flowers in a vase')).toEqual(['blossom inside @vase']);
  });

  it('let somebody read who wears what stars cover', () => {
    const relations = relationsOf('a wizard with a purple robe covered in stars reading a book');
    expect(relations).toContain('mage hold open-book');
  });

  it('put birds into the sky and leave the rest on the ground', () => {
    const { subjects } = parsePrompt('a horse on the beach, seagulls in the sky', vocabulary);
    expect(subjects.map(({ motion }) => motion)).toEqual([null, 'fly']);
  });

  it('put an animal onto the shoulder or hand of the person named before', () => {
    expect(relationsOf('a wizard reading, an owl sitting on his shoulder')).toContain(
      'owl on mage',
    );
    expect(relationsOf('a girl in a garden, a butterfly sitting on her hand')).toContain(
      'girl hold butterfly',
    );
  });

  it('put nobody into what somebody pours something into', () => {
    expect(relationsOf('a scientist pouring liquid into a flask')).toContain(
      'scientist work @beaker',
    );
  });

  it('put a cat on the sill behind the main figure', () => {
    const { subjects } = parsePrompt(
      'a girl painting in her room, a cat on the windowsill',
      vocabulary,
    );
    expect(subjects.map(({ isOnSill }) => isOnSill === true)).toEqual([false, true, false, false]);
  });

  it('let things float where somebody else is', () => {
    const { setting } = parsePrompt(
      'a wizard reading in a library, candles floating in the air',
      vocabulary,
    );
    expect(setting).toBe('library');
  });
});

it.each([
  ['a woman with silver hair in a bun knitting a scarf', 'bun'],
  ['a woman with red hair pulled back in a messy ponytail', 'ponytail'],
  ['a girl with her hair in braids', 'braids'],
])('reads how hair is worn in "%s"', (prompt, style) => {
  const { subjects } = parsePrompt(prompt, vocabulary);
  expect(subjects[0]?.person?.head?.hair?.style).toBe(style);
});

it('makes nobody old in an old kitchen', () => {
  expect(parsePrompt('a woman cooking in an old kitchen', vocabulary).subjects[0]?.glyph).toBe(
    'woman',
  );
});

it('shows no photographer of a photograph', () => {
  const { subjects } = parsePrompt('a boxer in a gym, black and white photograph', vocabulary);
  expect(subjects.some(({ glyph }) => glyph === 'camera')).toBe(false);
});

it('keeps the style of what glows in the dark to itself', () => {
  const { style } = parsePrompt(
    'a child in bed, glow in the dark stars on the ceiling',
    vocabulary,
  );
  expect(style).not.toBe('neon');
});

it.each([
  ['a dancer on a stage, candles on the tables', ['candle on @table']],
  ['a bear catching a salmon with its mouth', ['bear hold @salmon']],
])('says nothing of the first figure that is said of others in "%s"', (prompt, expected) => {
  expect(relationsOf(prompt)).toEqual(expected);
});

describe('people who are named beside others', () => {
  it('are not the one who was named before', () => {
    const { subjects } = parsePrompt('a DJ playing on a stage, a dancing crowd', vocabulary);
    expect(subjects.slice(0, 2).map(({ count, motion }) => [count > 1, motion])).toEqual([
      [false, 'shake'],
      [true, 'dance'],
    ]);
  });

  it('are shown where a poster says that it is with them', () => {
    const { subjects } = parsePrompt(
      'a poster for a music festival with a DJ playing on a stage, palm trees',
      vocabulary,
    );
    expect(subjects.map(({ word }) => word)).toContain('dj');
  });
});

it('reads scrubs as clothes of a surgeon who does not sing', () => {
  const { subjects } = parsePrompt(
    'a surgeon with green scrubs performing an operation',
    vocabulary,
  );
  expect(subjects.map(({ glyph, motion }) => [glyph, motion])).toEqual([
    ['health-worker', null],
    ['t-shirt', null],
  ]);
});

it('gives what is said with "with" to the last one of a list', () => {
  expect(relationsOf('a table, a rolling pin, a mouse with a spoon')).toEqual(['mouse hold spoon']);
});
