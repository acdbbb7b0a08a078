import { expect, it } from 'vitest';
import { isIconSet, readMark } from '../mark.ts';
import { readTravelPoster } from '../travel-posters.ts';

it.each([
  'Sticker-Set von einem Faultier: fröhlich, traurig',
  'set de stickers de un perro: feliz, triste',
  "planche de stickers d'un chat : content, triste",
  '猫のスタンプセット：嬉しい、悲しい',
])('is a set: %s', (prompt) => {
  expect(isIconSet(prompt)).toBe(true);
});

it.each(['Sticker mit einem Faultier', 'un sticker de perro', 'ein Set Teller'])(
  'is no set: %s',
  (prompt) => {
    expect(isIconSet(prompt)).toBe(false);
  },
);

it.each([
  ['Retro-Reiseplakat für Rom', 'Rom'],
  ['cartel de viaje vintage de Lisboa', 'Lisboa'],
  ['affiche de voyage rétro pour la Provence', 'Provence'],
  ['レトロな旅行ポスター、京都', '京都'],
])('titles the travel poster: %s', (prompt, caption) => {
  expect(readTravelPoster(prompt)?.caption).toBe(caption);
});

it.each([['旅行ポスター、レトロスタイル、沖縄'], ['旅行ポスター 沖縄 3月']])(
  'takes no part of another word for the place: %s',
  (prompt) => {
    expect(readTravelPoster(prompt)).toBeNull();
  },
);

it('leaves a poster alone that shows more than a place', () => {
  expect(readTravelPoster('Reiseplakat für Rom mit einer Katze auf einem Roller')).toBeNull();
});

it('draws a logo in black and gold with lines, also in French', () => {
  const prompt = 'logo pour un salon de coiffure, épuré, noir et or';
  expect(readMark(prompt, 'emblem')?.isLined).toBe(true);
});
