import { planFile, type SourceFacts } from '@loopwright/media';
import { openCodecs } from '@loopwright/media/node';
import { expect, it } from 'vitest';
import { inStandardSize } from './check-size.ts';
import { requireTarget } from './plan-export.ts';

const drawn: SourceFacts = {
  width: 1024,
  height: 1024,
  delaysMs: [0],
  hasAlpha: false,
  masterBytes: 1_000_000,
  enlargement: Infinity,
};

function sizeFor(facts: SourceFacts, target: string): readonly number[] {
  const planned = planFile(facts, requireTarget(target), {
    fit: 'pad',
    available: { ...openCodecs(null), animations: new Set(['mp4', 'webp'] as const) },
  });
  if (!planned.isPossible) throw new Error(planned.reason);
  return [planned.plan.width, planned.plan.height];
}

it('the free plan has standard resolution where a place leaves the size open', () => {
  const loop = { ...drawn, width: 320, height: 320, delaysMs: Array<number>(48).fill(62.5) };
  expect(sizeFor(loop, 'instagram-reel')).toEqual([1080, 1920]);
  expect(sizeFor(inStandardSize(loop, false), 'instagram-reel')).toEqual([480, 854]);
  // A sticker has the size that it must have.
  expect(sizeFor(inStandardSize(loop, false), 'whatsapp-sticker')).toEqual([512, 512]);
  expect(sizeFor(drawn, 'instagram-feed')).toEqual([1080, 1080]);
  expect(sizeFor(inStandardSize(drawn, false), 'instagram-feed')).toEqual([1024, 1024]);
});

it('the free plan has documents in standard resolution, however large their canvas is', () => {
  const document = { ...drawn, width: 1920, height: 1080, enlargement: 2 };
  const moving = { ...document, delaysMs: Array<number>(48).fill(62.5) };
  expect(inStandardSize(moving, true)).toMatchObject({ width: 853, height: 480, enlargement: 1 });
  expect(inStandardSize(document, true)).toMatchObject({ width: 1024, height: 576 });
  const small = { ...moving, width: 320, height: 240 };
  expect(inStandardSize(small, true)).toEqual({ ...small, enlargement: 2 });
});
