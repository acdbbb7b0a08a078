import type { StudioDocument } from '@loopwright/studio';

/** How long each frame of a document is shown, in milliseconds; 0: it is a still. */
export const delaysOf = ({ fps, frameCount }: StudioDocument): number[] =>
  frameCount === 1 ? [0] : Array<number>(frameCount).fill(1000 / fps);
