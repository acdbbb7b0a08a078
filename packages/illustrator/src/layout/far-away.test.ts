import { describe, expect, it } from 'vitest';
import { parsePrompt } from '../language/parse.ts';
import { createNodeHost } from '../node/index.ts';
import { direct } from '../plan/direct.ts';
import { PLAIN_TAKE } from '../plan/take.ts';
import { layOut } from './layout.ts';
import { lostRelations } from './lost-relations.ts';
import type { Placement } from './placement.ts';

const { art } = await createNodeHost();

function stageOf(prompt: string) {
  const plan = direct(parsePrompt(prompt, art), art);
  const frame = {
    width: 480,
    height: 480,
    ground: 0.86,
    horizon: 0.6,
    water: false,
    window: null,
    take: PLAIN_TAKE,
  };
  const placements = layOut(plan, frame, (glyph) => art.categoryOf(glyph));
  const of = (glyph: string): Placement[] =>
    placements.filter(({ subject }) => plan.subjects[subject]?.glyph === glyph);
  return { of, lost: [...lostRelations(plan, placements, frame)] };
}

describe('who is in the background', () => {
  it('is smaller than the hero and stands farther back', () => {
    const { of, lost } = stageOf('a lion in the savanna, three giraffes in the background');
    const [lion] = of('lion');
    const giraffes = of('giraffe');
    expect(giraffes).toHaveLength(3);
    for (const giraffe of giraffes) {
      expect(giraffe.size).toBeLessThan(lion!.size * 0.7);
      expect(giraffe.y).toBeLessThan(lion!.y);
      expect(giraffe.order).toBeLessThan(lion!.order);
    }
    expect(lost).toEqual([]);
  });

  it('takes no room from the hero', () => {
    const [alone] = stageOf('a lion in the savanna').of('lion');
    const [before] = stageOf('a lion in the savanna, a zebra in the background').of('lion');
    expect(before!.size).toBeCloseTo(alone!.size);
    expect(before!.x).toBeCloseTo(alone!.x);
  });

  it('leaves a building in the distance small', () => {
    const [near] = stageOf('a knight on a horse, a castle').of('castle');
    const [far] = stageOf('a knight on a horse, a castle in the distance').of('castle');
    expect(far!.size).toBeLessThan(near!.size);
  });
});

it('keeps a tiny hero visible among things', () => {
  const [mouse] = stageOf('a tiny mouse cooking soup in a kitchen, a stove').of('mouse');
  expect(mouse!.size).toBeGreaterThanOrEqual(0.2);
});

it('keeps small things smaller than the animal that the picture is about', () => {
  const { of } = stageOf('a fox in a forest, mushrooms');
  expect(of('mushroom')[0]!.size).toBeLessThan(of('fox')[0]!.size * 0.7);
});

it('does not let the rest of a long prompt crowd the main figure', () => {
  const short = stageOf('a musician playing the saxophone, two taxis');
  const long = stageOf(
    'a musician playing the saxophone, two taxis, soft light, calm mood, fine details, great depth, rich tones, award winning',
  );
  expect(long.of('taxi')[0]!.size).toBeLessThan(short.of('taxi')[0]!.size);
});
