import { beforeAll, expect, it } from 'vitest';
import { parsePrompt } from '../language/parse.ts';
import type { Vocabulary } from '../language/vocabulary.ts';
import { readVocabulary } from '../node/read-art-pack.ts';
import { direct } from './direct.ts';

let vocabulary: Vocabulary;
beforeAll(async () => {
  vocabulary = await readVocabulary();
});

const plan = (prompt: string) => direct(parsePrompt(prompt, vocabulary), vocabulary);

it.each([
  ["a woman's face", 'close'],
  ["line art of a young man's face", 'close'],
  ['the face of an old man', 'close'],
  ['one line art woman face', 'close'],
  ['a butterfly on a woman face', null],
  ['a woman with a smile on her face', null],
  ["a butterfly on a woman's face", null],
])('sees "%s" from %s', (prompt, shot) => {
  expect(plan(prompt).shot).toBe(shot);
});

it("draws no body below an animal's face", () => {
  expect(plan("a cat's face").subjects).toMatchObject([{ glyph: 'cat-face', isHead: true }]);
});

it('sees the one person of a thumbnail from close by, with the face and not the work', () => {
  const cook = plan('thumbnail for cooking video, shocked chef and burning pan');
  expect(cook.shot).toBe('close');
  expect(cook.subjects).toMatchObject([{ glyph: 'cook', motion: null }, { glyph: '@fryingpan' }]);
  expect(cook.relations).toMatchObject([{ from: 0, to: 1, kind: 'hold' }]);
  const player = plan('thumbnail for gaming video, surprised boy with headphones');
  expect(player.subjects.map(({ glyph }) => glyph)).toContain('video-game');
  expect(plan('man looking at a thumbnail').shot).toBeNull();
});

it('puts the head of an animal before a plain ground', () => {
  const { setting, backdrop, subjects } = direct(parsePrompt('cat head', vocabulary), vocabulary);
  expect([setting, backdrop, subjects[0]?.isHead]).toEqual(['abstract', 'cream', true]);
});
