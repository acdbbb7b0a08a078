import { expect, it } from 'vitest';
import { createNodeHost } from '../node/index.ts';
import { takeDeedBetween } from './deeds-between.ts';
import { parsePrompt } from './parse.ts';

const { art } = await createNodeHost();

it.each([
  ['a handshake between a robot and a farmer', 'a robot shaking hands with a farmer'],
  ['a race between a turtle and a rabbit, storybook', 'a turtle racing a rabbit, storybook'],
  ['conversation between two owls', 'two owls talking'],
  ['a bench between two trees', 'a bench between two trees'],
])('%s: %s', (prompt, rest) => expect(takeDeedBetween(prompt).rest).toBe(rest));

it('is reported by the noun that was typed', () => {
  const { words } = parsePrompt('a handshake between a robot and a farmer', art);
  expect(words).toEqual({ drawn: ['robot', 'handshake', 'farmer'], standIns: [], notDrawn: [] });
});
