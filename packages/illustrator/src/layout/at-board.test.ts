import { expect, it } from 'vitest';
import { createNodeHost } from '../node/index.ts';
import { layOutPrompt } from '../testing/lay-out-prompt.ts';

const { art } = await createNodeHost();

it('stands beside the board of a classroom who points at its words', () => {
  const { plan, of } = layOutPrompt('teacher pointing at a blackboard that says 2 + 2 = 4', art);
  expect(plan).toMatchObject({ setting: 'classroom', caption: '2 + 2 = 4' });
  expect(plan.subjects[0]?.speech).toBeUndefined();
  expect(of('person')).toMatchObject({ pose: 'pointup', facing: 'right' });
  expect(of('person').x).toBeLessThan(0.4);
});

it('leaves who points at something else where they are', () => {
  const { of } = layOutPrompt('a teacher pointing at a globe', art);
  expect(of('person').pose).not.toBe('pointup');
});
