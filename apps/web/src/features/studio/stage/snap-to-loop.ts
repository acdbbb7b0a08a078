import { type LoadedMedia, type MediaLayer, snapTrim, type Trim, trimOf } from '@loopwright/studio';

/** Frames are compared at this width, which is enough to tell how a part closes. */
const WIDTH = 48;
/** Seconds that each handle may move, and frames at most. */
const SECONDS = 0.5;
const FRAMES_MAXIMUM = 8;

/**
 * The trim near that of the layer that closes best.
 * @param pause lets other work of the worker go first
 */
export async function snapToLoop(
  { time, source }: MediaLayer,
  media: LoadedMedia,
  pause: () => Promise<void>,
): Promise<Trim> {
  const height = Math.max(1, Math.round((WIDTH * media.height) / media.width));
  const canvas = new OffscreenCanvas(WIDTH, height);
  const context = canvas.getContext('2d', { willReadFrequently: true })!;
  const frames: Uint8Array[] = [];
  for (let at = 0; at < media.frameCount; at++) {
    if (at % 8 === 0) await pause();
    context.clearRect(0, 0, WIDTH, height);
    context.drawImage(media.frame(at) as ImageBitmap, 0, 0, WIDTH, height);
    frames.push(new Uint8Array(context.getImageData(0, 0, WIDTH, height).data.buffer));
  }
  const fps = source.durationMs > 0 ? (source.frameCount * 1000) / source.durationMs : 16;
  const radius = Math.max(1, Math.min(FRAMES_MAXIMUM, Math.round(fps * SECONDS)));
  return snapTrim(frames, { width: WIDTH, height }, trimOf(time, media.frameCount), radius);
}
