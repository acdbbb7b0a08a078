import { expect, it } from 'vitest';
import { readVocabulary } from '../node/read-art-pack.ts';
import { parsePrompt } from './parse.ts';

const vocabulary = await readVocabulary();

it.each([
  ['beige background with leaf shadows', 'leafshadow'],
  ['gold glitter background', 'glitter'],
  ['black marble wallpaper', 'marble'],
  ['pink polka dot background', 'dots'],
  ['plain cream background', 'plain'],
])('fills the picture with what a background is made of: %s', (prompt, texture) => {
  const spec = parsePrompt(prompt, vocabulary);
  expect(spec).toMatchObject({ texture, subjects: [], setting: 'abstract' });
  expect(spec.words.notDrawn).toEqual([]);
});

it.each(['a cat on a marble floor', 'abstract waves background', 'a border collie'])(
  'leaves other pictures as they are: %s',
  (prompt) => {
    const { texture, format } = parsePrompt(prompt, vocabulary);
    expect([texture, format]).toEqual([null, null]);
  },
);

it('makes no frame of people around a portrait', () => {
  const { format, words } = parsePrompt(
    'portrait of a woman with lilies, floral frame',
    vocabulary,
  );
  expect(format).toBeNull();
  expect(words.notDrawn).toEqual(['floral frame']);
});

it('repeats things on a background, and lays them around an empty middle as a border', () => {
  expect(parsePrompt('pink hearts background', vocabulary).format).toBe('pattern');
  const border = parsePrompt('floral border, white center', vocabulary);
  expect(border).toMatchObject({ format: 'border', backdrop: 'white' });
  expect(border.words.notDrawn).toEqual([]);
});

it.each([
  ['instagram story background pastel with blobs', 'blobs'],
  ['abstract shapes in earth tones', 'blobs'],
  ['abstract geometric background in blue and orange', 'geometric'],
  ['triangle pattern', 'geometric'],
  ['memphis style background', 'memphis'],
  ['hexagon pattern in green', 'hexagons'],
  ['art deco background gold and black', 'deco'],
  ['mandala pattern gold on navy', 'mandala'],
] as const)('%j is filled with shapes', (prompt, texture) => {
  const { texture: shown, words } = parsePrompt(prompt, vocabulary);
  expect(shown).toBe(texture);
  expect(words.notDrawn).toEqual([]);
});

it.each(['geometric fox logo', 'art deco living room', 'geometric mountain landscape'])(
  '%j shows what it names',
  (prompt) => {
    expect(parsePrompt(prompt, vocabulary).texture).toBeNull();
  },
);
