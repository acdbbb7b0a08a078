import { expect, it } from 'vitest';
import { holdOf } from './choose-hold.ts';
import { poseForHold } from './hold-pose.ts';
import { poseAt } from './pose.ts';

it('lets both hands beat a drum in turn, and play what is strummed', () => {
  expect(poseForHold(holdOf('drum'), 'drum')).toBe('beat');
  expect(poseForHold('strum', 'guitar')).toBe('play');
  const heights = [0, 1 / 16, 3 / 16].map((phase) => {
    const { leftHand, rightHand } = poseAt('beat', phase);
    return leftHand[1] - rightHand[1];
  });
  expect(heights[1]).toBeGreaterThan(0.2);
  expect(heights[2]).toBeLessThan(-0.2);
});
