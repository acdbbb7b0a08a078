import { createSeamMeter } from '@loopwright/media';
import type { Canvas } from '@loopwright/studio';

/** The most pixels of a frame that are compared; larger ones are compared smaller. */
const COMPARED_PIXELS = 480 * 480;
const STRIP_FRAMES = 12;
const STRIP_HEIGHT = 96;

interface SurveyOptions {
  readonly frameCount: number;
  /** @returns the picture, valid until the next call */
  readonly draw: (frame: number) => Canvas;
  /** Waits until there is time for another frame. */
  readonly pause: () => Promise<void>;
  readonly isOver: () => boolean;
}

export interface Survey {
  readonly strip: readonly ImageBitmap[];
  readonly seam: number;
}

/** The indexes of frames that a strip shows, evenly spread. */
export const stripFrames = (frameCount: number): readonly number[] => {
  const count = Math.min(STRIP_FRAMES, frameCount);
  return Array.from({ length: count }, (_, at) => Math.floor((at * frameCount) / count));
};

/** A frame as the strip shows it. */
export const thumbnailOf = (
  frame: ImageBitmapSource,
  { width, height }: { readonly width: number; readonly height: number },
): Promise<ImageBitmap> =>
  createImageBitmap(frame, {
    resizeWidth: Math.max(1, Math.round((width / height) * STRIP_HEIGHT)),
    resizeHeight: STRIP_HEIGHT,
    resizeQuality: 'medium',
  });

/**
 * Draws all frames of the document once, in slices.
 * @returns a strip of them and the seam; null when it was ended before
 */
export async function surveyFrames(options: SurveyOptions): Promise<Survey | null> {
  const { frameCount, draw, pause, isOver } = options;
  const meter = createSeamMeter();
  const inStrip = new Set(stripFrames(frameCount));
  const strip: ImageBitmap[] = [];
  let small: OffscreenCanvas | null = null;
  for (let frame = 0; frame < frameCount; frame++) {
    await pause();
    if (isOver()) return null;
    const picture = draw(frame);
    const { width, height } = picture;
    const scale = Math.min(1, Math.sqrt(COMPARED_PIXELS / (width * height)));
    small ??= new OffscreenCanvas(
      Math.max(1, Math.round(width * scale)),
      Math.max(1, Math.round(height * scale)),
    );
    const context = small.getContext('2d', { willReadFrequently: true })!;
    context.clearRect(0, 0, small.width, small.height);
    context.drawImage(picture as OffscreenCanvas, 0, 0, small.width, small.height);
    const pixels = context.getImageData(0, 0, small.width, small.height);
    meter.add(new Uint8Array(pixels.data.buffer));
    if (inStrip.has(frame)) strip.push(await thumbnailOf(small, small));
  }
  return { strip, seam: meter.seam() };
}
