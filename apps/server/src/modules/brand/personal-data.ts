import { basename } from 'node:path';
import type { Queryable } from '../../platform/database/database.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { EMPTY_KIT } from './kit.ts';
import { encodeLogo } from './logo.ts';
import { type AssetRow, findKit, findLogo, listFonts } from './store.ts';

interface BrandFile {
  /** In the archive. */
  readonly name: string;
  /** @returns null when it is gone */
  readonly read: (storage: Storage) => Promise<Uint8Array | null>;
}

/** The brand kit of a workspace and its files, for the data export. */
export async function readBrand(orm: Queryable, workspaceId: string) {
  const kit = (await findKit(orm, workspaceId)) ?? EMPTY_KIT;
  const logo = await findLogo(orm, workspaceId);
  const rows = await listFonts(orm, workspaceId);
  const nameOf = ({ storageKey }: AssetRow): string => `brand/${basename(storageKey)}`;
  const files: BrandFile[] = rows.map(({ asset }) => ({
    name: nameOf(asset),
    read: (storage) => storage.get(asset.storageKey),
  }));
  const logoName = 'brand/logo.png';
  if (logo) files.push({ name: logoName, read: (storage) => encodeLogo(storage, logo.storageKey) });
  const described = {
    ...kit,
    logo: logo && { file: logoName, createdAt: logo.createdAt },
    fonts: rows.map(({ name, createdAt, asset }) => ({
      name,
      licenseConfirmedAt: createdAt,
      file: nameOf(asset),
    })),
  };
  return { described, files };
}
