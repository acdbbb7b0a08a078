import type { Canvas2D } from '../canvas.ts';
import { drawGlow, glowSprite } from '../glow-sprite.ts';
import { type Colour, css, mix, shift } from '../math/colour.ts';
import { clamp, wave } from '../math/periodic.ts';
import { createRandom, type Random } from '../math/random.ts';
import { fillPolygon, verticalGradient } from '../painting.ts';
import type { Stage } from '../stage/stage.ts';
import { scaleOf } from './extent.ts';
import { addStrip } from './strip.ts';
import { skyFromHorizon } from './surface.ts';

type Roof = 'flat' | 'antenna' | 'spire' | 'tanks' | 'steps';
const ROOFS: readonly Roof[] = ['flat', 'antenna', 'spire', 'tanks', 'steps'];

interface Building {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly roof: Roof;
  readonly offset: number;
}

interface Window {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly offset: number;
}

export interface Row {
  readonly order: number;
  readonly depth: number;
  /** 0 the furthest row, 1 the nearest. */
  readonly near: number;
  /** Fraction of the height where the houses stand. */
  readonly foot: number;
}

function lineUp(stage: Stage, row: Row, random: Random): Building[] {
  const { width, height } = stage;
  const scale = scaleOf(stage);
  const buildings: Building[] = [];
  let x = -0.08 * scale;
  while (x < width + 0.08 * scale) {
    const across = (0.055 + 0.065 * random()) * (0.75 + 0.5 * row.near) * scale;
    const towardsMiddle = 1 - 0.5 * Math.abs(x / width - 0.5);
    const tall = (0.17 + 0.25 * random()) * towardsMiddle * (1.25 - 0.42 * row.near) * scale;
    buildings.push({
      x,
      y: row.foot * height - tall,
      width: across * 0.97,
      roof: ROOFS[Math.floor(random() * ROOFS.length)] ?? 'flat',
      offset: random(),
    });
    x += across;
  }
  return buildings;
}

function paintRoof(context: Canvas2D, building: Building, scale: number): void {
  const { x, y, width } = building;
  const rise = 0.03 * scale;
  switch (building.roof) {
    case 'antenna':
      context.fillRect(x + width * 0.2, y - rise * 0.7, width * 0.6, rise);
      context.fillRect(x + width * 0.48, y - rise * 2, width * 0.04, rise * 2);
      return;
    case 'spire':
      fillPolygon(context, [
        [x, y + 1],
        [x + width * 0.5, y - rise * 1.3],
        [x + width, y + 1],
      ]);
      return;
    case 'tanks':
      context.fillRect(x + width * 0.1, y - rise * 0.5, width * 0.28, rise);
      context.fillRect(x + width * 0.62, y - rise * 0.9, width * 0.2, rise);
      return;
    case 'steps':
      context.fillRect(x + width * 0.12, y - rise * 0.6, width * 0.76, rise);
      context.fillRect(x + width * 0.28, y - rise * 1.2, width * 0.44, rise);
      return;
    case 'flat':
  }
}

const LAMPLIGHT: Colour = [0.88, 0.13, 85];

function windowColour(roll: number): Colour {
  if (roll < 0.04) return [0.8, 0.14, 200];
  if (roll < 0.07) return [0.75, 0.17, 350];
  return roll < 0.3 ? LAMPLIGHT : [0.8, 0.13, 65];
}

/** Paints a house's windows and hands back the few that will flicker. */
function paintWindows(
  context: Canvas2D,
  stage: Stage,
  building: Building,
  row: Row,
  wall: Colour,
  random: Random,
): Window[] {
  const { unit, palette } = stage;
  const night = palette.night > 0.5;
  const width = (6.5 + 4 * row.near) * unit;
  const height = (8 + 5 * row.near) * unit;
  const columns = Math.max(1, Math.floor((building.width - width) / (width * 1.75)));
  const inset = (building.width - (columns * 1.75 - 0.75) * width) / 2;
  const flickering: Window[] = [];
  const dark = css(shift(wall, night ? -0.05 : -0.09, 1.1), 0.55);
  for (let y = building.y + height * 1.2; y < row.foot * stage.height; y += height * 1.7) {
    for (let column = 0; column < columns; column++) {
      const x = building.x + inset + column * width * 1.75;
      const roll = random();
      const lit = roll < (night ? 0.46 : 0.12);
      context.fillStyle = lit
        ? css(windowColour(roll), (0.4 + 0.6 * row.near) * (night ? 1 : 0.6))
        : dark;
      context.fillRect(x, y, width, height);
      if (night && roll < 0.03) flickering.push({ x, y, width, height, offset: random() });
    }
  }
  return flickering;
}

/** One row of houses against the sky; at night with windows that go on and off and red beacons. */
export function addBuildings(stage: Stage, row: Row): void {
  const { height, unit, palette, environment } = stage;
  const scale = scaleOf(stage);
  const random = createRandom(stage.seed + Math.round(154 * row.near));
  const night = palette.night > 0.5;
  const wall = mix(
    mix(palette.haze, skyFromHorizon(palette, 0), 0.3),
    night ? [0.17, 0.07, 280] : mix(palette.shadow, [0.46, 0.08, 265], 0.55),
    0.25 + 0.65 * row.near,
  );
  const buildings = lineUp(stage, row, random);
  const flickering: Window[] = [];
  const top = Math.min(...buildings.map((building) => building.y)) / height - 0.08;

  addStrip(stage, { ...row, top, bottom: row.foot + 0.04 }, (context) => {
    const light = css(palette.rim, (night ? 0.16 : 0.3) + 0.1 * row.near);
    for (const building of buildings) {
      const { x, y, width } = building;
      context.fillStyle = verticalGradient(context, y, row.foot * height, [
        [0, shift(wall, 0.05 * Math.sin(building.offset * 9))],
        [0.7, mix(wall, palette.haze, 0.25)],
        [1, mix(wall, palette.haze, 0.55)],
      ]);
      context.fillRect(x, y, width, (row.foot + 0.05) * height - y);
      paintRoof(context, building, scale);
      context.fillStyle = light;
      const fromLeft = stage.lightSource.x < x;
      context.fillRect(fromLeft ? x : x + width - 2 * unit, y, 2 * unit, row.foot * height - y);
      flickering.push(...paintWindows(context, stage, building, row, wall, random));
    }
  });
  if (!night) return;

  const lamp = css([0.95, 0.1, 90]);
  const beacon = glowSprite(environment, [0.65, 0.25, 25]);
  stage.addLayer(row.order + 1, row.depth, (context, phase) => {
    context.fillStyle = lamp;
    for (const { x, y, width, height: tall, offset } of flickering) {
      context.globalAlpha = (0.5 + 0.5 * wave(phase, 1, offset)) * 0.8;
      context.fillRect(x, y, width, tall);
    }
    context.globalAlpha = 1;
    for (const { x, y, width, roof, offset } of buildings) {
      if (roof !== 'antenna') continue;
      const alpha = clamp(wave(phase, 2, offset)) ** 2;
      if (alpha < 0.02) continue;
      drawGlow(context, beacon, x + width * 0.5, y - 0.06 * scale, 16 * unit, alpha);
    }
  });
}
