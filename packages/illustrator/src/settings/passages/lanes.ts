import type { Canvas2D } from '../../canvas.ts';
import { drawGlow, glowSprite } from '../../glow-sprite.ts';
import { type Colour, css, mix, shift } from '../../math/colour.ts';
import { TAU, wave } from '../../math/periodic.ts';
import { createRandom } from '../../math/random.ts';
import { fillCircle, fillPolygon, verticalGradient } from '../../painting.ts';
import type { Stage } from '../../stage/stage.ts';
import { SHIPS } from '../../things/habitats.ts';
import { isTownSnowy } from '../cobbles.ts';
import { crowd, scaleOf } from '../extent.ts';
import { floats } from '../lake.ts';
import { addSky } from '../sky.ts';
import { addStrip } from '../strip.ts';
import { skyFromHorizon, underSky, waterUnderSky } from '../surface.ts';
import { addQuay } from '../waterfront.ts';
import { type Floor, paintFloor } from './floor.ts';
import { alleyHouse, canalHouse, type TownLook } from './house-bays.ts';
import {
  addBackdrop,
  addLightOnGround,
  addRipples,
  addWalls,
  LAMPLIGHT,
  paintReflection,
  toneUnderSky,
} from './lane-parts.ts';
import { bayCount, endOf, fillFloor, NEAR, paintWall, project, type Tube } from './perspective.ts';

const ALLEY: Tube = { eye: 0.52, half: 0.5, below: 0.54, above: 0.86, bay: 0.56, far: 5 };
const CANAL: Tube = { eye: 0.56, half: 0.56, below: 0.4, above: 0.86, bay: 0.6, far: 5 };
/** What closes the view: gables in the haze, with a tower among them. */
function paintGables(context: Canvas2D, stage: Stage, tube: Tube): void {
  const { palette } = stage;
  const [left, top, right, bottom] = endOf(stage, tube);
  const wide = right - left;
  const foot = bottom + 0.004 * stage.height;
  const random = createRandom(stage.seed + 5);
  for (const [x, across, high] of [
    [-0.1, 0.42, 0.72],
    [0.66, 0.44, 0.66],
    [0.28, 0.46, 0.58],
    [0.44, 0.14, 1.06],
  ] as const) {
    const wall = underSky(palette, [0.84, 0.06, 40 + 60 * random()], 0.3);
    const x0 = left + x * wide;
    const x1 = x0 + across * wide;
    const eaves = foot - high * (foot - top) * 0.72;
    const isTower = across < 0.2;
    context.fillStyle = css(underSky(palette, [0.5, 0.11, 35], 0.28));
    fillPolygon(context, [
      [x0 - 2, eaves + 1],
      [(x0 + x1) / 2, eaves - across * wide * (isTower ? 1.5 : 0.6)],
      [x1 + 2, eaves + 1],
    ]);
    context.fillStyle = css(wall);
    context.fillRect(x0, eaves, x1 - x0, foot - eaves);
    context.fillStyle = css(palette.night > 0.5 ? LAMPLIGHT : shift(wall, -0.2));
    const pane = 0.1 * across * wide + 0.01 * wide;
    for (const t of [0.25, 0.65])
      context.fillRect(x0 + t * (x1 - x0), eaves + pane * 1.4, pane, pane * 1.5);
  }
}

const lookOf = ({ palette, plan }: Stage): TownLook => ({
  lit: 0.16 + 0.5 * palette.night,
  isSnowy: isTownSnowy(plan),
  isInBloom: FLOWERS.test(plan.prompt),
});
const FLOWERS = /\b(?:flowers?|blossoms?|blooms?|geraniums?|roses|bougainvilleas?)\b/i;

/** Lanterns that hang across the alley from wall to wall; they shine after dark. */
function addLanterns(stage: Stage, tube: Tube): void {
  const { unit, palette, environment } = stage;
  const halo = glowSprite(environment, [0.8, 0.17, 55]);
  const glowing = 0.16 + 0.6 * palette.night;
  const paper: Colour = stage.plan.region === 'japan' ? [0.62, 0.2, 32] : [0.8, 0.13, 75];
  const shade = css(mix(underSky(palette, paper), [0.78, 0.18, 50], palette.night));
  const cord = css(underSky(palette, [0.25, 0.02, 60]), 0.8);
  const cap = css([0.3, 0.04, 40]);
  stage.addLayer(23, 0.5, (context, phase) => {
    for (const [row, depth] of [3.3, 2.3, 1.6].entries()) {
      const at = (t: number): readonly [number, number] =>
        project(stage, tube, [(t * 2 - 1) * tube.half, 0.8 - 0.22 * t * (1 - t), depth]);
      context.strokeStyle = cord;
      context.lineWidth = (3 * unit) / depth;
      context.beginPath();
      for (let i = 0; i <= 12; i++) context.lineTo(...at(i / 12));
      context.stroke();
      for (let i = 0; i < 5; i++) {
        const [x, y] = at((i + 0.7) / 5.4);
        const size = (34 * unit) / depth;
        const swing = 0.12 * size * wave(phase, 1, i * 0.23 + row * 0.4);
        context.fillStyle = shade;
        context.beginPath();
        context.ellipse(x + swing, y + size, size * 0.8, size, 0, 0, TAU);
        context.fill();
        context.fillStyle = cap;
        context.fillRect(x + swing - size * 0.35, y - size * 0.05, size * 0.7, size * 0.16);
        context.fillRect(x + swing - size * 0.35, y + size * 1.9, size * 0.7, size * 0.16);
        drawGlow(
          context,
          halo,
          x + swing,
          y + size,
          size * 3.4,
          glowing * (0.9 + 0.1 * wave(phase, 2, i * 0.3)),
        );
      }
    }
  });
}

/** High houses with signs of light, and their reflection on the asphalt. */
function neonStreet(stage: Stage): void {
  const { palette, plan, width, height } = stage;
  stage.horizon = 0.6;
  stage.ground = 0.9;
  stage.wet = true;
  addBackdrop(stage, ALLEY);
  const bay = alleyHouse(lookOf(stage), plan.region);
  const asphalt: Colour = palette.night > 0.5 ? [0.2, 0.04, 285] : [0.4, 0.03, 280];
  addStrip(stage, { order: 20, depth: 0.5, top: -0.1, bottom: 1.1 }, (context) => {
    paintTowers(context, stage);
    paintFloor(context, stage, ALLEY, { colour: asphalt, pattern: 'plain' }, palette.haze);
    context.save();
    context.beginPath();
    context.rect(0, endOf(stage, ALLEY)[3], width, height);
    context.clip();
    paintReflection(context, stage, { tube: ALLEY, bay }, 0.42);
    paintWet(context, stage);
    context.restore();
  });
  addWalls(stage, { tube: ALLEY, bay, order: 21 });
  addRipples(stage, 0.72, 1);
}

/** Wet asphalt breaks what it mirrors into strips. */
function paintWet(context: Canvas2D, stage: Stage): void {
  const { width, height, unit } = stage;
  const random = createRandom(stage.seed + 77);
  for (let i = 0; i < 60; i++) {
    const t = random();
    context.fillStyle = css([0.14, 0.04, 285], 0.3);
    context.beginPath();
    const y = (0.6 + 0.42 * t ** 1.4) * height;
    const long = (40 + 180 * t) * unit;
    context.ellipse(random() * width, y, long, (2 + 7 * t) * unit, 0, 0, TAU);
    context.fill();
  }
}

/** Towers with lit windows where the street ends. */
function paintTowers(context: Canvas2D, stage: Stage): void {
  const { height, palette } = stage;
  const [left, , right, bottom] = endOf(stage, ALLEY);
  const random = createRandom(stage.seed + 5);
  const wide = right - left;
  for (let i = 0; i < 6; i++) {
    const x = left + (wide * (i - 0.3)) / 5.4;
    const tall = (0.16 + 0.2 * random()) * height;
    const wall = mix([0.3, 0.06, 285], palette.haze, 0.35);
    context.fillStyle = css(wall);
    context.fillRect(x, bottom - tall, wide / 5.2, tall + 2);
    for (let y = bottom - tall + 6; y < bottom - 6; y += 9) {
      context.fillStyle = css(random() < 0.5 ? LAMPLIGHT : shift(wall, 0.05));
      context.fillRect(x + wide * 0.03, y, wide * 0.03, 4);
      context.fillRect(x + wide * 0.1, y, wide * 0.03, 4);
    }
  }
}

/** Cherry trees in bloom at both sides, which meet over the street. */
function addBlossoms(stage: Stage, tube: Tube): void {
  const { palette, unit } = stage;
  const scale = scaleOf(stage);
  const random = createRandom(stage.seed + 57);
  const bark = underSky(palette, [0.36, 0.05, 35]);
  addStrip(stage, { order: 22.5, depth: 0.5, top: -0.1, bottom: 1 }, (context) => {
    for (const depth of [3.6, 2.5, 1.75, 1.25]) {
      for (const side of [-1, 1]) {
        const [x, foot] = project(stage, tube, [side * (tube.half - 0.08), 0, depth]);
        const [topX, top] = project(stage, tube, [side * (tube.half - 0.16), 0.62, depth]);
        context.strokeStyle = css(bark);
        context.lineWidth = (26 * unit) / depth;
        context.lineCap = 'round';
        context.beginPath();
        context.moveTo(x, foot);
        context.quadraticCurveTo(x, (foot + top) / 2, topX, top);
        context.stroke();
        for (let i = 0; i < 26; i++) {
          const angle = random() * TAU;
          const away = Math.sqrt(random()) * 0.3;
          const tone: Colour = [0.86 + 0.09 * random(), 0.07 + 0.05 * random(), 355];
          context.fillStyle = css(underSky(palette, tone, 0.12 * (depth - 1)));
          fillCircle(
            context,
            topX + (Math.cos(angle) * away * scale) / depth,
            top + (Math.sin(angle) * away * 0.72 * scale) / depth,
            ((0.05 + 0.04 * random()) * scale) / depth,
          );
        }
      }
    }
  });
}

/** The sea where the alley ends, with its light on it. */
function paintSeaAtEnd(context: Canvas2D, stage: Stage, tube: Tube): void {
  const { width, height, palette } = stage;
  const bottom = endOf(stage, tube)[3] + 0.01 * height;
  const top = (tube.eye - 0.015) * height;
  const sea = mix(underSky(palette, [0.56, 0.12, 245]), skyFromHorizon(palette, 0), 0.25);
  context.fillStyle = verticalGradient(context, top, bottom, [
    [0, mix(sea, palette.haze, 0.3)],
    [1, sea],
  ]);
  context.fillRect(0, top, width, bottom - top);
  context.fillStyle = css(palette.light, 0.6);
  for (let i = 0; i < 7; i++) {
    const y = top + ((bottom - top) * (i + 0.5)) / 7;
    context.fillRect(width * (0.5 - 0.02 * (1 + (i % 3))), y, width * 0.03 * (1 + (i % 2)), 2);
  }
}

/** Rails along the middle of the street, for a tram. */
function paintRails(context: Canvas2D, stage: Stage, tube: Tube): void {
  const rail = underSky(stage.palette, [0.36, 0.01, 260]);
  for (const x of [-0.14, 0.14]) {
    const corners = [
      [x - 0.008, tube.far],
      [x + 0.008, tube.far],
      [x + 0.008, NEAR],
      [x - 0.008, NEAR],
    ] as const;
    fillFloor(context, stage, tube, corners, rail);
  }
}

/** A narrow street of old houses with shops, seen along its middle. */
export function alley(stage: Stage): void {
  const { palette, plan, height } = stage;
  if (plan.region === 'neon') return neonStreet(stage);
  const snowy = isTownSnowy(plan);
  stage.horizon = 0.6;
  stage.ground = 0.9;
  stage.wet = plan.weather.includes('rain') || plan.weather.includes('storm');
  addBackdrop(stage, ALLEY);
  const stone: Colour = snowy
    ? [0.94, 0.015, 245]
    : stage.wet
      ? [0.48, 0.03, 265]
      : [0.64, 0.03, 70];
  const floor: Floor = { colour: underSky(palette, stone), pattern: snowy ? 'plain' : 'stones' };
  addStrip(stage, { order: 20, depth: 0.5, top: 0.1, bottom: 1.1 }, (context) => {
    if (plan.region === 'aegean') paintSeaAtEnd(context, stage, ALLEY);
    else paintGables(context, stage, ALLEY);
    paintFloor(context, stage, ALLEY, floor, palette.haze);
    if (plan.subjects.some(({ glyph }) => glyph === 'tram')) paintRails(context, stage, ALLEY);
  });
  stage.lightSource.y = Math.min(stage.lightSource.y, 0.2 * height);
  addWalls(stage, { tube: ALLEY, bay: alleyHouse(lookOf(stage), plan.region), order: 21 });
  addLightOnGround(stage, ALLEY);
  if (plan.weather.includes('petals')) addBlossoms(stage, ALLEY);
  else if (plan.region !== 'whitewashed' && plan.region !== 'aegean') addLanterns(stage, ALLEY);
}

/** A bridge over the water at the end of the canal. */
function paintBridge(context: Canvas2D, stage: Stage, tube: Tube): void {
  const { palette } = stage;
  const depth = 3.2;
  const [left, foot] = project(stage, tube, [-tube.half, 0, depth]);
  const [right] = project(stage, tube, [tube.half, 0, depth]);
  const tall = 0.62 * (right - left) * 0.42;
  const stone = underSky(palette, [0.82, 0.04, 75], 0.32);
  const middle = (left + right) / 2;
  context.fillStyle = css(stone);
  context.beginPath();
  context.moveTo(left, foot);
  context.lineTo(left, foot - tall * 0.8);
  context.quadraticCurveTo(middle, foot - tall * 1.7, right, foot - tall * 0.8);
  context.lineTo(right, foot);
  context.lineTo(right - 0.1 * (right - left), foot);
  context.quadraticCurveTo(middle, foot - tall * 1.75, left + 0.1 * (right - left), foot);
  context.closePath();
  context.fill();
  context.strokeStyle = css(shift(stone, -0.14));
  context.lineWidth = 5 * stage.unit;
  context.beginPath();
  context.moveTo(left, foot - tall * 0.8);
  context.quadraticCurveTo(middle, foot - tall * 1.7, right, foot - tall * 0.8);
  context.stroke();
}

/** Whether the subjects stand on the quay: none is a boat, in a boat or in the water. */
const isAshore = (stage: Stage): boolean =>
  stage.plan.subjects.length > 0 &&
  !stage.plan.subjects.some(({ glyph }) => SHIPS.has(glyph)) &&
  !floats(stage);

/** An iron railing at the edge of the quay. */
function addRailing(stage: Stage): void {
  const { width, height, unit, palette } = stage;
  const iron = underSky(palette, [0.32, 0.03, 200]);
  const [top, foot] = [0.73 * height, 0.85 * height];
  addStrip(stage, { order: 47.5, depth: 0.7, top: 0.7, bottom: 0.86 }, (context) => {
    context.fillStyle = css(iron);
    for (const y of [top, top + 0.045 * height]) context.fillRect(-width, y, width * 3, 6 * unit);
    for (let x = -0.96; x < 2; x += 0.16) {
      context.fillRect(x * width - 5 * unit, top - 6 * unit, 10 * unit, foot - top);
      fillCircle(context, x * width, top - 8 * unit, 9 * unit);
    }
  });
}

/** Houses that stand in the water, mirrored in it, and a bridge at the end; a quay for subjects that are ashore. */
export function canal(stage: Stage): void {
  const { palette, width, height } = stage;
  stage.horizon = 0.6;
  stage.ground = 0.78;
  stage.water = true;
  stage.waterLine = (x, phase) => 0.81 + 0.004 * Math.sin(TAU * (1.5 * x + phase));
  addBackdrop(stage, CANAL);
  const bay = canalHouse(lookOf(stage));
  const tone = toneUnderSky(stage, CANAL);
  const [, , , horizon] = endOf(stage, CANAL);
  const water = waterUnderSky(stage, [0.56, 0.08, 205], 0.35);
  addStrip(stage, { order: 20, depth: 0.5, top: -0.1, bottom: 1.1 }, (context) => {
    paintGables(context, stage, CANAL);
    context.fillStyle = verticalGradient(context, horizon, height, [
      [0, mix(water, palette.haze, 0.5)],
      [1, shift(water, -0.12)],
    ]);
    context.fillRect(-width, horizon, width * 3, height);
    paintReflection(context, stage, { tube: CANAL, bay }, 0.34);
    for (const side of [-1, 1] as const) {
      const random = createRandom(stage.seed + 31);
      paintWall(stage, CANAL, bay, { context, random, side, tone });
    }
    paintBridge(context, stage, CANAL);
  });
  addRipples(stage, horizon / height + 0.01, 1);
  if (palette.night > 0.5) addLightOnGround(stage, CANAL);
  if (!isAshore(stage)) return;
  stage.ground = 0.92;
  stage.water = false;
  stage.waterLine = null;
  addRailing(stage);
  addQuay(stage);
}

/** Stems of bamboo with their knots, near ones in front of far ones. */
function paintBamboo(
  context: Canvas2D,
  stage: Stage,
  x: number,
  foot: number,
  thick: number,
  colour: Colour,
): void {
  const { height } = stage;
  context.fillStyle = css(colour);
  context.fillRect(x - thick / 2, -0.1 * height, thick, foot + 0.1 * height);
  context.fillStyle = css(shift(colour, 0.09));
  context.fillRect(x - thick * 0.34, -0.1 * height, thick * 0.2, foot + 0.1 * height);
  context.fillStyle = css(shift(colour, -0.1));
  context.fillRect(x + thick * 0.26, -0.1 * height, thick * 0.24, foot + 0.1 * height);
  const gap = thick * 4.6;
  for (let y = foot - gap * 0.5; y > -0.1 * height; y -= gap) {
    context.fillStyle = css(shift(colour, -0.14));
    context.fillRect(x - thick * 0.56, y, thick * 1.12, thick * 0.1);
    context.fillStyle = css(shift(colour, 0.12));
    context.fillRect(x - thick * 0.54, y + thick * 0.1, thick * 1.08, thick * 0.07);
  }
}

const GROVE: Tube = { eye: 0.56, half: 0.3, below: 0.5, above: 0.9, bay: 0.5, far: 6 };

/** Leaves that hang into the path from above. */
function addBambooLeaves(stage: Stage): void {
  const { width, height, palette } = stage;
  const scale = scaleOf(stage);
  const random = createRandom(stage.seed + 91);
  const leaf = underSky(palette, [0.62, 0.15, 130], 0.06);
  const sprays = Array.from({ length: crowd(stage, 26) }, (_, i) => ({
    x: ((i + random()) / crowd(stage, 26)) * width,
    y: (0.02 + 0.24 * random() * Math.abs(i / crowd(stage, 26) - 0.5) * 2) * height,
    long: (0.06 + 0.06 * random()) * scale,
    offset: random(),
    colour: css(shift(leaf, 0.12 * (random() - 0.6))),
  }));
  stage.addLayer(24, 0.8, (context, phase) => {
    for (const { x, y, long, offset, colour } of sprays) {
      context.fillStyle = colour;
      for (let i = -2; i <= 2; i++) {
        const angle = Math.PI / 2 + i * 0.42 + 0.05 * wave(phase, 1, offset + i * 0.1);
        context.save();
        context.translate(x, y);
        context.rotate(angle);
        context.beginPath();
        context.ellipse(long / 2, 0, long / 2, long * 0.09, 0, 0, TAU);
        context.fill();
        context.restore();
      }
    }
  });
}

/** A path between bamboo that closes over it. */
export function bamboo(stage: Stage): void {
  const { palette, width, height } = stage;
  const scale = scaleOf(stage);
  stage.horizon = 0.62;
  stage.ground = 0.9;
  addSky(stage, 0.75);
  const snowy = stage.plan.weather.includes('snow');
  const far = underSky(palette, [0.78, 0.12, 130], 0.5);
  const soil = underSky(palette, snowy ? [0.95, 0.015, 240] : [0.52, 0.09, 125]);
  const earth = underSky(palette, snowy ? [0.88, 0.02, 240] : [0.72, 0.06, 75]);
  addStrip(stage, { order: 20, depth: 0.5, top: -0.1, bottom: 1.1 }, (context) => {
    context.fillStyle = verticalGradient(context, 0, 0.66 * height, [
      [0, shift(far, -0.14)],
      [0.7, shift(far, 0.05)],
      [1, mix(far, palette.light, 0.5)],
    ]);
    context.fillRect(-width, -height, width * 3, height * 2);
    const path: Floor = { colour: soil, pattern: 'plain', runner: { half: 0.2, colour: earth } };
    paintFloor(context, stage, GROVE, path, palette.haze);
    const random = createRandom(stage.seed + 17);
    for (let depth = NEAR + bayCount(GROVE) * GROVE.bay; depth > 0.9; depth *= 0.93) {
      for (const side of [-1, 1]) {
        for (let i = 0; i < 3; i++) {
          const away = side * (GROVE.half + 0.05 + 0.5 * random() * (0.5 + depth * 0.3));
          const [x, foot] = project(stage, GROVE, [away, 0, depth]);
          const green: Colour = [0.6 + 0.08 * random(), 0.13, 122 + 18 * random()];
          const distance = Math.min(0.75, (depth - 0.9) / 5);
          paintBamboo(
            context,
            stage,
            x,
            foot,
            (0.05 * scale) / depth,
            underSky(palette, green, distance),
          );
        }
      }
    }
  });
  addBambooLeaves(stage);
}
