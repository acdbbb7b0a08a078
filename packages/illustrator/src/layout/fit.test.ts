import { describe, expect, it } from 'vitest';
import { createScene } from '../index.ts';
import { createNodeHost } from '../node/index.ts';
import { readVocabulary } from '../node/read-art-pack.ts';
import { PLAIN_TAKE } from '../plan/take.ts';
import { layOut } from './layout.ts';
import { boxOf } from './placement.ts';

const host = await createNodeHost();
const vocabulary = await readVocabulary();
const FRAME = {
  width: 400,
  height: 400,
  ground: null,
  horizon: 0.4,
  water: false,
  window: null,
  take: PLAIN_TAKE,
} as const;

async function placed(prompt: string, ground: number | null = null) {
  const { plan } = await createScene(
    { prompt, seed: 1, width: 400, height: 400, purpose: 'still' },
    host,
  );
  const placements = layOut(plan, { ...FRAME, ground }, (glyph) => vocabulary.categoryOf(glyph));
  return {
    isRound: plan.mark?.isRound,
    placements,
    glyphs: placements.map(({ subject }) => plan.subjects[subject]?.glyph),
  };
}

describe('a logo of two things', () => {
  it.each([
    ['logo with a fox and a mountain', ['@mountainmark', 'fox']],
    ['logo of a wave and a lighthouse', ['@lighthouse', 'water-wave']],
  ])('shows one before the other in a ring: %s', async (prompt, fromBehind) => {
    const { isRound, placements, glyphs } = await placed(prompt);
    expect(isRound).toBe(true);
    expect(glyphs).toEqual(fromBehind);
    expect(placements.map(({ x }) => x)).toEqual([0.5, 0.5]);
  });
});

describe('a card', () => {
  it.each(['thank you card with tulips', 'card with tulips and butterflies'])(
    'has sprays in all of its corners, and its middle is free: %s',
    async (prompt) => {
      const { placements, glyphs } = await placed(prompt);
      const flowers = placements.filter((_, i) => glyphs[i] === 'tulip');
      const corners = flowers.map(({ x, y }) => `${Math.sign(x - 0.5)} ${Math.sign(y - 0.5)}`);
      for (const corner of ['-1 -1', '1 -1', '-1 1', '1 1']) {
        expect(corners.filter((each) => each === corner)).toHaveLength(3);
      }
      expect(flowers.every(({ y }) => Math.abs(y - 0.5) > 0.15)).toBe(true);
    },
  );
});

describe('a logo with a name', () => {
  it.each([
    'logo of a dog in a bathtub called Muddy Paws',
    'logo with a cat sitting on a book, called Purr & Pages',
    'logo of a chef holding a pizza, "Slice Bros"',
  ])('keeps its mark above the name: %s', async (prompt) => {
    const { plan } = await createScene(
      { prompt, seed: 1, width: 400, height: 400, purpose: 'still' },
      host,
    );
    const boxes = layOut(plan, FRAME, (glyph) => vocabulary.categoryOf(glyph)).map((placement) =>
      boxOf(placement, FRAME),
    );
    expect(boxes.length).toBeGreaterThan(0);
    for (const { top, bottom } of boxes) {
      expect(top).toBeGreaterThan(0.05);
      expect(bottom).toBeLessThan(0.68);
    }
  });
});

it('leaves room for a crown above the head of an animal', async () => {
  const { placements } = await placed('oil portrait of a dog wearing a crown');
  const roomAbove = placements.map((dog) => boxOf(dog, FRAME).top / dog.size);
  expect(roomAbove).toHaveLength(1);
  expect(Math.min(...roomAbove)).toBeGreaterThan(0.2);
});

it('leaves the room of a text at the bottom to it', async () => {
  const { placements } = await placed(
    'yoga class poster, "Breathe" at the bottom, lilac background',
  );
  const lowest = Math.max(...placements.map((placement) => boxOf(placement, FRAME).bottom));
  expect(lowest).toBeLessThanOrEqual(0.81);
});

it('keeps a sun in the sky below the words', async () => {
  const { placements, glyphs } = await placed('happy monday with a smiling sun and coffee', 0.84);
  const sun = placements[glyphs.indexOf('sun-with-face')];
  expect(boxOf(sun!, FRAME).top).toBeGreaterThan(0.19);
});
