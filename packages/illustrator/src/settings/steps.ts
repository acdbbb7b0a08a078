import { type Colour, css, mix, shift } from '../math/colour.ts';
import { fillPolygon } from '../painting.ts';
import type { Stage } from '../stage/stage.ts';
import { scaleOf } from './extent.ts';
import { forest } from './forest.ts';
import { paintStoneLantern } from './stone-lantern.ts';
import { addStrip } from './strip.ts';
import { underSky } from './surface.ts';

const TOP = 0.64;
const COUNT = 13;
const BUILDINGS =
  /shrine|castle|church|temple|classical|mosque|house|cabin|hut|columngate|statue|tajmahal|pyramid/;

/** Steps of stone that go up between trees; a building stands at their top. */
export async function steps(stage: Stage): Promise<void> {
  const { width, height, palette, plan } = stage;
  const scale = scaleOf(stage);
  forest(stage);
  const isBuilding =
    BUILDINGS.test(plan.subjects[0]?.glyph ?? '') || plan.subjects[0]?.isAtEndOfWay === true;
  stage.ground = isBuilding ? TOP + 0.012 : 0.9;
  const stone = underSky(palette, stage.snowy ? [0.93, 0.015, 240] : [0.68, 0.02, 90], 0.04);
  if (plan.region === 'japan') {
    const side = 0.52 * scale;
    const temple = stage.lit(await stage.sprite('@pagoda', Math.ceil(side)), {
      rim: 0.4,
      haze: 0.12,
    });
    addStrip(stage, { order: 24.5, depth: 0.55, top: -0.1, bottom: 0.8 }, (context) => {
      context.drawImage(temple, width / 2 - side / 2, (TOP + 0.01) * height - side, side, side);
    });
  }
  const half = (t: number): number => (0.1 + 0.27 * t) * scale;
  const level = (t: number): number => (TOP + (1.04 - TOP) * t ** 1.25) * height;
  addStrip(stage, { order: 25, depth: 0.62, top: TOP - 0.05, bottom: 1.1 }, (context) => {
    const bank: Colour = underSky(palette, stage.snowy ? [0.95, 0.015, 240] : [0.54, 0.12, 138]);
    context.fillStyle = css(bank);
    fillPolygon(context, [
      [width / 2 - half(0) * 1.7, level(0)],
      [width / 2 + half(0) * 1.7, level(0)],
      [width / 2 + half(1) * 1.7, level(1)],
      [width / 2 - half(1) * 1.7, level(1)],
    ]);
    for (let i = 0; i < COUNT; i++) {
      const [far, near] = [i / COUNT, (i + 1) / COUNT];
      const [y0, y1] = [level(far), level(near)];
      const edge = y0 + (y1 - y0) * 0.46;
      const tone = mix(stone, palette.haze, 0.3 * (1 - near));
      context.fillStyle = css(shift(tone, 0.07));
      fillPolygon(context, [
        [width / 2 - half(far), y0],
        [width / 2 + half(far), y0],
        [width / 2 + half(near), edge],
        [width / 2 - half(near), edge],
      ]);
      context.fillStyle = css(shift(tone, -0.12));
      context.fillRect(width / 2 - half(near), edge, half(near) * 2, y1 - edge + 1);
    }
    for (const side of [-1, 1]) {
      for (const t of [0.12, 0.42, 0.86]) {
        const x = width / 2 + side * half(t) * 1.22;
        paintStoneLantern(context, stage, [x, level(t), (0.05 + 0.1 * t) * scale], 'slender');
      }
    }
  });
}
