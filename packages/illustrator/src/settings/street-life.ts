import { fillEllipse } from '../art/props/brush.ts';
import type { Canvas2D } from '../canvas.ts';
import { type Colour, css, mix } from '../math/colour.ts';
import { fract } from '../math/periodic.ts';
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

/** From one bumper to the next, in lengths of a car. */
const GAP = 1.04;
const STANDING = /\b(?:jams?|gridlock|stuck|standstill|stopped|parked)\b/i;

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
  const isMoving = !stage.still && !STANDING.test(plan.prompt);
  const isEmpty = plan.subjects.length === 0;
  const row = (
    order: number,
    foot: number,
    grow: number,
    isShown: (x: number) => boolean,
  ): void => {
    const cars = VEHICLES.map((_, i) => (i * 5 + Math.round(order)) % VEHICLES.length);
    const sideOf = (kind: number): number => (VEHICLES[kind]?.[2] ?? 0.2) * grow * scale;
    const convoy = cars.reduce((sum, kind) => sum + sideOf(kind) * GAP, 0);
    const drawFrom = (context: Canvas2D, start: number): void => {
      let x = start;
      for (let i = 0; x < width + 0.1 * scale; i++) {
        const kind = cars[i % cars.length] ?? 0;
        const side = sideOf(kind);
        const sprite = sprites[kind];
        if (sprite && x > -side && isShown((x + side / 2) / width)) {
          const shadow = [x + side / 2, foot * height, side * 0.42, side * 0.05] as const;
          fillEllipse(context, shadow, 'rgba(20, 24, 48, 0.2)');
          context.drawImage(sprite, x, foot * height - side * 0.9, side, side);
        }
        x += side * GAP;
      }
    };
    const first = -0.06 * scale;
    if (isMoving) {
      // They look to the left. A whole convoy passes in a loop, and the next one is like it.
      stage.addLayer(order, 0.75, (context, phase) =>
        drawFrom(context, first - convoy * fract(phase)),
      );
      return;
    }
    addStrip(stage, { order, depth: 0.75, top: foot - 0.5, bottom: foot + 0.1 }, (context) =>
      drawFrom(context, first),
    );
  };
  row(29, Math.min(0.85, ground - 0.035), 1.15, () => true);
  // Cars at the front would hide the subject in the middle.
  if (isEmpty || !isMoving) row(59, 1.02, 1.5, (x) => isEmpty || Math.abs(x - 0.5) > 0.36);
}
