import { expect, it } from 'vitest';
import { createEmptyStage } from '../testing/empty-stage.ts';
import { addWeatherOutOfFocus } from './weather-out-of-focus.ts';

const WINDOW = { x: 0.2, y: 0.1, width: 0.6, height: 0.5 };

it('lets snow and rain fall in a window, and nowhere else', () => {
  const layersWith = (
    weather: readonly ('snow' | 'rain' | 'fog')[],
    window: typeof WINDOW | null,
  ) => {
    const stage = createEmptyStage({ setting: 'room', weather });
    stage.window = window;
    addWeatherOutOfFocus(stage);
    return stage.layers.length;
  };
  expect(layersWith(['snow'], WINDOW)).toBe(1);
  expect(layersWith(['rain'], WINDOW)).toBe(1);
  expect(layersWith(['fog'], WINDOW)).toBe(0);
  expect(layersWith(['snow'], null)).toBe(0);
});
