import { sourceOfFrames } from '@loopwright/media';
import { expect, it } from 'vitest';
import { finishLoop } from './finish-loop.ts';

const SIDE = 32;
const filled = (level: number): Uint8Array =>
  Uint8Array.from({ length: SIDE * SIDE * 4 }, (_, at) => (at % 4 === 3 ? 255 : level));

it('a finished loop says how often its file flashes in a second', async () => {
  const flashing = [filled(0), filled(255)];
  const options = { width: SIDE, height: SIDE, delaysMs: 100 };
  const recipe = { engine: 'test', seed: 1, aspect: '1:1', width: SIDE, height: SIDE };
  const provenance = { digitalSource: 'algorithmic', recipe } as const;
  const flashesOf = async (frames: readonly Uint8Array[]): Promise<number> =>
    (await finishLoop(sourceOfFrames(frames, options), provenance)).flashes;
  expect(await flashesOf(flashing)).toBe(5);
  expect(await flashesOf([filled(0), filled(20)])).toBe(0);
});
