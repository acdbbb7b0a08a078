import { expect, it } from 'vitest';
import { parsePrompt } from '../language/parse.ts';
import { readVocabulary } from '../node/read-art-pack.ts';
import { direct } from './direct.ts';

const vocabulary = await readVocabulary();
const planOf = (prompt: string) => direct(parsePrompt(prompt, vocabulary), vocabulary);

it('leaves deeds and clothes to who is alive', () => {
  const { subjects, relations } = planOf('a cabin, a man in a long coat walks over the bridge');
  const indexOf = (glyph: string): number => subjects.findIndex((each) => each.glyph === glyph);
  expect(subjects[indexOf('@cabin')]?.motion).toBeNull();
  expect(subjects[indexOf('man')]?.motion).toBe('walk');
  const coat = indexOf('coat');
  expect(relations.filter(({ to }) => to === coat).map(({ from }) => from)).toEqual([
    indexOf('man'),
  ]);
});

it('keeps the deeds of both where both are alive', () => {
  const { subjects } = planOf('a cat, a dog dancing');
  expect(subjects.map(({ motion }) => motion)).toEqual(['dance', 'dance']);
});

it.each([
  ['a man walks over a bridge', 'on'],
  ['an eagle flying over a bridge', 'above'],
])('%s: %s', (prompt, kind) => {
  expect(planOf(prompt).relations.map((relation) => relation.kind)).toContain(kind);
});

it('leads bridges over water, and lets those who cross them walk', () => {
  const { subjects, landforms } = planOf('a man crossing a stone bridge');
  expect(subjects[0]?.motion).toBe('walk');
  expect(landforms).toContain('underbridge');
  expect(planOf('a covered bridge in autumn').landforms).toContain('underbridge');
});

it('hangs no building', () => {
  const { subjects, words } = planOf('hanging gardens on a modern building');
  expect(subjects.map(({ motion }) => motion)).toEqual([null]);
  expect(words.notDrawn).toContain('hanging');
});

it.each([
  ['a bridge in paris', ['flood']],
  ['tower bridge in london at night', ['flood']],
  ['a red bus on a bridge in london', []],
])('puts the bridge of a city into its river: %s', (prompt, landforms) => {
  expect(planOf(prompt).landforms).toEqual(landforms);
});
