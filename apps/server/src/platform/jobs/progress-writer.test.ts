import { describe, expect, it } from 'vitest';
import { createProgressWriter } from './progress-writer.ts';

interface Progress {
  readonly stage: string;
  readonly fraction: number;
  readonly preview?: string;
}

const PACE = { firstMs: 1, intervalMs: 1 };

describe('the progress writer', () => {
  it('writes nothing of what is made at once', async () => {
    const written: Progress[] = [];
    const writer = createProgressWriter(async (progress: Progress) => void written.push(progress), {
      firstMs: 60_000,
      intervalMs: 1,
    });
    writer.report({ stage: 'drawing', fraction: 0.1 });
    await writer.close();
    expect(written).toEqual([]);
  });

  it('writes the first soon, then only the latest, and never loses a preview', async () => {
    const written: Progress[] = [];
    const { promise: firstWrite, resolve: tellFirst } = Promise.withResolvers<void>();
    const { promise: secondWrite, resolve: tellSecond } = Promise.withResolvers<void>();
    const writer = createProgressWriter(async (progress: Progress) => {
      written.push(progress);
      if (written.length === 1) tellFirst();
      if (written.length === 2) tellSecond();
    }, PACE);
    writer.report({ stage: 'drawing', fraction: 0.1 });
    await firstWrite;
    writer.report({ stage: 'drawing', fraction: 0.2, preview: 'data:' });
    writer.report({ stage: 'drawing', fraction: 0.3 });
    writer.report({ stage: 'encoding', fraction: 0.4 });
    await secondWrite;
    await writer.close();
    expect(written).toEqual([
      { stage: 'drawing', fraction: 0.1 },
      { stage: 'encoding', fraction: 0.4, preview: 'data:' },
    ]);
  });

  it('waits for a write under way when it is closed, and writes nothing more', async () => {
    const written: number[] = [];
    const { promise: gate, resolve: open } = Promise.withResolvers<void>();
    const { promise: begun, resolve: tellBegun } = Promise.withResolvers<void>();
    const writer = createProgressWriter(async ({ fraction }: Progress) => {
      tellBegun();
      await gate;
      written.push(fraction);
    }, PACE);
    writer.report({ stage: 'drawing', fraction: 0.1 });
    await begun;
    writer.report({ stage: 'drawing', fraction: 0.2 });
    const closed = writer.close();
    expect(written).toEqual([]);
    open();
    await closed;
    writer.report({ stage: 'drawing', fraction: 0.3 });
    expect(written).toEqual([0.1]);
  });
});
