import { expect, it } from 'vitest';
import { parsePrompt } from '../language/parse.ts';
import { readVocabulary } from '../node/read-art-pack.ts';
import { direct } from './direct.ts';

const vocabulary = await readVocabulary();
const subjectsOf = (prompt: string) => direct(parsePrompt(prompt, vocabulary), vocabulary).subjects;

it.each([
  ['Torte, auf der „Alles Gute" steht', '@letteredcake', 'Alles Gute'],
  ['T-Shirt mit dem Spruch „Kein Bock“', '@printshirt', 'Kein Bock'],
  ['une tasse avec « Meilleur papa » écrit dessus', '@coffee', 'Meilleur papa'],
  ['pot de confiture avec étiquette « Fraise »', '@jamjar', 'Fraise'],
  ['globo con "Feliz día" escrito', 'balloon', 'Feliz día'],
  ['「がんばれ」と書かれたTシャツを着たクマ', '@printshirt', 'がんばれ'],
  ['看板に「準備中」と書いてあるラーメン屋', '@sign', '準備中'],
])('letters the thing that bears the text of "%s"', (prompt, glyph, text) => {
  expect(subjectsOf(prompt)).toContainEqual(expect.objectContaining({ glyph, lettering: text }));
});

it.each([
  ['Hund mit Sprechblase „Wo ist mein Futter?“', 'dog', 'Wo ist mein Futter?'],
  ['「おはよう」と言っている猫', 'cat', 'おはよう'],
  ['猫が「おはよう」と言って犬を起こす', 'cat', 'おはよう'],
])('lets the one who says the text of "%s" say it', (prompt, glyph, speech) => {
  expect(subjectsOf(prompt)).toContainEqual(expect.objectContaining({ glyph, speech }));
});
