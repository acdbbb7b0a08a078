import { studioDocumentSchema, type StudioDocument } from './document-schema.ts';
import { STUDIO_LIMITS } from './limits.ts';

/**
 * Whether a document is still valid after a change to a valid one. Layers that are the same objects as before are
 * not checked again, so that this is fast enough for every step of a drag.
 */
export function isValidChange(before: StudioDocument, after: StudioDocument): boolean {
  const known = new Set(before.layers);
  const { layers } = after;
  const ids = new Set(layers.map(({ id }) => id));
  if (ids.size !== layers.length) return false;
  const changed = layers.filter((layer) => !known.has(layer));
  if (layers.length > before.layers.length && !isShortEnough(after)) return false;
  return studioDocumentSchema.safeParse({ ...after, layers: changed }).success;
}

const isShortEnough = ({ layers }: StudioDocument): boolean =>
  layers.length <= STUDIO_LIMITS.layersMaximum;
