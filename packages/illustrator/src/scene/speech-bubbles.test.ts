import { expect, it } from 'vitest';
import { isShouting } from './speech-bubbles.ts';

it.each(['a man yelling "stop"', 'comic panel with POW', 'a cat screams "no"', 'boooom "hi"'])(
  'is shouted: %s',
  (prompt) => expect(isShouting(prompt)).toBe(true),
);

it.each(['a panda eating bamboo saying "hi"', 'a power plant that says "on"', 'a boomerang'])(
  'is only said: %s',
  (prompt) => expect(isShouting(prompt)).toBe(false),
);
