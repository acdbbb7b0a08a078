import { readGifBlocks, readGifXmp, readPngXmp } from '@loopwright/loop';
import { sharp } from '@loopwright/loop/node';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Engine, EngineProgress, EngineRequest } from './engine.ts';
import { openIllustrator } from './illustrator.ts';
import { newContext } from './testing/new-context.ts';
import { newPng } from './testing/pictures.ts';
import { foxRequest, openDesk } from './testing/provider-desk.ts';
import { DIALECTS } from './testing/troubles.ts';

/** An engine that every promise of `Engine` is held to. */
interface Candidate {
  readonly name: string;
  readonly open: () => Promise<Engine & AsyncDisposable>;
}

const disposable = (engine: Engine, close = () => engine.close()): Engine & AsyncDisposable => ({
  ...engine,
  close,
  [Symbol.asyncDispose]: close,
});

const CANDIDATES: readonly Candidate[] = [
  { name: 'illustrator', open: () => Promise.resolve(disposable(openIllustrator(1))) },
  ...DIALECTS.map(({ provider, model, deliver }) => ({
    name: provider,
    open: async () => {
      const desk = await openDesk(provider, model);
      desk.server.answer(deliver((await newPng(48, 48)).toString('base64')));
      return disposable(desk.engine, () => desk.close());
    },
  })),
];

const sizes: Readonly<Record<string, readonly [number, number]>> = {
  '1:1': [64, 64],
  '4:5': [64, 80],
  '16:9': [64, 36],
  '9:16': [36, 64],
};

describe.each(CANDIDATES)('the engine $name', ({ open }) => {
  let engine: Engine & AsyncDisposable;
  beforeAll(async () => {
    engine = await open();
  });
  afterAll(() => engine[Symbol.asyncDispose]());

  function requestOf(kind: EngineRequest['kind'], rest: Partial<EngineRequest> = {}) {
    const request = foxRequest({ kind, ...rest });
    const { options } = request;
    return kind === 'image'
      ? request
      : { ...request, options: { ...options, seconds: 1, framesPerSecond: 8 } };
  }

  it('has a name for machines and one for people, and makes something', () => {
    expect(engine.id).toMatch(/^[\w@./:-]+$/);
    expect(engine.label).not.toBe('');
    expect(engine.kinds.length).toBeGreaterThan(0);
    expect(engine.capabilities.aspects.length).toBeGreaterThan(0);
  });

  it('gives a master of just the size that was asked, in every shape it claims', async () => {
    for (const kind of engine.kinds) {
      for (const aspect of engine.capabilities.aspects) {
        const [width = 0, height = 0] = sizes[aspect] ?? [];
        const request = requestOf(kind, { options: { seed: 1, aspect, width, height } });
        const result = await engine.generate(request, newContext());
        expect(result).toMatchObject({ width, height });
        expect(await sharp(result.bytes).metadata()).toMatchObject({ width, height });
      }
    }
  });

  it('marks the master as made by AI, without the prompt, and says how a loop closes', async () => {
    for (const kind of engine.kinds) {
      const { bytes, mimeType, seam } = await engine.generate(requestOf(kind), newContext());
      const xmp = kind === 'gif' ? readGifXmp(bytes) : readPngXmp(bytes);
      expect(xmp).toMatch(/digitalsourcetype\/(trainedAlgorithmic|algorithmic)Media/);
      expect(xmp).toContain(engine.id);
      expect(xmp).not.toContain('fox');
      expect(mimeType).toBe(kind === 'gif' ? 'image/gif' : 'image/png');
      expect(typeof seam).toBe(kind === 'gif' ? 'number' : 'object');
      expect(kind === 'gif' ? readGifBlocks(bytes).loopCount : 0).toBe(0);
    }
  });

  it('tells how far it is, never going back', async () => {
    const seen: EngineProgress[] = [];
    const onProgress = (progress: EngineProgress) => seen.push(progress);
    await engine.generate(requestOf('image'), newContext({ onProgress }));
    const fractions = seen.map(({ fraction }) => fraction);
    expect(fractions.length).toBeGreaterThan(0);
    expect(fractions).toEqual(fractions.toSorted((a, b) => a - b));
    expect(fractions.every((fraction) => fraction >= 0 && fraction <= 1)).toBe(true);
  });

  it('takes a reference when it claims to', async () => {
    const reference = engine.capabilities.reference ? await newPng(32, 32) : null;
    const result = await engine.generate(requestOf('image', { reference }), newContext());
    expect(result.width).toBe(64);
  });

  it('stops when told to, before it begins and in the middle', async () => {
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

  it('makes the same twice of the same seed when it claims to', async () => {
    const [first, second] = [
      await engine.generate(requestOf('image'), newContext()),
      await engine.generate(requestOf('image'), newContext()),
    ];
    const isSame = Buffer.from(first.bytes).equals(second.bytes);
    expect(isSame || !engine.capabilities.seed).toBe(true);
  });
});
