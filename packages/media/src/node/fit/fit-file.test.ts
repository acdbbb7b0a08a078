import { describe, expect, it } from 'vitest';
import type { SourceFacts, Wish } from '../../fit/plan-file.ts';
import { sourceOfFrames } from '../../frame-source.ts';
import { TARGETS } from '../../targets/targets.ts';
import { circlingLight } from '../../testing/frames.ts';
import { CODECS } from '../codecs/registry.ts';
import { sharp } from '../images/image-library.ts';
import { fitFile, type FitOptions } from './fit-file.ts';

const [width, height, count] = [192, 160, 48];
const source = sourceOfFrames(circlingLight(width, height, count), {
  width,
  height,
  delaysMs: 62.5,
});
const facts: SourceFacts = {
  width,
  height,
  delaysMs: source.delaysMs,
  hasAlpha: false,
  masterBytes: 400_000,
  enlargement: 2,
};
const available = new Set(Object.keys(CODECS) as (keyof typeof CODECS)[]);
const options: FitOptions = { fit: 'pad', background: null, available };

describe('fitFile', () => {
  const here = TARGETS.filter(({ formats }) => formats.some((one) => available.has(one as never)));

  it.each(here)('writes a file within the limits of $id', async (target) => {
    const result = await fitFile(source, facts, target, options);
    if (!result.isPossible) throw new Error(result.reason);
    const { file } = result;
    expect(file.encodes).toBeLessThanOrEqual(12);
    expect(file.checks.filter(({ passed }) => !passed)).toEqual([]);
    const seen = await sharp(file.bytes, { pages: -1 }).metadata();
    expect([seen.width, seen.pageHeight]).toEqual([file.width, file.height]);
    expect(seen.loop).toBe(0);
    const { maxBytes = Infinity, maxFrames = Infinity } = target.limits;
    expect(file.bytes.length).toBeLessThanOrEqual(maxBytes);
    expect(seen.pages).toBeLessThanOrEqual(maxFrames);
    const durationMs = seen.delay!.reduce((sum, delay) => sum + delay, 0);
    expect(durationMs).toBeCloseTo(3000, -2);
  });

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

  it('stops when its signal fires', async () => {
    const signal = AbortSignal.abort(new Error('canceled'));
    await expect(fitFile(source, facts, wish({}), { ...options, signal })).rejects.toThrow(
      'canceled',
    );
  });
});
