import { expect, it } from 'vitest';
import { readVocabulary } from '../node/read-art-pack.ts';
import { parsePrompt } from './parse.ts';

const vocabulary = await readVocabulary();

it.each([
  ['Lernkarten: Hund, Katze, Kuh', null, ['Hund', 'Katze', 'Kuh']],
  [
    'Poster mit Gefühlen für den Kindergarten',
    'Gefühle',
    ['Fröhlich', 'Traurig', 'Wütend', 'Ängstlich', 'Überrascht', 'Müde'],
  ],
  ['cartel de las estaciones', 'Estaciones del año', ['Primavera', 'Verano', 'Otoño', 'Invierno']],
  ['affiche des saisons', 'Saisons', ['Printemps', 'Été', 'Automne', 'Hiver']],
  ['天気のポスター', '天気', ['晴れ', '曇り', '雨', '雷', '雪', '虹']],
])('%s has its names in its own language', (prompt, title, labels) => {
  const sheet = parsePrompt(prompt, vocabulary).dividedSheet;
  expect(sheet?.title).toBe(title);
  expect(sheet?.cells.map(({ label }) => label)).toEqual(labels);
});

it.each([
  ['Wochenplaner mit Kakteen', 'Wochenplaner', ['Montag', 'Dienstag']],
  ['emploi du temps avec des crayons', 'Emploi du temps', ['Lundi', 'Mardi']],
  ['un currículum en azul', 'Tu nombre', ['Contacto', 'Habilidades']],
  ['週間プランナー、花', '週間プランナー', ['月曜日', '火曜日']],
])('%s is a form in its own language', (prompt, title, headings) => {
  const sheet = parsePrompt(prompt, vocabulary).dividedSheet;
  expect(sheet?.title).toBe(title);
  expect(sheet?.cells.map(({ heading }) => heading).slice(0, 2)).toEqual(headings);
});

it.each([
  ['Gewohnheitstracker für März mit Pflanzen', 'Gewohnheitstracker für März', 'Wasser trinken'],
  ['rastreador de hábitos para enero', 'Rastreador de hábitos para enero', 'Tomar agua'],
  ["suivi d'habitudes pour avril avec des chats", 'Suivi d’habitudes pour avril', 'Boire de l’eau'],
])('%s has its lines and its week in its own language', (prompt, title, line) => {
  const { dividedSheet, words } = parsePrompt(prompt, vocabulary);
  expect(dividedSheet?.title?.replaceAll("'", '’')).toBe(title);
  expect(dividedSheet?.cells[0]?.label).toBe(line);
  expect(dividedSheet?.weekdayInitials).toHaveLength(7);
  expect(words.notDrawn).toEqual([]);
});

it.each([
  ['Monatskalender Mai mit Blumen', 'Mai'],
  ['calendario de mayo con flores', 'Mayo'],
])('%s is the sheet of a month', (prompt, title) => {
  const sheet = parsePrompt(prompt, vocabulary).dividedSheet;
  expect(sheet?.arrangement).toBe('month');
  expect(sheet?.title).toBe(title);
});

it('reports the pages of other languages in the words of the user', () => {
  const { words, language } = parsePrompt('Zahlenstrahl von 0 bis 3', vocabulary);
  expect(language).toBe('de');
  expect(words.drawn).toEqual(expect.arrayContaining(['Zahlenstrahl', '0', '3']));
  expect(words.notDrawn).toEqual([]);
});

it.each(['videollamada con colegas', 'Videokonferenz im Team', 'オンライン会議'])(
  '%s is the screen of a call',
  (prompt) => {
    expect(parsePrompt(prompt, vocabulary).dividedSheet?.arrangement).toBe('screen');
  },
);

it.each(['Vorstellungsgespräch', 'entrevista de trabajo', "entretien d'embauche", '面接'])(
  '%s is held by people',
  (prompt) => {
    const { subjects } = parsePrompt(prompt, vocabulary);
    expect(subjects.filter(({ person }) => person !== null)).toHaveLength(2);
  },
);
