import { expect, it } from 'vitest';
import { parsePrompt } from '../language/parse.ts';
import { createNodeHost } from '../node/index.ts';
import { direct } from './direct.ts';

const { art } = await createNodeHost();
const planOf = (prompt: string) => direct(parsePrompt(prompt, art), art);

it.each([
  'birds flying over a lake at sunset',
  'a flock of birds in the sky',
  'seagulls flying over the beach',
  'sunset over the ocean with birds',
])('shows a flock far away in the sky: %s', (prompt) => {
  const { weather, subjects, words } = planOf(prompt);
  expect(weather).toContain('birds');
  expect(subjects.map(({ glyph }) => glyph)).not.toContain('bird');
  expect(words.notDrawn).toEqual([]);
});

it.each(['three blue birds flying', 'a bird flying over a house', 'a cute bird'])(
  'spreads the wings of birds that are seen from near: %s',
  (prompt) => {
    const { weather, subjects } = planOf(prompt);
    expect(weather).not.toContain('birds');
    expect(subjects[0]?.glyph).toBe('@flyingbird');
  },
);

it.each(['a bird on a branch', 'a girl holding a bird', 'birds sitting on a wire'])(
  'leaves birds at rest as they are: %s',
  (prompt) => {
    const glyphs = planOf(prompt).subjects.map(({ glyph }) => glyph);
    expect(glyphs).toContain('bird');
  },
);
