import { describe, expect, it } from 'vitest';
import type { Person } from '../language/person.ts';
import { SKIN_TONES, type SkinTone } from '../language/skin-tones.ts';
import type { ScenePlan } from '../plan/plan.ts';
import { createEmptyStage } from '../testing/empty-stage.ts';
import { skinOf } from './skin.ts';

const unspecified: Person = { skin: SKIN_TONES, isKin: false };
const kin: Person = { skin: SKIN_TONES, isKin: true };
const SEEDS = Array.from({ length: 2000 }, (_, i) => i * 31 + 5);

function planOf(...people: readonly (Person | null)[]): ScenePlan {
  const { plan } = createEmptyStage({ subjects: people.map(() => 'woman') });
  const subjects = plan.subjects.map((subject, i) => ({ ...subject, person: people[i] ?? null }));
  return { ...plan, subjects };
}

describe('the skin tone of a person whose tone is not specified', () => {
  it('is any of the five with the same chance', () => {
    const counts = new Map<SkinTone | null, number>();
    for (const seed of SEEDS) {
      const tone = skinOf(planOf(unspecified), 0, 0, seed);
      counts.set(tone, (counts.get(tone) ?? 0) + 1);
    }
    for (const tone of SKIN_TONES) {
      expect(counts.get(tone)).toBeGreaterThan(330);
      expect(counts.get(tone)).toBeLessThan(470);
    }
  });

  it('is the same for the same seed, and each of a crowd has their own', () => {
    const plan = planOf(unspecified);
    const crowd = Array.from({ length: 12 }, (_, copy) => skinOf(plan, 0, copy, 7));
    expect(new Set(crowd).size).toBeGreaterThan(2);
    expect(crowd).toEqual(Array.from({ length: 12 }, (_, copy) => skinOf(plan, 0, copy, 7)));
  });
});

describe('a family', () => {
  it('shares one tone, and all five come up', () => {
    const plan = planOf(kin, kin, kin);
    const families = SEEDS.map((seed) => [0, 1, 2].map((index) => skinOf(plan, index, 0, seed)));
    for (const family of families) expect(new Set(family).size).toBe(1);
    expect(new Set(families.flat()).size).toBe(5);
  });

  it('takes the tone that is said of one of them', () => {
    const plan = planOf(kin, { skin: ['dark'], isKin: true });
    for (const seed of SEEDS.slice(0, 50)) expect(skinOf(plan, 0, 0, seed)).toBe('dark');
  });

  it('keeps what is said of two differently', () => {
    const plan = planOf({ skin: ['light'], isKin: true }, { skin: ['dark'], isKin: true });
    expect([skinOf(plan, 0, 0, 3), skinOf(plan, 1, 0, 3)]).toEqual(['light', 'dark']);
  });
});

it('is nothing for who is no human being', () => {
  expect(skinOf(planOf(null), 0, 0, 1)).toBe(null);
});
