import type { Canvas } from '../canvas.ts';
import { colourNamed } from '../language/colours.ts';
import type { Subject } from '../language/subject.ts';
import { createRandom } from '../math/random.ts';
import { paintOnce } from '../painting.ts';
import { STACK_PASTELS, type StackLook, stackLookOf } from '../things/stack-looks.ts';
import { drawTrimmedStanding, trimmedHeight } from './draw-trimmed.ts';
import type { AddToSprite, LoadSprite } from './sprite-addition.ts';

/** Of the width of the layers. */
const PLATE_WIDTH = 1.35;
const PLATE_HEIGHT = 0.2;
/** How far layers lie beside each other at most, in widths of one. */
const ASIDE = 0.035;
/** How far what is on the uppermost layer rises above it, in widths. */
const TOP_RISE = 0.06;

interface Layer {
  readonly sprite: Canvas;
  /** Height in widths. */
  readonly tall: number;
}

async function layersOf(
  { colour }: Subject,
  { count, isColourful, colours }: NonNullable<Subject['stack']>,
  look: StackLook,
  sizePx: number,
  load: LoadSprite,
): Promise<readonly Layer[]> {
  const own = isColourful && look.colours === undefined ? STACK_PASTELS : look.colours;
  const names = colours ?? (colour === null ? (own ?? [null]) : [colour]);
  return Promise.all(
    Array.from({ length: count }, async (_, i) => {
      const sprite = await load(look.layer, sizePx, colourNamed(names[i % names.length] ?? null));
      return { sprite, tall: trimmedHeight(sprite) };
    }),
  );
}

/** Widths and heights of the layers and of the whole stack, in widths of the lowest layer. */
function measured(layers: readonly Layer[], look: StackLook) {
  const widths = layers.map((_, i) => (look.narrower ?? 1) ** i);
  const rises = layers.map((layer, i) => layer.tall * look.seen * (widths[i] ?? 1));
  const last = (layers.at(-1)?.tall ?? 0) * (widths.at(-1) ?? 1);
  const lower = rises.slice(0, -1).reduce((sum, each) => sum + each, 0);
  const plate = look.isOnPlate === true ? PLATE_HEIGHT / 2 : 0;
  const top = look.top === undefined ? 0 : TOP_RISE;
  return { widths, rises, last, tall: lower + last + plate + top };
}

/** Draws as many of a kind on top of each other as the prompt says, in a canvas of the same size. */
export const stackLayers: AddToSprite = async (environment, subject, sprite, load) => {
  if (subject.stack === undefined) return sprite;
  const look = stackLookOf(subject.glyph);
  const { width, height } = sprite;
  const layers = await layersOf(subject, subject.stack, look, width, load);
  const plate = look.isOnPlate === true ? await load('@stackplate', width, null) : null;
  const top = look.top === undefined ? null : await load(look.top, width, null);
  const { widths, rises, last, tall } = measured(layers, look);
  const wide = Math.min(width / (plate ? PLATE_WIDTH : 1 + 2 * ASIDE), height / tall);
  const random = createRandom(3);
  return paintOnce(environment, width, height, (context) => {
    let y = height;
    if (plate) {
      const size = wide * PLATE_WIDTH;
      context.drawImage(plate, (width - size) / 2, height - size, size, size);
      y -= (wide * PLATE_HEIGHT) / 2;
    }
    for (const [i, layer] of layers.entries()) {
      const aside = (random() - 0.5) * 2 * ASIDE * wide;
      drawTrimmedStanding(context, layer.sprite, [width / 2 + aside, y], wide * (widths[i] ?? 1));
      y -= wide * (rises[i] ?? 0);
    }
    // The middle of the uppermost surface.
    const surface = y + wide * (rises.at(-1) ?? 0) - wide * last * 0.62;
    if (top) context.drawImage(top, (width - wide) / 2, surface - wide * 0.42, wide, wide);
  });
};
