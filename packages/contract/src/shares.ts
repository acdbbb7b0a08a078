import { z } from 'zod';
import { avatarSchema } from './avatar.ts';
import { creationSettingsSchema } from './creations.ts';
import { GENERATION_KINDS } from './tokens.ts';

/** Who finds a share: everybody who has its address, or also visitors of the community gallery. */
export const SHARE_VISIBILITIES = ['unlisted', 'public'] as const;
export type ShareVisibility = (typeof SHARE_VISIBILITIES)[number];

/** What has been decided about a share that was offered to the community gallery. */
const REVIEW_STATES = ['waiting', 'approved', 'refused'] as const;
export type ReviewState = (typeof REVIEW_STATES)[number];

/** Why an operator has to look at it before it is listed. */
export type ReviewReason = 'all' | 'new-account' | 'image' | 'blocked' | 'reported';

/** The body of `POST /api/creations/:id/share`. What is left out stays as it is, or has its default. */
export const shareRequestSchema = z.strictObject({
  visibility: z.enum(SHARE_VISIBILITIES).optional(),
  showsPrompt: z.boolean().optional(),
  /** Whether the page names the user who shares it. */
  showsMaker: z.boolean().optional(),
  allowsRemix: z.boolean().optional(),
  allowsDownload: z.boolean().optional(),
});
export type ShareRequest = z.input<typeof shareRequestSchema>;

export const shareSchema = z.object({
  slug: z.string(),
  /** The absolute address of the page. */
  url: z.string(),
  visibility: z.enum(SHARE_VISIBILITIES),
  /** null: it was not offered to the community gallery. */
  reviewState: z.enum(REVIEW_STATES).nullable(),
  showsPrompt: z.boolean(),
  showsMaker: z.boolean(),
  allowsRemix: z.boolean(),
  allowsDownload: z.boolean(),
  createdAt: z.string(),
});
export type Share = z.infer<typeof shareSchema>;

export const shareResponseSchema = z.object({ share: shareSchema });

/** The answer of `GET /api/creations/:id/share`. */
export const shareStateSchema = z.object({
  /** null: it is private. */
  share: shareSchema.nullable(),
  /** An operator has removed its page: it cannot be shared again. */
  isRemoved: z.boolean(),
  /** The address of its file works without a session: it may have been shared before there were share pages. */
  hasOpenMedia: z.boolean(),
  /** Whether there is a community gallery that it can be offered to. */
  canPublish: z.boolean(),
});
export type ShareState = z.infer<typeof shareStateSchema>;

/** A creation as its share page shows it, without what its maker does not show. */
export const sharedCreationSchema = z.object({
  slug: z.string(),
  kind: z.enum(GENERATION_KINDS),
  width: z.number().int().positive(),
  height: z.number().int().positive(),
  createdAt: z.string(),
  /** null: it has none of its own. */
  title: z.string().nullable(),
  altText: z.string().nullable(),
  /** null: not shown. */
  prompt: z.string().nullable(),
  /** The display name of the maker; null: anonymous. */
  makerName: z.string().nullable(),
  /** The username of a maker who is named and has a public page. */
  makerUsername: z.string().nullable(),
  /** The picture of such a maker. */
  makerAvatar: avatarSchema.nullable(),
  /** How many users like it; null: it is not listed in the community gallery. */
  likes: z.number().int().nonnegative().nullable(),
  flashes: z.number().int().nonnegative().nullable(),
  /** Paths of its files. */
  media: z.object({
    file: z.string(),
    /** A JPEG of its first frame. */
    still: z.string(),
    /** What browsers choose a still from (the attribute `srcset`). */
    sources: z.string(),
    /** An MP4; null: there is none. */
    video: z.string().nullable(),
  }),
  allowsDownload: z.boolean(),
  /** What a remix begins with; null: not allowed. */
  remix: z.object({ parentId: z.uuid(), settings: creationSettingsSchema.nullable() }).nullable(),
  /** The page of the creation that it remixes; null: there is none, or it is not shared. */
  remixedFrom: z.object({ slug: z.string(), title: z.string().nullable() }).nullable(),
});
export type SharedCreation = z.infer<typeof sharedCreationSchema>;

export const sharedCreationResponseSchema = z.object({ creation: sharedCreationSchema });

/** The query of `GET /oembed` (https://oembed.com). */
export const oembedQuerySchema = z.object({
  url: z.string().max(2000),
  format: z.string().max(20).default('json'),
  maxwidth: z.coerce.number().int().positive().optional(),
  maxheight: z.coerce.number().int().positive().optional(),
});
