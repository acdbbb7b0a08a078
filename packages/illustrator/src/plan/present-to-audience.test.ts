import { expect, it } from 'vitest';
import { readVocabulary } from '../node/read-art-pack.ts';
import { layOutPrompt } from '../testing/lay-out-prompt.ts';

const vocabulary = await readVocabulary();

it.each([
  ['a teacher in front of her class', 'classroom'],
  ['a manager explaining a diagram on a whiteboard to three coworkers', 'office'],
  ['a woman presenting a chart to her colleagues', 'office'],
  ['a man giving a presentation to his team', 'office'],
  ['a woman giving a speech to a crowd', 'stage'],
])('"%s": those who watch have their backs to us, below who speaks', (prompt, place) => {
  const { plan, placements } = layOutPrompt(prompt, vocabulary);
  expect(plan.setting).toBe(place);
  const rowOf = (isAudience: boolean): readonly number[] =>
    placements
      .filter(({ subject }) => {
        const { person, isAudience: watches = false } = plan.subjects[subject]!;
        return person !== null && watches === isAudience;
      })
      .map(({ y }) => y);
  expect(rowOf(true).length).toBeGreaterThan(1);
  expect(rowOf(false)).toHaveLength(1);
  expect(Math.min(...rowOf(true))).toBeGreaterThan(Math.max(...rowOf(false)));
});

it.each(['a teacher reading a story to children on a rug', 'a woman teaching kids to swim'])(
  '"%s" has no audience',
  (prompt) => {
    const { plan } = layOutPrompt(prompt, vocabulary);
    expect(plan.subjects.some(({ isAudience }) => isAudience)).toBe(false);
  },
);
