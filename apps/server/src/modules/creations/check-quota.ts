import { HIGHEST_PLAN, PLANS } from '@loopwright/contract';
import type { Queryable } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors.ts';
import type { UserPrincipal } from '../workspaces/index.ts';
import { readStoredBytes } from './assets.ts';

/** @throws AppError `storage-full` when the workspace's files take all the room that its plan has */
export async function checkQuota(
  orm: Queryable,
  { workspaceId, plan }: Pick<UserPrincipal, 'workspaceId' | 'plan'>,
): Promise<void> {
  if ((await readStoredBytes(orm, workspaceId)) < PLANS[plan].storageBytes) return;
  throw new AppError(plan === HIGHEST_PLAN ? 'storageFullHighest' : 'storageFull');
}
