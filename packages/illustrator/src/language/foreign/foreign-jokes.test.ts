import { expect, it } from 'vitest';
import { readForeignJoke } from './foreign-jokes.ts';

it.each([
  ['yo cuando es lunes y no hay café', 'monday no coffee'],
  ['ich wenn der Wecker klingelt', 'monday'],
  ["moi quand il n'y a plus de pizza", 'pizza'],
  ['金曜日になった時の私', 'friday'],
])('reads whom a joke is about and what: %s', (prompt, english) => {
  expect(readForeignJoke(prompt)).toEqual({ text: prompt, english, said: '' });
});

it.each([
  'ein Hund, wenn es regnet',
  'una niña cuando llueve',
  'un enfant quand il pleut',
  'la forêt quand il neige',
  'das Meer, wenn die Sonne untergeht',
  '雨の時の街',
])('leaves pictures alone that are no jokes: %s', (prompt) => {
  expect(readForeignJoke(prompt)).toBeNull();
});
