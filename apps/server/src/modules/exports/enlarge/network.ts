import { readFile } from 'node:fs/promises';
import type { io, Tensor } from '@tensorflow/tfjs';
import { openTensorFlow } from '../../../platform/threads/open-tensorflow.ts';

/** How many times longer the sides become. The network for 4 was no better than resampling on small pictures. */
export const SCALE = 2;

/** A residual dense network for super-resolution (Zhang et al. 2018, https://arxiv.org/abs/1802.08797), with weights. */
export interface Network {
  /**
   * @param rgb values of 0 to 255, three for each pixel
   * @returns the same of the enlarged picture
   */
  enlarge(rgb: Uint8Array, width: number, height: number): Promise<Uint8Array>;
}

interface ModelFile {
  readonly modelTopology: io.ModelJSON['modelTopology'];
  readonly weightsManifest: io.WeightsManifestConfig;
}

let network: Promise<Network> | undefined;

/** The network with the weights of `@upscalerjs/esrgan-medium`. It is loaded once in a thread. */
export const openNetwork = (): Promise<Network> => (network ??= loadNetwork());

async function loadNetwork(): Promise<Network> {
  const tf = await openTensorFlow();
  // The package exports code for browsers alone; its files lie beside it.
  const code = import.meta.resolve('@upscalerjs/esrgan-medium');
  const folder = new URL(`../../../../../models/x${SCALE}/`, code);
  const file = JSON.parse(await readFile(new URL('model.json', folder), 'utf8')) as ModelFile;
  const paths = file.weightsManifest.flatMap((group) => group.paths);
  const weights = await Promise.all(paths.map((path) => readFile(new URL(path, folder))));
  const model = await tf.loadLayersModel(
    tf.io.fromMemory({
      modelTopology: file.modelTopology,
      weightSpecs: file.weightsManifest.flatMap((group) => group.weights),
      weightData: Uint8Array.from(Buffer.concat(weights)).buffer,
    }),
  );
  return {
    async enlarge(rgb, width, height) {
      const output = tf.tidy(() => {
        const input = tf.tensor4d(new Float32Array(rgb), [1, height, width, 3]).div(255);
        const larger = model.predict(input) as Tensor;
        return larger.mul(255).round().clipByValue(0, 255);
      });
      const values = await output.data();
      output.dispose();
      return Uint8Array.from(values);
    },
  };
}
