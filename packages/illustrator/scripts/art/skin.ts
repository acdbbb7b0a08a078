import { mapSvgColours } from '../../src/art/recolour.ts';
import { type SkinTone } from '../../src/language/skin-tones.ts';
import { type Colour } from '../../src/math/colour.ts';

/** Shadows of the icon set's skin turn purple; real ones stay near this hue. Degrees. */
const SKIN_HUE = 45;
/** From here on it is lips. */
const LIPS_CHROMA = 0.12;

/** How far a tone of the icon set is from skin: it is greyish, and the darkest is nearly black. */
const CORRECTIONS: Readonly<
  Partial<Record<SkinTone, { readonly lightness: number; readonly chroma: number }>>
> = {
  // Made of the lightest tone, whose hair is black; the icon set's own is always blond.
  'medium-light': { lightness: -0.065, chroma: 1.3 },
  medium: { lightness: 0, chroma: 1.35 },
  'medium-dark': { lightness: 0.04, chroma: 1.4 },
  dark: { lightness: 0.1, chroma: 1.9 },
};

const signedDistance = (from: number, to: number): number => ((to - from + 540) % 360) - 180;

/** What the icon set changes between two tones is skin, and in some tones the hair. */
function ownColours(body: string, other: string): ReadonlySet<string> {
  const shared = coloursOf(other);
  return new Set([...coloursOf(body)].filter((colour) => !shared.has(colour)));
}

function coloursOf(body: string): ReadonlySet<string> {
  const colours = new Set<string>();
  mapSvgColours(body, (colour) => {
    colours.add(colour.join());
    return colour;
  });
  return colours;
}

/**
 * A person's drawing with the skin of people: less grey, less purple in the shade, and the darkest
 * tone light enough for a face to be seen.
 * @param other the same drawing in a tone far from this one
 */
export function naturalSkin(body: string, tone: SkinTone, other: string): string {
  const own = ownColours(body, other);
  return mapSvgColours(body, (colour) =>
    own.has(colour.join()) ? corrected(colour, tone) : colour,
  );
}

function corrected(colour: Colour, tone: SkinTone): Colour {
  const correction = CORRECTIONS[tone];
  const [lightness, chroma, hue] = colour;
  const distance = signedDistance(SKIN_HUE, hue);
  const isSkin = Math.abs(distance) <= 80 && chroma >= 0.022 && chroma <= LIPS_CHROMA;
  if (!correction || !isSkin) return colour;
  return [lightness + correction.lightness, chroma * correction.chroma, SKIN_HUE + distance * 0.55];
}

/** Red hair in another colour: what is drawn redder and stronger than any skin. */
export function dyedHair(body: string, hair: 'brown' | 'black'): string {
  return mapSvgColours(body, (colour) => {
    const [lightness, chroma, hue] = colour;
    if (chroma < 0.105 || hue < 28 || hue > 75) return colour;
    return hair === 'brown'
      ? [lightness * 0.6, chroma * 0.5, 50]
      : [lightness * 0.4, chroma * 0.08, 40];
  });
}
