import { expect, it } from 'vitest';
import { TARGETS } from '../../targets/targets.ts';
import { available, problemsOf } from './testing/check-target.ts';

const here = TARGETS.filter(({ formats }) => formats.some((one) => available.animations.has(one)));

it.each(here)('a file is written within the limits of $id', async (target) => {
  expect(await problemsOf(target)).toEqual([]);
});
