import { describe, expect, it } from 'vitest';
import { resolveOptions } from './options.ts';

const planRequired = expect.objectContaining({
  kind: 'plan-required',
  publicMessage: expect.stringContaining('subscription') as string,
}) as Error;

describe('the options of a generation', () => {
  it.each([
    ['image', 'free', {}, 1024, 1024],
    ['image', 'free', { aspect: '16:9' }, 1024, 576],
    ['image', 'free', { aspect: '4:5' }, 820, 1024],
    ['image', 'basic', {}, 2048, 2048],
    ['image', 'premium', { aspect: '9:16', size: 3840 }, 2160, 3840],
    ['gif', 'basic', {}, 480, 480],
    ['gif', 'basic', { aspect: '16:9' }, 854, 480],
    ['gif', 'basic', { aspect: '9:16', size: 720 }, 720, 1280],
    ['gif', 'premium', { aspect: '4:5', size: 1080 }, 1080, 1350],
  ] as const)(
    'give a %s on the %s plan with %o %i × %i pixels',
    (kind, plan, asked, width, height) => {
      expect(resolveOptions(kind, plan, asked)).toMatchObject({ width, height });
    },
  );

  it.each([
    ['gif', 'free', {}],
    ['gif', 'basic', { size: 1080 }],
    ['gif', 'premium', { size: 500 }],
    ['image', 'free', { size: 2048 }],
    ['image', 'premium', { size: 4096 }],
  ] as const)(
    'refuse a %s on the %s plan with %o and point to a subscription',
    (kind, plan, asked) => {
      expect(() => resolveOptions(kind, plan, asked)).toThrow(planRequired);
    },
  );

  it.each([{ seed: 0 }, { style: 'neon' }, { negativePrompt: 'people' }] as const)(
    'are refused to the free plan when they are advanced: %j',
    (asked) => {
      expect(() => resolveOptions('image', 'free', asked)).toThrow(planRequired);
      expect(resolveOptions('image', 'basic', asked)).toMatchObject(asked);
    },
  );

  it('give loops three seconds at sixteen frames per second, and stills no time', () => {
    expect(resolveOptions('gif', 'basic', {})).toMatchObject({ seconds: 3, framesPerSecond: 16 });
    expect(resolveOptions('gif', 'basic', { seconds: 1, fps: 25 })).toMatchObject({
      seconds: 1,
      framesPerSecond: 25,
    });
    expect(resolveOptions('image', 'basic', { seconds: 1, fps: 25 })).not.toHaveProperty('seconds');
  });

  it('keep the seed, even 0, and choose a random one when there is none', () => {
    expect(resolveOptions('image', 'basic', { seed: 0 }).seed).toBe(0);
    const seeds = Array.from({ length: 8 }, () => resolveOptions('image', 'free', {}).seed);
    expect(new Set(seeds).size).toBeGreaterThan(1);
  });
});
