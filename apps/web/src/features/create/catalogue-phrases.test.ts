import { expect, it } from 'vitest';
import type { Catalogue } from '../../language/catalogue.ts';

const FILES = import.meta.glob<{ readonly texts: Catalogue['create'] }>(
  '../../language/*/create.ts',
  { eager: true },
);

it.each(Object.entries(FILES))('%s: the words of the links stand in their sentences', (_, file) => {
  const { loggedOut, loggedOutLink, pleaseLogIn, pleaseLogInLink, gifLocked, gifLockedLink } =
    file.texts;
  expect(loggedOut).toContain(loggedOutLink);
  expect(pleaseLogIn).toContain(pleaseLogInLink);
  expect(gifLocked).toContain(gifLockedLink);
  expect(file.texts.advanced.locked).toContain(file.texts.advanced.lockedLink);
  expect(file.texts.tokenCount(2)).toContain('{count}');
});

/** Letters that fit in one line of a tile on a phone: 90 px at 12 px; Japanese ones are twice as wide. */
const TILE_LETTERS = 14;
const widthOf = (name: string): number =>
  name.length + (name.match(/[\u2E80-\uFFFF]/g)?.length ?? 0);

it.each(Object.entries(FILES))('%s: the names of styles fit in their tiles', (_, { texts }) => {
  const { noStyle, styles } = texts.advanced;
  const names = [noStyle, ...Object.values(styles)];
  expect(names.filter((name) => widthOf(name) > TILE_LETTERS)).toEqual([]);
});
