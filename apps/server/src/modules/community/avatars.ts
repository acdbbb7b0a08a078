import { randomBytes } from 'node:crypto';
import type { Avatar } from '@loopwright/contract';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { AppError, notFoundError, unauthenticatedError } from '../../platform/errors.ts';
import type { DiskSpace } from '../../platform/storage/disk-space.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { AVATAR_SIDES, avatarPaths, type AvatarSide } from '../accounts/index.ts';
import type { UploadThread } from '../studio/index.ts';
import { avatarKey, deleteAvatarFiles, readAvatar, storeAvatar } from './avatar-files.ts';
import { findOwnAvatar, replaceAvatar } from './avatar-store.ts';
import { isBlockedPicture, isSuspended } from './blocks.ts';
import type { CommunityConfig } from './community-config.ts';
import { findAvatar } from './gallery-store.ts';
import { framesToCheck, type ImageCheck } from './image-check.ts';
import { differenceHash } from './picture-hash.ts';
import { findUserSince } from './publication-store.ts';

const HOUR_MS = 60 * 60 * 1000;
const CHECK_MS = 20_000;
const TOKEN_BYTES = 16;
const NAME = /^([\da-f]{32})-(\d{1,4})\.webp$/;

/** A picture of a user, for the one who asks. */
interface ServedAvatar {
  readonly storageKey: string;
  /** false: only the user sees it. */
  readonly isPublic: boolean;
}

/** The pictures of users. */
export interface AvatarService {
  /** @throws AppError `unavailable` while the disk is almost full */
  checkRoom(): Promise<void>;
  /**
   * Makes a file the picture of the user, in place of the one before.
   * @throws AppError `unsupported-type` or `invalid` for a file that is no still, damaged or too large, `refused` when
   *   it may not be shown, `forbidden` for a user who may not share, `unavailable` when it could not be checked
   */
  set(userId: string, path: string): Promise<Avatar>;
  remove(userId: string): Promise<void>;
  /**
   * Finds a file by its name.
   * @param viewerId null: a visitor
   * @throws AppError `not-found` when there is none, or none that the viewer may see
   */
  find(viewerId: string | null, name: string): Promise<ServedAvatar>;
  /** The picture of a user, for operators. @returns null when there is none */
  readFor(userId: string): Promise<Uint8Array | null>;
}

export interface AvatarDependencies {
  readonly database: Database;
  readonly storage: Storage;
  readonly clock: Clock;
  readonly diskSpace: Pick<DiskSpace, 'checkRoom'>;
  readonly uploadThread: Pick<UploadThread, 'decode'>;
  readonly imageCheck: ImageCheck | null;
  readonly community: CommunityConfig;
}

export function createAvatarService(dependencies: AvatarDependencies): AvatarService {
  const { database, storage, clock, diskSpace, uploadThread, community } = dependencies;
  const isOpen = community.mode !== 'off';

  return {
    checkRoom: () => diskSpace.checkRoom(),

    async set(userId, path) {
      if (await isSuspended(database.orm, userId)) throw new AppError('accountSuspended');
      const files = await readAvatar(uploadThread, path);
      const picture = files.get(AVATAR_SIDES.large);
      if (picture !== undefined) await checkPicture(dependencies, picture);
      const token = randomBytes(TOKEN_BYTES).toString('hex');
      await storeAvatar(storage, { userId, token }, files);
      const avatarAt = clock();
      const avatar = {
        avatarToken: token,
        avatarAt,
        avatarShownAt: await shownFrom(dependencies, userId, avatarAt),
      };
      const before = await database.transaction((tx) => replaceAvatar(tx, userId, avatar));
      // Files without a row are found by the sweep, also after a crash.
      if (before === undefined) await deleteAvatarFiles(storage, { userId, token });
      if (before === undefined) throw unauthenticatedError();
      if (before !== null) await deleteAvatarFiles(storage, { userId, token: before });
      return avatarPaths(token);
    },

    async remove(userId) {
      const before = await database.transaction((tx) => replaceAvatar(tx, userId, null));
      if (before != null) await deleteAvatarFiles(storage, { userId, token: before });
    },

    async find(viewerId, name) {
      const { token, side } = readName(name);
      const avatar = await findAvatar(database.orm, token, clock());
      const isPublic = avatar !== null && isOpen && avatar.isShown;
      if (avatar === null || (!isPublic && avatar.userId !== viewerId)) throw notFoundError();
      const { userId } = avatar;
      return { storageKey: avatarKey({ userId, token }, side), isPublic };
    },

    async readFor(userId) {
      const own = await findOwnAvatar(database.orm, userId);
      return (
        own && (await storage.get(avatarKey({ userId, token: own.token }, AVATAR_SIDES.large)))
      );
    },
  };
}

/** @throws AppError `not-found` */
function readName(name: string): { readonly token: string; readonly side: AvatarSide } {
  const [, token, digits] = NAME.exec(name) ?? [];
  const side = Object.values(AVATAR_SIDES).find((some) => String(some) === digits);
  if (token === undefined || side === undefined) throw notFoundError();
  return { token, side };
}

/**
 * A picture of a user is no work of hours: a doubtful one is refused, instead of waiting for an operator.
 * @throws AppError `refused`, or `unavailable` when the image check does not answer
 */
async function checkPicture(
  { database, imageCheck }: Pick<AvatarDependencies, 'database' | 'imageCheck'>,
  picture: Buffer,
): Promise<void> {
  if (await isBlockedPicture(database.orm, await differenceHash(picture)))
    throw new AppError('avatarRefused');
  if (imageCheck === null) return;
  const frames = await framesToCheck(picture);
  const verdict = await imageCheck
    .check(frames, AbortSignal.timeout(CHECK_MS))
    .catch((cause: unknown) => {
      throw new AppError('avatarCheckAway', { isRetryable: true, cause });
    });
  if (verdict === 'doubtful') throw new AppError('avatarRefused');
}

/** From when on others may see it; null: once an operator, or the policy, has listed something by the user. */
async function shownFrom(
  { database, community }: Pick<AvatarDependencies, 'database' | 'community'>,
  userId: string,
  now: Date,
): Promise<Date | null> {
  if (community.mode === 'review') return null;
  const since = await findUserSince(database.orm, userId);
  const grownUpMs = (since ?? now).getTime() + community.newAccountHours * HOUR_MS;
  return new Date(Math.max(now.getTime(), grownUpMs));
}
