import type { Aspect } from '@loopwright/contract';
import { readGifBlocks, readGifXmp, readPngXmp } from '@loopwright/media';
import { sharp } from '@loopwright/media/node';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Engine, EngineProgress, EngineRequest, EngineResult } from './engine/engine.ts';
import { CONFORMANCE_ENGINES } from './testing/conformance-engines.ts';
import { openFakeModel, plainImage, rednessOf } from './testing/fake-model.ts';
import { newContext } from './testing/new-context.ts';
import { foxRequest } from './testing/provider-engine.ts';

const SIZES = {
  '1:1': [64, 64],
  '4:5': [64, 80],
  '16:9': [64, 36],
  '9:16': [36, 64],
} as const;

interface Wanted {
  readonly aspect: Aspect;
  readonly seed: number;
  readonly reference: Buffer | null;
}

const model = openFakeModel();

describe.each(CONFORMANCE_ENGINES)('the engine $name', ({ open, takesLong = false }) => {
  let engine: Engine;
  const firsts = new Map<EngineRequest['kind'], Promise<EngineResult>>();
  const seen: EngineProgress[] = [];
  beforeAll(async () => {
    engine = await open(model);
  });
  afterAll(() => engine.close());

  function requestOf(
    kind: EngineRequest['kind'],
    { aspect = shapes()[0]!, seed = 7, reference = null }: Partial<Wanted> = {},
  ): EngineRequest {
    const [width, height] = SIZES[aspect];
    const options = { seed, aspect, width, height };
    const isLoop = kind === 'gif';
    return foxRequest({
      kind,
      reference,
      options: isLoop ? { ...options, seconds: 1, framesPerSecond: 8 } : options,
    });
  }

  const shapes = (): readonly Aspect[] => engine.capabilities.aspects;

  /** The result of the default request. It is made once, because some engines take a second. */
  function first(kind: EngineRequest['kind']): Promise<EngineResult> {
    const onProgress = (progress: EngineProgress) => void seen.push(progress);
    const made =
      firsts.get(kind) ??
      engine.generate(requestOf(kind), newContext(kind === usual() ? { onProgress } : {}));
    firsts.set(kind, made);
    return made;
  }

  const usual = (): EngineRequest['kind'] => engine.kinds[0]!;

  const again = async (wanted: Partial<Wanted> = {}) =>
    await engine.generate(requestOf(usual(), wanted), newContext());

  it('has an id, a label, kinds and aspect ratios', () => {
    expect(engine.id).toMatch(/^[\w@./:-]+$/);
    expect(engine.label).not.toBe('');
    expect(engine.kinds.length).toBeGreaterThan(0);
    expect(engine.capabilities.aspects.length).toBeGreaterThan(0);
  });

  it('makes masters of exactly the requested size, in every supported aspect ratio', async () => {
    for (const kind of engine.kinds) {
      for (const [index, aspect] of shapes().entries()) {
        if (takesLong && index > 0) break;
        const [width, height] = SIZES[aspect];
        const request = requestOf(kind, { aspect });
        const made = index === 0 ? first(kind) : engine.generate(request, newContext());
        const result = await made;
        expect(result).toMatchObject({ width, height });
        expect(await sharp(result.bytes).metadata()).toMatchObject({ width, height });
      }
    }
  });

  it('marks the master as made by AI, without the prompt, and measures the seam of a loop', async () => {
    for (const kind of engine.kinds) {
      const { bytes, mimeType, seam } = await first(kind);
      const xmp = kind === 'gif' ? readGifXmp(bytes) : readPngXmp(bytes);
      expect(xmp).toMatch(/digitalsourcetype\/(trainedAlgorithmic|algorithmic)Media/);
      expect(xmp).toContain(engine.id);
      expect(xmp).not.toContain('fox');
      expect(mimeType).toBe(kind === 'gif' ? 'image/gif' : 'image/png');
      expect(typeof seam).toBe(kind === 'gif' ? 'number' : 'object');
      expect(kind === 'gif' ? readGifBlocks(bytes).loopCount : 0).toBe(0);
    }
  });

  it('reports progress that never decreases', async () => {
    await first(usual());
    const fractions = seen.map(({ fraction }) => fraction);
    expect(fractions.length).toBeGreaterThan(0);
    expect(fractions).toEqual(fractions.toSorted((a, b) => a - b));
    expect(fractions.every((fraction) => fraction >= 0 && fraction <= 1)).toBe(true);
  });

  it('uses the reference if it supports one', async () => {
    if (!engine.capabilities.reference) return;
    const aspect = shapes().at(-1)!;
    const [width, height] = SIZES[aspect];
    const blue = await again({ aspect, reference: await plainImage('blue') });
    expect(blue).toMatchObject({ width, height });
    const usually = await rednessOf((await first(usual())).bytes);
    expect(await rednessOf(blue.bytes)).toBeLessThan(Math.min(0, usually) - 20);
  });

  it('stops when its signal fires, before the start and during the work', async () => {
    for (const kind of engine.kinds) {
      const late = newContext({ signal: AbortSignal.abort('too late') });
      const never = engine.generate(requestOf(kind), late);
      expect(await never.catch((cause: unknown) => cause)).toBe('too late');
      const controller = new AbortController();
      const { signal } = controller;
      const onProgress = () => controller.abort('enough');
      const run = engine.generate(requestOf(kind), newContext({ signal, onProgress }));
      expect(await run.catch((cause: unknown) => cause)).toBe('enough');
    }
  });

  it('repeats the result of a seed and varies it with another, if it supports seeds', async () => {
    if (!engine.capabilities.seed) return;
    const { bytes } = await first(usual());
    expect(Buffer.compare((await again()).bytes, bytes)).toBe(0);
    const other = await again({ seed: 8 });
    expect(Buffer.compare(other.bytes, bytes)).not.toBe(0);
  });
});
