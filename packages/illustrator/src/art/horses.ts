import type { Canvas, Canvas2D, Environment } from '../canvas.ts';
import type { Colour } from '../math/colour.ts';
import { clamp } from '../math/periodic.ts';
import { createRandom } from '../math/random.ts';
import { drawRecorded, paintOnce } from '../painting.ts';
import type { GlyphArt } from './pack.ts';
import { featheredWing } from './props/animals/feathered-wing.ts';
import { flat, INK, oval } from './props/animals/form.ts';
import { mapSvgColours } from './recolour.ts';
import { svgDocument } from './svg-document.ts';

interface HorseCoat {
  readonly coat: Colour;
  /** Of mane, tail and hooves. */
  readonly mane: Colour;
  /** Painted over the coat, in the unit square. */
  readonly marks?: (context: Canvas2D) => void;
  /** Painted on top, beyond the outline of the horse as well. */
  readonly wings?: (context: Canvas2D) => void;
}

const FLAXEN: Colour = [0.93, 0.05, 88];
const NIGHT: Colour = [0.3, 0.02, 290];
const WHITE: Colour = [0.95, 0.01, 80];

const pinto = (context: Canvas2D): void => {
  flat(context, 'M 36 30 C 48 34 56 40 54 52 C 50 64 38 66 34 56 C 32 48 34 38 36 30 Z', WHITE);
  flat(context, 'M 68 30 C 82 34 92 38 90 52 C 84 62 72 58 70 48 C 68 42 67 36 68 30 Z', WHITE);
  flat(context, 'M 16 26 C 26 22 34 30 30 38 C 24 42 18 38 14 34 Z', WHITE);
  for (const x of [22, 36, 64, 82]) flat(context, oval(x, 88, 9, 13), WHITE);
};
/** Spots over the trunk, from a column to the rump. */
const spotted =
  (from: number, colour: Colour, radius: number, alpha = 1) =>
  (context: Canvas2D): void => {
    const random = createRandom(4);
    for (let row = 0; row < 5; row++) {
      for (let x = from + (row % 2) * 3.5; x < 88; x += 7) {
        const size = radius * (0.7 + 0.6 * random());
        flat(context, oval(x + 2 * random(), 38 + row * 6 + 2 * random(), size), colour, alpha);
      }
    }
  };
const feathers = (context: Canvas2D): void => {
  for (const x of [16, 30, 60, 84]) flat(context, oval(x, 90, 12, 14), WHITE);
};

/** Lifted above the back. */
const whiteWing = (context: Canvas2D): void => {
  context.save();
  context.translate(-0.02, 0);
  featheredWing(context, WHITE);
  context.restore();
};

/** Horses by their coats: the horse of the art pack in other colors. */
export const HORSE_COATS: Readonly<Record<string, HorseCoat>> = {
  '@palomino': { coat: [0.8, 0.12, 78], mane: FLAXEN },
  '@chestnuthorse': { coat: [0.56, 0.14, 45], mane: [0.5, 0.12, 42] },
  '@pinto': { coat: [0.5, 0.1, 45], mane: NIGHT, marks: pinto },
  '@appaloosa': {
    coat: [0.9, 0.02, 70],
    mane: [0.45, 0.05, 50],
    marks: spotted(56, [0.38, 0.05, 45], 2),
  },
  '@dapplegrey': {
    coat: [0.62, 0.015, 260],
    mane: [0.4, 0.02, 270],
    marks: spotted(32, WHITE, 2.2, 0.4),
  },
  '@clydesdale': { coat: [0.46, 0.09, 45], mane: NIGHT, marks: feathers },
  '@pegasus': { coat: WHITE, mane: [0.86, 0.07, 300], wings: whiteWing },
};

/** Its place and radius. */
const EYE = [20, 20, 1.7] as const;

/** How light the coat and the mane of the glyph are. */
const COAT = 0.5;
const MANE = 0.26;

/** Mane, tail and hooves are black, which has no chroma; the coat is brown. */
function horseColour([lightness, chroma]: Colour, coat: Colour, mane: Colour): Colour {
  const [target, own] = chroma < 0.035 || lightness < 0.36 ? [mane, MANE] : [coat, COAT];
  return [clamp(target[0] + (lightness - own) * 0.7, 0.1, 0.98), target[1], target[2]];
}

/** @param colour that the prompt names for the coat */
export async function drawHorse(
  environment: Environment,
  horse: GlyphArt,
  sizePx: number,
  { coat, mane, marks, wings }: HorseCoat,
  colour: Colour | null,
): Promise<Canvas> {
  const body = mapSvgColours(horse.body, (each) => horseColour(each, colour ?? coat, mane));
  const image = await environment.loadSvg(svgDocument({ ...horse, body }, sizePx));
  const sprite = paintOnce(environment, sizePx, sizePx, (context) => {
    context.drawImage(image.picture, 0, 0, sizePx, sizePx);
    context.globalCompositeOperation = 'source-atop';
    context.scale(sizePx, sizePx);
    marks?.(context);
    // The eye has the color of the mane, which may be white.
    flat(context, oval(...EYE), INK);
    context.globalCompositeOperation = 'source-over';
    wings?.(context);
  });
  drawRecorded(environment, sprite);
  image.release();
  return sprite;
}
