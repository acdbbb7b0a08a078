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

it.each([
  ['Schornsteinfegerin', 'female chimney sweep'],
  ['zwei Schornsteinfegerinnen', 'two female chimney sweeps'],
  ['fontanera con una rosa', 'female plumber with a rose'],
  ['charpentière', 'female carpenter'],
])("knows a woman's trade by a man's: %s", (prompt, english) => {
  expect(englishOf(prompt)).toBe(english);
});

it.each([
  ['ein Hund wartet vorm Bäcker', 'a dog waiting in front of bakery'],
  ['une dame chez le boulanger', 'a woman at the bakery'],
  ['ein Hund sitzt vor einem Bäcker', 'a dog sitting in front of a baker'],
])('names a shop where a trade stands for it: %s', (prompt, english) => {
  expect(englishOf(prompt)).toBe(english);
});

it.each([
  ['un bateau dans la vase', 'a boat in the mud'],
  ['une fleur dans le vase', 'a flower in the vase'],
  ['un chat près du poêle', 'a cat next to stove'],
  ['el cometa en el cielo', 'the comet in the sky'],
  ['una niña con una cometa', 'a girl with kite'],
  ['jardinera regando rosas', 'female gardener watering roses'],
])('tells the senses of a noun by its article: %s', (prompt, english) => {
  expect(englishOf(prompt)).toBe(english);
});

it.each([
  ['un manteau accroché à une porte', 'a coat hanging on door'],
  ['mochila colgada de una silla', 'backpack hanging on a chair'],
  ['una hamaca colgada de un árbol', 'a hammock hanging from a tree'],
  ['une couronne en papier doré', 'a golden paper crown'],
  ['pingüino con su cría', 'penguin with its baby'],
  ['Mutter mit ihrem Jungen', 'mother with her boy'],
])('relates things as English does: %s', (prompt, english) => {
  expect(englishOf(prompt)).toBe(english);
});

it.each([
  ['アリさんたち', 'ants'],
  ['魚をくわえた猫', 'cat with a fish in its mouth'],
  ['鬼に豆をまく子ども', 'child throwing beans at oni'],
  ['こたつでぬくぬくしている柴犬', 'shiba snuggling in kotatsu'],
])('reads deeds and names of Japanese: %s', (prompt, english) => {
  expect(englishOf(prompt)).toBe(english);
});

it.each([['perro que sale de una caja'], ['el sol sale sobre el mar']])(
  'announces nothing where Spanish has a verb: %s',
  (prompt) => {
    expect(parsePrompt(prompt, vocabulary).caption ?? null).toBeNull();
  },
);

it('hangs a sign on the door of a building', () => {
  const { subjects, relations } = parsePrompt(
    'Schild mit der Aufschrift "Heute Ruhetag" an einer Gasthaustür',
    vocabulary,
  );
  expect(subjects.map(({ glyph }) => glyph)).toEqual(['@sign', 'door']);
  expect(relations).toMatchObject([{ from: 0, to: 1, kind: 'on' }]);
});

it.each([['Poesiealbum mit Äpfeln', ['Poesiealbum']]])(
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
