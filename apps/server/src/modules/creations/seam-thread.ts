import { measureGifSeam } from '@loopwright/loop';

/** Runs in a thread of its own; see `openSeamThread`. */
export default function measure(gif: Uint8Array): number {
  return measureGifSeam(gif);
}
