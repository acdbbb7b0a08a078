import { expect, it } from 'vitest';
import { readVocabulary } from '../node/read-art-pack.ts';
import { layOutPrompt } from '../testing/lay-out-prompt.ts';

const vocabulary = await readVocabulary();

it.each([
  ['business meeting', 4, ['business meeting']],
  ['job interview', 2, ['job interview']],
  ['job interview, nervous candidate in front of three people', 4, ['job', 'interview']],
  ['team of five people around a meeting table', 5, ['meeting']],
])('"%s": all sit at one table in an office', (prompt, count, said) => {
  const { plan, placements, of } = layOutPrompt(prompt, vocabulary);
  const people = placements.filter(({ subject }) => plan.subjects[subject]?.person !== null);
  expect(people).toHaveLength(count);
  expect(plan.setting).toBe('office');
  expect(plan.words.drawn).toEqual(expect.arrayContaining(said));
  const table = of(count === 2 ? '@roundtable' : '@meetingtable');
  for (const { order, airborne } of people) {
    expect(airborne).toBe(false);
    expect(order).toBeLessThan(table.order);
  }
});

it('leaves a meeting to those whom the prompt names', () => {
  const { plan } = layOutPrompt('a dragon and two knights at a business meeting', vocabulary);
  expect(plan.subjects.map(({ glyph }) => glyph)).toContain('@firedragon');
});
