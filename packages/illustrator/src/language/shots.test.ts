import { expect, it } from 'vitest';
import { createNodeHost } from '../node/index.ts';
import { parsePrompt } from './parse.ts';

const { art } = await createNodeHost();

it('a portrait of somebody is near', () => {
  expect(parsePrompt('portrait of an elderly woman, film grain', art)).toMatchObject({
    shot: 'close',
    subjects: [{ glyph: 'old-woman' }],
  });
});

it('a palette of colors is no thing', () => {
  const glyphsOf = (prompt: string) => parsePrompt(prompt, art).subjects.map(({ glyph }) => glyph);
  expect(glyphsOf('a fox in the snow, muted palette')).toEqual(['fox']);
  expect(glyphsOf('a cat with a paint palette')).toEqual(['cat', 'artist-palette']);
});
