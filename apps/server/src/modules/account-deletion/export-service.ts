import type { Readable } from 'node:stream';
import { pathTo, ROUTES } from '@loopwright/contract';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { AttemptLimiter } from '../../platform/rate-limits/attempt-limiter.ts';
import type { DiskSpace } from '../../platform/storage/disk-space.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { type Account, readProfile, readSessions } from '../accounts/index.ts';
import { readBillingCopy } from '../billing/index.ts';
import { readBrand } from '../brand/index.ts';
import { readAvatarFile, readCommunity } from '../community/index.ts';
import {
  type CreationRow,
  extensionOf,
  listCreationAssets,
  listCreations,
  type Media,
  readOrganizing,
} from '../creations/index.ts';
import { readExports } from '../exports/index.ts';
import { readFeatures } from '../features/index.ts';
import { readGenerations } from '../generation/index.ts';
import { readModeration } from '../moderation/index.ts';
import { readNotifications } from '../notifications/index.ts';
import { readOperatorActions } from '../operators/index.ts';
import { readShares } from '../sharing/index.ts';
import { readDocuments, readUploads } from '../studio/index.ts';
import { readTokens } from '../tokens/index.ts';
import { dayOf, exportName } from './export-name.ts';
import { exportReadme } from './export-readme.ts';
import { jsonArrayText, jsonText } from './json-text.ts';
import type { WarningLog } from './warning-log.ts';
import { type AddEntry, writeZip } from './zip.ts';

const LIMIT = { maximum: 5, windowMs: 60 * 60 * 1000 };
const PAGE = 100;
/** Sorts after every other id, so that the first page begins with the newest creation. */
const LAST_ID = 'ffffffff-ffff-ffff-ffff-ffffffffffff';
const INVOICES_NOTE =
  'Cards, payments and invoices are kept by the payment provider, under the customer id.';

export interface ExportDependencies {
  readonly database: Database;
  readonly storage: Storage;
  readonly media: Media;
  readonly diskSpace: DiskSpace;
  readonly limiter: AttemptLimiter;
  readonly clock: Clock;
  readonly log: WarningLog;
  /** Without a trailing slash. */
  readonly publicUrl: string;
}

export interface Export {
  /** The file name. */
  readonly name: string;
  readonly content: Readable;
}

type ExportedUser = Pick<Account, 'id' | 'username'>;

/** Streams all data of a user as one ZIP file, of any size. */
export class ExportService {
  readonly #dependencies: ExportDependencies;

  constructor(dependencies: ExportDependencies) {
    this.#dependencies = dependencies;
  }

  /** @throws AppError `too-many`, or `unavailable` while the disk is almost full */
  async open(user: ExportedUser): Promise<Export> {
    const { limiter, clock, diskSpace } = this.#dependencies;
    await diskSpace.checkRoom();
    await limiter.count(`export:${user.id}`, LIMIT, 'tooManyExports');
    const takenAt = clock();
    return {
      name: exportName(user.username, takenAt),
      content: writeZip((add) => this.#fill(user, takenAt, add)),
    };
  }

  async #fill({ id, username }: ExportedUser, takenAt: Date, add: AddEntry): Promise<void> {
    const { orm } = this.#dependencies.database;
    const { publicUrl } = this.#dependencies;
    const addText = (name: string, content: AsyncIterable<string>): Promise<void> =>
      add({ name, content, modifiedAt: takenAt, isCompressible: true });

    await addText('profile.json', jsonText(await readProfile(orm, id)));
    await addText('sessions.json', jsonText(await readSessions(orm, id)));
    await addText('generations.json', jsonArrayText(readGenerations(orm, id)));
    await addText('token-ledger.json', jsonArrayText(readTokens(orm, id)));
    await addText(
      'billing.json',
      jsonText({ ...(await readBillingCopy(orm, id)), note: INVOICES_NOTE }),
    );
    await addText('creations.json', jsonArrayText(this.#describeCreations(id, takenAt)));
    await addText('gallery.json', jsonText(await readOrganizing(orm, id)));
    await addText('shares.json', jsonText(await readShares(orm, id)));
    await addText('community.json', jsonText(await readCommunity(orm, id)));
    await addText('moderation.json', jsonText(await readModeration(orm, id)));
    await addText('operators.json', jsonText(await readOperatorActions(orm, id)));
    await addText('documents.json', jsonArrayText(readDocuments(orm, id)));
    await addText('uploads.json', jsonText(await readUploads(orm, id)));
    const brand = await readBrand(orm, id);
    await addText('brand.json', jsonText(brand.described));
    await addText('features.json', jsonText(await readFeatures(orm, id)));
    await addText('notifications.json', jsonText(await readNotifications(orm, id)));
    const missing: string[] = [];
    const avatar = await readAvatarFile(orm, id);
    for (const { name, read } of [...(avatar ? [avatar] : []), ...brand.files]) {
      const bytes = await read(this.#dependencies.storage);
      if (bytes === null) missing.push(name);
      else await add({ name, content: once(bytes), modifiedAt: takenAt, isCompressible: false });
    }
    for await (const creation of this.#readCreations(id, takenAt)) {
      const name = fileNameOf(creation);
      const bytes = await this.#readFile(creation);
      if (bytes === null) missing.push(name);
      else {
        const content = once(bytes);
        await add({ name, content, modifiedAt: creation.createdAt, isCompressible: false });
      }
    }
    // Written last, because it lists the files that could not be read.
    const readme = exportReadme(username, publicUrl, takenAt, missing);
    await addText('README.txt', once(readme));
  }

  async *#describeCreations(userId: string, takenAt: Date) {
    const { publicUrl, database } = this.#dependencies;
    for await (const creation of this.#readCreations(userId, takenAt)) {
      const { mediaToken, ...stored } = creation;
      const shown = withoutInternals(stored);
      const name = `${mediaToken}.${extensionOf(creation.kind)}`;
      const link = `${publicUrl}${pathTo(ROUTES.media, { name })}`;
      const storedFiles = await listCreationAssets(database.orm, creation.id);
      const exports = await readExports(database.orm, creation.id);
      yield { ...shown, file: fileNameOf(creation), link, storedFiles, exports };
    }
  }

  /** The creations that existed when the export began, newest first, read a page at a time. */
  async *#readCreations(userId: string, takenAt: Date): AsyncGenerator<CreationRow> {
    let last = { createdAt: takenAt, id: LAST_ID };
    for (;;) {
      const page = await listCreations(this.#dependencies.database.orm, userId, last, PAGE);
      yield* page;
      last = page.at(-1) ?? last;
      if (page.length < PAGE) return;
    }
  }

  /** Reads a creation as the media route serves it. @returns null when it cannot be read */
  async #readFile({ id, kind, mediaToken }: CreationRow): Promise<Uint8Array | null> {
    const { media, log } = this.#dependencies;
    try {
      const file = await media.find(mediaToken, extensionOf(kind), null);
      return (await file?.read()) ?? null;
    } catch (err) {
      log.warn({ err, creationId: id }, 'a file could not be put into an export');
      return null;
    }
  }
}

const fileNameOf = ({ id, kind, createdAt }: CreationRow): string =>
  `creations/${dayOf(createdAt)}-${id}.${extensionOf(kind)}`;

async function* once<T>(content: T): AsyncGenerator<T> {
  yield content;
}

/** What says nothing about the user, or stands elsewhere in the archive. */
function withoutInternals<Row extends Omit<CreationRow, 'mediaToken'>>(row: Row) {
  const { workspaceId: _, deletedAt: __, searchText: ___, ...rest } = row;
  const { hasOwnParent: ____, parentSlug: _____, ...shown } = rest;
  return shown;
}
