import { beforeAll, expect, it } from 'vitest';
import { parsePrompt } from '../language/parse.ts';
import { createNodeHost, type IllustratorHost } from '../node/index.ts';
import { direct } from './direct.ts';

let host: IllustratorHost;
beforeAll(async () => {
  host = await createNodeHost();
});

const subjectsOf = (prompt: string) => direct(parsePrompt(prompt, host.art), host.art).subjects;

it('shows the furniture that is named as the room has it', () => {
  const [room, ...others] = subjectsOf('isometric living room, gray sofa, plants');
  expect(room).toMatchObject({ glyph: '@livingblock', colour: 'gray' });
  expect(others).toEqual([]);
});

it('keeps who and what is in the room', () => {
  const glyphs = subjectsOf('isometric bedroom, plants, a cat').map(({ glyph }) => glyph);
  expect(glyphs.toSorted()).toEqual(['@bedroomblock', 'cat']);
});

it('keeps furniture of another color, and what somebody is on', () => {
  const chairs = subjectsOf('isometric kitchen with a red chair').map(({ glyph }) => glyph);
  expect(chairs).toContain('chair');
  const sofas = subjectsOf('isometric living room with a cat on a sofa').map(({ glyph }) => glyph);
  expect(sofas).toEqual(expect.arrayContaining(['@sofa', '@roomblock']));
});
