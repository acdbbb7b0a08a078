import { randomUUID } from 'node:crypto';
import { DEFAULT_WATERMARK } from '@loopwright/contract';
import type { Transaction } from '../../../platform/database/database.ts';
import { assets, brandFonts, brandKits } from '../../../schema/schema.ts';

/** The rows of a brand kit with a font, of a user in their personal workspace. */
export async function addBrandKit(tx: Transaction, userId: string, createdAt: Date): Promise<void> {
  const [assetId, owner] = [randomUUID(), { workspaceId: userId, createdBy: userId }];
  await tx.insert(brandKits).values({
    ...owner,
    colors: [{ name: 'Coral', hex: '#ff6b4a' }],
    captions: [],
    watermark: DEFAULT_WATERMARK,
    updatedAt: createdAt,
  });
  await tx.insert(assets).values({
    ...owner,
    id: assetId,
    role: 'font',
    storageKey: `studio/${userId}/${assetId}.ttf`,
    mimeType: 'font/ttf',
    sizeBytes: 4,
    createdAt,
  });
  await tx.insert(brandFonts).values({ ...owner, assetId, name: 'Anton', createdAt });
}
