import { describe, expect, it } from 'vitest';
import { readPngChunks } from '../../codecs/png/chunks.ts';
import type { SourceFacts, Wish } from '../../fit/plan-file.ts';
import { type FrameSource, sourceOfFrames } from '../../frame-source.ts';
import { findTarget } from '../../targets/targets.ts';
import { sharp } from '../images/image-library.ts';
import { fitFile, type FitOptions } from './fit-file.ts';
import { facts, options, problemsOf, source } from './testing/check-target.ts';

describe('fitFile', () => {
  // A place for GIF and one for WebP; all places are in `fit-targets.thorough.test.ts`.
  it.each(['slack-emoji', 'whatsapp-sticker'])(
    'writes a file within the limits of %s',
    async (id) => {
      expect(await problemsOf(findTarget(id)!)).toEqual([]);
    },
  );

  const wish = (limits: Partial<Wish['limits']>): Wish => ({
    formats: ['gif'],
    stillFormats: ['png'],
    limits: { size: { kind: 'within', width: 192, height: 192 }, ...limits },
  });

  it('meets a limit of bytes with few files, and says what it did', async () => {
    const whole = await fitFile(source, facts, wish({}), options);
    if (!whole.isPossible) throw new Error(whole.reason);
    const maxBytes = Math.round(whole.file.sizeBytes / 4);
    const result = await fitFile(source, facts, wish({ maxBytes }), options);
    if (!result.isPossible) throw new Error(result.reason);
    expect(result.file.sizeBytes).toBeLessThanOrEqual(maxBytes);
    expect(result.file.encodes).toBeLessThanOrEqual(8);
    expect(result.file.changes.length).toBeGreaterThan(0);
    expect(whole.file).toMatchObject({ encodes: 1, changes: [] });
  });

  it('counts the flashes of what it writes, and none of a still', async () => {
    const [black, white] = [0, 255].map((level) => {
      const frame = new Uint8Array(64 * 64 * 4).fill(level);
      return frame.map((value, at) => (at % 4 === 3 ? 255 : value));
    });
    const blinking = sourceOfFrames([black!, white!, black!, white!], {
      width: 64,
      height: 64,
      delaysMs: 100,
    });
    const { delaysMs } = blinking;
    const factsOfIt = { ...facts, width: 64, height: 64, delaysMs };
    const flashesOf = async (source_: FrameSource, known: SourceFacts) => {
      const result = await fitFile(source_, known, wish({}), options);
      if (!result.isPossible) throw new Error(result.reason);
      return result.file.flashes;
    };
    expect(await flashesOf(blinking, factsOfIt)).toBe(5);
    const still = sourceOfFrames([white!], { width: 64, height: 64, delaysMs: 0 });
    expect(await flashesOf(still, { ...factsOfIt, delaysMs: [0] })).toBeNull();
  });

  it('says that nothing acceptable fits instead of writing mush', async () => {
    const result = await fitFile(source, facts, wish({ maxBytes: 1500 }), options);
    expect(result).toEqual({ isPossible: false, reason: 'tooManyBytes' });
  });

  it('pads with transparent bars, or with the background, or crops', async () => {
    const square = wish({ size: { kind: 'exact', sizes: [[128, 128]] } });
    const corner = async (changed: Partial<FitOptions>): Promise<number[]> => {
      const result = await fitFile(source, facts, square, { ...options, ...changed });
      if (!result.isPossible) throw new Error(result.reason);
      const pixels = await sharp(result.file.bytes).ensureAlpha().raw().toBuffer();
      return [...pixels.subarray(0, 4)];
    };
    expect((await corner({}))[3]).toBe(0);
    expect(await corner({ background: [255, 0, 0] })).toEqual([255, 0, 0, 255]);
    expect((await corner({ fit: 'crop' }))[3]).toBe(255);
  });

  it('is played as often as the place allows, for ever elsewhere', async () => {
    const playsFor = async (id: string): Promise<number> => {
      const result = await fitFile(source, facts, findTarget(id)!, options);
      if (!result.isPossible) throw new Error(result.reason);
      const { data } = readPngChunks(result.file.bytes).find(({ type }) => type === 'acTL')!;
      return new DataView(data.buffer, data.byteOffset).getUint32(4);
    };
    // The loop lasts three of the four seconds.
    expect(await playsFor('line-sticker')).toBe(1);
  });

  it('stays transparent where the place takes a still that can be', async () => {
    const clear = sourceOfFrames([new Uint8Array(192 * 160 * 4)], {
      width: 192,
      height: 160,
      delaysMs: 0,
      hasAlpha: true,
    });
    const still = { ...facts, delaysMs: [0], hasAlpha: true };
    const formatFor = async (id: string, hasAlpha: boolean): Promise<string> => {
      const result = await fitFile(clear, { ...still, hasAlpha }, findTarget(id)!, options);
      return result.isPossible ? result.file.format : result.reason;
    };
    expect([await formatFor('x-gif', true), await formatFor('x-gif', false)]).toEqual([
      'png',
      'jpeg',
    ]);
    expect(await formatFor('instagram-feed', true)).toBe('jpeg');
  });

  it('stops when its signal fires', async () => {
    const signal = AbortSignal.abort(new Error('canceled'));
    await expect(fitFile(source, facts, wish({}), { ...options, signal })).rejects.toThrow(
      'canceled',
    );
  });
});
