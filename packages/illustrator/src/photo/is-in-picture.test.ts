import { expect, it } from 'vitest';
import { parsePrompt } from '../language/parse.ts';
import { createNodeHost } from '../node/index.ts';
import { describesPicture, isInPicture } from './is-in-picture.ts';

const { art } = await createNodeHost();

/** Whether a prompt says its first subject of the picture itself. */
const isDescribed = (prompt: string): boolean =>
  describesPicture(prompt, parsePrompt(prompt, art).subjects[0]!, art);

it.each([
  'cat wearing a crown',
  'a rocket at night',
  'a cat in the snow',
  'two dogs in the snow',
  'woman with falling leaves around her',
  'Motorrad bei Nacht',
  'un gato en la nieve',
])('describes the picture: %s', (prompt) => {
  expect(isDescribed(prompt)).toBe(true);
});

it.each([
  'add a frog',
  'a robot dancing',
  'a dragon over the city',
  'butterflies everywhere',
  'a hot air balloon in the sky',
  'portrait with a balloon',
  'füge einen Frosch hinzu',
  'añade una rana',
  'ajoute une grenouille',
])('asks for something more: %s', (prompt) => {
  expect(isDescribed(prompt)).toBe(false);
});

it('takes no other noun for that of a possessive', () => {
  expect(isInPicture('her fluffy white rabbit', 'rabbit')).toBe(true);
  expect(isInPicture('her with a rabbit', 'rabbit')).toBe(false);
});
