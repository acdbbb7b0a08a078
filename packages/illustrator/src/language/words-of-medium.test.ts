import { expect, it } from 'vitest';
import { readVocabulary } from '../node/read-art-pack.ts';
import { direct } from '../plan/direct.ts';
import { parsePrompt } from './parse.ts';

const vocabulary = await readVocabulary();
const wordsOf = (prompt: string) => direct(parsePrompt(prompt, vocabulary), vocabulary).words;

it.each([
  ['sunset over the ocean, photo', ['photo']],
  ['burger, food photography', ['food photography']],
  ['Hund im Park, Foto', ['Foto']],
  ['mountain landscape, photorealistic, highly detailed', ['photorealistic', 'highly detailed']],
  ['wizard tower, concept art, epic', ['concept art', 'epic']],
  ['butterfly, intricate details', ['intricate details']],
  ['coffee mug, flyer', ['flyer']],
  ['fox, flat colors', ['flat colors']],
  ['dog in the park, poster', ['poster']],
  ['album cover with a palm tree', ['album cover']],
  ['tulip in watercolor, 3d', ['3d']],
])('reports a medium that is not drawn: %s', (prompt, notDrawn) => {
  expect(wordsOf(prompt).notDrawn).toEqual(notDrawn);
});

it.each([
  ['old man, black and white photo', 'black and white photo'],
  ['vintage photo of a train', 'vintage photo'],
  ['cat, 3d render', 'render'],
  ['owl, digital art', 'art'],
  ['girl reading, illustration', 'illustration'],
  ['poster for a summer music festival', 'poster'],
  ['podcast cover about history', 'cover'],
])('claims a medium that the picture is: %s', (prompt, word) => {
  const { drawn, notDrawn } = wordsOf(prompt);
  expect(drawn).toContain(word);
  expect(notDrawn).toEqual([]);
});

it.each([
  ['cat portrait, charcoal', 'charcoal', 'sketch'],
  ['coffee shop logo, flat', 'flat', 'minimal'],
  ['leather wallet, product photo', 'product photo', 'product before a plain ground'],
])('names what stands in for a medium: %s', (prompt, word, as) => {
  expect(wordsOf(prompt).standIns).toContainEqual({ word, as });
});

it('leaves the color and the stuff of charcoal', () => {
  expect(wordsOf('a man in a charcoal suit').standIns).toEqual([]);
});

it('says nothing of the size and the quality of a picture', () => {
  expect(wordsOf('a lake, 4k, hd, high quality').notDrawn).toEqual([]);
});
