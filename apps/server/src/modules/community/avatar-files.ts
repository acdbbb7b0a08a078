import { createReadStream } from 'node:fs';
import { firstFrameOf } from '@loopwright/media';
import { openFrameDelta, sharp } from '@loopwright/media/node';
import type { Storage } from '../../platform/storage/storage.ts';
import { deleteUnknownFiles } from '../../platform/storage/unknown-files.ts';
import { AVATAR_SIDES, avatarFileName, type AvatarSide } from '../accounts/index.ts';
import type { StorageSweepDependencies } from '../creations/index.ts';
import { decodeUpload, type UploadThread } from '../studio/index.ts';
import { findAvatarTokens } from './avatar-store.ts';

/** The storage folder of the pictures of users: a folder for each. */
const FOLDER = 'avatars';
export const AVATAR_MIME_TYPE = 'image/webp';
const SIDES: readonly AvatarSide[] = Object.values(AVATAR_SIDES);
/** Larger sides are of no use for the squares. */
const DECODED_SIDE = 1024;
const QUALITY = 82;
const TOKEN_OF_KEY = /^avatars\/[\da-f-]{36}\/([\da-f]{32})-\d+\.webp$/;

export const avatarFolder = (userId: string): string => `${FOLDER}/${userId}`;

/** Whose picture, and which. */
export interface AvatarId {
  readonly userId: string;
  readonly token: string;
}

export const avatarKey = ({ userId, token }: AvatarId, side: AvatarSide): string =>
  `${avatarFolder(userId)}/${avatarFileName(token, side)}`;

/**
 * A picture of a user as squares in all sides, from the middle of an uploaded file. They are made of its pixels alone:
 * metadata stays behind.
 * @throws AppError `unsupported-type` or `invalid` when it is no still, damaged or too large
 */
export async function readAvatar(
  uploadThread: Pick<UploadThread, 'decode'>,
  path: string,
): Promise<ReadonlyMap<AvatarSide, Buffer>> {
  const still = { longestSide: DECODED_SIDE, moves: 'avatarMoves' } as const;
  const { framesPath } = await decodeUpload(uploadThread, { path, still });
  const source = await openFrameDelta(() => createReadStream(framesPath));
  const { width, height } = source;
  const pixels = await firstFrameOf(source);
  const encode = async (side: AvatarSide) => {
    const square = sharp(pixels, { raw: { width, height, channels: 4 } }).resize(side, side);
    return [side, await square.webp({ quality: QUALITY }).toBuffer()] as const;
  };
  return new Map(await Promise.all(SIDES.map(encode)));
}

export async function storeAvatar(
  storage: Pick<Storage, 'put'>,
  id: AvatarId,
  files: ReadonlyMap<AvatarSide, Buffer>,
): Promise<void> {
  for (const [side, bytes] of files)
    await storage.put(avatarKey(id, side), bytes, AVATAR_MIME_TYPE);
}

export async function deleteAvatarFiles(
  storage: Pick<Storage, 'delete'>,
  id: AvatarId,
): Promise<void> {
  for (const side of SIDES) await storage.delete(avatarKey(id, side));
}

/**
 * Deletes files that no user has as their picture: those of deleted accounts, and what a crash left.
 * @returns how many there were
 */
export const sweepAvatars = ({
  database,
  storage,
  clock,
}: StorageSweepDependencies): Promise<number> =>
  deleteUnknownFiles({ storage, clock }, FOLDER, async (keys) => {
    const tokens = keys.flatMap((key) => tokenOf(key) ?? []);
    const known = new Set(await findAvatarTokens(database.orm, tokens));
    // A file with another name is none of these.
    return keys.filter((key) => known.has(tokenOf(key) ?? '') || tokenOf(key) === undefined);
  });

const tokenOf = (key: string): string | undefined => TOKEN_OF_KEY.exec(key)?.[1];
