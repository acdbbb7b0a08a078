import type { Drawable } from '../canvas.ts';
import type { MediaLayer } from '../document/layer-schema.ts';
import { sourceFramesAt } from '../time/source-frames.ts';
import type { PreparedCanvas } from './canvases.ts';
import type { LoadedMedia } from './environment.ts';
import { applyGrade, isNeutral } from './grade.ts';
import type { Scene } from './scene.ts';

/** A part of a picture, in its pixels. */
export interface PicturePart {
  readonly picture: Drawable;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The size of a media layer before its transform, in pixels. */
export const mediaSize = ({ source, crop }: MediaLayer) => ({
  width: source.width * crop.width,
  height: source.height * crop.height,
});

function cropOf({ crop }: MediaLayer, picture: Drawable): PicturePart {
  return {
    picture,
    x: crop.x * picture.width,
    y: crop.y * picture.height,
    width: crop.width * picture.width,
    height: crop.height * picture.height,
  };
}

const drawPart = ({ context, canvas }: PreparedCanvas, part: PicturePart): void =>
  context.drawImage(
    part.picture,
    part.x,
    part.y,
    part.width,
    part.height,
    0,
    0,
    canvas.width,
    canvas.height,
  );

/** Shows the frame on a canvas of its own, as large as it is drawn, mixes the second one in, and grades both. */
function prepare(
  target: PreparedCanvas,
  layer: MediaLayer,
  media: LoadedMedia,
  [first, second, mix]: readonly [Drawable, number, number],
  frameIndex: number,
): void {
  const { context, canvas } = target;
  context.globalAlpha = 1 - mix;
  drawPart(target, cropOf(layer, first));
  const other = mix > 0 ? media.frame(second) : null;
  if (mix > 0) {
    // Adding shares of both is right for transparent pixels too.
    context.globalCompositeOperation = 'lighter';
    context.globalAlpha = mix;
    if (other !== null) drawPart(target, cropOf(layer, other));
    context.globalCompositeOperation = 'source-over';
  }
  if (isNeutral(layer.grade)) return;
  const pixels = context.getImageData(0, 0, canvas.width, canvas.height);
  applyGrade(pixels, layer.grade, frameIndex);
  context.putImageData(pixels, 0, 0);
}

/**
 * What a media layer shows at a moment, cropped, mixed and graded.
 * @returns null when the file, or a frame that is needed, is not there
 */
export function mediaPicture(layer: MediaLayer, scene: Scene): PicturePart | null {
  const media = scene.environment.media(layer.source);
  if (media === null || media.frameCount < 1) return null;
  const { first, second, mix } = sourceFramesAt(layer.time, media.frameCount, scene.phase);
  const frame = media.frame(first);
  if (frame === null) return null;
  const part = cropOf(layer, frame);
  if (mix === 0 && isNeutral(layer.grade)) return part;
  const scale = Math.min(1, layer.transform.scale * (layer.source.width / frame.width));
  const width = Math.max(1, Math.round(part.width * scale));
  const height = Math.max(1, Math.round(part.height * scale));
  const target = scene.canvases.get('media', width, height);
  prepare(target, layer, media, [frame, second, mix], scene.frameIndex);
  return { picture: target.canvas, x: 0, y: 0, width, height };
}
