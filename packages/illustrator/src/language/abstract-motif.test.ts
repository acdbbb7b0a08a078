import { expect, it } from 'vitest';
import { saidMotif } from './abstract-motif.ts';

it.each([
  ['pulsing concentric circles', 'rings'],
  ['a hypnotic spiral spinning', 'spiral'],
  ['geometric shapes rotating', 'shapes'],
  ['colorful particles floating', 'orbs'],
  ['sound wave animation', 'bars'],
  ['neon lines moving', 'lines'],
  ['purple smoke swirling', 'smoke'],
  ['matrix rain', 'code'],
  ['a spinning galaxy', 'galaxy'],
  ['gears turning', 'gears'],
])('"%s" names a motif', (prompt, motif) => {
  expect(saidMotif(prompt)?.motif).toBe(motif);
});

it.each(['swirls of liquid color', 'abstract waves'])('"%s" is flowing color', (prompt) => {
  expect(saidMotif(prompt)).toBeNull();
});
