import { hasCloudsBefore } from '../plan/clouds-past-light.ts';
import type { Stage } from '../stage/stage.ts';
import { addClouds } from './clouds.ts';
import { addSky } from './sky.ts';
import { addStars } from './stars.ts';
import { addSunOrMoon } from './sun-and-moon.ts';

/** Above the clouds; they move past when an actor flies. */
export function openSky(stage: Stage): void {
  const { palette, plan } = stage;
  const night = palette.night > 0.5;
  const flying = plan.subjects.some(({ motion }) => motion === 'fly');
  stage.horizon = 1.05;
  stage.ground = null;
  addSky(stage, 1);
  if (night) addStars(stage, { count: 170, bottom: 0.9 });
  addSunOrMoon(stage, { x: 0.74, y: night || plan.time === 'day' ? 0.2 : 0.62 });
  const deck = night ? 1.5 : 1;
  addClouds(stage, { count: 4, top: 0.05, bottom: 0.48, size: 0.44, far: 0.3, depth: 0.2 });
  addClouds(stage, {
    count: 9 * deck,
    top: 0.62,
    bottom: 0.7,
    size: 0.58,
    far: 0.15,
    order: 8,
    depth: 0.4,
    salt: 50,
  });
  addClouds(stage, {
    count: 8 * deck,
    top: 0.73,
    bottom: 0.8,
    size: 0.7,
    far: 0,
    order: 30,
    depth: 0.8,
    salt: 90,
  });
  if (hasCloudsBefore(plan)) {
    addClouds(stage, {
      count: 2,
      top: 0.34,
      bottom: 0.5,
      size: 0.5,
      far: 0,
      alpha: 0.88,
      order: 56,
      depth: 0.6,
      salt: 210,
      everywhere: true,
    });
  }
  if (flying) {
    addClouds(stage, {
      count: 4 * deck,
      top: 0.8,
      bottom: 0.9,
      size: 0.66,
      far: 0,
      order: 66,
      depth: 1.3,
      salt: 130,
      sailing: true,
    });
  }
  addClouds(stage, {
    count: 5 * deck,
    top: 0.86,
    bottom: 0.93,
    size: 0.8,
    far: 0,
    order: 67,
    depth: 1.4,
    salt: 170,
  });
}
