import { CLIP_KEPT_DAYS } from '@loopwright/contract';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Clips are stored in the format that the model sent, and are never served. */
export const CLIP_MIME_TYPE = 'application/octet-stream';

export const keptUntil = (from: Date): Date => new Date(from.getTime() + CLIP_KEPT_DAYS * DAY_MS);
