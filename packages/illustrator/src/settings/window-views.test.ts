import { describe, expect, it } from 'vitest';
import { hasWindow } from '../language/indoors.ts';
import type { SettingName } from '../language/setting-name.ts';
import { createEmptyStage, differingShare, drawLayers, pixelsOf } from '../testing/empty-stage.ts';
import { SETTINGS } from './index.ts';

async function pixelsWith(view: SettingName): Promise<Uint8ClampedArray> {
  const stage = createEmptyStage({ setting: 'living', view });
  await SETTINGS.living(stage);
  return pixelsOf(drawLayers(stage, 0));
}

describe('the view through a window', () => {
  it.each(['mountain', 'snowfield', 'hills', 'forest', 'ocean', 'desert', 'space', 'sky'] as const)(
    'shows %s instead of the town',
    async (view) => {
      expect(differingShare(await pixelsWith(view), await pixelsWith('city'))).toBeGreaterThan(
        0.02,
      );
    },
  );

  it('shows lightning in a thunderstorm', async () => {
    const pixelsIn = async (weather: 'rain' | 'storm'): Promise<Uint8ClampedArray> => {
      const stage = createEmptyStage({ setting: 'living', time: 'night', weather: [weather] });
      await SETTINGS.living(stage);
      return pixelsOf(drawLayers(stage, 0.51));
    };
    expect(differingShare(await pixelsIn('storm'), await pixelsIn('rain'))).toBeGreaterThan(0.005);
  });

  it.each(Object.keys(SETTINGS) as SettingName[])(
    '%s says whether it has a window',
    async (name) => {
      const stage = createEmptyStage({ setting: name });
      await SETTINGS[name](stage);
      expect(stage.window !== null).toBe(hasWindow(name));
    },
  );
});
