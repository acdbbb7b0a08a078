import { eq } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../platform/database/database.ts';
import { users } from '../../schema/schema.ts';

export async function personExists(orm: Queryable, userId: string): Promise<boolean> {
  const rows = await orm.select({ id: users.id }).from(users).where(eq(users.id, userId));
  return rows.length > 0;
}

/** Until the transaction ends nothing of theirs can come into being. */
export async function lockPerson(tx: Transaction, userId: string): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
}

/** With everything that belongs to them. */
export async function deletePerson(tx: Transaction, userId: string): Promise<void> {
  await tx.delete(users).where(eq(users.id, userId));
}
