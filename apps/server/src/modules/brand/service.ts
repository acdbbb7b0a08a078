import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { BRAND_LIMITS, type BrandChange, type BrandKit } from '@loopwright/contract';
import { DEFAULT_TEXT_STYLE, fontOfAsset, uploadedFont } from '@loopwright/studio';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Queryable, Transaction } from '../../platform/database/database.ts';
import { AppError, notFoundError } from '../../platform/errors.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import {
  studioFolder,
  storeUpload,
  type FontFormat,
  type UploadService,
  type UploadThread,
} from '../studio/index.ts';
import { lockExistingWorkspace, type UserPrincipal } from '../workspaces/index.ts';
import { checkWatermark, EMPTY_KIT, presentKit, requireBrandKit } from './kit.ts';
import { encodeLogo } from './logo.ts';
import {
  countFonts,
  deleteFont,
  findFonts,
  findKit,
  findLogo,
  insertFont,
  insertLogo,
  type KitRow,
  retireLogo,
  saveKit,
} from './store.ts';

const FONT_MIME_TYPES: Readonly<Record<FontFormat, string>> = {
  ttf: 'font/ttf',
  otf: 'font/otf',
  woff2: 'font/woff2',
};

interface NewFont {
  readonly path: string;
  readonly name: string;
}

/** The brand kit of the principal's workspace. Changes need the feature; what is deleted does not. */
export interface BrandService {
  read(principal: UserPrincipal): Promise<BrandKit>;
  /**
   * Replaces what the change names.
   * @throws AppError `plan-required` or `forbidden`, `invalid` for a font that is not in the kit, `conflict` for a
   *   watermark without a logo
   */
  change(principal: UserPrincipal, change: BrandChange): Promise<BrandKit>;
  /**
   * Checks the feature and counts an upload before its bytes are read.
   * @param address the client's network address
   * @throws AppError `plan-required` or `forbidden`, `too-many`, `storage-full`, `unavailable`
   */
  checkRoom(principal: UserPrincipal, address: string): Promise<void>;
  /** @throws AppError `unsupported-type` or `invalid` for a file that is no still, damaged or too large */
  setLogo(principal: UserPrincipal, path: string): Promise<BrandKit>;
  /** Documents that show the logo keep it. */
  removeLogo(principal: UserPrincipal): Promise<BrandKit>;
  /** The logo as PNG. @throws AppError `not-found` */
  readLogo(workspaceId: string): Promise<Buffer>;
  /** @throws AppError `unsupported-type` for a file that is no font, `conflict` when the kit is full */
  addFont(principal: UserPrincipal, font: NewFont): Promise<BrandKit>;
  /** Texts with the font are drawn with the default one from now on. @throws AppError `not-found` */
  removeFont(principal: UserPrincipal, id: string): Promise<BrandKit>;
  /** @throws AppError `not-found` */
  openFont(
    workspaceId: string,
    id: string,
  ): Promise<{ readonly stream: Readable; readonly mimeType: string }>;
}

export interface BrandDependencies {
  readonly database: Database;
  readonly storage: Storage;
  readonly clock: Clock;
  readonly uploads: Pick<UploadService, 'checkRoom'>;
  readonly uploadThread: UploadThread;
}

export function createBrandService(parts: BrandDependencies): BrandService {
  const { database, clock, uploads } = parts;
  const { orm } = database;
  const read = (principal: UserPrincipal): Promise<BrandKit> => presentKit(orm, principal);

  /** Changes of a kit come one after the other. */
  async function change(
    principal: UserPrincipal,
    write: (tx: Transaction, kit: KitRow) => Promise<void>,
  ): Promise<BrandKit> {
    await database.transaction(async (tx) => {
      await lockExistingWorkspace(tx, principal.workspaceId);
      await write(tx, (await findKit(tx, principal.workspaceId)) ?? EMPTY_KIT);
    });
    return await read(principal);
  }
  const save = ({ workspaceId, userId }: UserPrincipal, tx: Transaction, kit: KitRow) =>
    saveKit(tx, { ...kit, workspaceId, createdBy: userId, updatedAt: clock() });

  return {
    read,

    async change(principal, changed) {
      await requireBrandKit(orm, principal);
      return await change(principal, async (tx, before) => {
        const kit = {
          colors: changed.colors ?? before.colors,
          captions: changed.captions ?? before.captions,
          watermark: changed.watermark ?? before.watermark,
        };
        await checkFonts(tx, principal.workspaceId, kit);
        await checkWatermark(tx, principal.workspaceId, kit);
        await save(principal, tx, kit);
      });
    },

    async checkRoom(principal, address) {
      await requireBrandKit(orm, principal);
      await uploads.checkRoom(principal, address);
    },

    async setLogo(principal, path) {
      const still = { longestSide: BRAND_LIMITS.logoSide, moves: 'logoMoves' } as const;
      const row = await storeUpload(parts, principal, { path, still });
      return await change(principal, async (tx) => {
        await retireLogo(tx, principal.workspaceId, clock());
        await insertLogo(tx, row);
      });
    },

    removeLogo: (principal) =>
      change(principal, async (tx, kit) => {
        await retireLogo(tx, principal.workspaceId, clock());
        if (kit.watermark.isOn)
          await save(principal, tx, { ...kit, watermark: { ...kit.watermark, isOn: false } });
      }),

    async readLogo(workspaceId) {
      const logo = await findLogo(orm, workspaceId);
      const png = logo && (await encodeLogo(parts.storage, logo.storageKey));
      if (png === null) throw notFoundError();
      return png;
    },

    async addFont(principal, { path, name }) {
      if ((await countFonts(orm, principal.workspaceId)) >= BRAND_LIMITS.fonts) throw fontsFull();
      const row = await storeFont(parts, principal, path);
      return await change(principal, async (tx) => {
        if ((await countFonts(tx, principal.workspaceId)) >= BRAND_LIMITS.fonts) throw fontsFull();
        await insertFont(tx, row, name);
      });
    },

    async removeFont(principal, id) {
      let storageKey: string | null = null;
      const kit = await change(principal, async (tx, before) => {
        storageKey = await deleteFont(tx, principal.workspaceId, id);
        if (storageKey === null) throw notFoundError();
        const captions = before.captions.map((caption) =>
          caption.font === fontOfAsset(id)
            ? { ...caption, font: DEFAULT_TEXT_STYLE.font }
            : caption,
        );
        await save(principal, tx, { ...before, captions });
      });
      // A file without a row is found by the sweep.
      if (storageKey !== null) await parts.storage.delete(storageKey);
      return kit;
    },

    async openFont(workspaceId, id) {
      const [font] = await findFonts(orm, workspaceId, [id]);
      const stream = font && (await parts.storage.open(font.storageKey));
      if (font === undefined || !stream) throw notFoundError();
      return { stream, mimeType: font.mimeType };
    },
  };
}

const fontsFull = (): AppError =>
  new AppError('fontsFull', { params: { maximum: BRAND_LIMITS.fonts } });

async function storeFont(
  { storage, uploadThread, clock }: BrandDependencies,
  { workspaceId, userId: createdBy }: UserPrincipal,
  path: string,
) {
  const format = await uploadThread.checkFont(path);
  if (format === null) throw new AppError('fontUnusable');
  const id = randomUUID();
  const storageKey = `${studioFolder(workspaceId)}/${id}.${format}`;
  const mimeType = FONT_MIME_TYPES[format];
  const written = await storage.put(storageKey, createReadStream(path), mimeType);
  return { id, workspaceId, createdBy, ...written, mimeType, storageKey, createdAt: clock() };
}

/** @throws AppError `invalid` when a caption has a font that is not in the kit */
async function checkFonts(
  orm: Queryable,
  workspaceId: string,
  { captions }: Pick<KitRow, 'captions'>,
): Promise<void> {
  const ids = new Set(captions.flatMap(({ font }) => uploadedFont(font)?.assetId ?? []));
  const found = await findFonts(orm, workspaceId, [...ids]);
  if (found.length < ids.size) throw new AppError('brandFontUnknown');
}
