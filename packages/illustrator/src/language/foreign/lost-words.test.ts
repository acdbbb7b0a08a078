import { expect, it } from 'vitest';
import { readVocabulary } from '../../node/read-art-pack.ts';
import { parsePrompt } from '../parse.ts';
import { readText } from './translate.ts';

const vocabulary = await readVocabulary();
const englishOf = (prompt: string): string =>
  readText(prompt, vocabulary)
    .tokens.map(({ text }) => text)
    .join(' ');

it.each([
  ['森の動物たち', 'animals in forest'],
  ['mesa con velas', 'table with candles'],
  ['sechs Mäuse', 'six mice'],
  ['Gipfel über dem Wolkenmeer', 'peaks over the sea of clouds'],
  ['niño en bicicleta bajando una pendiente', 'boy cycling going down hill'],
  ['desayuno en la cama con churros', 'breakfast in bed with churros'],
  ['ein Elefant hat Angst vor einer Maus', 'a elephant afraid of a mouse'],
  ['zwei Hunde raufen um einen Ball', 'two dogs fighting over a ball'],
  ['dos gatos se disputan un pescado', 'two cats fighting over a fish'],
  ['deux chiens se disputent un os', 'two dogs fighting over a bone'],
  ['schéma simple du système solaire pour enfants', 'diagram simple of solar system'],
  ['cartel del ciclo del agua para niños', 'poster of water cycle'],
])('understands words that were lost: %s', (prompt, english) => {
  expect(englishOf(prompt)).toBe(english);
});

it.each([['Schultüte mit Äpfeln', ['Schultüte']]])(
  'says of things without a picture that they are not drawn: %s',
  (prompt, notDrawn) => {
    expect(parsePrompt(prompt, vocabulary).words.notDrawn).toEqual(notDrawn);
  },
);

it.each([
  ['hiker on a summit above the sea of fog'],
  ['Wanderer auf einem Gipfel über dem Nebelmeer'],
])('has fog and no sea in a sea of fog: %s', (prompt) => {
  const { weather, setting } = parsePrompt(prompt, vocabulary);
  expect([weather, setting]).toEqual([['fog'], 'mountain']);
});
