import type { Canvas2D } from '../canvas.ts';
import { type Colour, css, shift } from '../math/colour.ts';
import { fillPolygon, verticalGradient } from '../painting.ts';
import type { Stage } from '../stage/stage.ts';
import { isTownSnowy } from './cobbles.ts';
import type { House } from './house-in-row.ts';
import { underSky } from './surface.ts';

const STONE: Colour = [0.89, 0.03, 84];
const ZINC: Colour = [0.58, 0.025, 250];
const SNOW: Colour = [0.97, 0.015, 240];
const GLASS: Colour = [0.46, 0.04, 250];
const RAILING: Colour = [0.26, 0.015, 270];
const LAMPLIGHT: Colour = [0.88, 0.14, 82];
const COLUMNS = 4;

/** A house of Paris: cream stone, tall windows behind balconies of iron, and a gray mansard roof with dormers. */
export function paintHaussmannHouse(context: Canvas2D, stage: Stage, house: House): void {
  const { palette, plan } = stage;
  const { haze, random } = house;
  const [x, foot, wide, high] = house.place;
  const eaves = foot - high;
  const wall = underSky(palette, shift(STONE, (random() - 0.5) * 0.05), haze);
  paintMansard(context, [x, eaves, wide], {
    roof: underSky(palette, isTownSnowy(plan) ? SNOW : shift(ZINC, (random() - 0.5) * 0.08), haze),
    wall,
    pane: () => paneColour(stage, house),
  });
  context.fillStyle = verticalGradient(context, eaves, foot, [
    [0, shift(wall, 0.03)],
    [1, shift(wall, -0.06)],
  ]);
  context.fillRect(x, eaves, wide + 1, high + 2);
  context.fillStyle = css(shift(wall, -0.1));
  context.fillRect(x - wide * 0.01, eaves, wide * 1.02, wide * 0.035);
  context.fillRect(x, eaves, wide * 0.012, high);
  const pane = wide * 0.115;
  const storey = pane * 2.7;
  for (let row = 0; eaves + pane * 0.9 + row * storey + pane * 1.9 < foot; row++) {
    const top = eaves + pane * 0.9 + row * storey;
    for (let column = 0; column < COLUMNS; column++) {
      const at = x + wide * (0.075 + 0.235 * column);
      context.fillStyle = css(shift(wall, 0.06));
      context.fillRect(at - pane * 0.18, top - pane * 0.2, pane * 1.36, pane * 2.1);
      context.fillStyle = css(paneColour(stage, house));
      context.fillRect(at, top, pane, pane * 1.9);
      context.fillStyle = css(shift(wall, 0.06));
      context.fillRect(at + pane * 0.45, top, pane * 0.1, pane * 1.9);
    }
    paintBalconies(context, [x, top + pane * 1.9, wide], { pane, isLong: row % 3 === 0 }, underSky(palette, RAILING, haze)); // prettier-ignore
  }
}

const paneColour = ({ palette }: Stage, { haze, random }: House): Colour =>
  random() < 0.12 + 0.55 * palette.night ? LAMPLIGHT : underSky(palette, GLASS, haze);

/** Railings along the whole floor, or before each of its windows. */
function paintBalconies(
  context: Canvas2D,
  [x, foot, wide]: readonly [x: number, foot: number, wide: number],
  { pane, isLong }: { readonly pane: number; readonly isLong: boolean },
  iron: Colour,
): void {
  context.fillStyle = css(iron);
  const spans = isLong
    ? [[x + wide * 0.03, wide * 0.94] as const]
    : Array.from({ length: COLUMNS }, (_, i) => {
        return [x + wide * (0.075 + 0.235 * i) - pane * 0.2, pane * 1.4] as const;
      });
  for (const [left, span] of spans) {
    context.fillRect(left, foot - pane * 0.6, span, pane * 0.1);
    context.fillRect(left, foot - pane * 0.06, span, pane * 0.14);
    for (let at = left; at <= left + span; at += pane * 0.2)
      context.fillRect(at, foot - pane * 0.6, Math.max(0.7, pane * 0.06), pane * 0.6);
  }
}

interface Mansard {
  readonly roof: Colour;
  readonly wall: Colour;
  readonly pane: () => Colour;
}

/** The steep roof, with round-topped dormers and chimneys. */
function paintMansard(
  context: Canvas2D,
  [x, eaves, wide]: readonly [x: number, eaves: number, wide: number],
  { roof, wall, pane }: Mansard,
): void {
  const high = wide * 0.34;
  for (const at of [0.1, 0.82]) {
    context.fillStyle = css(shift(wall, -0.08));
    context.fillRect(x + wide * at, eaves - high * 1.3, wide * 0.09, high);
    context.fillStyle = css([0.58, 0.11, 42]);
    for (const pot of [0.01, 0.045])
      context.fillRect(x + wide * (at + pot), eaves - high * 1.42, wide * 0.025, high * 0.13);
  }
  context.fillStyle = verticalGradient(context, eaves - high, eaves, [
    [0, shift(roof, 0.06)],
    [1, shift(roof, -0.05)],
  ]);
  fillPolygon(context, [
    [x, eaves + 1],
    [x + wide * 0.05, eaves - high * 0.8],
    [x + wide * 0.14, eaves - high],
    [x + wide * 0.86, eaves - high],
    [x + wide * 0.95, eaves - high * 0.8],
    [x + wide, eaves + 1],
  ]);
  for (const at of [0.2, 0.5, 0.8]) {
    const [middle, half] = [x + wide * at, wide * 0.065];
    context.fillStyle = css(wall);
    context.beginPath();
    context.arc(middle, eaves - high * 0.46, half, Math.PI, Math.PI * 2);
    context.fill();
    context.fillRect(middle - half, eaves - high * 0.46, half * 2, high * 0.42);
    context.fillStyle = css(pane());
    context.fillRect(middle - half * 0.6, eaves - high * 0.48, half * 1.2, high * 0.4);
  }
}
