import type {
  BrandCaption,
  BrandColor,
  BrandWatermark,
  FeatureName,
  PromptWords,
  ExportRequest,
  AppealOutcome,
  GenerationKind,
  IdentityProvider,
  NotificationKind,
  OperatorActionName,
  PlanName,
  Language,
  LoggedAction,
  MessageParams,
  ModerationAction,
  ReportReason,
  PromptStyle,
  ReviewReason,
  ReviewState,
  ShareVisibility,
  GivenRole,
  WorkspaceRole,
} from '@loopwright/contract';
import type { StudioDocument } from '@loopwright/studio';
import { sql } from 'drizzle-orm';
import {
  bigint,
  bigserial,
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  smallint,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { EngineOptions, Json, KeptClip, Recut, StoredExportFile } from './stored-values.ts';

const instant = (name: string) =>
  timestamp(name, { withTimezone: true, mode: 'date', precision: 3 });

export const users = pgTable('users', {
  id: uuid('id').primaryKey(),
  username: text('username').notNull(),
  /** Lower case, for look-up and uniqueness. */
  usernameKey: text('username_key').notNull().unique(),
  name: text('name').notNull(),
  /** null: the identity provider sent none. */
  email: text('email'),
  emailKey: text('email_key').unique(),
  /** When the user confirmed that emails to `email` reach them; null: not yet. */
  emailConfirmedAt: instant('email_confirmed_at'),
  /** argon2id in PHC notation; null for users who signed up with an identity provider. */
  passwordHash: text('password_hash'),
  /** That of their last visit, for emails that no request of theirs causes; null: they have not visited since. */
  language: text('language').$type<Language>(),
  /** The unguessable part of the names of the files of their picture; null: they have none. */
  avatarToken: text('avatar_token').unique(),
  /** When the picture was uploaded. */
  avatarAt: instant('avatar_at'),
  /** From when on others may see it; null: once something by the user has been listed after the upload. */
  avatarShownAt: instant('avatar_shown_at'),
  /** Since when an operator keeps the user from signing in; null: the user can. */
  suspendedAt: instant('suspended_at'),
  createdAt: instant('created_at').notNull(),
});

export type WorkspaceKind = 'personal' | 'team';

/** Owns creations, tokens and a subscription. A personal workspace has the id of its user. */
export const workspaces = pgTable(
  'workspaces',
  {
    id: uuid('id').primaryKey(),
    kind: text('kind').$type<WorkspaceKind>().notNull(),
    /** null for a personal workspace. */
    name: text('name'),
    /** Restricted: ownership is transferred, or the workspace deleted, before its owner. */
    ownerId: uuid('owner_id')
      .notNull()
      .references(() => users.id, { onDelete: 'restrict' }),
    plan: text('plan').$type<PlanName>().notNull().default('free'),
    stripeCustomerId: text('stripe_customer_id').unique(),
    /** When its plan ended and nothing new can be made in it; null: it is in use. */
    readOnlyAt: instant('read_only_at'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('workspaces_owner').on(table.ownerId)],
);

export const memberships = pgTable(
  'memberships',
  {
    workspaceId: uuid('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    role: text('role').$type<WorkspaceRole>().notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.workspaceId, table.userId] }),
    index('memberships_user').on(table.userId),
  ],
);

const workspaceId = () =>
  uuid('workspace_id')
    .notNull()
    .references(() => workspaces.id, { onDelete: 'cascade' });

/** The user who created the row; null after their account was deleted. */
const createdBy = () => uuid('created_by').references(() => users.id, { onDelete: 'set null' });

/** Invitations to teams by email. Each works once, for the user who has the address. */
export const invitations = pgTable(
  'invitations',
  {
    id: uuid('id').primaryKey(),
    workspaceId: workspaceId(),
    /** The user who invited. */
    createdBy: createdBy(),
    email: text('email').notNull(),
    emailKey: text('email_key').notNull(),
    role: text('role').$type<GivenRole>().notNull(),
    /** SHA-256 of the link's token, hexadecimal. The token itself is not stored. */
    tokenHash: text('token_hash').notNull().unique(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    uniqueIndex('invitations_one_of_each').on(table.workspaceId, table.emailKey),
    index('invitations_email').on(table.emailKey),
    index('invitations_created_by').on(table.createdBy),
    index('invitations_expiry').on(table.expiresAt),
  ],
);

export const sessions = pgTable(
  'sessions',
  {
    /** SHA-256 of the cookie's value, hexadecimal. The value itself is not stored. */
    tokenHash: text('token_hash').primaryKey(),
    /** Identifies the session in the list of the user's sessions; does not sign in. */
    id: uuid('id').notNull().unique().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The workspace of requests that name none; null: the personal workspace. */
    activeWorkspaceId: uuid('active_workspace_id').references(() => workspaces.id, {
      onDelete: 'set null',
    }),
    /** The browser and its system, such as `Firefox on Windows`. */
    agent: text('agent').notNull().default(''),
    createdAt: instant('created_at').notNull(),
    lastSeenAt: instant('last_seen_at').notNull(),
    /** The session ends at this time despite activity. */
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    index('sessions_user').on(table.userId),
    index('sessions_active_workspace').on(table.activeWorkspaceId),
    index('sessions_expiry').on(table.expiresAt),
  ],
);

/** The accounts of identity providers that a user can sign in with. */
export const identities = pgTable(
  'identities',
  {
    provider: text('provider').$type<IdentityProvider>().notNull(),
    /** The provider's permanent id of the account, never an email address. */
    subject: text('subject').notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The name by which the user recognizes the account. */
    label: text('label').notNull(),
    linkedAt: instant('linked_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.provider, table.subject] }),
    uniqueIndex('identities_one_of_each').on(table.userId, table.provider),
  ],
);

export type MailLinkPurpose = 'reset-password' | 'confirm-email';

/** Links in emails. Each works once. */
export const mailLinks = pgTable(
  'mail_links',
  {
    /** SHA-256 of the link's token, hexadecimal. The token itself is not stored. */
    tokenHash: text('token_hash').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    purpose: text('purpose').$type<MailLinkPurpose>().notNull(),
    /** The address that the email was sent to. Using the link confirms the address. */
    email: text('email').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    index('mail_links_user').on(table.userId, table.purpose),
    index('mail_links_expiry').on(table.expiresAt),
  ],
);

/** Used tokens that work only once, such as id tokens. A row is kept until the token expires. */
export const spentProofs = pgTable(
  'spent_proofs',
  {
    /** SHA-256 of the token, hexadecimal. */
    proofHash: text('proof_hash').primaryKey(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('spent_proofs_expiry').on(table.expiresAt)],
);

/**
 * Fixed-window counters that all processes share (sign-in attempts and the like). Unlogged, since
 * migration 0003: after a crash of the database they start again.
 */
export const rateLimits = pgTable(
  'rate_limits',
  {
    /** The limited action and its subject, hashed when it would identify a user. */
    key: text('key').primaryKey(),
    count: integer('count').notNull(),
    resetsAt: instant('resets_at').notNull(),
  },
  (table) => [index('rate_limits_expiry').on(table.resetsAt)],
);

/** The balance of the current week, which equals the sum of its `ledger_entries`. */
export const tokenAccounts = pgTable(
  'token_accounts',
  {
    workspaceId: workspaceId().primaryKey(),
    weekStart: instant('week_start').notNull(),
    /** The tokens granted for this week, so that an upgrade adds only the difference. */
    granted: integer('granted').notNull(),
    balance: integer('balance').notNull(),
  },
  (table) => [check('token_accounts_balance_not_negative', sql`${table.balance} >= 0`)],
);

/** `grant`: the tokens of the plan; `credit`: tokens beyond them, from an operator. */
export type LedgerKind = 'grant' | 'credit' | 'expire' | 'hold' | 'settle' | 'release' | 'move';

/** Append-only: no row is ever updated. */
export const ledgerEntries = pgTable(
  'ledger_entries',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    workspaceId: workspaceId(),
    /** Who caused the entry; null: the system, or a user whose account is deleted. */
    actorId: uuid('actor_id').references(() => users.id, { onDelete: 'set null' }),
    /** The API key that the actor used; null: a session, or the system. */
    apiKeyId: uuid('api_key_id'),
    kind: text('kind').$type<LedgerKind>().notNull(),
    /** The change of the balance: negative for hold and expire, 0 for settle. */
    amount: integer('amount').notNull(),
    weekStart: instant('week_start').notNull(),
    /** The id of the hold that the entry opens, settles or releases. */
    holdId: uuid('hold_id'),
    reason: text('reason'),
    /** What the tokens are for, such as `generation`, and its id. Of a credit: the operator's action. */
    subjectKind: text('subject_kind'),
    subjectId: uuid('subject_id'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('ledger_entries_workspace').on(table.workspaceId, table.id),
    index('ledger_entries_actor').on(table.actorId),
    uniqueIndex('ledger_entries_one_hold')
      .on(table.holdId)
      .where(sql`${table.kind} = 'hold'`),
    uniqueIndex('ledger_entries_one_end')
      .on(table.holdId)
      .where(sql`${table.kind} in ('settle', 'release')`),
  ],
);

export type JobStatus = 'queued' | 'running' | 'finished' | 'failed' | 'cancelled';

/** Work in the queue (docs/decisions/0039). A failed row is the dead letter. */
export const jobs = pgTable(
  'jobs',
  {
    /** Also the id of the pg-boss job. */
    id: uuid('id').primaryKey(),
    /** Names the `JobDefinition`. */
    kind: text('kind').notNull(),
    /** null: a job of the system, whose row is deleted some time after its end. */
    workspaceId: uuid('workspace_id').references(() => workspaces.id, { onDelete: 'cascade' }),
    createdBy: uuid('created_by').references(() => users.id, { onDelete: 'set null' }),
    input: jsonb('input').$type<Json>().notNull(),
    /** Higher first. */
    priority: integer('priority').notNull(),
    /** Jobs of a group share a concurrency limit. */
    concurrencyGroup: text('concurrency_group').notNull(),
    status: text('status').$type<JobStatus>().notNull().default('queued'),
    stage: text('stage').notNull().default('waiting'),
    /** The share of the work that is done, 0–1. */
    fraction: real('fraction').notNull().default(0),
    preview: text('preview'),
    /** Counts the claims; a worker whose attempt is no longer the current one changes nothing. */
    attempt: integer('attempt').notNull().default(0),
    /** Attempts that failed because of the job; see `isToBlame`. */
    deaths: integer('deaths').notNull().default(0),
    /** It was running when a worker died: no other job runs beside it from now on. */
    exclusive: boolean('exclusive').notNull().default(false),
    /** Its worker was told to stop: if the worker dies now, that does not count against the job. */
    shutdownRequested: boolean('shutdown_requested').notNull().default(false),
    workerId: uuid('worker_id'),
    heartbeatAt: instant('heartbeat_at'),
    /** A second job of the same kind and workspace with the same key is not enqueued. */
    requestKey: text('request_key'),
    /** SHA-256 of the request's content; the same key with another hash is a conflict. */
    requestHash: text('request_hash'),
    errorCode: text('error_code'),
    errorMessage: text('error_message'),
    errorParams: jsonb('error_params').$type<MessageParams>(),
    createdAt: instant('created_at').notNull(),
    finishedAt: instant('finished_at'),
  },
  (table) => [
    uniqueIndex('jobs_request_key').on(table.workspaceId, table.kind, table.requestKey),
    uniqueIndex('jobs_system_request_key')
      .on(table.kind, table.requestKey)
      .where(sql`${table.workspaceId} is null`),
    index('jobs_live')
      .on(table.concurrencyGroup, table.priority, table.createdAt)
      .where(sql`${table.status} in ('queued', 'running')`),
    index('jobs_live_of_workspace')
      .on(table.workspaceId)
      .where(sql`${table.status} in ('queued', 'running')`),
    index('jobs_created_by')
      .on(table.createdBy)
      .where(sql`${table.createdBy} is not null`),
    index('jobs_ended_of_system')
      .on(table.finishedAt)
      .where(sql`${table.workspaceId} is null`),
    index('jobs_failed')
      .on(table.finishedAt)
      .where(sql`${table.status} = 'failed'`),
  ],
);

/** The request and the result of a generation. Its job has the status and the progress. */
export const generations = pgTable(
  'generations',
  {
    /** Also the id of its job. */
    id: uuid('id')
      .primaryKey()
      .references(() => jobs.id, { onDelete: 'cascade' }),
    workspaceId: workspaceId(),
    createdBy: createdBy(),
    kind: text('kind').$type<GenerationKind>().notNull(),
    prompt: text('prompt').notNull(),
    options: jsonb('options').$type<EngineOptions>().notNull(),
    engineVersion: text('engine_version'),
    /** Storage key of the reference image, which is deleted when the generation has ended. */
    referenceKey: text('reference_key'),
    holdId: uuid('hold_id').notNull(),
    /** The provider operation that a later attempt continues; null when the generation has ended. */
    operation: jsonb('operation').$type<Json>(),
    /** Set for a loop that is re-cut from the clip of another creation, without an engine. */
    recut: jsonb('recut').$type<Recut>(),
    /** The creation that it remixes. */
    parentId: uuid('parent_id'),
    text: text('text'),
    creationId: uuid('creation_id'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('generations_workspace').on(table.workspaceId, table.createdAt),
    index('generations_created_by').on(table.createdBy),
  ],
);

/** Folders of the gallery. */
export const folders = pgTable(
  'folders',
  {
    id: uuid('id').primaryKey(),
    workspaceId: workspaceId(),
    createdBy: createdBy(),
    name: text('name').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('folders_workspace').on(table.workspaceId),
    index('folders_created_by').on(table.createdBy),
  ],
);

export const creations = pgTable(
  'creations',
  {
    id: uuid('id').primaryKey(),
    workspaceId: workspaceId(),
    createdBy: createdBy(),
    generationId: uuid('generation_id'),
    /** The creation that this one was made from. */
    parentId: uuid('parent_id'),
    folderId: uuid('folder_id').references(() => folders.id, { onDelete: 'set null' }),
    kind: text('kind').$type<GenerationKind>().notNull(),
    prompt: text('prompt').notNull(),
    title: text('title'),
    altText: text('alt_text'),
    /** The text that a search reads, in lower case. */
    searchText: text('search_text'),
    /** The options of its generation; null for creations that are older than this column. */
    settings: jsonb('settings').$type<EngineOptions>(),
    model: text('model'),
    engineVersion: text('engine_version'),
    /** The unguessable part of the address of its file. */
    mediaToken: text('media_token').notNull().unique(),
    /** Whether that address works without a session, as for all creations that are older than share pages. */
    hasOpenMedia: boolean('has_open_media').notNull().default(false),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    /** See `seamOf`; null for stills, and for loops until they are measured. */
    seam: real('seam'),
    /** The version of the seam's definition that was measured. */
    seamVersion: smallint('seam_version'),
    /** See `createFlashMeter`; null for stills, and for loops that are older than this column. */
    flashes: smallint('flashes'),
    text: text('text'),
    /** What the built-in engine made of the prompt's words. */
    words: jsonb('words').$type<PromptWords>(),
    /** The clip that a loop was cut from. */
    clip: jsonb('clip').$type<KeptClip>(),
    /** When it was deleted: it is hidden, and a sweep soon deletes row and files. */
    deletedAt: instant('deleted_at'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    // Read backwards: a descending index would be NULLS LAST, which `order by … desc` cannot use.
    index('creations_gallery').on(table.workspaceId, table.createdAt, table.id),
    index('creations_folder').on(table.folderId, table.createdAt, table.id),
    index('creations_created_by').on(table.createdBy),
    index('creations_unmeasured')
      .on(table.id)
      .where(sql`${table.kind} = 'gif' and ${table.seam} is null`),
    index('creations_deleted')
      .on(table.deletedAt)
      .where(sql`${table.deletedAt} is not null`),
  ],
);

/** Creations that a user has marked as favorites. */
export const favorites = pgTable(
  'favorites',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    creationId: uuid('creation_id')
      .notNull()
      .references(() => creations.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.creationId] }),
    index('favorites_creation').on(table.creationId),
  ],
);

/** Creations that have a share page (docs/sharing.md). All others are private. */
export const shares = pgTable(
  'shares',
  {
    creationId: uuid('creation_id')
      .primaryKey()
      .references(() => creations.id, { onDelete: 'cascade' }),
    workspaceId: workspaceId(),
    createdBy: createdBy(),
    /** The unguessable part of the page's address. */
    slug: text('slug').notNull().unique(),
    visibility: text('visibility').$type<ShareVisibility>().notNull(),
    showsPrompt: boolean('shows_prompt').notNull(),
    showsMaker: boolean('shows_maker').notNull(),
    allowsRemix: boolean('allows_remix').notNull(),
    allowsDownload: boolean('allows_download').notNull(),
    /** When an operator removed it: it stays hidden, and is not shared again. */
    removedAt: instant('removed_at'),
    /** The decision in `moderation_log` that removed it. */
    removedBy: uuid('removed_by'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('shares_workspace').on(table.workspaceId),
    index('shares_created_by').on(table.createdBy),
  ],
);

/** Shares that their maker has offered to the community gallery. A row is deleted with its share. */
export const publications = pgTable(
  'publications',
  {
    creationId: uuid('creation_id')
      .primaryKey()
      .references(() => shares.creationId, { onDelete: 'cascade' }),
    /** The maker. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    /** Copies of the creation, so that one index finds and sorts a page. */
    kind: text('kind').$type<GenerationKind>().notNull(),
    style: text('style').$type<PromptStyle>(),
    /** The words that its page shows, in lower case: nothing that the maker does not show. */
    searchText: text('search_text').notNull(),
    reviewState: text('review_state').$type<ReviewState>().notNull(),
    /** Why an operator has to look at it; null: nobody has to, or not any more. */
    reviewReason: text('review_reason').$type<ReviewReason>(),
    /** See `differenceHash`, hexadecimal; null until its picture has been looked at. */
    pictureHash: text('picture_hash'),
    likes: integer('likes').notNull().default(0),
    /** See `risingScore`; 0 until it is listed. */
    score: doublePrecision('score').notNull().default(0),
    createdAt: instant('created_at').notNull(),
    /** When it was first listed; until then, when it was offered. */
    publishedAt: instant('published_at').notNull(),
  },
  (table) => {
    const isListed = sql`${table.reviewState} = 'approved'`;
    return [
      index('publications_newest').on(table.publishedAt, table.creationId).where(isListed),
      index('publications_rising').on(table.score, table.creationId).where(isListed),
      index('publications_kind_newest')
        .on(table.kind, table.publishedAt, table.creationId)
        .where(isListed),
      index('publications_kind_rising')
        .on(table.kind, table.score, table.creationId)
        .where(isListed),
      index('publications_style_newest')
        .on(table.style, table.publishedAt, table.creationId)
        .where(isListed),
      index('publications_style_rising')
        .on(table.style, table.score, table.creationId)
        .where(isListed),
      index('publications_user').on(table.userId, table.publishedAt, table.creationId),
      index('publications_search')
        .using('gin', sql`to_tsvector('simple', ${table.searchText})`)
        .where(isListed),
      index('publications_waiting')
        .on(table.createdAt, table.creationId)
        .where(sql`${table.reviewState} = 'waiting'`),
    ];
  },
);

/** Publications that users like, at most once each. */
export const likes = pgTable(
  'likes',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    creationId: uuid('creation_id')
      .notNull()
      .references(() => publications.creationId, { onDelete: 'cascade' }),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.creationId] }),
    index('likes_creation').on(table.creationId),
  ],
);

/** Users who have chosen to have a public page. */
export const profiles = pgTable('profiles', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  bio: text('bio').notNull(),
  createdAt: instant('created_at').notNull(),
  /** The decision in `moderation_log` that closed it; null: everybody sees it. */
  removedBy: uuid('removed_by'),
});

/** Pictures that were removed: copies of them are kept out. */
export const blockedPictures = pgTable(
  'blocked_pictures',
  {
    id: uuid('id').primaryKey(),
    /** The decision in `moderation_log`. */
    decisionId: uuid('decision_id').notNull(),
    /** Of the whole file, hexadecimal. */
    sha256: text('sha256'),
    /** See `differenceHash`. */
    pictureHash: text('picture_hash'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('blocked_pictures_sha256').on(table.sha256),
    index('blocked_pictures_decision').on(table.decisionId),
  ],
);

/** Users who may not share. Those who may not sign in have `users.suspended_at`. */
export const suspensions = pgTable('suspensions', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  decisionId: uuid('decision_id').notNull(),
  createdAt: instant('created_at').notNull(),
});

/** What visitors and users have reported. A report outlives the creation and the account of its reporter. */
export const reports = pgTable(
  'reports',
  {
    id: uuid('id').primaryKey(),
    creationId: uuid('creation_id').references(() => creations.id, { onDelete: 'set null' }),
    /** The user whose public page was reported; null: a creation was. */
    profileId: uuid('profile_id').references(() => users.id, { onDelete: 'set null' }),
    /** null: a visitor, or a deleted account. */
    reporterId: uuid('reporter_id').references(() => users.id, { onDelete: 'set null' }),
    /** Where a visitor wants to be told; deleted with the decision. */
    reporterEmail: text('reporter_email'),
    language: text('language').$type<Language>().notNull(),
    reason: text('reason').$type<ReportReason>().notNull(),
    details: text('details').notNull(),
    /** The decision in `moderation_log`; null: it is open. */
    decisionId: uuid('decision_id'),
    createdAt: instant('created_at').notNull(),
    decidedAt: instant('decided_at'),
  },
  (table) => [
    index('reports_open')
      .on(table.createdAt, table.id)
      .where(sql`${table.decisionId} is null`),
    index('reports_creation').on(table.creationId),
    index('reports_profile').on(table.profileId),
    index('reports_reporter').on(table.reporterId),
  ],
);

/**
 * What operators decided. A trigger of the database refuses to change or delete rows. It names no maker and no reporter,
 * so that it can stay when accounts are deleted.
 */
export const moderationLog = pgTable(
  'moderation_log',
  {
    id: uuid('id').primaryKey(),
    action: text('action').$type<LoggedAction>().notNull(),
    /** Not a reference: the log outlives it. null: it is about the public page of a user. */
    creationId: uuid('creation_id'),
    /** The account of the operator. */
    operatorId: uuid('operator_id').notNull(),
    reason: text('reason').$type<ReportReason>(),
    explanation: text('explanation').notNull(),
    /** How many reports were decided with it. */
    reportCount: integer('report_count').notNull().default(0),
    /** Hours from the oldest of these reports to the decision; null: there were none. */
    hoursOpen: real('hours_open'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('moderation_log_creation').on(table.creationId),
    index('moderation_log_created').on(table.createdAt),
  ],
);

/** Statements of reasons: what a maker is told of a decision against what they share, and their appeal. */
export const statements = pgTable(
  'statements',
  {
    /** That of the decision in `moderation_log`. */
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** null: deleted since, or it is about the user's public page. */
    creationId: uuid('creation_id').references(() => creations.id, { onDelete: 'set null' }),
    isAboutProfile: boolean('is_about_profile').notNull().default(false),
    action: text('action').$type<ModerationAction>().notNull(),
    reason: text('reason').$type<ReportReason>().notNull(),
    explanation: text('explanation').notNull(),
    createdAt: instant('created_at').notNull(),
    appeal: text('appeal'),
    appealedAt: instant('appealed_at'),
    outcome: text('outcome').$type<AppealOutcome>(),
    answer: text('answer'),
    decidedAt: instant('decided_at'),
  },
  (table) => [
    index('statements_user').on(table.userId, table.createdAt),
    index('statements_creation').on(table.creationId),
    index('statements_appeals')
      .on(table.appealedAt)
      .where(sql`${table.appealedAt} is not null and ${table.outcome} is null`),
  ],
);

/**
 * What operators did about accounts. A trigger of the database refuses to change or delete rows. It names no user, so
 * that it can stay when the account is deleted.
 */
export const operatorActions = pgTable(
  'operator_actions',
  {
    id: uuid('id').primaryKey(),
    action: text('action').$type<OperatorActionName>().notNull(),
    /** The account of the operator. Not a reference: the log outlives it. */
    operatorId: uuid('operator_id').notNull(),
    reason: text('reason').notNull(),
    /** Of a grant. */
    tokens: integer('tokens'),
    /** Of a change of plan. */
    plan: text('plan').$type<PlanName>(),
    /** The operator's Idempotency-Key: the same request is not carried out twice. */
    requestKey: text('request_key').notNull(),
    /** SHA-256 of the request's content; the same key with another hash is a conflict. */
    requestHash: text('request_hash').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('operator_actions_request_key').on(table.operatorId, table.requestKey),
    index('operator_actions_created').on(table.createdAt, table.id),
  ],
);

/** Whom the actions of operators are about. A trigger lets a row go only together with its user. */
export const operatorActionUsers = pgTable(
  'operator_action_users',
  {
    actionId: uuid('action_id')
      .primaryKey()
      .references(() => operatorActions.id),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
  },
  (table) => [index('operator_action_users_user').on(table.userId)],
);

/** What a stored file is to its creation. */
export type AssetRole =
  /** The file that users see, without a watermark. */
  | 'master'
  /** The clip that a loop was cut from, as the model sent it. */
  | 'clip'
  /** The frames of a loop in full color. */
  | 'source'
  /** The reference image, until the source is stored. */
  | 'reference'
  /** The frames of a file that was uploaded into the Studio. It belongs to no creation. */
  | 'upload'
  /** The frame of the logo of a brand kit. */
  | 'logo'
  /** A font of a brand kit, as it was uploaded. */
  | 'font';

/** The stored files of creations (docs/decisions/0047), except exports, uploads of the Studio, and files of brand kits. */
export const assets = pgTable(
  'assets',
  {
    id: uuid('id').primaryKey(),
    workspaceId: workspaceId(),
    createdBy: createdBy(),
    role: text('role').$type<AssetRole>().notNull(),
    storageKey: text('storage_key').notNull().unique(),
    mimeType: text('mime_type').notNull(),
    sizeBytes: bigint('size_bytes', { mode: 'number' }).notNull(),
    /** Hexadecimal; null for masters and clips that are older than this table. */
    sha256: text('sha256'),
    width: integer('width'),
    height: integer('height'),
    /** null for stills. */
    frameCount: integer('frame_count'),
    durationMs: integer('duration_ms'),
    hasAlpha: boolean('has_alpha').notNull().default(false),
    /** When a sweep deletes row and file; null: never. */
    expiresAt: instant('expires_at'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('assets_sha256').on(table.sha256),
    index('assets_workspace').on(table.workspaceId, table.role),
    index('assets_created_by').on(table.createdBy),
    index('assets_expires')
      .on(table.expiresAt)
      .where(sql`${table.expiresAt} is not null`),
  ],
);

/** Which files belong to a creation. */
export const creationAssets = pgTable(
  'creation_assets',
  {
    creationId: uuid('creation_id')
      .notNull()
      .references(() => creations.id, { onDelete: 'cascade' }),
    role: text('role').$type<AssetRole>().notNull(),
    assetId: uuid('asset_id')
      .notNull()
      .references(() => assets.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.creationId, table.role] }),
    index('creation_assets_asset').on(table.assetId),
  ],
);

/** Colors, caption styles and the watermark of a workspace (docs/brand-kit.md). Logo and fonts are `assets`. */
export const brandKits = pgTable(
  'brand_kits',
  {
    workspaceId: workspaceId().primaryKey(),
    /** The user who changed it last. */
    createdBy: createdBy(),
    colors: jsonb('colors').$type<readonly BrandColor[]>().notNull(),
    captions: jsonb('captions').$type<readonly BrandCaption[]>().notNull(),
    watermark: jsonb('watermark').$type<BrandWatermark>().notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [index('brand_kits_created_by').on(table.createdBy)],
);

/** The names of the fonts of brand kits. */
export const brandFonts = pgTable(
  'brand_fonts',
  {
    assetId: uuid('asset_id')
      .primaryKey()
      .references(() => assets.id, { onDelete: 'cascade' }),
    workspaceId: workspaceId(),
    /** The user who confirmed at `createdAt` that the font may be used. */
    createdBy: createdBy(),
    name: text('name').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('brand_fonts_workspace').on(table.workspaceId),
    index('brand_fonts_created_by').on(table.createdBy),
  ],
);

/** Early features that users have switched on (docs/early-access.md). */
export const featureChoices = pgTable(
  'feature_choices',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').$type<FeatureName>().notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.name] })],
);

/** Documents of the Studio (docs/studio.md). */
export const documents = pgTable(
  'documents',
  {
    id: uuid('id').primaryKey(),
    workspaceId: workspaceId(),
    createdBy: createdBy(),
    name: text('name').notNull(),
    /** Counts the saved changes. */
    version: integer('version').notNull().default(1),
    body: jsonb('body').$type<StudioDocument>().notNull(),
    /** As in the body, for lists. */
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    frameCount: integer('frame_count').notNull(),
    /** The creation that it was made from. */
    creationId: uuid('creation_id').references(() => creations.id, { onDelete: 'set null' }),
    /** When it was deleted: it is hidden, and a sweep soon deletes row and files. */
    deletedAt: instant('deleted_at'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    index('documents_workspace').on(table.workspaceId, table.updatedAt),
    index('documents_created_by').on(table.createdBy),
    index('documents_creation').on(table.creationId),
    index('documents_deleted')
      .on(table.deletedAt)
      .where(sql`${table.deletedAt} is not null`),
  ],
);

/** Files that users made of their creations and documents for other places; kept for some days. */
export const creationExports = pgTable(
  'exports',
  {
    /** Also the id of its job. */
    id: uuid('id').primaryKey(),
    workspaceId: workspaceId(),
    createdBy: createdBy(),
    /** What it is made of: a creation or a document; the other one is null. */
    creationId: uuid('creation_id').references(() => creations.id, { onDelete: 'cascade' }),
    documentId: uuid('document_id').references(() => documents.id, { onDelete: 'cascade' }),
    /** The document as it was at the request. */
    document: jsonb('document').$type<StudioDocument>(),
    /** The id of the creation that the file becomes in the gallery; null: it stays a file. */
    savedCreationId: uuid('saved_creation_id'),
    request: jsonb('request').$type<ExportRequest>().notNull(),
    /** SHA-256 of everything that the file depends on: the same export is not made twice. */
    requestHash: text('request_hash').notNull(),
    /** null until the file is there. */
    storageKey: text('storage_key').unique(),
    file: jsonb('file').$type<StoredExportFile>(),
    createdAt: instant('created_at').notNull(),
    /** When a sweep deletes row and file. */
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    index('exports_workspace').on(table.workspaceId, table.createdAt),
    index('exports_same').on(table.creationId, table.requestHash),
    index('exports_same_of_document').on(table.documentId, table.requestHash),
    index('exports_created_by').on(table.createdBy),
    index('exports_expires').on(table.expiresAt),
    check('exports_one_origin', sql`num_nonnulls(${table.creationId}, ${table.documentId}) = 1`),
  ],
);

/** What users are told about their work and payments. Each is deleted after some days. */
export const notifications = pgTable(
  'notifications',
  {
    id: uuid('id').primaryKey(),
    workspaceId: workspaceId(),
    /** The user who is told. */
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<NotificationKind>().notNull(),
    /** What it is about: a generation, an export, a creation or, when all are null, the payments. */
    generationId: uuid('generation_id').references(() => generations.id, { onDelete: 'cascade' }),
    exportId: uuid('export_id').references(() => creationExports.id, { onDelete: 'cascade' }),
    creationId: uuid('creation_id').references(() => creations.id, { onDelete: 'cascade' }),
    /** null: unread. */
    readAt: instant('read_at'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('notifications_user').on(table.userId, table.workspaceId, table.createdAt, table.id),
    index('notifications_unread')
      .on(table.userId, table.workspaceId)
      .where(sql`${table.readAt} is null`),
    index('notifications_workspace').on(table.workspaceId),
    index('notifications_generation').on(table.generationId),
    index('notifications_export').on(table.exportId),
    index('notifications_creation').on(table.creationId),
    index('notifications_age').on(table.createdAt),
  ],
);

export type SubscriptionStatus =
  | 'incomplete'
  | 'incomplete_expired'
  | 'trialing'
  | 'active'
  | 'past_due'
  | 'canceled'
  | 'unpaid'
  | 'paused';

/** A copy of a workspace's Stripe subscription, as it was when last read. */
export const subscriptions = pgTable('subscriptions', {
  workspaceId: workspaceId().primaryKey(),
  subscriptionId: text('subscription_id'),
  status: text('status').$type<SubscriptionStatus>(),
  /** The plan of the subscription at the moment; 'free' does not change the workspace's own plan. */
  plan: text('plan').$type<PlanName>().notNull().default('free'),
  periodEndsAt: instant('period_ends_at'),
  /** When the plan ends, unless the cancellation is revoked. */
  endsAt: instant('ends_at'),
  trialEndsAt: instant('trial_ends_at'),
  hasUsedTrial: boolean('has_used_trial').notNull().default(false),
  /** The seats of a team that are paid for beyond those of its plan. */
  extraSeats: integer('extra_seats').notNull().default(0),
  /** When the read began that this row comes from. */
  readAt: instant('read_at'),
  /** The lease of the process that changes this workspace's payments at the moment. */
  leaseId: uuid('lease_id'),
  leaseEndsAt: instant('lease_ends_at'),
});

/** Processed events of Stripe. A second delivery has no effect. */
export const stripeEvents = pgTable(
  'stripe_events',
  {
    id: text('id').primaryKey(),
    type: text('type').notNull(),
    /** By Stripe's clock. */
    createdAt: instant('created_at').notNull(),
    receivedAt: instant('received_at').notNull(),
  },
  (table) => [index('stripe_events_age').on(table.receivedAt)],
);

/** One row: how far Stripe's events have been read, and the lease of the process that reads them. */
export const reconciliations = pgTable('reconciliations', {
  name: text('name').primaryKey(),
  /** By Stripe's clock. */
  eventsReadTo: instant('events_read_to'),
  leaseId: uuid('lease_id'),
  leaseEndsAt: instant('lease_ends_at'),
});
