import { expect, it } from 'vitest';
import { parsePrompt } from '../language/parse.ts';
import { readVocabulary } from '../node/read-art-pack.ts';
import { direct } from './direct.ts';

const vocabulary = await readVocabulary();

it.each([
  'mom dropping her son off at school',
  'dad picking up his daughter from school',
  'mother taking her kids to school',
])('goes hand in hand before the school: %s', (prompt) => {
  const { subjects, relations, setting } = direct(parsePrompt(prompt, vocabulary), vocabulary);
  expect(setting).not.toBe('classroom');
  expect(subjects.map(({ glyph }) => glyph)).toContain('school');
  expect(subjects.slice(0, 2).every(({ motion }) => motion === 'holdhands')).toBe(true);
  expect(relations).toContainEqual({ from: 0, to: 1, kind: 'hug' });
});

it.each(['kids waiting for the school bus', 'a girl getting on the school bus'])(
  'stands at a bus stop beside the bus: %s',
  (prompt) => {
    const { relations, setting } = direct(parsePrompt(prompt, vocabulary), vocabulary);
    expect(setting).toBe('busstop');
    expect(relations.map(({ kind }) => kind)).toEqual(['beside']);
  },
);
