import type { MediaAsset } from '@loopwright/contract';
import {
  emptyDocument,
  type MediaLayer,
  newMediaLayer,
  STUDIO_LIMITS,
  type StudioDocument,
} from '@loopwright/studio';

const BLANK_BACKGROUND = '#ffffff';
const FIRST_LAYER_ID = 'layer-1';
/** Where the file has no rate of its own. */
const STILL_FPS = 16;

const clamp = (value: number, minimum: number, maximum: number): number =>
  Math.min(maximum, Math.max(minimum, Math.round(value)));

const side = (pixels: number): number =>
  clamp(pixels, STUDIO_LIMITS.canvasSideMinimum, STUDIO_LIMITS.canvasSideMaximum);

/** Frames per second and frames of a document in which a file is played as fast as it is. */
function timingOf({ frameCount, durationMs }: MediaAsset): { fps: number; frames: number } {
  const { fpsMinimum, fpsMaximum, framesMaximum } = STUDIO_LIMITS;
  if (frameCount === 1 || durationMs === 0) return { fps: STILL_FPS, frames: 1 };
  const fps = clamp((frameCount * 1000) / durationMs, fpsMinimum, fpsMaximum);
  return { fps, frames: clamp((durationMs * fps) / 1000, 1, framesMaximum) };
}

/**
 * A document of one layer, in the size, the length and the rate of its file.
 * @param hasAlpha of the file; others get a background, so that files of the document are not transparent either
 */
export function documentOfMedia(
  kind: MediaLayer['kind'],
  name: string,
  source: MediaAsset,
  hasAlpha: boolean,
): StudioDocument {
  const { width, height } = source;
  const scale = Math.min(1, STUDIO_LIMITS.canvasSideMaximum / Math.max(width, height));
  const canvas = {
    width: side(width * scale),
    height: side(height * scale),
    background: hasAlpha ? null : BLANK_BACKGROUND,
  };
  const { fps, frames } = timingOf(source);
  const layer = newMediaLayer(kind, FIRST_LAYER_ID, name, source, canvas);
  return { ...emptyDocument(canvas, fps, frames), layers: [layer] };
}

/** A document without layers. Sides beyond the limits become the nearest ones within them. */
export const blankDocument = (width: number, height: number): StudioDocument =>
  emptyDocument({ width: side(width), height: side(height), background: BLANK_BACKGROUND });
