import type { Canvas } from '../canvas.ts';
import { COLOURS } from '../language/colours.ts';
import { type FaceGeometry, FACES } from '../language/faces.ts';
import type { HeadLook } from '../language/person.ts';
import { css } from '../math/colour.ts';
import { paintOnce } from '../painting.ts';
import type { Stage } from '../stage/stage.ts';
import { pixelColour } from './pixel-colour.ts';

/** In sizes of the face: to the middle of an iris, to the white outside of it, and how far it is above the lower lid. */
const EYE = { iris: 0.145, white: 0.228, aboveLid: 0.016 } as const;
const RADIUS = { child: 0.068, adult: 0.057 } as const;
const IS_CHILD = /^(?:girl|boy|child|baby)/;
/** The lower lid is so far from the place of the eyes at most. In sizes of the face. */
const REACH = 0.07;
const WHITE = 0.9;
/** How much lighter the irises become. */
const GLEAM = 0.35;

/** Where the white of the eyes ends below; null where a drawing has none. */
function lowerLid(sprite: Canvas, { centre, eyeY, size }: FaceGeometry): number | null {
  const step = 1 / sprite.height;
  for (let y = eyeY + REACH * size; y > eyeY - REACH * size; y -= step) {
    if (pixelColour(sprite, centre + EYE.white * size, y)[0] > WHITE) return y + step;
  }
  return null;
}

/** A person's head with irises of the color that was said; pupils and the white of the eyes stay. */
export function withEyeColour(
  { environment }: Pick<Stage, 'environment'>,
  sprite: Canvas,
  glyph: string,
  head: HeadLook | undefined,
): Canvas {
  const colour = head?.eyes === undefined ? undefined : COLOURS[head.eyes];
  const face = FACES[glyph];
  if (colour === undefined || !face?.human) return sprite;
  const lid = lowerLid(sprite, face);
  if (lid === null) return sprite;
  const radius = face.size * (IS_CHILD.test(glyph) ? RADIUS.child : RADIUS.adult);
  const y = lid - EYE.aboveLid * face.size;
  return paintOnce(environment, sprite.width, sprite.height, (context) => {
    context.drawImage(sprite, 0, 0);
    context.scale(sprite.width, sprite.height);
    context.beginPath();
    context.rect(0, 0, 1, lid);
    context.clip();
    context.beginPath();
    for (const side of [-1, 1]) {
      const x = face.centre + side * EYE.iris * face.size;
      context.moveTo(x, y);
      context.arc(x, y, radius, 0, Math.PI * 2);
    }
    context.globalCompositeOperation = 'color';
    context.fillStyle = css(colour);
    context.fill();
    context.globalCompositeOperation = 'color-dodge';
    context.fillStyle = css(colour, GLEAM);
    context.fill();
  });
}
