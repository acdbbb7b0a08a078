import { DocumentError, isMediaLayer, readDocument, type StudioDocument } from '@loopwright/studio';
import type { Queryable } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors.ts';
import { findLayerAssets } from './store.ts';

/** @throws AppError `documentInvalid`, or `documentNewer` for a document of a later version of the product */
export function parseDocument(body: unknown): StudioDocument {
  try {
    return readDocument(body);
  } catch (cause) {
    if (!(cause instanceof DocumentError)) throw cause;
    throw new AppError(cause.reason === 'newerVersion' ? 'documentNewer' : 'documentInvalid', {
      cause,
    });
  }
}

/** The ids of all files that the layers of a document show. */
const assetIdsOf = ({ layers }: StudioDocument): readonly string[] => [
  ...new Set(layers.filter(isMediaLayer).map(({ source }) => source.assetId)),
];

/**
 * Checks that a document shows files of its workspace only.
 * @param before what is stored: files that were shown then may have been deleted, and are shown as placeholders
 * @throws AppError `documentAssetUnknown`
 */
export async function checkAssets(
  orm: Queryable,
  workspaceId: string,
  document: StudioDocument,
  before: StudioDocument | null,
): Promise<void> {
  const known = new Set(before === null ? [] : assetIdsOf(before));
  const added = assetIdsOf(document).filter((id) => !known.has(id));
  const found = new Set(
    (await findLayerAssets(orm, workspaceId, added)).map(({ asset }) => asset.id),
  );
  if (added.some((id) => !found.has(id))) throw new AppError('documentAssetUnknown');
}
