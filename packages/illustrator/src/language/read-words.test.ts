import { describe, expect, it } from 'vitest';
import { createScene } from '../index.ts';
import { createNodeHost } from '../node/index.ts';
import { readVocabularyData } from '../node/vocabulary.ts';
import { readWords, vocabularyOf } from './index.ts';
import { wordsUnknownThroughout } from './words-unknown-throughout.ts';

const vocabulary = vocabularyOf(await readVocabularyData());
const read = (prompt: string) => readWords(prompt, vocabulary);

describe('the words of a prompt', () => {
  it.each([
    ['a fox doing zyqx in a forest at night', ['fox', 'forest', 'night'], ['zyqx']],
    ['three red balloons over a city', ['three', 'red', 'balloons', 'city'], []],
    ['a rocket, "LAUNCH DAY", watercolor', ['rocket', 'watercolor', '“LAUNCH DAY”'], []],
    ['a low poly fox in the rain', ['low poly', 'fox', 'in the rain'], []],
    ['a beach without people or umbrellas', ['beach', 'without people', 'without umbrellas'], []],
    ['a kitchen, no people', ['kitchen', 'no people'], []],
    ['Zyqx', [], ['Zyqx']],
    ['ein roter Fuchs im Zyqx', ['roter Fuchs'], ['Zyqx']],
    ['', [], []],
  ])('are told apart: %s', (prompt, drawn, notDrawn) => {
    expect(read(prompt)).toEqual({ drawn, standIns: [], notDrawn });
  });

  it.each([
    'a fox doing zyqx in a forest',
    'justice and a cat with flibbering wings',
    'a watercolor and pixel art whale on a beach in the desert',
    'two penguins under the northern lights',
  ])('that are not drawn are those that the illustrator reports: %s', async (prompt) => {
    const scene = await createScene(
      { prompt, seed: 1, width: 16, height: 16, purpose: 'still' },
      await createNodeHost(),
    );
    expect(read(prompt)).toEqual(scene.words);
    scene.release();
  });

  it.each(['zyqx', 'a running Zyqx, justice!', 'кот'])(
    'have none to draw where the prompt is refused: %s',
    (prompt) => {
      const refused = wordsUnknownThroughout(prompt, vocabulary);
      expect(refused).not.toEqual([]);
      expect(read(prompt)).toMatchObject({ drawn: [], standIns: [] });
      expect(read(prompt).notDrawn).toEqual(expect.arrayContaining([...refused]));
    },
  );

  it.each(['blue zyqx', 'zyqx at night', 'zyqx on a pink background', 'zyqx "HELLO"', '🦊'])(
    'have some to draw where the prompt is taken: %s',
    (prompt) => {
      expect(wordsUnknownThroughout(prompt, vocabulary)).toEqual([]);
      expect(read(prompt).drawn).not.toEqual([]);
    },
  );
});
