import type { Stage } from '../stage/stage.ts';
import { addClouds } from './clouds.ts';
import { paintCobbles } from './cobbles.ts';
import { scaleOf } from './extent.ts';
import { addFacades } from './facades.ts';
import { addLightStrings } from './light-strings.ts';
import { addMoonOfMoonlight } from './moonlight.ts';
import { addSky } from './sky.ts';
import { addStars } from './stars.ts';
import { addStrip } from './strip.ts';

/** Where the square meets the houses. */
const SQUARE = 0.66;

/** What stands on the square: its middle, its foot and its size in measures. */
const THINGS = [
  { glyph: '@clocktower', x: 0.82, foot: 0.69, size: 0.52 },
  { glyph: '@streetlamp', x: 0.1, foot: 0.73, size: 0.34 },
  { glyph: '@streetlamp', x: 0.64, foot: 0.7, size: 0.24 },
  { glyph: '@fountain', x: 0.32, foot: 0.79, size: 0.32 },
  { glyph: '@bench', x: 0.9, foot: 0.79, size: 0.17 },
] as const;

/** The square of a town: houses around it, a clock tower and a fountain. */
export async function plaza(stage: Stage): Promise<void> {
  const { width, height, palette, plan } = stage;
  const scale = scaleOf(stage);
  stage.horizon = SQUARE;
  stage.ground = 0.9;
  stage.wet = plan.weather.includes('rain');
  addSky(stage, SQUARE + 0.02);
  addMoonOfMoonlight(stage, { x: 0.3, y: 0.13 });
  if (palette.night > 0.5) addStars(stage, { count: 90, bottom: 0.3 });
  else addClouds(stage, { count: 3, top: 0.03, bottom: 0.22, size: 0.4, depth: 0.2 });
  addFacades(stage, { foot: SQUARE + 0.01, tall: 0.3 });
  paintCobbles(stage, SQUARE);
  const named = new Set(plan.subjects.map(({ glyph }) => glyph));
  const things = THINGS.filter(({ glyph }) => !named.has(glyph));
  const sprites = await Promise.all(
    things.map(async ({ glyph, size }) =>
      stage.lit(await stage.sprite(glyph, Math.ceil(size * scale)), { rim: 0.4, haze: 0.06 }),
    ),
  );
  addStrip(stage, { order: 21, depth: 0.45, top: 0.05, bottom: 0.9 }, (context) => {
    for (const [i, { x, foot, size }] of things.entries()) {
      const side = size * scale;
      const sprite = sprites[i];
      if (sprite)
        context.drawImage(sprite, x * width - side / 2, foot * height - side * 0.97, side, side);
    }
  });
  if (palette.night > 0.3) addLightStrings(stage, { top: 0.06, drop: 0.09 });
}
