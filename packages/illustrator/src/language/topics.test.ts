import { expect, it } from 'vitest';
import { createNodeHost } from '../node/index.ts';
import { parsePrompt } from './parse.ts';

const { art: vocabulary } = await createNodeHost();
const read = (prompt: string) => {
  const { subjects, words } = parsePrompt(prompt, vocabulary);
  return { glyphs: subjects.map(({ glyph }) => glyph), ...words };
};

it('shows a topic by what illustrations of it show, and says so', () => {
  const { glyphs, standIns, drawn } = read('data security concept');
  expect(glyphs).toEqual(['laptop', 'shield', 'locked']);
  expect(standIns).toEqual([{ word: 'data security', as: 'a laptop with a shield and a padlock' }]);
  expect(drawn).toEqual([]);
});

it('shows one thing of a topic on an icon', () => {
  expect(read('time management icon').glyphs).toEqual(['hourglass-not-done']);
  expect(read('time slipping away, like sand').glyphs).toContain('hourglass-not-done');
  const { glyphs, notDrawn } = read('recycling icon set');
  expect(glyphs).toEqual(['@recycling']);
  expect(notDrawn).toEqual(['set']);
});

it('leaves a topic aside where the prompt says what is to be seen', () => {
  const { glyphs, notDrawn } = read('teamwork, two foxes building a snowman');
  expect(glyphs).toContain('fox');
  expect(notDrawn).toContain('teamwork');
});

it('leaves surfaces without things as they are', () => {
  expect(read('innovation abstract background').glyphs).toEqual([]);
});

it.each([
  ['phone addiction', ['boy', 'mobile-phone', '@sofa']],
  ['plastic pollution in the ocean', ['@waterbottle', 'turtle']],
  ['breast cancer awareness month', ['reminder-ribbon']],
  ['overthinking', ['man']],
])('shows a topic whose name has a thing or a place in it: %s', (prompt, glyphs) => {
  const shown = read(prompt);
  expect(shown.glyphs).toEqual(glyphs);
  expect(shown.notDrawn).toEqual([]);
});

it('leaves the phone of a picture of its own', () => {
  expect(read('a red phone on a table, screen time').glyphs).not.toContain('boy');
});
