import { measureGifSeam } from '@loopwright/media';

/** Runs in its own thread; see `openSeamThread`. */
export default function measure(gif: Uint8Array): number {
  return measureGifSeam(gif);
}
