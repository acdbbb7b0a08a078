import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { markAdded } from './added-words.ts';

/** Added words in brackets. */
const marked = (before: string, after: string): string =>
  markAdded(before, after)
    .map(({ text, isAdded }) => (isAdded ? `[${text}]` : text))
    .join('');

describe('what a suggestion adds', () => {
  it.each([
    ['a fox', 'a fox, soft light, wide shot', 'a fox, [soft light, wide shot]'],
    ['A fox runs.', 'A fox runs. Soft light.', 'A fox runs. [Soft light].'],
    ['a fox in snow', 'a red fox deep in fresh snow', 'a [red] fox [deep] in [fresh] snow'],
    ['a fox', 'a fox', 'a fox'],
    ['a big fox', 'a fox', 'a fox'],
    ['', 'a fox', '[a fox]'],
    ['猫が海で泳ぐ', '猫が海で泳ぐ、夕焼けの光', '猫が海で泳ぐ、[夕焼けの光]'],
  ])('is marked word by word: %s', (before, after, marks) => {
    expect(marked(before, after)).toBe(marks);
  });

  it('is shown beside all the rest of it', () => {
    const text = fc.string({ unit: 'grapheme', maxLength: 60 });
    fc.assert(
      fc.property(text, text, (before, after) => {
        const stretches = markAdded(before, after);
        expect(stretches.map((stretch) => stretch.text).join('')).toBe(after);
        expect(markAdded(after, after).some(({ isAdded }) => isAdded)).toBe(false);
      }),
      { numRuns: 100 },
    );
  });
});
