import { expect, it } from 'vitest';
import { parsePrompt } from '../language/parse.ts';
import { createNodeHost } from '../node/index.ts';
import { direct } from './direct.ts';

const { art } = await createNodeHost();
const planOf = (prompt: string) => direct(parsePrompt(prompt, art), art);

it('stands on a tray in hands what is carried with it', () => {
  const { subjects, words } = planOf('waitress carrying a tray with two mugs of coffee');
  expect(subjects.map(({ glyph }) => glyph)).toEqual(['woman', '@tray']);
  expect(subjects[1]?.goods?.map(({ glyph }) => glyph)).toEqual(['@coffee', '@coffee']);
  expect(words.drawn).toContain('two');
});

it('stands a bottle and a glass on it, and leaves the hat on the head', () => {
  const { subjects } = planOf('a man in a hat carrying a tray with a bottle and a glass');
  expect(subjects.map(({ glyph }) => glyph)).toEqual(['man', 'top-hat', '@tray']);
  expect(subjects[2]?.goods).toHaveLength(2);
});

it('serves drinks on a tray of drinks', () => {
  const { subjects, words } = planOf('waiter carrying a tray of drinks');
  expect(subjects[1]?.goods).toHaveLength(3);
  expect(words.standIns).toEqual([]);
});

it('holds what is on a plate', () => {
  const { subjects, relations } = planOf('a woman holding a plate with a cake on it');
  const cake = subjects.findIndex(({ glyph }) => glyph === '@cake');
  expect(relations).toMatchObject([{ from: 0, to: cake, kind: 'hold' }]);
});
