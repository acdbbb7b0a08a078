import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../platform/database/database.ts';
import {
  identities,
  invitations,
  jobs,
  mailLinks,
  memberships,
  sessions,
  users,
  workspaces,
} from '../../schema/schema.ts';
import { EMAIL_KIND } from './recovery/email-job.ts';

// The personal data of a user, for data export and account deletion. Hashes, locks and heartbeats are
// left out: they say nothing about the user, and leaked hashes would help an attacker.

export async function readProfile(orm: Queryable, userId: string) {
  const [profile] = await orm
    .select({
      id: users.id,
      username: users.username,
      name: users.name,
      email: users.email,
      emailConfirmedAt: users.emailConfirmedAt,
      hasPassword: sql<boolean>`${users.passwordHash} is not null`,
      language: users.language,
      suspendedAt: users.suspendedAt,
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
  const joined = await orm
    .select({
      id: workspaces.id,
      kind: workspaces.kind,
      name: workspaces.name,
      plan: workspaces.plan,
      role: memberships.role,
      joinedAt: memberships.createdAt,
    })
    .from(memberships)
    .innerJoin(workspaces, eq(workspaces.id, memberships.workspaceId))
    .where(eq(memberships.userId, userId))
    .orderBy(asc(memberships.createdAt));
  const letters = await orm
    .select({
      purpose: mailLinks.purpose,
      email: mailLinks.email,
      expiresAt: mailLinks.expiresAt,
    })
    .from(mailLinks)
    .where(eq(mailLinks.userId, userId))
    .orderBy(desc(mailLinks.expiresAt));
  const received = await orm
    .select({
      team: workspaces.name,
      role: invitations.role,
      createdAt: invitations.createdAt,
      expiresAt: invitations.expiresAt,
    })
    .from(invitations)
    .innerJoin(workspaces, eq(workspaces.id, invitations.workspaceId))
    .innerJoin(users, eq(users.emailKey, invitations.emailKey))
    .where(eq(users.id, userId));
  return {
    ...profile,
    identities: linked,
    workspaces: joined,
    invitations: received,
    lettersWithOpenLinks: letters,
  };
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

/** Also deletes the rows that cascade: sessions, identities, email links and memberships. */
export async function deleteUser(tx: Transaction, userId: string): Promise<void> {
  // Emails that wait may hold an address; what runs finds no user.
  await tx.delete(jobs).where(and(eq(jobs.kind, EMAIL_KIND), eq(jobs.createdBy, userId)));
  const [user] = await tx
    .delete(users)
    .where(eq(users.id, userId))
    .returning({ emailKey: users.emailKey });
  // Invitations hold the address.
  if (user?.emailKey) await tx.delete(invitations).where(eq(invitations.emailKey, user.emailKey));
}
