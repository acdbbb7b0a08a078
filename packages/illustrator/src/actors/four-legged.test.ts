import { describe, expect, it } from 'vitest';
import { gaitOnFours } from './four-legged.ts';

describe('an animal on four legs', () => {
  it.each([
    ['lion', 'idle', 'stand'],
    ['wolf', 'run', 'run'],
    ['bear', 'graze', 'graze'],
    ['cat', 'graze', 'graze'],
    ['bear', 'dance', null],
    ['koala', 'walk', null],
    ['horse', 'walk', null],
  ] as const)('%s, %s: %s', (glyph, motion, gait) => {
    expect(gaitOnFours(motion, glyph, 'animal-mammal')).toBe(gait);
  });
});
