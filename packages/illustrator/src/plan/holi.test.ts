import { expect, it } from 'vitest';
import { parsePrompt } from '../language/parse.ts';
import { createNodeHost } from '../node/index.ts';
import { direct } from './direct.ts';

const { art } = await createNodeHost();
const planOf = (prompt: string) => direct(parsePrompt(prompt, art), art);

it('has clouds of powder in the air outdoors, and those there cheer', () => {
  const { falling, setting, subjects, words } = planOf(
    'Holi festival, friends throwing colored powder, vibrant',
  );
  expect(falling?.map(({ glyph }) => glyph)).toContain('@powderpuff');
  expect(setting).toBe('park');
  expect(subjects[0]?.motion).toBe('cheer');
  expect([...words.notDrawn, ...words.standIns]).toEqual([]);
});

it('lets a family kneel at the oil lamps that they light', () => {
  const { subjects } = planOf('family lighting oil lamps');
  const lamps = subjects.filter(({ glyph }) => glyph === '@diya');
  expect(subjects.filter(({ motion }) => motion === 'crouch')).toHaveLength(3);
  expect(lamps.length).toBeGreaterThan(0);
});
