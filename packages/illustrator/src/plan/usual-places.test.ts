import { beforeAll, describe, expect, it } from 'vitest';
import { parsePrompt } from '../language/parse.ts';
import type { Vocabulary } from '../language/vocabulary.ts';
import { createNodeHost } from '../node/index.ts';
import { direct } from './direct.ts';

let vocabulary: Vocabulary;
beforeAll(async () => {
  vocabulary = (await createNodeHost()).art;
});

const planOf = (prompt: string) => {
  const { setting, subjects, relations } = direct(parsePrompt(prompt, vocabulary), vocabulary);
  const names = subjects.map(({ glyph, motion }) => (motion ? `${glyph} ~${motion}` : glyph));
  const links = relations.map(({ from, to, kind }) => `${from} ${kind} ${to}`);
  return `${setting}: ${[...names, ...links].join('; ')}`;
};

describe('where things usually are', () => {
  it.each([
    [
      'a girl whispering to her goldfish',
      'living: girl ~whisper; @goldfish; @fishbowl; 0 beside 1; 1 inside 2',
    ],
    ['a goldfish in the sea', 'underwater: @goldfish'],
    ['winter cabin interior, fire crackling', 'room: @fireplace'],
    ['a cabin interior, a fireplace with a fire', 'living: @fireplace'],
    ['a surfer walking along the shore', 'beach: person ~walk; @surfboard; 0 hold 1'],
    ['a surfer riding a wave', 'ocean: person ~ride; @surfboard; 0 ride 1'],
    ['a man spinning a ball on his finger', 'park: man ~idle; soccer-ball; 0 hold 1'],
    ['a girl spinning with a balloon', 'hills: girl ~spin; balloon; 0 hold 1'],
    ['a round mirror in a bathroom', 'bathroom: '],
    ['a cactus on a beach towel', 'beach: cactus; @laidtowel; 0 on 1'],
    ['a car stuck in the snow', 'snowfield: automobile'],
    ['santa stuck in a chimney', 'snowfield: santa-claus; @chimney; 0 inside 1'],
    ['a pickup truck loaded with sunflowers', 'road: pickup-truck; sunflower; 1 on 0'],
    ['tower bridge at night', 'lake: @towerbridge'],
    ['a forklift in a warehouse', 'warehouse: @forklift'],
    ['a queen on a throne', 'castlehall: princess; @throne; 0 on 1'],
    ['a woman in a kayak', 'lake: woman; @kayak; 0 inside 1'],
    ['a wizard stuck in an elevator', 'elevator: mage'],
    ['a wizard in a courtroom', 'courtroom: mage'],
    ['a wizard in a prison cell', 'cell: mage'],
    ['a wizard at the cinema', 'cinema: mage'],
    ['a wizard in a warehouse', 'warehouse: mage'],
    ['a wizard at the aquarium', 'aquarium: mage'],
    ['a hedgehog wearing a knitted scarf', 'forest: hedgehog; scarf; 0 hold 1'],
    ['a diwali card with clay lamps', 'flatlay: @diya'],
    ['a fox asleep in a mailbox', 'street: fox ~sleep; @mailbox; 0 in 1'],
    ['a nurse on the hospital steps', 'hills: health-worker; hospital; 0 front 1'],
  ])('%s', (prompt, plan) => {
    expect(planOf(prompt)).toBe(plan);
  });
});

it.each([
  ['a fishbowl on a desk, goldfish wearing a tie', 1],
  ['a fishbowl and a goldfish', 1],
])('"%s": the goldfish is in its bowl', (prompt, count) => {
  const { subjects, relations } = direct(parsePrompt(prompt, vocabulary), vocabulary);
  const [bowl, fish] = ['@fishbowl', '@goldfish'].map((name) =>
    subjects.findIndex(({ glyph }) => glyph === name),
  );
  expect(relations).toContainEqual(
    expect.objectContaining({ from: fish, to: bowl, kind: 'inside' }),
  );
  expect(subjects[fish ?? -1]?.count).toBe(count);
});
