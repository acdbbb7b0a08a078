import { css } from '../math/colour.ts';
import { linearGradient } from '../painting.ts';
import type { Stage } from '../stage/stage.ts';
import { addBokeh } from './bokeh.ts';
import { addClouds } from './clouds.ts';
import { fallenCity } from './fallen-city.ts';
import { futureCity } from './future-city.ts';
import { lookingUp } from './looking-up.ts';
import { addMist } from './mist.ts';
import { addOldTown, isOldTown } from './old-town.ts';
import { addSky } from './sky.ts';
import { addBuildings } from './skyline.ts';
import { addShootingStar, addStars } from './stars.ts';
import { addStrip } from './strip.ts';
import { addSunOrMoon } from './sun-and-moon.ts';

/** Sky and three rows of houses that stand at `foot`, a fraction of the height. */
export function paintSkyline(stage: Stage, foot: number): void {
  const { palette, plan, unit } = stage;
  const night = palette.night > 0.5;
  stage.horizon = Math.min(0.8, foot - 0.19);
  addSky(stage, 0.9);
  if (night) {
    addStars(stage, { count: 150, bottom: 0.6 });
    addShootingStar(stage);
  }
  addSunOrMoon(stage, {
    x: night ? 0.78 : 0.7,
    y: night ? 0.18 : plan.time === 'day' ? 0.2 : foot - 0.46,
    radius: (night ? 66 : 56) * unit,
  });
  addClouds(stage, { count: 4, top: 0.08, bottom: 0.4, size: 0.5, far: 0.6, alpha: 0.75 });
  if (isOldTown(plan.townLook)) {
    addOldTown(stage, foot);
    return;
  }
  for (let level = 0; level < 3; level++) {
    addBuildings(stage, {
      order: 10 + level * 4,
      depth: 0.15 + 0.22 * level,
      near: level / 2,
      foot,
    });
    if (level < 2) {
      addMist(stage, {
        order: 13 + level * 4,
        depth: 0.2,
        top: foot - 0.35 + 0.05 * level,
        height: 0.4,
        alpha: night ? 0.5 : 0.6,
      });
    }
  }
}

/** The glow of streets that cannot be seen, at the feet of the houses. */
function addStreetGlow(stage: Stage): void {
  const { width, height, palette } = stage;
  const night = palette.night > 0.5;
  const strip = { order: 24, depth: 0.6, top: 0.7, bottom: 1.1, mode: 'screen' } as const;
  addStrip(stage, strip, (context) => {
    context.fillStyle = linearGradient(
      context,
      [0, 0.72 * height, 0, height],
      [
        [0, night ? [0.6, 0.17, 330] : palette.haze, 0],
        [1, night ? [0.55, 0.17, 325] : palette.haze, 0.55],
      ],
    );
    context.fillRect(-width, 0.7 * height, width * 3, height * 0.4);
  });
}

/** A ruined or a futuristic city instead of today's, if the prompt asks for one. @returns whether it was painted */
export function paintTownByLook(stage: Stage): boolean {
  const { townLook, hasTownGardens = false } = stage.plan;
  if (!townLook || isOldTown(townLook)) return false;
  if (townLook === 'futuristic') futureCity(stage, hasTownGardens);
  else fallenCity(stage, townLook === 'overgrown');
  return true;
}

/** Towers and nothing before them, seen from the street. */
const isSeenFromBelow = ({ plan }: Stage): boolean =>
  plan.shot === 'low' && plan.subjects.length === 0 && !isOldTown(plan.townLook);

/** A city seen from above its roofs. */
export function city(stage: Stage): void {
  if (paintTownByLook(stage)) return;
  if (isSeenFromBelow(stage)) {
    lookingUp(stage);
    return;
  }
  stage.ground = 0.9;
  paintSkyline(stage, 1.03);
  const { width, height, palette } = stage;
  addStrip(stage, { order: 9, depth: 0.1, top: 0.85, bottom: 1.1 }, (context) => {
    context.fillStyle = css(palette.haze);
    context.fillRect(-width, 0.85 * height, width * 3, height);
  });
  addStreetGlow(stage);
  if (palette.night > 0.5) addBokeh(stage);
}
