import { type Colour, mix } from '../math/colour.ts';
import { verticalGradient } from '../painting.ts';
import type { Stage } from '../stage/stage.ts';
import { addClouds } from './clouds.ts';
import { addFarIsland } from './lagoon.ts';
import { addSky } from './sky.ts';
import { addStars } from './stars.ts';
import { addStrip } from './strip.ts';
import { addSunOrMoon } from './sun-and-moon.ts';
import { namedWater, skyFromHorizon } from './surface.ts';
import { addGlitter, addWave, type Sea } from './waves.ts';

const DEEP: Readonly<Record<string, Colour>> = {
  night: [0.24, 0.09, 262],
  sunset: [0.3, 0.13, 285],
  sunrise: [0.45, 0.11, 275],
  day: [0.45, 0.13, 238],
};
const SHALLOW: Readonly<Record<string, Colour>> = {
  night: [0.36, 0.1, 270],
  sunset: [0.5, 0.14, 300],
  sunrise: [0.64, 0.1, 290],
  day: [0.6, 0.13, 222],
};

/** Sky, sun and open water with far waves; what lies in front is the caller's. */
export function paintSea(stage: Stage): Sea {
  const { width, height, palette, plan, take, unit } = stage;
  const { time } = plan;
  stage.horizon = (height > width * 1.2 ? 0.52 : 0.5) + take.horizon;
  addSky(stage, stage.horizon + 0.02);
  if (palette.night > 0.5) addStars(stage, { count: 120, bottom: 0.5 });
  addSunOrMoon(stage, {
    y: time === 'day' ? 0.16 : time === 'night' ? 0.2 : stage.horizon - 0.075,
    radius: (time === 'day' ? 52 : 66) * unit,
  });
  addClouds(stage, { count: 6, top: 0.03, bottom: 0.34, size: 0.46, far: 0.5, depth: 0.2 });

  const far = namedWater(
    stage,
    mix(skyFromHorizon(palette, 1), SHALLOW[time] ?? palette.haze, time === 'sunset' ? 0.45 : 0.6),
  );
  const near = namedWater(stage, DEEP[time] ?? palette.shadow);
  const top = stage.horizon;
  addStrip(stage, { order: 8, depth: 0.1, top, bottom: 1.1 }, (context) => {
    context.fillStyle = verticalGradient(
      context,
      (top - 0.002) * height,
      height,
      [
        [0, mix(far, palette.haze, 0.5)],
        [0.12, far],
        [0.5, mix(far, near, 0.6)],
        [1, near],
      ],
      14,
    );
    context.fillRect(-width, top * height, width * 3, height);
  });
  const sea = { far, near };
  for (let i = 0; i < 5; i++) {
    addWave(stage, sea, i / 7, { order: 10 + i, depth: 0.15 + 0.1 * i, index: i });
  }
  addGlitter(stage, { order: 15.5, bottom: 0.9 });
  return sea;
}

/** Open sea: everything in front floats between the last two waves. */
export function ocean(stage: Stage): void {
  const sea = paintSea(stage);
  addFarIsland(stage);
  stage.ground = 0.74;
  stage.water = true;
  stage.waterLine = addWave(stage, sea, 6 / 7, { order: 60, depth: 0.8, index: 6 });
  addWave(stage, sea, 1, { order: 61, depth: 1.1, index: 7 });
}
