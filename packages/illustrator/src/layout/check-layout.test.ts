import { describe, expect, it } from 'vitest';
import { parsePrompt } from '../language/parse.ts';
import { readVocabulary } from '../node/read-art-pack.ts';
import { direct } from '../plan/direct.ts';
import { chooseTake } from '../plan/take.ts';
import { castPlan } from './cast.ts';
import { faultsOf } from './check-layout.ts';
import { layOut } from './layout.ts';

const vocabulary = await readVocabulary();
const categoryOf = (glyph: string): string | null => vocabulary.categoryOf(glyph);

function laidOut(prompt: string, seed: number) {
  const spec = parsePrompt(prompt, vocabulary);
  const { plan, take } = chooseTake({ spec, plan: direct(spec, vocabulary), seed, categoryOf });
  const frame = {
    width: 400,
    height: 400,
    ground: 0.88,
    horizon: 0.6,
    window: null,
    water: false,
    take,
  };
  return {
    plan,
    frame,
    cast: castPlan(plan, categoryOf),
    placements: layOut(plan, frame, categoryOf),
  };
}

describe('a finished layout', () => {
  it.each([
    'a cat to the left of a dog',
    'a man, a woman and a child',
    'three balloons above a house',
    'an elephant next to a mouse and a horse',
    'two friends high fiving',
    'a girl riding a horse beside a tree',
  ])('keeps what was said at eight seeds: %s', (prompt) => {
    for (let seed = 1; seed <= 8; seed++) {
      const { plan, frame, cast, placements } = laidOut(prompt, seed);
      expect(faultsOf(placements, plan.relations, cast, frame)).toBe(0);
    }
  });

  it('has a fault when somebody is missing, covered or on the wrong side', () => {
    const { plan, frame, cast, placements } = laidOut('a cat to the left of a dog', 1);
    const faults = (changed: typeof placements): number =>
      faultsOf(changed, plan.relations, cast, frame);
    expect(faults(placements.slice(1))).toBe(1);
    expect(faults(placements.map((each) => Object.assign({}, each, { x: 1 - each.x })))).toBe(1);
    expect(faults(placements.map((each) => Object.assign({}, each, { x: 0.5 })))).toBe(2);
  });
});
