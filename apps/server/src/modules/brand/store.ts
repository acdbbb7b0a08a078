import type { BrandCaption, BrandColor, BrandWatermark } from '@loopwright/contract';
import { and, asc, count, eq, inArray } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../platform/database/database.ts';
import { assets, brandFonts, brandKits } from '../../schema/schema.ts';

export type AssetRow = typeof assets.$inferSelect;
type NewAsset = Omit<typeof assets.$inferInsert, 'role'>;

export interface KitRow {
  readonly colors: readonly BrandColor[];
  readonly captions: readonly BrandCaption[];
  readonly watermark: BrandWatermark;
}

/** @returns null for a workspace that has never changed its kit */
export async function findKit(orm: Queryable, workspaceId: string): Promise<KitRow | null> {
  const { colors, captions, watermark } = brandKits;
  const [row] = await orm
    .select({ colors, captions, watermark })
    .from(brandKits)
    .where(eq(brandKits.workspaceId, workspaceId));
  return row ?? null;
}

export async function saveKit(
  tx: Transaction,
  { workspaceId, ...row }: typeof brandKits.$inferInsert,
): Promise<void> {
  await tx
    .insert(brandKits)
    .values({ workspaceId, ...row })
    .onConflictDoUpdate({ target: brandKits.workspaceId, set: row });
}

const isLogoOf = (workspaceId: string) =>
  and(eq(assets.workspaceId, workspaceId), eq(assets.role, 'logo'));

/** @returns null when the workspace has no logo */
export async function findLogo(orm: Queryable, workspaceId: string): Promise<AssetRow | null> {
  const [row] = await orm.select().from(assets).where(isLogoOf(workspaceId));
  return row ?? null;
}

export async function insertLogo(tx: Transaction, row: NewAsset): Promise<void> {
  await tx.insert(assets).values({ ...row, role: 'logo' });
}

/**
 * Takes the logo out of the kit. Documents that show it keep it: it becomes an upload, which a sweep deletes when it has
 * been in no document for some days.
 */
export async function retireLogo(tx: Transaction, workspaceId: string, now: Date): Promise<void> {
  await tx.update(assets).set({ role: 'upload', createdAt: now }).where(isLogoOf(workspaceId));
}

/** The fonts of a workspace by name, with their files. */
export async function listFonts(
  orm: Queryable,
  workspaceId: string,
): Promise<{ readonly name: string; readonly createdAt: Date; readonly asset: AssetRow }[]> {
  return await orm
    .select({ name: brandFonts.name, createdAt: brandFonts.createdAt, asset: assets })
    .from(brandFonts)
    .innerJoin(assets, eq(assets.id, brandFonts.assetId))
    .where(eq(brandFonts.workspaceId, workspaceId))
    .orderBy(asc(brandFonts.name), asc(brandFonts.assetId));
}

export async function countFonts(orm: Queryable, workspaceId: string): Promise<number> {
  const [row] = await orm
    .select({ count: count() })
    .from(brandFonts)
    .where(eq(brandFonts.workspaceId, workspaceId));
  return row?.count ?? 0;
}

const isFontOf = (workspaceId: string, ids: readonly string[]) =>
  and(eq(assets.workspaceId, workspaceId), eq(assets.role, 'font'), inArray(assets.id, [...ids]));

/** Those of the files that are fonts of the workspace. */
export async function findFonts(
  orm: Queryable,
  workspaceId: string,
  ids: readonly string[],
): Promise<AssetRow[]> {
  if (ids.length === 0) return [];
  return await orm.select().from(assets).where(isFontOf(workspaceId, ids));
}

export async function insertFont(tx: Transaction, row: NewAsset, name: string): Promise<void> {
  const { id: assetId, workspaceId, createdBy, createdAt } = row;
  await tx.insert(assets).values({ ...row, role: 'font' });
  await tx.insert(brandFonts).values({ assetId, workspaceId, createdBy, name, createdAt });
}

/** @returns the storage key of its file; null when the workspace has no such font */
export async function deleteFont(
  tx: Transaction,
  workspaceId: string,
  id: string,
): Promise<string | null> {
  const [row] = await tx
    .delete(assets)
    .where(isFontOf(workspaceId, [id]))
    .returning({ storageKey: assets.storageKey });
  return row?.storageKey ?? null;
}
