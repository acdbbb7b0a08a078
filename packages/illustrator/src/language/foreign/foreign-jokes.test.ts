import { expect, it } from 'vitest';
import { readForeignJoke } from './foreign-jokes.ts';

it.each([
  ['yo cuando es lunes y no hay café', 'monday no coffee'],
  ['ich wenn der Wecker klingelt', 'monday'],
  ["moi quand il n'y a plus de pizza", 'pizza'],
  ['金曜日になった時の私', 'friday'],
  ['月曜日の朝の私', 'monday'],
  ['yo los lunes vs yo los viernes', 'friday monday'],
  ['mi cara cuando suena la alarma', 'monday'],
  ['wenn endlich Freitag ist', 'friday'],
  ['moi en réunion', 'overtime'],
])('reads whom a joke is about and what: %s', (prompt, english) => {
  expect(readForeignJoke(prompt)).toEqual({ text: prompt, english, who: 'person', said: '' });
});

it.each([
  'ein Hund, wenn es regnet',
  'una niña cuando llueve',
  'un enfant quand il pleut',
  'la forêt quand il neige',
  'das Meer, wenn die Sonne untergeht',
  '雨の時の街',
  'wenn die Sonne untergeht über dem Meer',
  'quand la nuit tombe sur la ville',
  'cuando el sol se pone en la playa',
])('leaves pictures alone that are no jokes: %s', (prompt) => {
  expect(readForeignJoke(prompt)).toBeNull();
});

it.each([
  ['mi perro cuando llego a casa', 'dog'],
  ['Mein Chef, wenn ich Urlaub will', 'boss'],
  ['mon chat quand je travaille', 'cat'],
])('tells whom a joke is about: %s', (prompt, who) => {
  expect(readForeignJoke(prompt)?.who).toBe(who);
});
