import { z } from 'zod';
import { avatarSchema } from './avatar.ts';
import { BIO_MAXIMUM, COMMUNITY_ORDERS, COMMUNITY_PAGE } from './community-routes.ts';
import { PROMPT_STYLES } from './prompt-styles.ts';
import { GENERATION_KINDS } from './tokens.ts';
import { wholeNumber } from './whole-number.ts';

/** The query of `GET /api/community/creations`. */
export const communityQuerySchema = z.strictObject({
  order: z.enum(COMMUNITY_ORDERS).default('newest'),
  query: z.string().max(200).optional(),
  kind: z.enum(GENERATION_KINDS).optional(),
  style: z.enum(PROMPT_STYLES).optional(),
  /** Only those of the user with this public page. */
  username: z.string().max(100).optional(),
  cursor: z.string().max(200).optional(),
  limit: wholeNumber(1, COMMUNITY_PAGE.maximum).optional(),
});
export type CommunityQuery = z.output<typeof communityQuerySchema>;

const makerSchema = z.object({
  name: z.string(),
  /** null: the maker has no public page. */
  username: z.string().nullable(),
  avatar: avatarSchema.nullable(),
});

/** A creation as the community gallery shows it. */
export const communityCreationSchema = z.object({
  slug: z.string(),
  kind: z.enum(GENERATION_KINDS),
  width: z.number().int().positive(),
  height: z.number().int().positive(),
  title: z.string().nullable(),
  altText: z.string().nullable(),
  /** null: not shown. */
  prompt: z.string().nullable(),
  /** null: anonymous. */
  maker: makerSchema.nullable(),
  flashes: z.number().int().nonnegative().nullable(),
  /** Paths of its files. */
  media: z.object({
    file: z.string(),
    /** A JPEG of its first frame. */
    still: z.string(),
    /** What browsers choose a still from (the attribute `srcset`). */
    sources: z.string(),
  }),
  likes: z.number().int().nonnegative(),
  /** Whether the user who asks likes it. */
  isLiked: z.boolean(),
  publishedAt: z.string(),
});
export type CommunityCreation = z.infer<typeof communityCreationSchema>;

export const communityResponseSchema = z.object({
  /** Whether this server has a community gallery; without one, there are no items. */
  isOpen: z.boolean(),
  items: z.array(communityCreationSchema),
  nextCursor: z.string().nullable(),
});
export type CommunityResponse = z.infer<typeof communityResponseSchema>;

export const likeResponseSchema = z.object({
  likes: z.number().int().nonnegative(),
  isLiked: z.boolean(),
});
export type LikeResponse = z.infer<typeof likeResponseSchema>;

export const profileSchema = z.object({
  username: z.string(),
  name: z.string(),
  /** Empty: none. */
  bio: z.string(),
  avatar: avatarSchema.nullable(),
});
export type Profile = z.infer<typeof profileSchema>;

export const profileResponseSchema = z.object({ profile: profileSchema });

/** The public page of the principal; null: they have none. */
export const ownProfileResponseSchema = z.object({ profile: profileSchema.nullable() });

/** The body of `PUT /api/community/profile`. */
export const profileRequestSchema = z.strictObject({ bio: z.string().max(BIO_MAXIMUM) });
