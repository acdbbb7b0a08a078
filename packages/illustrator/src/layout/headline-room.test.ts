import { expect, it } from 'vitest';
import { captionBottom } from './fit.ts';
import { areTextsApart, headlineRoom } from './headline-room.ts';

const LONG =
  'The best way to predict the future is to create it, so take the moment and make it perfect, every day.';

it('gives a short headline larger letters and a long one more height', () => {
  expect(headlineRoom('RIP').largest).toBeGreaterThan(headlineRoom('Rise and Shine').largest);
  expect(headlineRoom(LONG).height).toBeGreaterThan(headlineRoom('Rise and Shine').height);
  expect(headlineRoom(LONG).height).toBeLessThanOrEqual(headlineRoom(LONG).tallest);
});

it('keeps things below all of the lettering', () => {
  expect(captionBottom(LONG)).toBeGreaterThan(headlineRoom(LONG).height);
  expect(captionBottom('Sale\nonly this weekend')).toBeGreaterThan(captionBottom('Sale'));
});

it('knows memes with a text at the bottom', () => {
  expect(areTextsApart('MONDAYS\nNOPE', 'text at the bottom NOPE')).toBe(true);
  expect(areTextsApart('MONDAYS', 'at the bottom')).toBe(false);
});
