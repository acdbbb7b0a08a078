import { expect, it } from 'vitest';
import { parsePrompt } from '../language/parse.ts';
import { createNodeHost } from '../node/index.ts';
import { direct } from './direct.ts';

const { art } = await createNodeHost();
const planOf = (prompt: string) => direct(parsePrompt(prompt, art), art);

it.each([
  ['cat looking in a mirror and seeing a lion', 'cat', 'lion'],
  ['caterpillar looking in a mirror and seeing a butterfly', 'bug', 'butterfly'],
])('shows somebody else in the mirror: %s', (prompt, looker, image) => {
  const { subjects, relations, words, setting } = planOf(prompt);
  const at = (glyph: string): number => subjects.findIndex((each) => each.glyph === glyph);
  expect(relations).toContainEqual({ from: at(image), to: at('mirror'), kind: 'inside' });
  expect(at(looker)).toBeGreaterThanOrEqual(0);
  expect(setting).toBe('living');
  expect(words.notDrawn).toEqual([]);
});

it('leaves a cat that looks at itself', () => {
  const { relations, subjects } = planOf('a cat looking in a mirror');
  expect(subjects).toHaveLength(2);
  expect(relations.some(({ kind }) => kind === 'left')).toBe(false);
});
