import { and, asc, desc, eq, gt, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/database.ts';
import {
  billingAccounts,
  generations,
  identities,
  ledgerEntries,
  mailLinks,
  sessions,
  tokenAccounts,
  users,
} from '../../schema/schema.ts';

const PAGE = 200;

// What we hold about a person, but for hashes, locks and heartbeats: those say nothing about them,
// and the first could harm them in the wrong hands.

export async function readProfile(orm: Queryable, userId: string) {
  const [profile] = await orm
    .select({
      id: users.id,
      username: users.username,
      name: users.name,
      email: users.email,
      emailConfirmedAt: users.emailConfirmedAt,
      hasPassword: sql<boolean>`${users.passwordHash} is not null`,
      plan: users.plan,
      createdAt: users.createdAt,
    })
    .from(users)
    .where(eq(users.id, userId));
  const linked = await orm
    .select({
      provider: identities.provider,
      subject: identities.subject,
      label: identities.label,
      linkedAt: identities.linkedAt,
    })
    .from(identities)
    .where(eq(identities.userId, userId));
  const letters = await orm
    .select({
      purpose: mailLinks.purpose,
      email: mailLinks.email,
      expiresAt: mailLinks.expiresAt,
    })
    .from(mailLinks)
    .where(eq(mailLinks.userId, userId))
    .orderBy(desc(mailLinks.expiresAt));
  return { ...profile, identities: linked, lettersWithOpenLinks: letters };
}

export async function readSessions(orm: Queryable, userId: string) {
  return await orm
    .select({
      id: sessions.id,
      agent: sessions.agent,
      createdAt: sessions.createdAt,
      lastSeenAt: sessions.lastSeenAt,
      expiresAt: sessions.expiresAt,
    })
    .from(sessions)
    .where(eq(sessions.userId, userId))
    .orderBy(asc(sessions.createdAt));
}

export async function readBillingCopy(orm: Queryable, userId: string) {
  const [found] = await orm
    .select({
      customerId: users.stripeCustomerId,
      subscription: {
        // First, because it is never null: drizzle takes a joined row for missing when its first is.
        hasUsedTrial: billingAccounts.hasUsedTrial,
        plan: billingAccounts.plan,
        id: billingAccounts.subscriptionId,
        status: billingAccounts.status,
        periodEndsAt: billingAccounts.periodEndsAt,
        endsAt: billingAccounts.endsAt,
        trialEndsAt: billingAccounts.trialEndsAt,
        readAt: billingAccounts.readAt,
      },
    })
    .from(users)
    .leftJoin(billingAccounts, eq(billingAccounts.userId, users.id))
    .where(eq(users.id, userId));
  return found ?? { customerId: null, subscription: null };
}

export async function readTokenAccount(orm: Queryable, userId: string) {
  const [account] = await orm
    .select({
      weekStart: tokenAccounts.weekStart,
      granted: tokenAccounts.granted,
      balance: tokenAccounts.balance,
    })
    .from(tokenAccounts)
    .where(eq(tokenAccounts.userId, userId));
  return account ?? null;
}

const generationColumns = {
  id: generations.id,
  kind: generations.kind,
  prompt: generations.prompt,
  options: generations.options,
  recut: generations.recut,
  hasReferencePicture: sql<boolean>`${generations.referenceKey} is not null`,
  requestKey: generations.requestKey,
  status: generations.status,
  stage: generations.stage,
  text: generations.text,
  errorCode: generations.errorCode,
  errorMessage: generations.errorMessage,
  creationId: generations.creationId,
  createdAt: generations.createdAt,
  finishedAt: generations.finishedAt,
};

/** Oldest first, a page at a time. */
export async function* readGenerations(orm: Queryable, userId: string) {
  let last: { readonly createdAt: Date; readonly id: string } | undefined;
  for (;;) {
    const isAfter =
      last === undefined
        ? undefined
        : sql`(${generations.createdAt}, ${generations.id}) > (${last.createdAt.toISOString()}::timestamptz, ${last.id}::uuid)`;
    const page = await orm
      .select(generationColumns)
      .from(generations)
      .where(and(eq(generations.userId, userId), isAfter))
      .orderBy(asc(generations.createdAt), asc(generations.id))
      .limit(PAGE);
    yield* page;
    last = page.at(-1);
    if (last === undefined || page.length < PAGE) return;
  }
}

/** Oldest first, a page at a time. */
export async function* readLedger(orm: Queryable, userId: string) {
  let lastId = 0;
  for (;;) {
    const page = await orm
      .select()
      .from(ledgerEntries)
      .where(and(eq(ledgerEntries.userId, userId), gt(ledgerEntries.id, lastId)))
      .orderBy(asc(ledgerEntries.id))
      .limit(PAGE);
    for (const { userId: _, ...entry } of page) yield entry;
    lastId = page.at(-1)?.id ?? lastId;
    if (page.length < PAGE) return;
  }
}
