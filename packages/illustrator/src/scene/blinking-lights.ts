import type { Actor } from '../actors/actor.ts';
import { drawGlow, glowSprite } from '../glow-sprite.ts';
import { COLOURS } from '../language/colours.ts';
import { type Colour, css } from '../math/colour.ts';
import { fract, smoothstep, wave } from '../math/periodic.ts';
import { fillCircle } from '../painting.ts';
import type { Stage } from '../stage/stage.ts';
import { isEmergencyVehicle, isTrafficLight } from '../things/machines.ts';

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

/** Lights that blink in the colors that the prompt names, around what has them and on it. */
export function addBlinkingLights(stage: Stage, actors: readonly Actor[]): void {
  for (const actor of actors) {
    const { placement } = actor;
    const { blinks = [] } = stage.plan.subjects[placement.subject] ?? {};
    if (isTrafficLight(actor.body.glyph)) {
      if (blinks.length > 0) addTrafficLight(stage, actor, blinks);
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
