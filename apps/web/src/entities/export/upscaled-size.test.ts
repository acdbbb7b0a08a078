import { expect, it } from 'vitest';
import { upscaledSize } from './upscaled-size.ts';

it('is twice the size, at most the largest that can be exported, and none beyond', () => {
  expect(upscaledSize({ width: 1024, height: 576 })).toEqual({ width: 2048, height: 1152 });
  expect(upscaledSize({ width: 2560, height: 1440 })).toEqual({ width: 3840, height: 2160 });
  expect(upscaledSize({ width: 2160, height: 3840 })).toBeNull();
});
