import type { Actor } from '../actors/actor.ts';
import { drawGlow, glowSprite } from '../glow-sprite.ts';
import { COLOURS } from '../language/colours.ts';
import { type Colour, css, shift } from '../math/colour.ts';
import { fract, smoothstep, wave } from '../math/periodic.ts';
import { fillCircle } from '../painting.ts';
import type { Stage } from '../stage/stage.ts';
import { isEmergencyVehicle, isTower, isTrafficLight } from '../things/machines.ts';

/** How far the two lamps on the roof of a vehicle are apart, and how high, in parts of its body. */
const ROOF = { apart: 0.07, high: 0.93 };

/**
 * How bright the light of one color is, 0 to 1: the colors come in turn.
 * @param phase of the loop
 */
export function brightnessInTurn(index: number, count: number, phase: number): number {
  if (count === 1) return smoothstep(-0.35, 0.35, wave(phase, 2, 0.5));
  const rounds = count === 2 ? 2 : 1;
  const turn = fract(rounds * phase - (index + 0.5) / count + 0.5) - 0.5;
  return 1 - smoothstep(0.3, 0.6, Math.abs(turn) * count);
}

/** Where the lamps of a traffic light are, from its middle, and how large; in widths of its body. */
const LAMPS: readonly (readonly [colour: string, x: number])[] = [
  ['green', -0.286],
  ['yellow', 0],
  ['red', 0.286],
];
const LAMP_RADIUS = 0.112;
const SHADE: Colour = [0.16, 0.02, 280];

/** The lower edge of an actor, in pixels. */
const footOf = ({ placement, body }: Actor, { height }: Stage): number =>
  placement.y * height + (placement.airborne ? body.height / 2 : 0);

/** The lamps of a traffic light are dark but for the one whose turn it is; a still shows the first one's. */
function addTrafficLight(stage: Stage, actor: Actor, blinks: readonly string[]): void {
  const { placement, body } = actor;
  const y = footOf(actor, stage) - body.height / 2;
  const lamps = LAMPS.map(([name, aside]) => ({
    x: placement.x * stage.width + aside * body.width,
    glow: glowSprite(stage.environment, COLOURS[name] ?? SHADE),
    turn: blinks.indexOf(name),
  }));
  const onAt = (turn: number, phase: number): number => {
    if (stage.still) return turn === 0 ? 1 : 0;
    return turn < 0 ? 0 : brightnessInTurn(turn, blinks.length, phase);
  };
  stage.addLayer(placement.order + 0.5, placement.depth, (context, phase) => {
    for (const { x, glow, turn } of lamps) {
      const on = onAt(turn, phase);
      context.fillStyle = css(SHADE, 0.82 * (1 - on));
      fillCircle(context, x, y, LAMP_RADIUS * body.width);
      drawGlow(context, glow, x, y, 0.5 * body.width, 0.9 * on);
    }
  });
}

interface Light {
  readonly x: number;
  readonly y: number;
  readonly reach: number;
}

/** Where the light of a color is: on the roof of a vehicle, else all over the thing; stills show all colors beside each other. */
function lightOf(actor: Actor, stage: Stage, index: number, count: number): Light {
  const { placement, body } = actor;
  const { width } = stage;
  const foot = footOf(actor, stage);
  const aside = index - (count - 1) / 2;
  if (isEmergencyVehicle(body.glyph)) {
    return {
      x: placement.x * width + 2 * aside * ROOF.apart * body.width,
      y: foot - ROOF.high * body.height,
      reach: 0.55 * body.width,
    };
  }
  const reach = Math.max(body.width, body.height);
  return {
    x: placement.x * width + (stage.still ? 0.4 * aside * reach : 0),
    y: foot - body.height / 2,
    reach,
  };
}

/** Bulbs in each row of a Christmas tree, from its top. */
const ROWS_OF_BULBS = [1, 2, 3, 3, 4, 5];
/** Where the first and the last row are, and half the width of the last one, of the tree's height and width. */
const BULBS = { top: 0.2, bottom: 0.78, half: 0.36 } as const;

/** Small bulbs all over a tree: each color comes on in turn. */
function addTreeLights(stage: Stage, actor: Actor, blinks: readonly string[]): void {
  const { placement, body } = actor;
  const top = footOf(actor, stage) - body.height;
  const bulbs = ROWS_OF_BULBS.flatMap((count, row) => {
    const down = row / (ROWS_OF_BULBS.length - 1);
    const half = BULBS.half * (0.12 + 0.88 * down) * body.width;
    return Array.from({ length: count }, (_, i) => ({
      x: placement.x * stage.width + (count === 1 ? 0 : half * ((2 * i) / (count - 1) - 1)),
      y: top + (BULBS.top + (BULBS.bottom - BULBS.top) * down) * body.height,
      turn: (row + i) % blinks.length,
    }));
  });
  const colours = blinks.map((name): Colour => COLOURS[name] ?? SHADE);
  const glows = colours.map((colour) => glowSprite(stage.environment, colour));
  const radius = 0.022 * body.height;
  stage.addLayer(placement.order + 0.5, placement.depth, (context, phase) => {
    for (const { x, y, turn } of bulbs) {
      const on = stage.still ? 1 : brightnessInTurn(turn, blinks.length, phase);
      context.fillStyle = css(shift(colours[turn] ?? SHADE, 0.3 * on - 0.22));
      fillCircle(context, x, y, radius);
      drawGlow(context, glows[turn]!, x, y, 5 * radius, on);
    }
  });
}

/** Lamps on a tower, from its top downwards: how far from its axis and from its top, in widths and heights, and which of two turns. */
const TOWER_LAMPS: readonly (readonly [aside: number, down: number, turn: number])[] = [
  [0, 0.015, 0],
  [0, 0.2, 1],
  [-0.13, 0.42, 0],
  [0.13, 0.42, 0],
  [-0.2, 0.64, 1],
  [0.2, 0.64, 1],
  [-0.34, 0.86, 0],
  [0.34, 0.86, 0],
];

/** Small lamps along a tower go on and off, every second one in turn with the others. */
function addTowerLights(stage: Stage, actor: Actor, blinks: readonly string[]): void {
  const { placement, body } = actor;
  const top = footOf(actor, stage) - body.height;
  const radius = 0.014 * body.height;
  const lamps = TOWER_LAMPS.map(([aside, down, turn], i) => {
    const colour: Colour = COLOURS[blinks[i % blinks.length] ?? ''] ?? SHADE;
    return {
      x: placement.x * stage.width + aside * body.width,
      y: top + down * body.height,
      size: i === 0 ? 1.6 * radius : radius,
      turn,
      colour,
      glow: glowSprite(stage.environment, colour),
    };
  });
  stage.addLayer(placement.order + 0.5, placement.depth, (context, phase) => {
    for (const { x, y, size, turn, colour, glow } of lamps) {
      const on = stage.still ? 1 : brightnessInTurn(turn, 2, phase);
      context.fillStyle = css(shift(colour, 0.28 * on - 0.25));
      fillCircle(context, x, y, size);
      drawGlow(context, glow, x, y, 9 * size, on);
      drawGlow(context, glow, x, y, 4 * size, on);
    }
  });
}

/** Lights that blink in the colors that the prompt names, around what has them and on it. */
export function addBlinkingLights(stage: Stage, actors: readonly Actor[]): void {
  for (const actor of actors) {
    const { placement } = actor;
    const { blinks = [] } = stage.plan.subjects[placement.subject] ?? {};
    if (isTrafficLight(actor.body.glyph)) {
      if (blinks.length > 0) addTrafficLight(stage, actor, blinks);
      continue;
    }
    if (actor.body.glyph === 'christmas-tree' && blinks.length > 0) {
      addTreeLights(stage, actor, blinks);
      continue;
    }
    if (isTower(actor.body.glyph) && blinks.length > 0) {
      addTowerLights(stage, actor, blinks);
      continue;
    }
    for (const [i, name] of blinks.entries()) {
      const colour: Colour = COLOURS[name] ?? [0.9, 0.1, 80];
      const glow = glowSprite(stage.environment, colour);
      const { x, y, reach } = lightOf(actor, stage, i, blinks.length);
      const onAt = (phase: number): number =>
        stage.still ? 1 : brightnessInTurn(i, blinks.length, phase);
      stage.addLayer(placement.order - 0.5, placement.depth, (context, phase) => {
        drawGlow(context, glow, x, y, 2.1 * reach, onAt(phase));
        drawGlow(context, glow, x, y, 1.2 * reach, onAt(phase));
      });
      stage.addLayer(placement.order + 0.5, placement.depth, (context, phase) => {
        drawGlow(context, glow, x, y, 0.9 * reach, 0.85 * onAt(phase));
        if (isEmergencyVehicle(actor.body.glyph))
          drawGlow(context, glow, x, y, 0.22 * reach, onAt(phase));
      });
    }
  }
}
