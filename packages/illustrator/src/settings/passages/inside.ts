import type { Canvas, Canvas2D } from '../../canvas.ts';
import { drawGlow, glowSprite } from '../../glow-sprite.ts';
import type { PassageName } from '../../language/indoors.ts';
import { isLightAtEnd } from '../../language/light-at-end.ts';
import { type Colour, css, mix, shift } from '../../math/colour.ts';
import { wave } from '../../math/periodic.ts';
import { createRandom } from '../../math/random.ts';
import type { Stage } from '../../stage/stage.ts';
import { scaleOf } from '../extent.ts';
import { addStrip } from '../strip.ts';
import {
  barrels,
  bookshelves,
  cells,
  doors,
  lockers,
  nave,
  servers,
  spaceship,
  station,
  trainSide,
} from './bays.ts';
import { BUILT_PASSAGES } from './built-passages.ts';
import { paintEnd } from './ends.ts';
import { paintCeiling, paintFloor } from './floor.ts';
import { both, COOL, type Passage, TUBE, WARM, wallsOf } from './passage.ts';
import { bayCount, NEAR, paintWall, project, type Tube, type WallOptions } from './perspective.ts';

const STONE: Colour = [0.52, 0.025, 70];
const MARBLE: Colour = [0.84, 0.03, 80];

const PASSAGES: Readonly<Record<PassageName, Passage>> = {
  ...BUILT_PASSAGES,
  corridor: {
    tube: TUBE,
    ...both(doors([0.92, 0.02, 200], [0.74, 0.06, 195], [0.82, 0.05, 75])),
    floor: { colour: [0.68, 0.035, 205], pattern: 'tiles' },
    ceiling: { colour: [0.95, 0.006, 200], springs: null },
    end: 'window',
    far: COOL,
    fade: 0.35,
    lamps: COOL,
  },
  hallway: {
    tube: TUBE,
    ...both(doors([0.62, 0.07, 30], [0.38, 0.06, 35], [0.5, 0.09, 52])),
    floor: {
      colour: [0.44, 0.07, 45],
      pattern: 'planks',
      runner: { half: 0.26, colour: [0.46, 0.16, 25] },
    },
    ceiling: { colour: [0.8, 0.04, 75], springs: null },
    end: 'window',
    far: WARM,
    fade: 0.3,
    lamps: WARM,
  },
  lockers: {
    tube: TUBE,
    ...both(lockers([0.86, 0.03, 90], [0.58, 0.12, 245])),
    floor: { colour: [0.66, 0.03, 240], pattern: 'tiles' },
    ceiling: { colour: [0.93, 0.006, 220], springs: null },
    end: 'doors',
    far: COOL,
    fade: 0.3,
    lamps: COOL,
  },
  stacks: {
    tube: { ...TUBE, above: 0.62 },
    ...both(bookshelves()),
    floor: {
      colour: [0.45, 0.07, 45],
      pattern: 'planks',
      runner: { half: 0.24, colour: [0.42, 0.14, 22] },
    },
    ceiling: { colour: [0.42, 0.06, 50], springs: 0.9 },
    end: 'archedwindow',
    far: [0.9, 0.09, 80],
    fade: 0.35,
    lamps: WARM,
  },
  servers: {
    tube: TUBE,
    ...both(servers()),
    floor: { colour: [0.3, 0.03, 262], pattern: 'tiles' },
    ceiling: { colour: [0.2, 0.03, 262], springs: null },
    end: 'doors',
    far: [0.5, 0.13, 230],
    fade: 0.4,
    lamps: [0.8, 0.12, 215],
  },
  cellar: {
    tube: { ...TUBE, above: 0.4 },
    ...both(barrels(STONE)),
    floor: { colour: [0.5, 0.03, 65], pattern: 'stones' },
    ceiling: { colour: [0.46, 0.03, 65], springs: 0.7 },
    end: 'gate',
    far: [0.3, 0.05, 50],
    fade: 0.5,
    lamps: WARM,
  },
  dungeon: {
    tube: { ...TUBE, above: 0.42 },
    ...both(cells([0.42, 0.02, 265])),
    floor: { colour: [0.36, 0.02, 265], pattern: 'stones' },
    ceiling: { colour: [0.34, 0.02, 265], springs: 0.74 },
    end: 'gate',
    far: [0.16, 0.03, 275],
    fade: 0.6,
    lamps: null,
  },
  nave: {
    tube: { ...TUBE, half: 0.6, above: 0.62 },
    ...both(nave(MARBLE)),
    floor: {
      colour: [0.78, 0.025, 75],
      pattern: 'tiles',
      runner: { half: 0.16, colour: [0.5, 0.18, 25] },
    },
    ceiling: { colour: [0.8, 0.03, 80], springs: 0.86 },
    end: 'altar',
    far: [0.95, 0.06, 85],
    fade: 0.35,
    lamps: null,
  },
  platform: {
    tube: { ...TUBE, half: 0.56, above: 0.46 },
    left: station([0.9, 0.02, 90], [0.5, 0.14, 150]),
    right: trainSide([0.56, 0.18, 30]),
    floor: {
      colour: [0.66, 0.015, 80],
      pattern: 'tiles',
      line: { x: 0.42, colour: [0.86, 0.17, 90] },
    },
    ceiling: { colour: [0.42, 0.02, 250], springs: 0.86 },
    end: 'dark',
    far: [0.5, 0.04, 240],
    fade: 0.45,
    lamps: COOL,
  },
  spaceship: {
    tube: TUBE,
    ...both(spaceship()),
    floor: {
      colour: [0.4, 0.025, 255],
      pattern: 'tiles',
      runner: { half: 0.2, colour: [0.5, 0.03, 250] },
    },
    ceiling: { colour: [0.62, 0.02, 250], springs: null },
    end: 'doors',
    far: [0.6, 0.09, 215],
    fade: 0.35,
    lamps: [0.9, 0.09, 205],
  },
};

/** The color of a surface at a depth: by night dimmer, far away in the haze of the room. */
const toneIn =
  (stage: Stage, { far, fade, tube }: Passage): WallOptions['tone'] =>
  (colour, depth) => {
    const dim = stage.plan.time === 'night' ? -0.13 : 0;
    const away = Math.min(1, Math.max(0, (depth - 0.8) / (tube.far - 0.8)));
    return mix(shift(colour, dim), shift(far, dim), away * fade);
  };

function addShell(stage: Stage, passage: Passage): void {
  const { tube, floor, ceiling, end } = passage;
  const { left, right } = wallsOf(passage, stage);
  const tone = toneIn(stage, passage);
  const strip = { order: 0, depth: 0.1, top: -0.1, bottom: 1.1 };
  addStrip(stage, strip, (context) => {
    context.fillStyle = css(tone(ceiling.colour, 1));
    context.fillRect(-stage.width, -stage.height, stage.width * 3, stage.height * 3);
    const dim = { ...floor, colour: tone(floor.colour, 0) };
    // The ceiling and the walls leave of the end what is seen.
    paintEnd(context, stage, tube, { name: end, tone });
    paintCeiling(context, stage, tube, ceiling, tone);
    paintFloor(context, stage, tube, dim, tone(passage.far, 1));
    const random = createRandom(stage.seed + 29);
    paintWall(stage, tube, left, { context, random, side: -1, tone });
    paintWall(stage, tube, right, { context, random, side: 1, tone });
    paintGlare(context, stage, passage);
  });
}

/** Light from the end of the place lies on the middle of its floor. */
function paintGlare(context: Canvas2D, stage: Stage, { tube, far }: Passage): void {
  const [x, y] = project(stage, tube, [0, 0, tube.far]);
  const light = glowSprite(stage.environment, far);
  context.save();
  context.translate(x, y);
  context.scale(1, 1.5);
  drawGlow(context, light, 0, 0, 0.3 * scaleOf(stage), 0.4);
  context.restore();
}

/** Lamps under the ceiling, one in each bay, whose light breathes. */
function addLamps(stage: Stage, { tube, lamps, ceiling }: Passage): void {
  const colour = lamps ?? WARM;
  const light = glowSprite(stage.environment, colour);
  const strength = stage.plan.time === 'night' ? 0.75 : 0.45;
  const up = ceiling.springs === null ? 0.99 : 1.02;
  const places = Array.from({ length: bayCount(tube) - 1 }, (_, i) => NEAR + (i + 1.5) * tube.bay);
  stage.addLayer(9, 0.12, (context, phase) => {
    for (const [i, depth] of places.toReversed().entries()) {
      const breath =
        strength * (1 + 0.2 * wave(phase, 1, i * 0.21) + 0.05 * wave(phase, 3, i * 0.4));
      for (const side of lamps === null ? [-1, 1] : [0]) {
        const spot = [side * tube.half * 0.9, lamps === null ? 0.6 : up, depth] as const;
        const [x, y] = project(stage, tube, spot);
        if (lamps !== null) paintLamp(context, stage, tube, depth, up, colour);
        drawGlow(context, light, x, y, (0.3 * scaleOf(stage)) / depth, breath);
        mirrorOnFloor(context, stage, tube, { light, x: spot[0], depth, strength: 0.7 * breath });
      }
    }
  });
}

/** The light of a lamp on the floor below it. */
function mirrorOnFloor(
  context: Canvas2D,
  stage: Stage,
  tube: Tube,
  lamp: {
    readonly light: Canvas;
    readonly x: number;
    readonly depth: number;
    readonly strength: number;
  },
): void {
  const [x, y] = project(stage, tube, [lamp.x * 0.6, 0, lamp.depth]);
  context.save();
  context.translate(x, y);
  context.scale(1, 0.3);
  drawGlow(context, lamp.light, 0, 0, (0.3 * scaleOf(stage)) / lamp.depth, lamp.strength);
  context.restore();
}

function paintLamp(
  context: Canvas2D,
  stage: Stage,
  tube: Tube,
  depth: number,
  up: number,
  colour: Colour,
): void {
  const half = 0.12;
  const long = 0.09;
  context.fillStyle = css(shift(colour, 0.02));
  context.beginPath();
  for (const [x, z] of [
    [-half, depth - long],
    [half, depth - long],
    [half, depth + long],
    [-half, depth + long],
  ] as const) {
    context.lineTo(...project(stage, tube, [x, up, z]));
  }
  context.closePath();
  context.fill();
}

const BRIGHT: Colour = [0.97, 0.07, 88];

/** A place in the dark, with nothing but light at its end. */
const litFromEnd = (place: Passage): Passage => ({
  ...place,
  floor: { ...place.floor, colour: shift(place.floor.colour, -0.14) },
  ceiling: { ...place.ceiling, colour: shift(place.ceiling.colour, -0.2) },
  end: 'light',
  far: BRIGHT,
  fade: 0.72,
});

/** Light that comes out of the end of the place and fills its middle. */
function addLightAtEnd(stage: Stage, { tube, far }: Passage): void {
  const light = glowSprite(stage.environment, far);
  const [x, y] = project(stage, tube, [0, 0.4, tube.far]);
  const dark = css([0.12, 0.03, 265], 0.42);
  stage.addLayer(9, 0.12, (context, phase) => {
    const breath = 1 + 0.08 * wave(phase, 1);
    context.fillStyle = dark;
    context.fillRect(-stage.width, -stage.height, stage.width * 3, stage.height * 3);
    for (const [size, alpha] of [
      [0.9, 0.55],
      [0.45, 0.8],
      [0.24, 1],
    ] as const)
      drawGlow(context, light, x, y, size * scaleOf(stage) * breath, alpha);
  });
}

/** The painter of a long room that is seen along its middle. */
export const passage =
  (name: PassageName) =>
  (stage: Stage): void => {
    const isLit = isLightAtEnd(stage.plan.prompt);
    const place = isLit ? litFromEnd(PASSAGES[name]) : PASSAGES[name];
    stage.horizon = 0.6;
    stage.ground = 0.9;
    stage.lightSource = { x: 0.5 * stage.width, y: 0.2 * stage.height };
    addShell(stage, place);
    if (isLit) addLightAtEnd(stage, place);
    else addLamps(stage, place);
  };
