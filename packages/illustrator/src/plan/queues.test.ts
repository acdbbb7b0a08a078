import { describe, expect, it } from 'vitest';
import { createNodeHost } from '../node/index.ts';
import { layOutPrompt } from '../testing/lay-out-prompt.ts';

const { art: vocabulary } = await createNodeHost();

const peopleOf = (prompt: string) => {
  const { plan, placements } = layOutPrompt(prompt, vocabulary);
  return placements.filter(({ subject }) => plan.subjects[subject]?.person != null);
};

describe('people who wait in line', () => {
  it.each([
    'customers waiting in line at an ice cream truck',
    'a queue of people outside a bakery',
  ])('stand on one line: %s', (prompt) => {
    const people = peopleOf(prompt);
    expect(people).toHaveLength(6);
    expect(new Set(people.map(({ y }) => y)).size).toBe(1);
    expect(new Set(people.map(({ facing }) => facing)).size).toBe(1);
  });

  it('are a queue where the number is that of something else', () => {
    expect(peopleOf('people waiting in line at three food trucks')).toHaveLength(6);
  });

  it('are as many as the prompt says', () => {
    expect(peopleOf('three women waiting in line')).toHaveLength(3);
    expect(peopleOf('four soldiers lined up')).toHaveLength(4);
  });

  it('count the word as drawn', () => {
    const { plan } = layOutPrompt('people waiting in line at a bus stop', vocabulary);
    expect(plan.words.notDrawn).toEqual([]);
  });
});

it.each([
  ['four elephants standing in line outside the toilet', 'elephant', 'toilet'],
  ['Vier Elefanten stehen Schlange vor dem Klo', 'elephant', 'toilet'],
  ['cuatro pingüinos hacen cola para un helado', 'penguin', 'soft-ice-cream'],
])('lets animals look at what they wait for: %s', (prompt, animal, goal) => {
  const { all, of, plan } = layOutPrompt(prompt, vocabulary);
  const line = all(animal);
  expect(line).toHaveLength(4);
  expect(new Set(line.map(({ y }) => y)).size).toBe(1);
  expect(line.every(({ facing, x }) => facing === 'right' && x < of(goal).x)).toBe(true);
  expect(plan.words.notDrawn).toEqual([]);
});
