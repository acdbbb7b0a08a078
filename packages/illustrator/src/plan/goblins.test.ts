import { expect, it } from 'vitest';
import { parsePrompt } from '../language/parse.ts';
import { createNodeHost } from '../node/index.ts';
import { direct } from './direct.ts';

const { art } = await createNodeHost();
const glyphsOf = (prompt: string): string =>
  direct(parsePrompt(prompt, art), art)
    .subjects.map(({ glyph }) => glyph)
    .join(' ');

it.each([
  ['a goblin merchant', '@greengoblin'],
  ['an orc warrior', '@orc @sword'],
  ['a cute devil', '@imp'],
  ['a hooded figure', 'man'],
  ['three potion bottles, red blue and green, game icons', '@potion @potion @potion'],
  ['time flies: an alarm clock with wings', 'alarm-clock'],
])('knows %s', (prompt, glyphs) => {
  expect(glyphsOf(prompt)).toBe(glyphs);
});

it('letters what a game shows at its end', () => {
  expect(direct(parsePrompt('game over screen with a crying slime', art), art).caption).toBe(
    'Game over',
  );
});

it('does what is said of the role', () => {
  const { subjects } = direct(parsePrompt('an alien vendor selling fruit', art), art);
  expect(subjects[0]).toMatchObject({ glyph: 'alien', motion: 'sell' });
});
