import { expect, it } from 'vitest';
import { readVocabulary } from '../node/read-art-pack.ts';
import { layOutPrompt } from '../testing/lay-out-prompt.ts';
import { takeBadge } from './badges.ts';

const vocabulary = await readVocabulary();

it.each([
  ['badge for a camping club with a tent', 'Camping club'],
  ['book club badge, owl on books', 'Book club'],
  ['scout badge with a bear', null],
  ['mission patch with a rocket', null],
])('letters whose badge it is: %s', (prompt, title) => {
  expect(takeBadge(prompt).title).toBe(title);
  expect(takeBadge(prompt).rest).toContain('badge emblem');
});

it.each(['police badge on a belt', 'pumpkin patch with children', 'a bear wearing a badge'])(
  'leaves what is no emblem: %s',
  (prompt) => {
    expect(takeBadge(prompt).rest).toBe(prompt);
  },
);

it('shows the things of a badge as one picture in a ring', () => {
  const prompt = 'badge for camping club with tent, pine trees and mountain';
  const { plan, of, all } = layOutPrompt(prompt, vocabulary);
  expect(plan.mark?.isRound).toBe(true);
  expect(plan.landforms).toEqual([]);
  expect(all('evergreen-tree').map(({ x }) => Math.sign(x - 0.5))).toEqual([-1, 1]);
  expect(of('@mountainmark').order).toBeLessThan(of('@tent').order);
  expect(of('@tent').x).toBe(0.5);
});

it('says that a sign does not make the gesture of an animal', () => {
  const { plan } = layOutPrompt('gym badge gorilla flexing muscles', vocabulary);
  expect(plan.words.notDrawn).toContain('flexing muscles');
});
