import { sql } from 'drizzle-orm';
import {
  bigint,
  bigserial,
  boolean,
  check,
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
import type { GenerationKind, IdentityProvider, PlanName } from '@loopwright/contract';
import type { EngineOptions, Json, KeptClip, Recut } from './stored-values.ts';

const instant = (name: string) =>
  timestamp(name, { withTimezone: true, mode: 'date', precision: 3 });

export const users = pgTable('users', {
  id: uuid('id').primaryKey(),
  username: text('username').notNull(),
  /** Lower case, for look-up and uniqueness. */
  usernameKey: text('username_key').notNull().unique(),
  name: text('name').notNull(),
  /** null: they came through a provider that told none. */
  email: text('email'),
  emailKey: text('email_key').unique(),
  /** When they showed that letters to `email` reach them; null: not yet. */
  emailConfirmedAt: instant('email_confirmed_at'),
  /** argon2id in PHC notation; null for users who came through an identity provider. */
  passwordHash: text('password_hash'),
  createdAt: instant('created_at').notNull(),
});

export type WorkspaceKind = 'personal' | 'team';
export type WorkspaceRole = 'owner' | 'admin' | 'member' | 'viewer';

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

/** Who made the row, as long as their account exists. */
const createdBy = () => uuid('created_by').references(() => users.id, { onDelete: 'set null' });

export const sessions = pgTable(
  'sessions',
  {
    /** SHA-256 of the cookie's value, hexadecimal. The value itself is stored nowhere. */
    tokenHash: text('token_hash').primaryKey(),
    /** Names the session to its person, who may end it; opens nothing. */
    id: uuid('id').notNull().unique().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The workspace of requests that name none; null: the personal one. */
    activeWorkspaceId: uuid('active_workspace_id').references(() => workspaces.id, {
      onDelete: 'set null',
    }),
    /** The browser and its system, in words. */
    agent: text('agent').notNull().default(''),
    createdAt: instant('created_at').notNull(),
    lastSeenAt: instant('last_seen_at').notNull(),
    /** Absolute end, whatever the activity. */
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    index('sessions_user').on(table.userId),
    index('sessions_active_workspace').on(table.activeWorkspaceId),
    index('sessions_expiry').on(table.expiresAt),
  ],
);

/** The accounts elsewhere that a person may sign in with. */
export const identities = pgTable(
  'identities',
  {
    provider: text('provider').$type<IdentityProvider>().notNull(),
    /** The provider's own lasting name for the person: never an e-mail address. */
    subject: text('subject').notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** What the person knows that account by. */
    label: text('label').notNull(),
    linkedAt: instant('linked_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.provider, table.subject] }),
    uniqueIndex('identities_one_of_each').on(table.userId, table.provider),
  ],
);

export type MailLinkPurpose = 'reset-password' | 'confirm-email';

/** What the links in letters open, once. */
export const mailLinks = pgTable(
  'mail_links',
  {
    /** SHA-256 of the link's token, hexadecimal. The token itself is stored nowhere. */
    tokenHash: text('token_hash').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    purpose: text('purpose').$type<MailLinkPurpose>().notNull(),
    /** Where the letter went: using the link shows that letters reach the person there. */
    email: text('email').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    index('mail_links_user').on(table.userId, table.purpose),
    index('mail_links_expiry').on(table.expiresAt),
  ],
);

/** Proofs that work once, such as an id token, until they would have expired anyway. */
export const spentProofs = pgTable(
  'spent_proofs',
  {
    /** SHA-256 of the proof, hexadecimal. */
    proofHash: text('proof_hash').primaryKey(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('spent_proofs_expiry').on(table.expiresAt)],
);

/**
 * Fixed-window counters that all processes share (sign-in attempts and the like). Unlogged, since
 * migration 0003: after a crash of the database they begin anew.
 */
export const rateLimits = pgTable(
  'rate_limits',
  {
    /** What is limited and for whom, hashed where it would name a person. */
    key: text('key').primaryKey(),
    count: integer('count').notNull(),
    resetsAt: instant('resets_at').notNull(),
  },
  (table) => [index('rate_limits_expiry').on(table.resetsAt)],
);

/** The balance of the running week; the sum that `ledger_entries` must explain. */
export const tokenAccounts = pgTable(
  'token_accounts',
  {
    workspaceId: workspaceId().primaryKey(),
    weekStart: instant('week_start').notNull(),
    /** What has been granted for this week, so that an upgrade adds only the difference. */
    granted: integer('granted').notNull(),
    balance: integer('balance').notNull(),
  },
  (table) => [check('token_accounts_balance_not_negative', sql`${table.balance} >= 0`)],
);

export type LedgerKind = 'grant' | 'expire' | 'hold' | 'settle' | 'release';

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
    /** What the balance changed by: negative for hold and expire, 0 for settle. */
    amount: integer('amount').notNull(),
    weekStart: instant('week_start').notNull(),
    /** The hold that a hold opens and a settle or release ends. */
    holdId: uuid('hold_id'),
    reason: text('reason'),
    /** What the tokens are for, such as `generation`, and its id. */
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
    /** null: work of the system, whose row is deleted some time after its end. */
    workspaceId: uuid('workspace_id').references(() => workspaces.id, { onDelete: 'cascade' }),
    createdBy: uuid('created_by').references(() => users.id, { onDelete: 'set null' }),
    input: jsonb('input').$type<Json>().notNull(),
    /** Higher first. */
    priority: integer('priority').notNull(),
    /** Jobs of a group share a concurrency limit. */
    concurrencyGroup: text('concurrency_group').notNull(),
    status: text('status').$type<JobStatus>().notNull().default('queued'),
    stage: text('stage').notNull().default('waiting'),
    /** Of the whole work, 0–1. */
    fraction: real('fraction').notNull().default(0),
    preview: text('preview'),
    /** Counts the claims; a worker whose attempt is no longer the current one changes nothing. */
    attempt: integer('attempt').notNull().default(0),
    /** Attempts that failed because of the job; see `isToBlame`. */
    deaths: integer('deaths').notNull().default(0),
    /** It was running when a worker died: from now on nothing else runs beside it. */
    exclusive: boolean('exclusive').notNull().default(false),
    /** Its worker has been told to stop: should it die now, the job is not to blame. */
    shutdownRequested: boolean('shutdown_requested').notNull().default(false),
    workerId: uuid('worker_id'),
    heartbeatAt: instant('heartbeat_at'),
    /** A second job of the same kind and workspace with the same key is not enqueued. */
    requestKey: text('request_key'),
    /** SHA-256 of the request's content; the same key with another hash is a conflict. */
    requestHash: text('request_hash'),
    errorCode: text('error_code'),
    errorMessage: text('error_message'),
    errorParams: jsonb('error_params').$type<Json>(),
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
  ],
);

/** What is made and what comes of it; how far it is stands in its job. */
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
    /** Storage key of the reference image, gone when the generation has ended. */
    referenceKey: text('reference_key'),
    holdId: uuid('hold_id').notNull(),
    /** What its engine has begun elsewhere and a later attempt goes on with; null when it ends. */
    operation: jsonb('operation').$type<Json>(),
    /** Of a loop that is cut anew from the clip of another: no engine is asked for it. */
    recut: jsonb('recut').$type<Recut>(),
    text: text('text'),
    creationId: uuid('creation_id'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('generations_workspace').on(table.workspaceId, table.createdAt),
    index('generations_created_by').on(table.createdBy),
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
    folderId: uuid('folder_id'),
    kind: text('kind').$type<GenerationKind>().notNull(),
    prompt: text('prompt').notNull(),
    title: text('title'),
    altText: text('alt_text'),
    /** What a search looks through, in lower case. */
    searchText: text('search_text'),
    /** The options that it was generated with; null for creations from before they were kept. */
    settings: jsonb('settings').$type<EngineOptions>(),
    model: text('model'),
    engineVersion: text('engine_version'),
    /** The unguessable part of the public address. */
    mediaToken: text('media_token').notNull().unique(),
    /** The master, without a watermark. */
    storageKey: text('storage_key').notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    sizeBytes: bigint('size_bytes', { mode: 'number' }).notNull(),
    /** See `seamOf`; null for stills, and for loops until they are measured. */
    seam: real('seam'),
    /** Which definition of the seam was measured. */
    seamVersion: smallint('seam_version'),
    text: text('text'),
    /** Of a loop that was cut from a clip. */
    clip: jsonb('clip').$type<KeptClip>(),
    /** Of the clip's file; null: there never was one, or it came before this was noted. */
    clipSizeBytes: bigint('clip_size_bytes', { mode: 'number' }),
    /** When its file is deleted; null: there is none (any more). */
    clipKeptUntil: instant('clip_kept_until'),
    /** When its owner deleted it: hidden since, and removed for good by a sweep soon after. */
    deletedAt: instant('deleted_at'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    // Read backwards. A descending index would be NULLS LAST, which `order by … desc` cannot use.
    index('creations_gallery').on(table.workspaceId, table.createdAt, table.id),
    index('creations_created_by').on(table.createdBy),
    index('creations_kept_clips')
      .on(table.clipKeptUntil)
      .where(sql`${table.clipKeptUntil} is not null`),
    index('creations_unmeasured')
      .on(table.id)
      .where(sql`${table.kind} = 'gif' and ${table.seam} is null`),
    index('creations_deleted')
      .on(table.deletedAt)
      .where(sql`${table.deletedAt} is not null`),
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

/** What Stripe said about a workspace's subscription when it was last asked; never more than a copy. */
export const subscriptions = pgTable('subscriptions', {
  workspaceId: workspaceId().primaryKey(),
  subscriptionId: text('subscription_id'),
  status: text('status').$type<SubscriptionStatus>(),
  /** What the subscription gives at the moment; 'free' leaves the workspace's own plan alone. */
  plan: text('plan').$type<PlanName>().notNull().default('free'),
  periodEndsAt: instant('period_ends_at'),
  /** The plan ends then, unless that is taken back. */
  endsAt: instant('ends_at'),
  trialEndsAt: instant('trial_ends_at'),
  hasUsedTrial: boolean('has_used_trial').notNull().default(false),
  /** Begin of the read that this row comes from. */
  readAt: instant('read_at'),
  /** The process that works on this workspace's payments at the moment. */
  leaseId: uuid('lease_id'),
  leaseEndsAt: instant('lease_ends_at'),
});

/** Events of Stripe that have had their effect: a second delivery has none. */
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

/** One row: how far the list of Stripe's events has been read, and by whom it is read now. */
export const reconciliations = pgTable('reconciliations', {
  name: text('name').primaryKey(),
  /** By Stripe's clock. */
  eventsReadTo: instant('events_read_to'),
  leaseId: uuid('lease_id'),
  leaseEndsAt: instant('lease_ends_at'),
});
