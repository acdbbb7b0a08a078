import { expect, it } from 'vitest';
import { readVocabulary } from '../node/read-art-pack.ts';
import { layOutPrompt } from '../testing/lay-out-prompt.ts';
import { boxOf } from './placement.ts';
import { cellBoxes } from './sheet-cells.ts';

const vocabulary = await readVocabulary();
const PAGE = { width: 512, height: 512 };

it.each([
  'feelings poster with happy, sad, angry and scared faces',
  'food chain: grass, grasshopper, frog, snake and eagle',
  'worksheet: count the apples, five rows',
])('each thing stands in its own field: %s', (prompt) => {
  const { plan, placements } = layOutPrompt(prompt, vocabulary);
  const sheet = plan.dividedSheet!;
  const rooms = cellBoxes(sheet, PAGE).flatMap(({ room }, i) =>
    Array.from({ length: sheet.cells[i]!.copies }, () => room),
  );
  expect(placements).toHaveLength(rooms.length);
  placements.forEach((placement, i) => {
    const [x, y, width, height] = rooms[i]!;
    const box = boxOf(placement, PAGE);
    expect(box.left * PAGE.width).toBeGreaterThanOrEqual(x - 1);
    expect(box.right * PAGE.width).toBeLessThanOrEqual(x + width + 1);
    expect(box.top * PAGE.height).toBeGreaterThanOrEqual(y - 1);
    expect(box.bottom * PAGE.height).toBeLessThanOrEqual(y + height + 1);
  });
});

it('fills the tiers of a pyramid from the tip down', () => {
  const { placements } = layOutPrompt('food pyramid', vocabulary);
  const inTier = Map.groupBy(placements, ({ y }) => Math.round(y * 10));
  expect([...inTier.values()].map((tier) => tier.length)).toEqual([1, 2, 3, 4]);
});
