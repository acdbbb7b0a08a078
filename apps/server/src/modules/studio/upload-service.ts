import type { MediaAsset } from '@loopwright/contract';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { AttemptLimiter } from '../../platform/rate-limits/attempt-limiter.ts';
import type { DiskSpace } from '../../platform/storage/disk-space.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { checkQuota } from '../creations/index.ts';
import { lockExistingWorkspace, type UserPrincipal } from '../workspaces/index.ts';
import type { UploadThread } from './decode-upload.ts';
import { mediaOfUpload } from './layer-media.ts';
import { storeUpload } from './store-upload.ts';
import { insertUpload } from './store.ts';

const HOUR_MS = 60 * 60 * 1000;
/** Files that one user may upload in an hour. */
const UPLOADS_PER_HOUR = 200;
/** All users of a network address together may upload this many times what one may. */
const USERS_PER_ADDRESS = 5;

export interface UploadService {
  /**
   * Counts an upload before its bytes are read.
   * @param address the client's network address
   * @throws AppError `too-many`, `storage-full`, or `unavailable` while the disk is almost full
   */
  checkRoom(principal: UserPrincipal, address: string): Promise<void>;
  /**
   * Stores the frames of a file.
   * @throws AppError `unsupported-type` or `invalid` when it is no picture, damaged or too large; nothing is stored
   */
  store(principal: UserPrincipal, path: string): Promise<MediaAsset>;
}

export interface UploadDependencies {
  readonly database: Database;
  readonly storage: Storage;
  readonly clock: Clock;
  readonly limiter: Pick<AttemptLimiter, 'count'>;
  readonly diskSpace: DiskSpace;
  readonly uploadThread: Pick<UploadThread, 'decode'>;
}

export function createUploadService(parts: UploadDependencies): UploadService {
  const { database, limiter, diskSpace } = parts;
  return {
    async checkRoom(principal, address) {
      await diskSpace.checkRoom();
      await checkQuota(database.orm, principal);
      const limit = (times: number) => ({ maximum: UPLOADS_PER_HOUR * times, windowMs: HOUR_MS });
      await limiter.count(`upload:account:${principal.userId}`, limit(1), 'tooManyUploads');
      await limiter.count(`upload:address:${address}`, limit(USERS_PER_ADDRESS), 'tooManyUploads');
    },

    async store(principal, path) {
      const row = await storeUpload(parts, principal, { path });
      await database.transaction(async (tx) => {
        await lockExistingWorkspace(tx, principal.workspaceId);
        await insertUpload(tx, row);
      });
      return mediaOfUpload(row);
    },
  };
}
