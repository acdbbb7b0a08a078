import { expect, it } from 'vitest';
import { readVocabulary } from '../node/read-art-pack.ts';
import { parsePrompt } from './parse.ts';
import { readSums } from './read-sums.ts';

const vocabulary = await readVocabulary();

it('shows a multiplication table with its results', () => {
  const sheet = readSums('multiplication table with colorful numbers');
  expect(sheet?.cells.map(({ label }) => label).slice(10, 20)).toEqual(
    '2 4 6 8 10 12 14 16 18 20'.split(' '),
  );
  expect(readSums('7 times table poster')?.cells[2]?.label).toBe('3 × 7 = 21');
});

it('keeps worksheets with lines for the results, and scenes', () => {
  expect(readSums('multiplication worksheet')?.cells[0]?.label).toBe('2 × 3 = ___');
  expect(readSums('a girl learning the times tables')).toBeNull();
});

it.each([
  ['Einmaleins-Tabelle mit bunten Zahlen', 'Einmaleins-Tabelle', '1'],
  ['tabla de multiplicar', 'Tabla de multiplicar', '1'],
  ['九九の表', '九九の表', '1'],
  ['Wochentage für die Vorschule', 'Wochentage', 'Montag'],
  ['los días de la semana', 'Días de la semana', 'Lunes'],
  ['les jours de la semaine', 'Jours de la semaine', 'Lundi'],
])('knows pages to teach with in other languages: %s', (prompt, title, first) => {
  const { dividedSheet } = parsePrompt(prompt, vocabulary);
  expect([dividedSheet?.title, dividedSheet?.cells[0]?.label]).toEqual([title, first]);
  expect(dividedSheet?.cells.every(({ label }) => label !== null)).toBe(true);
});
