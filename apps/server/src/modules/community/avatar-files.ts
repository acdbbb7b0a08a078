import { readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { firstFrameOf } from '@loopwright/media';
import { openFrameDelta, sharp } from '@loopwright/media/node';
import type { Database } from '../../platform/database/database.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { AVATAR_SIDES, avatarFileName, type AvatarSide } from '../accounts/index.ts';
import type { StorageSweepDependencies } from '../creations/index.ts';
import { decodeStill, type UploadThread } from '../studio/index.ts';
import { findAvatarTokens } from './avatar-store.ts';

/** The storage folder of the pictures of users: a folder for each. */
const FOLDER = 'avatars';
export const AVATAR_MIME_TYPE = 'image/webp';
const SIDES: readonly AvatarSide[] = Object.values(AVATAR_SIDES);
/** Larger sides are of no use for the squares. */
const DECODED_SIDE = 1024;
const QUALITY = 82;
const DAY_MS = 24 * 60 * 60 * 1000;
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
  const framesPath = await decodeStill(uploadThread, {
    path,
    longestSide: DECODED_SIDE,
    moves: 'avatarMoves',
  });
  const file = await readFile(framesPath);
  const source = await openFrameDelta(() => Readable.from([file], { objectMode: false }));
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
 * Deletes files that no user has as their picture: those of deleted accounts, and what a crash left. Recent ones are
 * skipped, because their row may follow.
 * @returns how many there were
 */
export async function sweepAvatars({
  database,
  storage,
  clock,
}: StorageSweepDependencies): Promise<number> {
  const old = new Map<string, string>();
  for await (const { key, modifiedAt } of storage.list(FOLDER)) {
    const token = TOKEN_OF_KEY.exec(key)?.[1];
    if (token !== undefined && clock().getTime() - modifiedAt.getTime() >= DAY_MS)
      old.set(key, token);
  }
  const known = await knownTokens(database, new Set(old.values()));
  const unknown = [...old].filter(([, token]) => !known.has(token));
  for (const [key] of unknown) await storage.delete(key);
  return unknown.length;
}

const BATCH = 500;

async function knownTokens(
  { orm }: Database,
  tokens: ReadonlySet<string>,
): Promise<ReadonlySet<string>> {
  const all = [...tokens];
  const known = new Set<string>();
  for (let from = 0; from < all.length; from += BATCH)
    for (const token of await findAvatarTokens(orm, all.slice(from, from + BATCH)))
      known.add(token);
  return known;
}
