import { emptyPlane, type Plane } from '@loopwright/media';
import type { Canvas, Drawable, Environment } from '../canvas.ts';
import { fromRgb } from '../math/colour.ts';
import { paintOnce } from '../painting.ts';

/** Long side of the small copy on which a picture is analysed. */
const ANALYSIS_SIZE = 200;

/** OKLab channels of a small copy of a picture; lightness 0–1, a and b about -0.3 to 0.3. */
export interface LabPlanes {
  readonly lightness: Plane;
  readonly a: Plane;
  readonly b: Plane;
}

/** A reference image, cropped to the frame and measured. */
export interface Picture extends LabPlanes {
  readonly canvas: Canvas;
}

/** Fills the frame like CSS's `object-fit: cover`. */
export function readPicture(
  environment: Environment,
  reference: Drawable,
  width: number,
  height: number,
): Picture {
  const scale = Math.max(width / reference.width, height / reference.height);
  const drawnWidth = reference.width * scale;
  const drawnHeight = reference.height * scale;
  const canvas = paintOnce(environment, width, height, (context) => {
    // A transparent logo or sticker needs a background.
    context.fillStyle = '#fff';
    context.fillRect(0, 0, width, height);
    context.drawImage(
      reference,
      (width - drawnWidth) / 2,
      (height - drawnHeight) / 2,
      drawnWidth,
      drawnHeight,
    );
  });
  return { canvas, ...measureColours(environment, canvas, ANALYSIS_SIZE) };
}

/** A picture whose canvas was changed, measured again. */
export const remeasured = (environment: Environment, { canvas }: Picture): Picture => ({
  canvas,
  ...measureColours(environment, canvas, ANALYSIS_SIZE),
});

/**
 * The OKLab channels of a small copy of a canvas.
 * @param longSidePx of the copy; a smaller canvas is measured as it is
 */
export function measureColours(
  environment: Environment,
  canvas: Canvas,
  longSidePx: number,
): LabPlanes {
  const scale = Math.min(1, longSidePx / Math.max(canvas.width, canvas.height));
  const width = Math.ceil(canvas.width * scale);
  const height = Math.ceil(canvas.height * scale);
  const small = paintOnce(environment, width, height, (context) =>
    context.drawImage(canvas, 0, 0, width, height),
  );
  return labPlanes(small);
}

function labPlanes(canvas: Canvas): LabPlanes {
  const { width, height } = canvas;
  const { data } = canvas.getContext('2d').getImageData(0, 0, width, height);
  const lightness = emptyPlane(width, height);
  const a = emptyPlane(width, height);
  const b = emptyPlane(width, height);
  for (let i = 0; i < width * height; i++) {
    const [L, chroma, hue] = fromRgb(data[i * 4] ?? 0, data[i * 4 + 1] ?? 0, data[i * 4 + 2] ?? 0);
    lightness.data[i] = L;
    a.data[i] = chroma * Math.cos((hue * Math.PI) / 180);
    b.data[i] = chroma * Math.sin((hue * Math.PI) / 180);
  }
  return { lightness, a, b };
}
