import { expect, it } from 'vitest';
import { createNodeHost } from '../node/index.ts';
import { parsePrompt } from './parse.ts';

const { art } = await createNodeHost();

it.each(['colorful hot air balloons', 'a street with colourful umbrellas', 'bunte Luftballons'])(
  'paints each of several things differently: %s',
  (prompt) => {
    const { subjects, words } = parsePrompt(prompt, art);
    expect(subjects[0]).toMatchObject({ isColourful: true });
    expect(words.notDrawn).toEqual([]);
  },
);

it('reports the word where there is but one thing', () => {
  const { subjects, words } = parsePrompt('a colorful umbrella', art);
  expect(subjects[0]?.isColourful).toBeUndefined();
  expect(words.notDrawn).toContain('colorful');
});
