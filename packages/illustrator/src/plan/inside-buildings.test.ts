import { expect, it } from 'vitest';
import { parsePrompt } from '../language/parse.ts';
import { readVocabulary } from '../node/read-art-pack.ts';
import { direct } from './direct.ts';

const vocabulary = await readVocabulary();
const planOf = (prompt: string) => direct(parsePrompt(prompt, vocabulary), vocabulary);

it('shows a room and no building where the prompt says its inside', () => {
  const { subjects, setting, words } = planOf(
    'the inside of an old observatory, a young woman on a high stool taking notes',
  );
  expect(subjects.map(({ glyph }) => glyph)).not.toContain('@observatory');
  expect(setting).not.toBe('hills');
  expect(words.standIns).toContainEqual({ word: 'observatory', as: 'room' });
});

it('keeps a building that is all there is', () => {
  expect(planOf('the inside of a castle').subjects).toHaveLength(1);
});

it('shows the library in a tower, and reports the tower', () => {
  const { subjects, setting, words } = planOf('a wizard reading a book in a library tower');
  expect(setting).toBe('library');
  expect(subjects.map(({ glyph }) => glyph)).not.toContain('@stonetower');
  expect(words.notDrawn).toContain('tower');
});

it('shows no lighthouse in which somebody climbs its stairs', () => {
  const { subjects } = planOf('a lighthouse keeper climbing the stairs of an old lighthouse');
  expect(subjects.map(({ glyph }) => glyph)).not.toContain('@lighthouse');
});

it.each([
  ['a hotel receptionist greeting a guest', 'lobby'],
  ['a school janitor mopping', 'classroom'],
  ['a hotel maid making the bed', 'bedroom'],
])('puts staff into the building that they work in: %s', (prompt, setting) => {
  const plan = planOf(prompt);
  expect(plan.setting).toBe(setting);
  expect(plan.subjects.map(({ glyph }) => glyph)).not.toContain(
    setting === 'classroom' ? 'school' : 'hotel',
  );
});

it('counts the staff and not the building', () => {
  const [workers] = planOf('two hospital workers drinking coffee').subjects;
  expect([workers?.word, workers?.count]).toEqual(['workers', 2]);
});
