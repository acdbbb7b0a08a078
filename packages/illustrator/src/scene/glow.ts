import type { Actor } from '../actors/actor.ts';
import { drawGlow, glowSprite } from '../glow-sprite.ts';
import { COLOURS } from '../language/colours.ts';
import type { Subject } from '../language/spec.ts';
import type { Colour } from '../math/colour.ts';
import { wave } from '../math/periodic.ts';
import type { Stage } from '../stage/stage.ts';

const WARM: Colour = [0.88, 0.14, 78];
const COOL: Colour = [0.86, 0.13, 195];
/** Lit by fire or electricity; everything else that glows does it by magic. */
const LIT =
  /lantern|candle|lamp|bulb|fire|pumpkin|jack-o|window|house|hut|cabin|castle|sign|sun|moon|star|door/;

/** Of which light is what they are. */
const ALWAYS = /^@portal$/;

const lightOf = ({ glyph, colour }: Subject): Colour =>
  (colour === null ? undefined : COLOURS[colour]) ?? (LIT.test(glyph) ? WARM : COOL);

/** A halo behind and a shine on everything that the prompt says glows; it swells twice in a loop. */
export function addGlow(stage: Stage, actors: readonly Actor[]): void {
  const { plan, width, height, environment } = stage;
  if (plan.isNeonSign) return;
  for (const { placement, body } of actors) {
    const subject = plan.subjects[placement.subject];
    if (!subject || !(subject.isGlowing || ALWAYS.test(subject.glyph))) continue;
    const halo = glowSprite(environment, lightOf(subject));
    const x = placement.x * width;
    const y = placement.y * height - (placement.airborne ? 0 : body.height / 2);
    const reach = Math.max(body.width, body.height);
    const swell = (phase: number): number => 1 + 0.08 * wave(phase, 2, placement.phaseOffset);
    stage.addLayer(placement.order - 0.5, placement.depth, (context, phase) => {
      drawGlow(context, halo, x, y, 2.4 * reach * swell(phase), 0.9);
      drawGlow(context, halo, x, y, 1.3 * reach * swell(phase), 1);
    });
    stage.addLayer(placement.order + 0.5, placement.depth, (context, phase) => {
      drawGlow(context, halo, x, y, 1.1 * reach * swell(phase), 0.45);
    });
  }
}
