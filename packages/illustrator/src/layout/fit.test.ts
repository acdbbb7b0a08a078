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
