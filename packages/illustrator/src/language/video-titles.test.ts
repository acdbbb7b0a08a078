import { expect, it } from 'vitest';
import { takeCaption } from './caption.ts';

it.each([
  ['YouTube thumbnail how to bake bread', 'How to bake bread'],
  ['thumbnail for my top 10 travel tips video with a suitcase', 'Top 10 travel tips'],
  ['thumbnail with a fox', null],
])('letters the title of a video on its thumbnail: %s', (prompt, caption) => {
  expect(takeCaption(prompt).caption).toBe(caption);
});
