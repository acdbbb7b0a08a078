import { beforeAll, expect, it } from 'vitest';
import { parsePrompt } from '../language/parse.ts';
import type { Vocabulary } from '../language/vocabulary.ts';
import { readVocabulary } from '../node/read-art-pack.ts';
import { direct } from './direct.ts';

let vocabulary: Vocabulary;
beforeAll(async () => {
  vocabulary = await readVocabulary();
});

it.each([
  ['endless walk through a neon tunnel', 'onwards'],
  ['flying through space', 'onwards'],
  ['slow zoom in on a cabin in the snow', 'zoom'],
  ['zoom into the earth', 'zoom'],
])('"%s" moves the camera: %s', (prompt, kind) => {
  const { cameraMove, words } = direct(parsePrompt(prompt, vocabulary), vocabulary);
  expect(cameraMove).toBe(kind);
  expect(words.notDrawn).toEqual([]);
});

it.each([
  'a car zooming into the distance',
  'a man walking through a tunnel',
  'a woman on a zoom call',
])('"%s" leaves the camera where it is', (prompt) => {
  expect(direct(parsePrompt(prompt, vocabulary), vocabulary).cameraMove).toBeUndefined();
});

it.each([
  ['a girl blinking', 'blinking'],
  ['a blinking neon heart', 'blinking'],
  ['a lava lamp flowing', 'flowing'],
  ['a cat blinking', 'blinking'],
  ['a pocket watch ticking', 'ticking'],
  ['grandpa rocking in his rocking chair', 'rocking'],
  ['a rocking horse rocking', 'rocking'],
  ['the moon rising over the ocean', 'rising'],
  ['a snow globe with snow swirling', 'swirling'],
  ['an otter floating on its back, rocking', 'rocking'],
])('"%s" counts "%s" as drawn, in loops alone', (prompt, word) => {
  const { words, seenInLoops } = direct(parsePrompt(prompt, vocabulary), vocabulary);
  expect(words.drawn).toContain(word);
  expect(seenInLoops).toEqual([word]);
});

it('lets a lava lamp stand while its blobs move', () => {
  const { subjects, words } = direct(
    parsePrompt('lava lamp blobs rising and sinking', vocabulary),
    vocabulary,
  );
  expect(subjects).toMatchObject([{ glyph: '@lavalamp', motion: null }]);
  expect(words.notDrawn).toEqual([]);
});

it.each([
  'a flag fluttering in the wind on a castle tower',
  'curtains blowing in the breeze',
  'laundry on a clothesline blowing in the wind',
  'a disco ball rotating, light spots moving across the wall',
  'an old grandfather clock with pendulum swinging, hands moving',
])('"%s" is drawn with all that moves', (prompt) => {
  const { words } = direct(parsePrompt(prompt, vocabulary), vocabulary);
  expect(words.notDrawn).toEqual([]);
  expect(words.standIns).toEqual([]);
});

it.each([
  ['tall grass swaying in the wind', 'swaying'],
  ['a wheat field swaying in the breeze', 'swaying'],
  ['a church bell ringing', 'ringing'],
  ['a snake slithering', 'slithering'],
  ['northern lights dancing over a mountain', 'dancing'],
  ['a river flowing through a forest', 'flowing'],
  ['the sun slowly going down behind the ocean', 'going'],
])('"%s" is seen in loops alone: %s', (prompt, word) => {
  const { seenInLoops, words } = direct(parsePrompt(prompt, vocabulary), vocabulary);
  expect(seenInLoops).toContain(word);
  expect(words.drawn).toContain(word);
});

it('turns a watch on a pedestal, and of other clocks the hands', () => {
  const motionOf = (prompt: string) =>
    direct(parsePrompt(prompt, vocabulary), vocabulary).subjects[0]?.motion;
  expect(motionOf('a watch spinning on a pedestal')).toBe('spin');
  expect(motionOf('a clock spinning')).toBeNull();
});
