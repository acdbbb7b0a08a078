import { expect, it } from 'vitest';
import { parsePrompt } from '../language/parse.ts';
import { readVocabulary } from '../node/read-art-pack.ts';
import { layOutPrompt } from '../testing/lay-out-prompt.ts';
import { direct } from './direct.ts';

const vocabulary = await readVocabulary();
const plan = (prompt: string) => direct(parsePrompt(prompt, vocabulary), vocabulary);

it.each([
  ['a road leading to a castle', 'hills', 'roadahead'],
  ['a path leading to a glowing door', 'hills', 'path'],
  ['a trail going to a small cabin in the forest', 'forest', 'path'],
  ['stairs leading to a temple', 'steps', undefined],
])('shows the way and what it leads to: %s', (prompt, setting, landform) => {
  const { setting: place, landforms, subjects } = plan(prompt);
  expect(place).toBe(setting);
  expect(landforms[0]).toBe(landform);
  expect(subjects[0]?.isAtEndOfWay).toBe(true);
});

it('stands what a way leads to in the distance, behind who walks there', () => {
  const { placements } = layOutPrompt('a man walking on a path leading to a castle', vocabulary);
  const [man, castle] = [0, 1].map((index) => placements.find((each) => each.subject === index));
  expect(castle?.y).toBeLessThan((man?.y ?? 0) - 0.05);
  expect(castle?.order).toBeLessThan(man?.order ?? 0);
});

it('leaves ways alone that lead nowhere', () => {
  expect(plan('a dog on a path').subjects[0]?.isAtEndOfWay).toBeUndefined();
});
