import { describe, expect, it } from 'vitest';
import type { EngineProgress } from './engines/engine.ts';
import { createProgressWriter } from './progress-writer.ts';

describe('the progress writer', () => {
  it('writes the first at once, then only the latest, and never loses a preview', async () => {
    const written: EngineProgress[] = [];
    const { promise: secondWrite, resolve } = Promise.withResolvers<void>();
    const writer = createProgressWriter(async (progress) => {
      written.push(progress);
      if (written.length === 2) resolve();
    }, 1);
    writer.report({ stage: 'drawing', fraction: 0.1 });
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
    const writer = createProgressWriter(async ({ fraction }) => {
      await gate;
      written.push(fraction);
    }, 1);
    writer.report({ stage: 'drawing', fraction: 0.1 });
    writer.report({ stage: 'drawing', fraction: 0.2 });
    const closed = writer.close();
    expect(written).toEqual([]);
    open();
    await closed;
    writer.report({ stage: 'drawing', fraction: 0.3 });
    expect(written).toEqual([0.1]);
  });
});
