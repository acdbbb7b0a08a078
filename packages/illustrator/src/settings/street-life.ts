import { fillEllipse } from '../art/props/brush.ts';
import { type Colour, css, mix } from '../math/colour.ts';
import { fillPolygon } from '../painting.ts';
import type { Stage } from '../stage/stage.ts';
import { scaleOf } from './extent.ts';
import { addStrip } from './strip.ts';
import { underSky } from './surface.ts';

/** A zebra crossing: from side to side of a street that leads away, otherwise away from the viewer. */
export function addCrossing(stage: Stage): void {
  const { width, height, palette, plan } = stage;
  const paint = mix(underSky(palette, [0.96, 0.01, 95], 0.03), palette.haze, 0.25 * palette.night);
  const leadsAway = plan.setting === 'alley';
  const [top, bottom] = leadsAway ? [0.79, 0.95] : [0.826, 1.04];
  addStrip(stage, { order: 27.7, depth: 0.75, top, bottom }, (context) => {
    context.fillStyle = css(paint, 0.9);
    if (leadsAway) {
      const at = (x: number, y: number): [number, number] => [
        width / 2 + (x * scaleOf(stage) * (y - 0.52)) / 0.4,
        y * height,
      ];
      for (let x = -0.62; x < 0.62; x += 0.11) {
        fillPolygon(context, [
          at(x, top + 0.01),
          at(x + 0.06, top + 0.01),
          at(x + 0.06, bottom),
          at(x, bottom),
        ]);
      }
      return;
    }
    for (let i = 0; i < 6; i++) {
      const y = top + (bottom - top) * (i / 6) ** 1.25;
      const next = top + (bottom - top) * ((i + 0.55) / 6) ** 1.25;
      const half = (at: number): number =>
        (0.2 + 0.16 * ((at - top) / (bottom - top))) * scaleOf(stage);
      fillPolygon(context, [
        [width / 2 - half(y), y * height],
        [width / 2 + half(y), y * height],
        [width / 2 + half(next), next * height],
        [width / 2 - half(next), next * height],
      ]);
    }
  });
}

/** What stands in a jam: its glyph, its color and its size in measures. */
const VEHICLES: readonly (readonly [glyph: string, colour: Colour | null, size: number])[] = [
  ['automobile', null, 0.2],
  ['taxi', null, 0.2],
  ['bus', null, 0.28],
  ['sport-utility-vehicle', [0.55, 0.14, 255], 0.21],
  ['automobile', [0.6, 0.11, 160], 0.2],
  ['delivery-truck', null, 0.25],
];

/** Cars behind the actors, bumper to bumper, and before them at both edges of the picture. */
export async function addTraffic(stage: Stage): Promise<void> {
  const { width, height, plan, ground } = stage;
  if (ground === null || plan.setting === 'alley') return;
  const scale = scaleOf(stage);
  const sprites = await Promise.all(
    VEHICLES.map(async ([glyph, colour, size]) =>
      stage.lit(await stage.sprite(glyph, Math.ceil(size * 1.5 * scale), colour), { rim: 0.4 }),
    ),
  );
  const row = (order: number, foot: number, grow: number, isShown: (x: number) => boolean): void =>
    addStrip(stage, { order, depth: 0.75, top: foot - 0.5, bottom: foot + 0.1 }, (context) => {
      let x = -0.06 * scale;
      for (let i = 0; x < width + 0.1 * scale; i++) {
        const kind = (i * 5 + Math.round(order)) % VEHICLES.length;
        const sprite = sprites[kind];
        const side = (VEHICLES[kind]?.[2] ?? 0.2) * grow * scale;
        if (sprite && isShown((x + side / 2) / width)) {
          const shadow = [x + side / 2, foot * height, side * 0.42, side * 0.05] as const;
          fillEllipse(context, shadow, 'rgba(20, 24, 48, 0.2)');
          context.drawImage(sprite, x, foot * height - side * 0.9, side, side);
        }
        x += side * 1.04;
      }
    });
  row(29, Math.min(0.85, ground - 0.035), 1.15, () => true);
  const isEmpty = plan.subjects.length === 0;
  row(59, 1.02, 1.5, (x) => isEmpty || Math.abs(x - 0.5) > 0.36);
}
