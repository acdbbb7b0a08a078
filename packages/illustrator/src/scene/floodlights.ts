import type { Actor } from '../actors/actor.ts';
import { drawActor } from '../actors/draw-actor.ts';
import { drawGlow, glowSprite } from '../glow-sprite.ts';
import type { Colour } from '../math/colour.ts';
import { linearGradient } from '../painting.ts';
import type { Stage } from '../stage/stage.ts';
import { CITY_LANDMARK } from '../things/city-landmarks.ts';

const GOLD: Colour = [0.82, 0.17, 74];
const EMBER: Colour = [0.7, 0.17, 60];
const STRENGTH = 0.62;

/** After dark, lamps on the ground light the landmarks of cities from below. */
export function addFloodlights(stage: Stage, actors: readonly Actor[]): void {
  const { width, height, environment, palette } = stage;
  if (palette.night <= 0.5) return;
  const lit = actors.filter(({ body }) => CITY_LANDMARK.test(body.glyph));
  if (lit.length === 0) return;
  const sheet = environment.createCanvas(width, height);
  const own = sheet.getContext('2d');
  const halo = glowSprite(environment, GOLD);
  for (const actor of lit) {
    const { placement, body } = actor;
    const [x, foot] = [placement.x * width, placement.y * height];
    const fromBelow = linearGradient(
      own,
      [0, foot, 0, foot - body.height],
      [
        [0, GOLD, 1],
        [0.5, GOLD, 0.8],
        [1, EMBER, 0.55],
      ],
    );
    stage.addLayer(placement.order - 0.5, placement.depth, (context) => {
      drawGlow(context, halo, x, foot - body.height * 0.3, body.height * 0.75, 0.4);
    });
    stage.addLayer(placement.order + 0.4, placement.depth, (context, phase) => {
      own.clearRect(0, 0, width, height);
      own.save();
      drawActor(own, actor, stage, phase);
      own.globalCompositeOperation = 'source-in';
      own.fillStyle = fromBelow;
      own.fillRect(0, 0, width, height);
      own.restore();
      context.globalCompositeOperation = 'overlay';
      context.globalAlpha = STRENGTH;
      context.drawImage(sheet, 0, 0);
      context.globalCompositeOperation = 'screen';
      context.globalAlpha = STRENGTH * 0.45;
      context.drawImage(sheet, 0, 0);
    });
  }
}
