import { expect, it } from 'vitest';
import { readVocabulary } from '../node/read-art-pack.ts';
import { parsePrompt } from './parse.ts';

const vocabulary = await readVocabulary();

it.each([
  ['paris at night', 'city', '@eiffel'],
  ['barcelona beach at sunset', 'beach', '@basilica'],
  ['a picnic in a park in paris', 'park', '@eiffel'],
  ['moscow in winter', 'city', '@oniondomes'],
])('shows a city by its landmark: %s', (prompt, place, landmark) => {
  const { setting, subjects, words } = parsePrompt(prompt, vocabulary);
  expect(setting).toBe(place);
  expect(subjects.map(({ glyph }) => glyph)).toContain(landmark);
  expect(words.notDrawn).toEqual([]);
});

it('puts no landmark into a room', () => {
  expect(parsePrompt('a bedroom in paris', vocabulary).subjects).toEqual([]);
});

it.each([
  ['arc de triomphe', '@triumphalarch'],
  ['the leaning tower of pisa', '@leaningtower'],
  ['der schiefe Turm von Pisa', '@leaningtower'],
  ['la Sagrada Familia al atardecer', '@basilica'],
  ['la statue de la liberté', '@liberty'],
  ['自由の女神', '@liberty'],
  ['エンパイアステートビル', '@steppedtower'],
  ['Schloss Neuschwanstein im Winter', '@fairytalecastle'],
])('knows landmarks by their names: %s', (prompt, glyph) => {
  const { subjects, words } = parsePrompt(prompt, vocabulary);
  expect(subjects.map((subject) => subject.glyph)).toEqual([glyph]);
  expect(words.standIns).toEqual([]);
});
