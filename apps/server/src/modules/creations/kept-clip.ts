import { CLIP_KEPT_DAYS, type CutChoice, type OfferedCut } from '@loopwright/contract';

const DAY_MS = 24 * 60 * 60 * 1000;

/** A clip that loops were cut from. */
export interface KeptClip {
  /** The same for all loops of the clip; each has a copy of its file. */
  readonly id: string;
  /** Best first. */
  readonly cuts: readonly OfferedCut[];
  /** Which of them the loop is. */
  readonly chosen: CutChoice;
}

/** Which creation's clip is to be cut anew, and how. */
export interface Recut {
  readonly creationId: string;
  /** As the new loop will have it. */
  readonly clip: KeptClip;
  /** As text, since it lies in JSON. */
  readonly keptUntil: string;
}

/** Whatever a model sends: nobody gets it to see, and a browser least of all. */
export const CLIP_MIME_TYPE = 'application/octet-stream';

export const keptUntil = (from: Date): Date => new Date(from.getTime() + CLIP_KEPT_DAYS * DAY_MS);
