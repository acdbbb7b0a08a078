import { createCanvas, loadImage } from '@napi-rs/canvas';
import type { ArtPack } from '../art/pack.ts';
import type { Canvas, Environment } from '../canvas.ts';
import type { FaceCascade } from '../photo/face-cascade.ts';
import { fontOf } from './fonts.ts';
import { loadFaceCascade } from './load-face-cascade.ts';
import { readArtPack } from './read-art-pack.ts';

/** All that the illustrator needs of its host. */
export interface IllustratorHost {
  readonly environment: Environment;
  readonly art: ArtPack;
  readonly faceCascade: FaceCascade;
}

const environment: Environment = {
  // The native canvas has everything that `Canvas` asks for; only patterns, which are not drawn
  // with here, keep the two types apart.
  createCanvas: (width, height) => createCanvas(width, height) as unknown as Canvas,
  fontOf,
  async loadSvg(svg) {
    const picture = await loadImage(Buffer.from(svg));
    return {
      picture,
      release() {
        // The only way to free an image before it is collected.
        picture.src = Buffer.alloc(0);
      },
    };
  },
};

let host: Promise<IllustratorHost> | undefined;

/**
 * The illustrator's host on Node. The art pack is loaded once per thread, fonts when they are needed; later calls answer
 * with the same host; a failed start is not remembered.
 * @throws Error when the art pack was not built
 */
export function createNodeHost(): Promise<IllustratorHost> {
  host ??= startHost().catch((cause: unknown) => {
    host = undefined;
    throw cause;
  });
  return host;
}

async function startHost(): Promise<IllustratorHost> {
  const [art, faceCascade] = await Promise.all([readArtPack(), loadFaceCascade()]);
  return { environment, art, faceCascade };
}
