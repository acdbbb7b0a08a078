import { afterAll, describe, expect, it } from 'vitest';
import { AppError } from '../../../platform/errors.ts';
import type { EngineProgress, EngineRequest } from '../engine/engine.ts';
import { openDrawingPool } from './drawing-pool.ts';

const pool = openDrawingPool(
  new URL('../../generation/testing/drawing-thread.ts', import.meta.url),
  1,
);
afterAll(() => pool.close());

const requestFor = (prompt: string): EngineRequest => ({
  kind: 'image',
  prompt,
  negativePrompt: null,
  options: { seed: 1, aspect: '1:1', width: 64, height: 48 },
  reference: null,
});

function draw(prompt: string, signal = new AbortController().signal) {
  return pool.draw(requestFor(prompt), { signal, onProgress: () => undefined });
}

const failureOf = async (run: Promise<unknown>) => await run.catch((cause: unknown) => cause);

describe('the drawing threads', () => {
  it('return the image and report progress', async () => {
    const seen: EngineProgress[] = [];
    const { signal } = new AbortController();
    const result = await pool.draw(requestFor('draw'), {
      signal,
      onProgress: (step) => seen.push(step),
    });
    expect(result).toMatchObject({ width: 64, height: 48, mimeType: 'image/png' });
    expect([...result.bytes]).toEqual([1, 2, 3]);
    expect(seen).toEqual([{ stage: 'drawing', fraction: 0.5 }]);
  });

  it('pass a refusal on', async () => {
    const failure = await failureOf(draw('refuse'));
    expect(failure).toBeInstanceOf(AppError);
    expect(failure).toMatchObject({ kind: 'refused', code: 'promptAgainstRules' });
  });

  it('distinguish an error from a dead thread', async () => {
    expect(await failureOf(draw('throw'))).toMatchObject({ kind: 'internal', isRetryable: false });
    expect(await failureOf(draw('exit'))).toMatchObject({ kind: 'internal', isRetryable: true });
    expect(await failureOf(draw('crash'))).toMatchObject({ kind: 'internal', isRetryable: true });
  });

  it('are replaced after a death', async () => {
    await failureOf(draw('exit'));
    expect(await draw('draw')).toMatchObject({ width: 64 });
  });

  it('do the next task after a task that ends its thread', async () => {
    const first = failureOf(draw('crash'));
    const second = draw('draw');
    expect(await first).toMatchObject({ isRetryable: true });
    expect(await second).toMatchObject({ width: 64 });
  });

  it('stop between two frames when the signal fires', async () => {
    const controller = new AbortController();
    const run = pool.draw(requestFor('until stopped'), {
      signal: controller.signal,
      onProgress: () => controller.abort('enough'),
    });
    expect(await failureOf(run)).toBe('enough');
  });

  it('do not start an aborted task', async () => {
    expect(await failureOf(draw('exit', AbortSignal.abort('too late')))).toBe('too late');
  });
});
