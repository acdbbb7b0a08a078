import { expect, it } from 'vitest';
import { parsePrompt } from '../language/parse.ts';
import { layOut } from '../layout/layout.ts';
import { createNodeHost } from '../node/index.ts';
import { direct } from './direct.ts';
import { PLAIN_TAKE } from './take.ts';

const { art } = await createNodeHost();
const planOf = (prompt: string) => direct(parsePrompt(prompt, art), art);

it.each([
  ['a ladder leaning on a star', '@skyladder @star', 'hills'],
  ['a ladder leading to the moon', '@skyladder @moon', 'hills'],
  ['staircase leading into the clouds, door at the top', '@stairstodoor', 'sky'],
  ['stairs leading up to a door in the sky', '@stairstodoor', 'sky'],
])('leads up into the sky: %s', (prompt, glyphs, setting) => {
  const plan = planOf(prompt);
  expect(plan.subjects.map(({ glyph }) => glyph).join(' ')).toBe(glyphs);
  expect(plan.setting).toBe(setting);
});

it.each(['a ladder leaning against a tree', 'a wooden staircase in a house'])(
  'leaves steps on the ground: %s',
  (prompt) => {
    expect(planOf(prompt).subjects.some(({ glyph }) => glyph.startsWith('@sky'))).toBe(false);
  },
);

it('places a star at the top of the ladder', () => {
  const plan = planOf('a ladder leaning on a star');
  const frame = {
    width: 480,
    height: 480,
    ground: 0.86,
    horizon: 0.5,
    water: false,
    window: null,
    take: PLAIN_TAKE,
  };
  const [ladder, star] = layOut(plan, frame, (glyph) => art.categoryOf(glyph));
  expect(ladder?.size).toBeGreaterThan(0.7);
  expect(star?.y).toBeLessThan(0.3);
});
