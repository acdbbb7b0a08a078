import { expect, it } from 'vitest';
import { TARGETS } from '../../targets/targets.ts';
import { LARGE_APNG, problemsOf } from './testing/check-target.ts';

const targets = TARGETS.filter(({ id }) => LARGE_APNG.has(id));

it('knows every target that is left out of the fast tests', () => {
  expect(targets).toHaveLength(LARGE_APNG.size);
});

it.each(targets)('a file is written within the limits of $id', async (target) => {
  expect(await problemsOf(target)).toEqual([]);
});
