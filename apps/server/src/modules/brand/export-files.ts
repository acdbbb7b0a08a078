import { join } from 'node:path';
import type { BrandWatermark } from '@loopwright/contract';
import { type StudioDocument, uploadedFontsFor } from '@loopwright/studio';
import { and, eq } from 'drizzle-orm';
import type { Database, Queryable } from '../../platform/database/database.ts';
import { copyToFile } from '../../platform/storage/copy-to-file.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { assets } from '../../schema/schema.ts';
import type { UserPrincipal } from '../workspaces/index.ts';
import { isUsable } from './kit.ts';
import { findFonts, findKit, findLogo } from './store.ts';

interface FileDependencies {
  readonly database: Pick<Database, 'orm'>;
  readonly storage: Storage;
}

/** The workspace's own watermark as it was at the request of an export. */
export interface OwnWatermark extends Omit<BrandWatermark, 'isOn'> {
  /** The logo. */
  readonly assetId: string;
}

/** @returns null when files of the workspace carry none: it is off, or the plan does not have it */
export async function findOwnWatermark(
  orm: Queryable,
  principal: Pick<UserPrincipal, 'workspaceId' | 'plan'>,
): Promise<OwnWatermark | null> {
  if (!isUsable(principal)) return null;
  const kit = await findKit(orm, principal.workspaceId);
  if (kit === null || !kit.watermark.isOn) return null;
  const logo = await findLogo(orm, principal.workspaceId);
  if (logo === null) return null;
  const { isOn: _, ...look } = kit.watermark;
  return { ...look, assetId: logo.id };
}

/**
 * Puts the frame of a logo into the folder, also of one that has been replaced since.
 * @returns its path; null when the file is gone
 */
export async function openWatermarkLogo(
  { database, storage }: FileDependencies,
  workspaceId: string,
  { assetId }: Pick<OwnWatermark, 'assetId'>,
  folder: string,
): Promise<string | null> {
  const [logo] = await database.orm
    .select({ storageKey: assets.storageKey })
    .from(assets)
    .where(and(eq(assets.id, assetId), eq(assets.workspaceId, workspaceId)));
  const path = join(folder, 'own-watermark');
  return logo && (await copyToFile(storage, logo.storageKey, path)) ? path : null;
}

/** Puts the uploaded fonts of a document into the folder. @returns the paths, by the ids of the fonts in styles */
export async function openDocumentFonts(
  { database, storage }: FileDependencies,
  workspaceId: string,
  document: StudioDocument,
  folder: string,
): Promise<Record<string, string>> {
  const wanted = uploadedFontsFor(document);
  const ids = wanted.map(({ assetId }) => assetId);
  const found = await findFonts(database.orm, workspaceId, ids);
  const paths: Record<string, string> = {};
  for (const { font, assetId } of wanted) {
    const row = found.find(({ id }) => id === assetId);
    const path = join(folder, `font-${assetId}`);
    if (row && (await copyToFile(storage, row.storageKey, path))) paths[font] = path;
  }
  return paths;
}
