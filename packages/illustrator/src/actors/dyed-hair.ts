import type { Canvas } from '../canvas.ts';
import { type FaceGeometry, FACES } from '../language/faces.ts';
import type { SkinTone } from '../language/skin-tones.ts';
import type { Colour } from '../math/colour.ts';
import { clamp } from '../math/periodic.ts';
import { paintOnce } from '../painting.ts';
import type { Stage } from '../stage/stage.ts';

/** Brightness of hair and of skin on a head in the lightest tone, 0 to 255. */
const HAIR = 110;
const SKIN = 165;
/** Half axes of what is no hair around each eye and the mouth, in sizes of the face. */
const AROUND_EYE = [0.13, 0.085] as const;
const AROUND_MOUTH = [0.17, 0.09] as const;

/**
 * A child's head whose hair is dyed. In the darker tones hair and skin share their colors, so that the lightest head of
 * the same shape says where the hair is.
 */
export async function dyedHead(
  stage: Stage,
  glyph: string,
  headPx: number,
  dye: Colour,
  skin: SkinTone | null,
): Promise<Canvas> {
  const [plain, light, dyed] = await Promise.all([
    stage.sprite(glyph, headPx, null, skin),
    stage.sprite(glyph, headPx, null, 'light'),
    stage.sprite(glyph, headPx, dye, 'light'),
  ]);
  const face = FACES[glyph];
  if (face === undefined) return dyed;
  const { width, height } = plain;
  const hair = hairOf(light, dyed, face);
  return paintOnce(stage.environment, width, height, (context) => {
    context.drawImage(plain, 0, 0);
    context.drawImage(
      paintOnce(stage.environment, width, height, (layer) => {
        const pixels = layer.getImageData(0, 0, width, height);
        pixels.data.set(hair);
        layer.putImageData(pixels, 0, 0);
      }),
      0,
      0,
    );
  });
}

/** The pixels of the dyed head where the light one has hair; the others are transparent. */
function hairOf(light: Canvas, dyed: Canvas, face: FaceGeometry): Uint8ClampedArray {
  const { width, height } = light;
  const of = (sprite: Canvas): Uint8ClampedArray =>
    sprite.getContext('2d').getImageData(0, 0, width, height).data;
  const shape = of(light);
  const hair = Uint8ClampedArray.from(of(dyed));
  for (let y = 0, p = 0; y < height; y++) {
    for (let x = 0; x < width; x++, p += 4) {
      const brightness = 0.3 * shape[p]! + 0.59 * shape[p + 1]! + 0.11 * shape[p + 2]!;
      const share = isFeature(face, x / width, y / height)
        ? 0
        : clamp((SKIN - brightness) / (SKIN - HAIR));
      hair[p + 3] = hair[p + 3]! * share;
    }
  }
  return hair;
}

const isFeature = (
  { centre, eyeX, eyeY, mouthY, size }: FaceGeometry,
  x: number,
  y: number,
): boolean => {
  const isWithin = (cx: number, cy: number, [wide, tall]: readonly [number, number]): boolean =>
    ((x - cx) / (wide * size)) ** 2 + ((y - cy) / (tall * size)) ** 2 < 1;
  return (
    isWithin(centre - eyeX, eyeY, AROUND_EYE) ||
    isWithin(centre + eyeX, eyeY, AROUND_EYE) ||
    isWithin(centre, mouthY, AROUND_MOUTH)
  );
};
