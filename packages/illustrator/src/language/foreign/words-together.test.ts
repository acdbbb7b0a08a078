import { expect, it } from 'vitest';
import { readVocabulary } from '../../node/read-art-pack.ts';
import { textOf } from '../tokenize.ts';
import { readText } from './translate.ts';

const vocabulary = await readVocabulary();
const englishOf = (prompt: string) => textOf(readText(prompt, vocabulary).tokens);

it.each([
  ['Hund mit traurigen Augen', 'sad dog'],
  ['Katze mit wütendem Gesicht', 'angry cat'],
  ['chien aux yeux tristes', 'sad dog'],
  ['chat avec un visage fâché', 'angry cat'],
  ['perro con ojos tristes', 'sad dog'],
  ['眠そうな目をしたナマケモノ', 'tired sloth'],
])('takes the mood of a face for the one who has it: %s', (prompt, english) => {
  expect(englishOf(prompt)).toBe(english);
});

it.each([
  ['un queso más grande que él', 'a cheese bigger than itself'],
  ["un fromage plus gros qu'elle", 'a cheese bigger than itself'],
  ['ein Käse größer als die Maus', 'a cheese bigger than the mouse'],
  ['ein Käse, der größer ist als sie', 'a cheese bigger than itself'],
  ['自分より大きいチーズ', 'cheese bigger than itself'],
])('compares sizes as English does: %s', (prompt, english) => {
  expect(englishOf(prompt)).toBe(english);
});

it.each([
  ['ein ritter der gegen einen drachen kämpft', 'a knight who fighting a dragon'],
  ['un perro que tiene un hueso en la boca', 'a dog while has a bone in its mouth'],
  ['先生に怒られる生徒', 'student scolded by teacher'],
  ['una canasta de flores', 'a basket of flowers'],
  ['un vestido de flores', 'a floral dress'],
  ['おばあちゃんの家の庭で寝る猫', 'cat sleeping in house garden'],
  ['cheminées qui fument', 'chimneys who fument'],
  ['Entenfamilie auf einem Teich', 'duck family on a pond'],
  ['un gallo cantando al amanecer', 'a rooster crowing sunrise'],
  ['drei Kugeln Eis in einer Waffel', 'three scoops ice cream in a cone'],
])('reads what words mean beside others: %s', (prompt, english) => {
  expect(englishOf(prompt)).toBe(english);
});
