import { and, eq, gt, lte, ne, or } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../../platform/database/database.ts';
import { mailLinks, type MailLinkPurpose } from '../../../schema/schema.ts';

export interface NewMailLink {
  readonly tokenHash: string;
  readonly userId: string;
  readonly purpose: MailLinkPurpose;
  readonly email: string;
  readonly expiresAt: Date;
}

/** What a link stands for. */
export interface MailLink {
  readonly userId: string;
  /** Where the email went. */
  readonly email: string;
}

/**
 * Ends the user's earlier links of the same purpose. The user must be locked: otherwise two simultaneous
 * requests would leave two links.
 */
export async function replaceLink(tx: Transaction, link: NewMailLink): Promise<void> {
  const { userId, purpose } = link;
  await tx
    .delete(mailLinks)
    .where(and(eq(mailLinks.userId, userId), eq(mailLinks.purpose, purpose)));
  await tx.insert(mailLinks).values(link);
}

/** Whether a link has been sent to an address that the account does not have (yet). */
export async function hasLinkToOther(
  tx: Transaction,
  userId: string,
  email: string,
): Promise<boolean> {
  const rows = await tx
    .select({ email: mailLinks.email })
    .from(mailLinks)
    .where(
      and(
        eq(mailLinks.userId, userId),
        eq(mailLinks.purpose, 'confirm-email'),
        ne(mailLinks.email, email),
      ),
    );
  return rows.length > 0;
}

const isUsable = (tokenHash: string, purpose: MailLinkPurpose, now: Date) =>
  and(
    eq(mailLinks.tokenHash, tokenHash),
    eq(mailLinks.purpose, purpose),
    gt(mailLinks.expiresAt, now),
  );

const linkColumns = { userId: mailLinks.userId, email: mailLinks.email };

/** @returns null when it has expired, was used or never was */
export async function findLink(
  database: Queryable,
  tokenHash: string,
  purpose: MailLinkPurpose,
  now: Date,
): Promise<MailLink | null> {
  const rows = await database
    .select(linkColumns)
    .from(mailLinks)
    .where(isUsable(tokenHash, purpose, now));
  return rows[0] ?? null;
}

/** Of all who use a link at the same time, one is told what it stands for. */
export async function spendLink(
  tx: Transaction,
  tokenHash: string,
  purpose: MailLinkPurpose,
  now: Date,
): Promise<MailLink | null> {
  const rows = await tx
    .delete(mailLinks)
    .where(isUsable(tokenHash, purpose, now))
    .returning(linkColumns);
  return rows[0] ?? null;
}

/** Ends all links of a user, also those that another person may have asked for. */
export async function deleteLinksOf(tx: Transaction, userId: string): Promise<void> {
  await tx.delete(mailLinks).where(eq(mailLinks.userId, userId));
}

/** All but those that would only confirm the address that counts anyway. */
export async function deleteDelicateLinksOf(
  tx: Transaction,
  userId: string,
  email: string | null,
): Promise<void> {
  const isDelicate =
    email === null
      ? undefined
      : or(ne(mailLinks.purpose, 'confirm-email'), ne(mailLinks.email, email));
  await tx.delete(mailLinks).where(and(eq(mailLinks.userId, userId), isDelicate));
}

/** @returns how many are gone */
export async function deleteExpiredLinks(database: Queryable, now: Date): Promise<number> {
  const gone = await database
    .delete(mailLinks)
    .where(lte(mailLinks.expiresAt, now))
    .returning({ tokenHash: mailLinks.tokenHash });
  return gone.length;
}
