import type { Canvas, Drawable, Environment, Scene } from '@loopwright/illustrator';
import type { Drawing } from '@loopwright/illustrator/versions';
import { type FrameStrips, sharp } from '@loopwright/media/node';
import type { EngineRequest } from '../engine/engine.ts';

/** So many pixels are read at once. */
const PIXELS_AT_ONCE = 1 << 20;

type Size = Pick<Scene, 'width' | 'height'>;

/** A scene that is ready to be drawn. */
export interface OpenedScene extends Size, Pick<Scene, 'words' | 'release'> {
  /**
   * Draws the scene. @param phase of the loop, from 0 to 1
   * @returns RGBA, four bytes a pixel, valid until the next call
   */
  readonly pixelsAt: (phase: number) => Uint8Array;
  /** Draws the scene. Its pixels are read anew each time that the strips are asked for. */
  readonly stripsAt: (phase: number) => FrameStrips;
}

/** Composes a request's scene in any size. */
export type OpenScene = (size: Size) => Promise<OpenedScene>;

/**
 * The opener of a request's scene; its reference image is decoded only once.
 * @param opened releases the scenes
 */
export async function sceneOpener(
  { kind, prompt, options, reference, withoutBackdrop = false }: EngineRequest,
  { createNodeHost, createScene }: Drawing,
  opened: DisposableStack,
): Promise<OpenScene> {
  const host = await createNodeHost();
  const { environment } = host;
  const decoded = reference === null ? null : await decodeImage(reference, environment);
  const purpose = kind === 'gif' ? ('loop' as const) : ('still' as const);
  const request = {
    prompt,
    seed: options.seed,
    purpose,
    ...(decoded && { reference: decoded }),
    withoutBackdrop,
  };
  return async ({ width, height }) => {
    const scene = await createScene({ ...request, width, height }, host);
    opened.defer(() => scene.release());
    const read = createStripReader(environment, scene);
    let pixels: Uint8Array | undefined;
    return {
      width: scene.width,
      height: scene.height,
      words: scene.words,
      pixelsAt(phase) {
        pixels ??= new Uint8Array(scene.width * scene.height * 4);
        let at = 0;
        for (const strip of read(scene.frame(phase))) {
          pixels.set(strip, at);
          at += strip.length;
        }
        return pixels;
      },
      stripsAt(phase) {
        const canvas = scene.frame(phase);
        return () => read(canvas);
      },
      release: () => scene.release(),
    };
  };
}

async function decodeImage(png: Uint8Array, environment: Environment): Promise<Drawable> {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const canvas = environment.createCanvas(info.width, info.height);
  const context = canvas.getContext('2d');
  const pixels = context.createImageData(info.width, info.height);
  pixels.data.set(data);
  context.putImageData(pixels, 0, 0);
  return canvas;
}

/**
 * Reads canvases of one size in strips of rows, each valid until the next one. A strip is first drawn into a small
 * canvas: reading a canvas of @napi-rs/canvas draws all that it has recorded again, onto a second surface of its size.
 */
function createStripReader(
  environment: Environment,
  { width, height }: Size,
): (canvas: Canvas) => Iterable<Uint8ClampedArray> {
  const rows = Math.min(height, Math.ceil(PIXELS_AT_ONCE / width));
  const strip = environment.createCanvas(width, rows).getContext('2d');
  return function* read(canvas) {
    for (let top = 0; top < height; top += rows) {
      strip.drawImage(canvas, 0, -top);
      const { data } = strip.getImageData(0, 0, width, Math.min(rows, height - top));
      // It forgets the canvas, too.
      strip.clearRect(0, 0, width, rows);
      yield data;
      // Frees what was read; the garbage collector would let many strips gather first.
      data.buffer.transfer(0);
    }
  };
}
