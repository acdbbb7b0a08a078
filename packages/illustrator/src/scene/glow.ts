import type { Actor } from '../actors/actor.ts';
import { drawGlow, glowSprite } from '../glow-sprite.ts';
import { COLOURS } from '../language/colours.ts';
import type { Subject } from '../language/subject.ts';
import type { Colour } from '../math/colour.ts';
import { clamp, smoothstep, wave } from '../math/periodic.ts';
import type { Stage } from '../stage/stage.ts';

const WARM: Colour = [0.88, 0.14, 78];
/** Of birds and things of fire. */
const EMBER: Colour = [0.72, 0.19, 48];
const OF_FIRE = /phoenix|flame|lava|fire$/;
const COOL: Colour = [0.86, 0.13, 195];
/** Lit by fire or electricity; everything else that glows does it by magic. */
const LIT =
  /lantern|candle|lamp|bulb|fire|pumpkin|jack-o|window|house|hut|cabin|castle|sign|sun|moon|star|door/;

/** Of which light is what they are. */
const ALWAYS = /^@portal$/;

/** Which burn after dark unless the prompt says that they are out. */
const BURNS_AT_NIGHT =
  /^(?:candle|red-paper-lantern|jack-o-lantern|@(?:lantern|torch|candlestick|diya))$/;
const IS_OUT = /\b(?:unlit|extinguished|blown out|burn(?:ed|t) out|goes out|broken)\b/iu;
/** The flame of a candle is above its middle, in its heights. */
const FLAME_OF_CANDLE = 0.28;

/** How far the light of a flame reaches that the prompt does not call glowing, of the shorter side of the picture. */
const FLAME_REACH = 0.24;

/** The same of what is called glowing: beyond it the picture would lose its darkness. */
const MOST_REACH = 0.42;

const burns = ({ glyph }: Subject, { palette, plan }: Stage): boolean =>
  palette.night > 0.5 && BURNS_AT_NIGHT.test(glyph) && !IS_OUT.test(plan.prompt);

const lightOf = ({ glyph, colour }: Subject): Colour =>
  (colour === null ? undefined : COLOURS[colour]) ??
  (OF_FIRE.test(glyph) ? EMBER : LIT.test(glyph) ? WARM : COOL);

const ON_AND_OFF =
  /\b(?:turn(?:s|ing|ed)? on|switch(?:es|ing)? on|on and off|flash(?:es|ing)?|blink(?:s|ing)?)\b/i;
const FLICKERING = /\bflicker(?:s|ing)?\b/i;

const steady = (): number => 1;
/** Off and on again, twice in a loop, which begins when it is on. */
const onAndOff = (phase: number): number => smoothstep(-0.35, 0.35, wave(phase, 2, 0.5));
/** Bright, with two short failures. */
const flickering = (phase: number): number =>
  1 - 0.75 * clamp(wave(phase, 3) * wave(phase, 5, 0.2)) - 0.15 * (1 + wave(phase, 7)) * 0.5;

/** How bright a light is at a phase, 0 to 1, by what the prompt says of it; null where it says nothing. */
export const lightSaid = (prompt: string): ((phase: number) => number) | null =>
  ON_AND_OFF.test(prompt) ? onAndOff : FLICKERING.test(prompt) ? flickering : null;

/** A halo behind and a shine on everything that burns or that the prompt says glows; it swells twice in a loop. */
export function addGlow(stage: Stage, actors: readonly Actor[]): void {
  const { plan, width, height, environment } = stage;
  if (plan.isNeonSign) return;
  for (const { placement, body } of actors) {
    const subject = plan.subjects[placement.subject];
    if (!subject || subject.blinks) continue;
    const isSaid = subject.isGlowing === true || ALWAYS.test(subject.glyph);
    if (!isSaid && !burns(subject, stage)) continue;
    const halo = glowSprite(environment, lightOf(subject));
    const x = placement.x * width;
    const flame = subject.glyph === 'candle' ? FLAME_OF_CANDLE * body.height : 0;
    const y = placement.y * height - (placement.airborne ? 0 : body.height / 2) - flame;
    const most = Math.min(width, height) * (isSaid ? MOST_REACH : FLAME_REACH);
    const reach = Math.min(most, Math.max(body.width, body.height));
    const swell = (phase: number): number => 1 + 0.08 * wave(phase, 2, placement.phaseOffset);
    const light = (stage.still ? null : lightSaid(plan.prompt)) ?? steady;
    stage.addLayer(placement.order - 0.5, placement.depth, (context, phase) => {
      drawGlow(context, halo, x, y, 2.4 * reach * swell(phase), 0.9 * light(phase));
      drawGlow(context, halo, x, y, 1.3 * reach * swell(phase), light(phase));
    });
    stage.addLayer(placement.order + 0.5, placement.depth, (context, phase) => {
      drawGlow(context, halo, x, y, 1.1 * reach * swell(phase), 0.45 * light(phase));
    });
  }
}
