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
