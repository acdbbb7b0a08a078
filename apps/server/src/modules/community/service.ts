import {
  BIO_MAXIMUM,
  COMMUNITY_PAGE,
  type CommunityCreation,
  type CommunityOrder,
  type CommunityQuery,
  type CommunityResponse,
  type LikeResponse,
  type Profile,
} from '@loopwright/contract';
import { and, eq } from 'drizzle-orm';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { AppError, notFoundError } from '../../platform/errors.ts';
import { profiles } from '../../schema/schema.ts';
import { avatarPaths } from '../accounts/index.ts';
import type { PromptPolicy } from '../prompts/index.ts';
import {
  fileNameOf,
  isProfileOpen,
  sharedPosterSources,
  sharedFilePath,
  stillName,
} from '../sharing/index.ts';
import { isSuspended } from './blocks.ts';
import type { CommunityConfig } from './community-config.ts';
import { decodePosition, encodePosition } from './gallery-cursor.ts';
import {
  findProfile,
  findProfileOf,
  type ListedCreation,
  listForSitemap,
  listVisible,
} from './gallery-store.ts';
import { setLike } from './likes.ts';

/** The most that a sitemap may have, of the two kinds together (https://www.sitemaps.org/protocol.html). */
const SITEMAP_ENTRIES = 25_000;

/** Control characters except line breaks. */
const CONTROLS = /[^\P{C}\n]/gu;

export interface CommunityService {
  /** Whether there is a community gallery. */
  readonly isOpen: boolean;
  /**
   * What everybody may see.
   * @param viewerId null: a visitor
   * @throws AppError `invalid` for an invalid cursor
   */
  list(viewerId: string | null, query: CommunityQuery): Promise<CommunityResponse>;
  /** @throws AppError `not-found` when it is not listed, `forbidden` for one's own */
  like(userId: string, slug: string, isLiked: boolean): Promise<LikeResponse>;
  /** null: no user of this name has a public page. */
  findProfile(username: string): Promise<Profile | null>;
  /** null: the user has no public page. */
  ownProfile(userId: string): Promise<Profile | null>;
  /**
   * Gives the user a public page, or changes it.
   * @throws AppError `forbidden` when there is no community gallery or an operator has closed the page, `invalid` or
   *   `refused` for the text
   */
  saveProfile(userId: string, bio: string): Promise<Profile>;
  /** A page that an operator has closed stays closed. */
  deleteProfile(userId: string): Promise<void>;
  sitemap(): ReturnType<typeof listForSitemap>;
}

export function createCommunityService(dependencies: {
  readonly database: Database;
  readonly clock: Clock;
  readonly policy: PromptPolicy;
  readonly community: CommunityConfig;
}): CommunityService {
  const { database, clock, policy, community } = dependencies;
  const isOpen = community.mode !== 'off';
  const ownProfile = async (userId: string): Promise<Profile | null> =>
    presentProfile(await findProfileOf(database.orm, userId));

  return {
    isOpen,

    async list(viewerId, { cursor, limit = COMMUNITY_PAGE.default, ...filter }) {
      const after = cursor === undefined ? null : decodePosition(cursor);
      if (!isOpen) return { isOpen, items: [], nextCursor: null };
      // Reads one more than requested, to know whether there is a next page.
      const request = { ...filter, viewerId, now: clock(), after, limit: limit + 1 };
      const rows = await listVisible(database, request);
      const page = rows.slice(0, limit);
      const last = rows.length > limit ? page.at(-1) : undefined;
      return {
        isOpen,
        items: page.map(presentListed),
        nextCursor: last === undefined ? null : encodePosition(positionOf(last, filter.order)),
      };
    },

    async like(userId, slug, isLiked) {
      if (!isOpen) throw notFoundError();
      return await setLike({ database, clock }, userId, slug, isLiked);
    },

    findProfile: async (username) =>
      isOpen ? presentProfile(await findProfile(database.orm, username, clock())) : null,
    ownProfile,

    async saveProfile(userId, text) {
      if (!isOpen) throw new AppError('communityClosed');
      const bio = text.normalize('NFC').replaceAll('\r\n', '\n').replaceAll(CONTROLS, '').trim();
      if (bio.length > BIO_MAXIMUM) throw new AppError('bioTooLong');
      if (bio !== '' && (await policy.check(bio)) !== null) throw new AppError('textAgainstRules');
      if (await isSuspended(database.orm, userId)) throw new AppError('accountSuspended');
      await database.orm
        .insert(profiles)
        .values({ userId, bio, createdAt: clock() })
        .onConflictDoUpdate({ target: profiles.userId, set: { bio }, setWhere: isProfileOpen });
      const profile = await ownProfile(userId);
      if (profile === null) throw new AppError('profileRemoved');
      return profile;
    },

    async deleteProfile(userId) {
      await database.orm.delete(profiles).where(and(eq(profiles.userId, userId), isProfileOpen));
    },

    sitemap: async () =>
      isOpen ? await listForSitemap(database.orm, SITEMAP_ENTRIES) : { pages: [], usernames: [] },
  };
}

const positionOf = ({ id, publishedAt, score }: ListedCreation, order: CommunityOrder) => ({
  value: order === 'newest' ? publishedAt.getTime() : score,
  id,
});

function presentListed(row: ListedCreation): CommunityCreation {
  const {
    id: _,
    score: __,
    makerName,
    makerUsername,
    makerAvatarToken,
    publishedAt,
    ...shown
  } = row;
  const avatar = presentAvatar(makerAvatarToken);
  const { slug } = row;
  return {
    ...shown,
    maker: makerName === null ? null : { name: makerName, username: makerUsername, avatar },
    media: {
      file: sharedFilePath(slug, fileNameOf(row)),
      still: sharedFilePath(slug, stillName(640)),
      sources: sharedPosterSources(slug, row.width),
    },
    publishedAt: publishedAt.toISOString(),
  };
}

const presentAvatar = (token: string | null) => (token === null ? null : avatarPaths(token));

function presentProfile(row: Awaited<ReturnType<typeof findProfileOf>>): Profile | null {
  if (row === null) return null;
  const { avatarToken, ...shown } = row;
  return { ...shown, avatar: presentAvatar(avatarToken) };
}
