import type { Canvas, Environment } from '../canvas.ts';
import type { Colour } from '../math/colour.ts';
import { clamp } from '../math/periodic.ts';
import { drawRecorded, linearGradient, paintOnce } from '../painting.ts';
import type { GlyphArt } from './pack.ts';
import { mapSvgColours } from './recolour.ts';
import { svgDocument } from './svg-document.ts';

/** The set has a unicorn's head only; the whole animal is the horse in white, pink mane, a horn. */
export async function drawUnicorn(
  environment: Environment,
  horse: GlyphArt,
  sizePx: number,
  coat: Colour | null,
): Promise<Canvas> {
  const body = mapSvgColours(horse.body, (colour) => unicornColour(colour, coat));
  const image = await environment.loadSvg(svgDocument({ ...horse, body }, sizePx));
  const unicorn = paintOnce(environment, sizePx, sizePx, (context) => {
    context.save();
    context.translate(0, sizePx * 0.06);
    context.scale(0.94, 0.94);
    context.drawImage(image.picture, 0, 0, sizePx, sizePx);
    context.restore();
    context.fillStyle = linearGradient(
      context,
      [sizePx * 0.16, sizePx * 0.2, sizePx * 0.1, 0],
      [
        [0, [0.82, 0.15, 75]],
        [1, [0.95, 0.1, 95]],
      ],
    );
    context.beginPath();
    context.moveTo(sizePx * 0.215, sizePx * 0.175);
    context.lineTo(sizePx * 0.13, 0);
    context.lineTo(sizePx * 0.285, sizePx * 0.145);
    context.closePath();
    context.fill();
  });
  drawRecorded(environment, unicorn);
  image.release();
  return unicorn;
}

/** Dark parts (mane, tail, hooves) turn pink and violet, the rest almost white or the coat's hue. */
function unicornColour([lightness, , hue]: Colour, coat: Colour | null): Colour {
  if (lightness < 0.16) return [0.3, 0.1, 300];
  if (lightness < 0.4) {
    const maneHue = hue < 20 || hue > 300 ? 335 : lightness > 0.3 ? 305 : 345;
    return [clamp(0.62 + (lightness - 0.25) * 0.9), 0.2, maneHue];
  }
  if (coat) return [clamp(coat[0] + (lightness - 0.55) * 0.7, 0.12, 0.97), coat[1], coat[2]];
  return [clamp(0.8 + (lightness - 0.45) * 0.55, 0.6, 0.98), 0.03 + 0.02 * (1 - lightness), 305];
}
