import { FILE_FORMATS } from '@loopwright/contract';
import { describe, expect, it } from 'vitest';
import { obeysSize, planSize } from '../fit/plan-size.ts';
import { TARGETS } from './targets.ts';

describe('the targets', () => {
  it('have ids of their own that fit into file names', () => {
    const ids = TARGETS.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  });

  it.each(TARGETS)(
    '$id: formats and limits agree',
    ({ formats, stillFormats, limits, ...rest }) => {
      expect(formats.length).toBeGreaterThan(0);
      for (const format of formats) expect(FILE_FORMATS[format].hasAnimation).toBe(true);
      for (const format of stillFormats) expect(['mp4', 'webm', 'gif']).not.toContain(format);
      const { minFps = 1, maxFps = 60, minFrames = 1, maxFrames = 1000 } = limits;
      expect(minFps).toBeLessThan(maxFps);
      expect(minFrames).toBeLessThan(maxFrames);
      expect(limits.minDurationMs ?? 0).toBeLessThan(limits.maxDurationMs ?? Infinity);
      expect(rest.source).not.toBe('');
      expect(rest.checkedOn).toMatch(/^\d{4}-\d\d-\d\d$/);
    },
  );

  it('plan sizes that they allow, for every shape', () => {
    const shapes = [
      [480, 480],
      [480, 600],
      [854, 480],
      [480, 854],
      [3840, 2160],
      [64, 48],
    ] as const;
    for (const { limits } of TARGETS) {
      for (const [width, height] of shapes) {
        for (const enlargement of [1, 2, Infinity]) {
          const size = planSize(limits.size, { width, height }, enlargement);
          expect(obeysSize(limits.size, size)).toBe(true);
        }
      }
    }
  });
});
