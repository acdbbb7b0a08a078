import { CLIP_KEPT_DAYS } from '@loopwright/contract';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Whatever a model sends: nobody gets it to see, and a browser least of all. */
export const CLIP_MIME_TYPE = 'application/octet-stream';

export const keptUntil = (from: Date): Date => new Date(from.getTime() + CLIP_KEPT_DAYS * DAY_MS);
