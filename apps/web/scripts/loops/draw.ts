import { createScene, type Scene, stillPhase } from '@loopwright/illustrator';
import type { IllustratorHost } from '@loopwright/illustrator/node';
import { DRAWN_STILL_PX, SEED } from './recipes.ts';

/** Square pictures in order, one below the other: RGBA, opaque, four bytes a pixel. */
export interface Frames {
  readonly sizePx: number;
  readonly count: number;
  readonly pixels: Uint8Array;
}

/** A turn of the loop, as the product draws it for its users. */
export async function drawLoop(
  prompt: string,
  frameCount: number,
  sizePx: number,
  host: IllustratorHost,
): Promise<Frames> {
  const scene = await openScene(prompt, 'loop', sizePx, host);
  return readFrames(
    scene,
    Array.from({ length: frameCount }, (_, index) => index / frameCount),
  );
}

/**
 * One moment of the same loop, in another size.
 * @param phase see `Scene.frame`
 */
export async function drawPoster(
  prompt: string,
  phase: number,
  sizePx: number,
  host: IllustratorHost,
): Promise<Frames> {
  return readFrames(await openScene(prompt, 'loop', sizePx, host), [phase]);
}

export async function drawStill(prompt: string, host: IllustratorHost): Promise<Frames> {
  return readFrames(await openScene(prompt, 'still', DRAWN_STILL_PX, host), [stillPhase]);
}

/** @throws Error when the words promise more than the picture shows */
async function openScene(
  prompt: string,
  purpose: 'loop' | 'still',
  sizePx: number,
  host: IllustratorHost,
): Promise<Scene> {
  const scene = await createScene(
    { prompt, seed: SEED, width: sizePx, height: sizePx, purpose },
    host,
  );
  if (scene.plan.unread.length > 0) {
    throw new Error(`“${prompt}” asks for what cannot be drawn: ${scene.plan.unread.join(', ')}.`);
  }
  return scene;
}

function readFrames(scene: Scene, phases: readonly number[]): Frames {
  const { width, height } = scene;
  const frameBytes = width * height * 4;
  const pixels = new Uint8Array(frameBytes * phases.length);
  for (const [index, phase] of phases.entries()) {
    const { data } = scene.frame(phase).getContext('2d').getImageData(0, 0, width, height);
    pixels.set(data, index * frameBytes);
  }
  for (let alpha = 3; alpha < pixels.length; alpha += 4) pixels[alpha] = 255;
  return { sizePx: width, count: phases.length, pixels };
}
