import type { Queryable } from '../../platform/database/database.ts';
import { isSuspended } from '../community/index.ts';
import { listStatements } from './appeals.ts';
import { readReports } from './reports.ts';

/**
 * What a user has reported, and what was decided about what they share, for the data export. Decisions are deleted
 * with the account; reports stay without a name.
 */
export const readModeration = async (orm: Queryable, userId: string) => ({
  isSuspended: await isSuspended(orm, userId),
  reports: await readReports(orm, userId),
  decisions: await listStatements(orm, userId),
});
