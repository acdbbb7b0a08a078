import { expect, it } from 'vitest';
import { parsePrompt } from '../language/parse.ts';
import { createNodeHost } from '../node/index.ts';
import { direct } from './direct.ts';

const { art } = await createNodeHost();
const plan = (prompt: string) => direct(parsePrompt(prompt, art), art);
const glyphs = (prompt: string) => plan(prompt).subjects.map(({ glyph }) => glyph);

it.each([
  ['a city skyline', 'day'],
  ['new york city with taxis', 'day'],
  ['city lights', 'night'],
  ['a bar street', 'night'],
  ['bastille day fireworks', 'night'],
])('shows towns by day unless lights are spoken of: %s', (prompt, time) => {
  expect(plan(prompt).time).toBe(time);
});

it.each([
  ['three glasses of lemonade', '@lemonade', 3],
  ['two glasses of milk', 'glass-of-milk', 2],
  ['two glasses of water', '@waterglass', 2],
  ['a jug of milk and two glasses', '@waterglass', 2],
])('serves drinks in glasses: %s', (prompt, glyph, count) => {
  expect(plan(prompt).subjects.find((each) => each.glyph === glyph)?.count).toBe(count);
  expect(glyphs(prompt)).not.toContain('wine-glass');
  expect(glyphs(prompt)).not.toContain('glasses');
});

it('lays a table that is called after a meal', () => {
  expect(glyphs('a breakfast table')).toContain('@pancakes');
  expect(glyphs('a breakfast table with bread')).not.toContain('@pancakes');
});

it('gives skaters on ice no boards', () => {
  expect(glyphs('a frozen lake with skaters')).toEqual(['person']);
  expect(glyphs('a skater in a park')).toContain('skateboard');
});

it('raises a hand to a hat that is held', () => {
  expect(plan('a woman holding her hat in the wind').subjects[0]?.motion).toBe('salute');
});

it('takes what is in the sun outdoors', () => {
  expect(plan('an ice cream cone melting in the sun').setting).toBe('park');
  expect(plan('a lemon tree with lemons').setting).toBe('park');
});

it('shows the bridge and the tram of San Francisco', () => {
  expect(glyphs('a san francisco bridge')).toContain('@goldengate');
  expect(glyphs('a cable car in san francisco')).not.toContain('@cablecar');
});

it('fills a vase with dried flowers', () => {
  expect(glyphs('a vase of dried lavender')).toContain('@vase');
});
