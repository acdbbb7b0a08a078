import { colourNamed, COLOURS } from '../language/colours.ts';
import { type Colour, css } from '../math/colour.ts';
import { fract, TAU } from '../math/periodic.ts';
import { fillCircle } from '../painting.ts';
import type { Stage } from '../stage/stage.ts';

const PLACES = 8;
/** Of the ring and of its largest thing, in measures of the shorter side. */
const [RADIUS, LARGEST, DOT] = [0.25, 0.17, 0.056];
const DOTS: Colour = [0.58, 0.2, 275];

/** How strongly the place behind the running head by a share of the ring shows, 0 to 1. */
const strengthAt = (behind: number): number =>
  behind < 1 - 1 / PLACES ? 1 - behind / (1 - 1 / PLACES) : (behind - 1) * PLACES + 1;

/** A ring of dots or things that swell and fade in turn, once around in a loop. */
export async function addSpinner(stage: Stage): Promise<void> {
  const { width, height, plan } = stage;
  if (plan.spinner === undefined) return;
  const shorter = Math.min(width, height);
  const sprites = await Promise.all(
    plan.spinner.map(({ glyph, colour }) =>
      stage.sprite(glyph, Math.ceil(LARGEST * shorter), colourNamed(colour)),
    ),
  );
  const named = plan.colours
    .filter((name) => name !== plan.backdrop)
    .map((name) => COLOURS[name] ?? DOTS);
  const dots = (named.length > 0 ? named : [DOTS]).map((colour) => css(colour));
  stage.addLayer(50, 1, (context, phase) => {
    for (let i = 0; i < PLACES; i++) {
      const strength = strengthAt(fract(phase - i / PLACES));
      const angle = TAU * (i / PLACES - 0.25);
      const sprite = sprites[i % Math.max(1, sprites.length)];
      context.save();
      context.translate(
        width / 2 + RADIUS * shorter * Math.cos(angle),
        height / 2 + RADIUS * shorter * Math.sin(angle),
      );
      context.scale(0.5 + 0.5 * strength, 0.5 + 0.5 * strength);
      context.globalAlpha = 0.3 + 0.7 * strength;
      context.fillStyle = dots[i % dots.length] ?? '';
      if (sprite === undefined) fillCircle(context, 0, 0, DOT * shorter);
      else context.drawImage(sprite, -sprite.width / 2, -sprite.height / 2);
      context.restore();
    }
  });
}
