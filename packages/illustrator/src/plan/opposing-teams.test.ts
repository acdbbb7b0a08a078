import { expect, it } from 'vitest';
import { parsePrompt } from '../language/parse.ts';
import { readVocabulary } from '../node/read-art-pack.ts';
import { layOutPrompt } from '../testing/lay-out-prompt.ts';
import { direct } from './direct.ts';

const vocabulary = await readVocabulary();
const sidesOf = (prompt: string): readonly string[] =>
  direct(parsePrompt(prompt, vocabulary), vocabulary).subjects.flatMap(
    ({ glyph, count, side, colour }) =>
      side === undefined ? [] : [`${side} ${count} ${colour} ${glyph}`],
  );

it.each([
  ['two soccer teams facing each other', ['left 3 red person', 'right 3 blue person']],
  [
    'four friends playing basketball, two against two',
    ['left 2 red person', 'right 2 blue person'],
  ],
  ['kids playing soccer, girls against boys', ['left 3 red girl', 'right 3 blue boy']],
  ['a soccer match between two teams', ['left 3 red person', 'right 3 blue person']],
  ['kids playing soccer', []],
  ['two friends watching a soccer match between two teams on tv', []],
])('shows who plays against whom as two sides: %s', (prompt, sides) => {
  expect(sidesOf(prompt)).toEqual(sides);
});

it('puts the ball between both teams, which are turned to it', () => {
  const { of, placements } = layOutPrompt('two soccer teams playing', vocabulary);
  const ball = of('soccer-ball');
  const players = placements.filter((each) => each.subject !== ball.subject);
  expect(ball.x).toBeCloseTo(0.5);
  expect(players.map(({ x, facing }) => (facing === 'right') === x < ball.x)).not.toContain(false);
});
