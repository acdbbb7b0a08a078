import type { Canvas } from '../canvas.ts';
import { type Colour, css, shift } from '../math/colour.ts';
import { linearGradient, paintOnce } from '../painting.ts';
import type { Stage } from '../stage/stage.ts';
import { pixelColour } from './pixel-colour.ts';

/** Where a head shows its hair, or its bald crown. Fractions of the box. */
const CROWN = [0.5, 0.14] as const;
/** Short hair ends above the neck. */
const SHORT = /^(man|boy|old-man)/;
const NAPE = 0.76;

/** The same head from behind: hair covers what was the face. */
export function backOfHead(
  stage: Pick<Stage, 'environment'>,
  sprite: Canvas,
  glyph: string,
): Canvas {
  const hair = shift(pixelColour(sprite, ...CROWN), 0.05);
  const skin = pixelColour(sprite, 0.5, 0.66);
  const nape = SHORT.test(glyph) ? NAPE : 1;
  return paintOnce(stage.environment, sprite.width, sprite.height, (context) => {
    const { width, height } = sprite;
    context.drawImage(sprite, 0, 0);
    context.globalCompositeOperation = 'source-atop';
    context.fillStyle = css(shift(skin, -0.04));
    context.fillRect(0, 0, width, height);
    context.fillStyle = linearGradient(
      context,
      [0, 0.05 * height, 0, nape * height],
      [
        [0, shift(hair, 0.07)],
        [0.5, hair],
        [1, shift(hair, -0.07)],
      ],
    );
    context.beginPath();
    context.moveTo(-width, -height);
    context.lineTo(2 * width, -height);
    context.lineTo(2 * width, (nape - 0.12) * height);
    context.quadraticCurveTo(0.5 * width, (nape + 0.16) * height, -width, (nape - 0.12) * height);
    context.fill();
    context.globalCompositeOperation = 'source-over';
  });
}

/** An astronaut's helmet from behind has no visor. */
export const backOfHelmet = (stage: Pick<Stage, 'environment'>, sprite: Canvas): Canvas =>
  paintOnce(stage.environment, sprite.width, sprite.height, (context) => {
    const { width, height } = sprite;
    const shell: Colour = [0.93, 0.012, 290];
    context.drawImage(sprite, 0, 0);
    context.globalCompositeOperation = 'source-atop';
    context.fillStyle = linearGradient(
      context,
      [0.3 * width, 0.1 * height, 0.7 * width, 0.6 * height],
      [
        [0, shift(shell, 0.04)],
        [1, shift(shell, -0.09)],
      ],
    );
    context.beginPath();
    context.roundRect(0.3 * width, 0.66 * height, 0.4 * width, 0.3 * height, 0.05 * width);
    context.fill();
    context.beginPath();
    context.ellipse(0.5 * width, 0.335 * height, 0.285 * width, 0.27 * height, 0, 0, Math.PI * 2);
    context.fill();
    context.globalCompositeOperation = 'source-over';
  });

/** Their eyes are on top of the head. */
const EYES_ON_TOP = /frog|crocodile/;
/** Its back is covered with something else than its face. */
const SPINY = /hedgehog/;
/** Fractions of the box. */
const SPINES = [0.5, 0.18] as const;
const FACE_TOP = 0.27;

/** An animal's head from behind: fur covers the face below the forehead, ears and horns stay. */
export function backOfFur(
  stage: Pick<Stage, 'environment'>,
  sprite: Canvas,
  glyph: string,
  fur: Colour,
): Canvas {
  const cover = SPINY.test(glyph) ? pixelColour(sprite, ...SPINES) : fur;
  return paintOnce(stage.environment, sprite.width, sprite.height, (context) => {
    const { width, height } = sprite;
    const top = EYES_ON_TOP.test(glyph) ? 0 : FACE_TOP * height;
    context.drawImage(sprite, 0, 0);
    context.globalCompositeOperation = 'source-atop';
    context.fillStyle = linearGradient(
      context,
      [0.3 * width, top, 0.6 * width, height],
      [
        [0, shift(cover, 0.02)],
        [0.5, cover],
        [1, shift(cover, -0.08)],
      ],
    );
    context.fillRect(0, top, width, height);
    context.globalCompositeOperation = 'source-over';
  });
}
