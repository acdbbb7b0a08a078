import { expect, it } from 'vitest';
import { parsePrompt } from '../language/parse.ts';
import { readVocabulary } from '../node/read-art-pack.ts';
import { direct } from './direct.ts';

const vocabulary = await readVocabulary();
const plan = (prompt: string) => direct(parsePrompt(prompt, vocabulary), vocabulary);

it('gives each of a crowd glow sticks in a color of its own, after dark', () => {
  const { subjects, relations, setting, time } = plan('a crowd of bunnies with glow sticks');
  expect(subjects[0]).toMatchObject({ glyph: 'rabbit', motion: 'cheer' });
  expect(subjects[1]).toMatchObject({ glyph: '@glowstick', count: 1, isColourful: true });
  expect(relations).toEqual([{ from: 0, to: 1, kind: 'hold' }]);
  expect([setting, time]).toEqual(['disco', 'night']);
});

it('gives a presentation at a whiteboard in an office', () => {
  const { subjects, setting, words } = plan('a shark giving a presentation');
  expect(subjects.map(({ glyph }) => glyph)).toEqual(['shark', '@whiteboard']);
  expect(setting).toBe('office');
  expect(words.notDrawn).toEqual([]);
});
