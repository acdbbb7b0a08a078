import { asc, eq } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/database.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { profiles, publications } from '../../schema/schema.ts';
import { AVATAR_SIDES } from '../accounts/index.ts';
import { avatarKey } from './avatar-files.ts';
import { findOwnAvatar } from './avatar-store.ts';
import { readLikes } from './likes.ts';

/** The name of the picture of the user in the data export. */
const AVATAR_FILE = 'avatar.webp';

/**
 * What a user has in the community, for the data export: their public page, what they offered to the gallery, what
 * they like. Likes are taken back before the account is deleted; all else is deleted with it.
 */
export async function readCommunity(orm: Queryable, userId: string) {
  const [profile] = await orm
    .select({ bio: profiles.bio, createdAt: profiles.createdAt })
    .from(profiles)
    .where(eq(profiles.userId, userId));
  const avatar = await findOwnAvatar(orm, userId);
  return {
    profile: profile ?? null,
    avatar: avatar && { file: AVATAR_FILE, uploadedAt: avatar.uploadedAt },
    publications: await orm
      .select({
        creationId: publications.creationId,
        reviewState: publications.reviewState,
        reviewReason: publications.reviewReason,
        likes: publications.likes,
        createdAt: publications.createdAt,
        publishedAt: publications.publishedAt,
      })
      .from(publications)
      .where(eq(publications.userId, userId))
      .orderBy(asc(publications.createdAt), asc(publications.creationId)),
    likes: await readLikes(orm, userId),
  };
}

/** The picture of a user as a file of the data export; null: none. */
export async function readAvatarFile(orm: Queryable, userId: string) {
  const avatar = await findOwnAvatar(orm, userId);
  if (avatar === null) return null;
  const key = avatarKey({ userId, token: avatar.token }, AVATAR_SIDES.large);
  /** @returns null when it is gone */
  const read = (storage: Pick<Storage, 'get'>) => storage.get(key);
  return { name: AVATAR_FILE, read };
}
