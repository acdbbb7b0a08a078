import { describe, expect, it } from 'vitest';
import { oneOf } from '../language/one-of.ts';
import type { Subject } from '../language/subject.ts';
import { lostEffects } from './thing-effects.ts';

const burning: Subject = { ...oneOf('guitar'), effect: { name: 'burning', word: 'on fire' } };
const placed = [{ subject: 0 }] as unknown as Parameters<typeof lostEffects>[1];

describe('effects that the layout does not show', () => {
  it('are those of things that somebody holds or that are seen from above', () => {
    expect(lostEffects({ subjects: [burning], setting: 'stage' }, placed)).toEqual([]);
    expect(lostEffects({ subjects: [burning], setting: 'stage' }, [])).toEqual(['on fire']);
    expect(lostEffects({ subjects: [burning], setting: 'flatlay' }, placed)).toEqual(['on fire']);
  });
});
