import type { AccountDeletion } from './modules/account-deletion/index.ts';
import type { Accounts } from './modules/accounts/index.ts';
import { sweepAvatars } from './modules/community/index.ts';
import {
  DELETED_SWEEP_INTERVAL_MS,
  hasDeleted,
  measureSeams,
  openSeamThread,
  sweepCreations,
  sweepDeleted,
} from './modules/creations/index.ts';
import { sweepExports } from './modules/exports/index.ts';
import { sweepDrafts, sweepReferences, sweepUploads } from './modules/generation/index.ts';
import { sweepNotifications } from './modules/notifications/index.ts';
import { sweepSources } from './modules/sources/index.ts';
import { sweepDocuments, sweepStudioFiles } from './modules/studio/index.ts';
import { sweepInvitations } from './modules/teams/index.ts';
import type { Platform } from './open-platform.ts';
import { defineSweep, inTurn, type Sweep, sweepJobs } from './platform/jobs/index.ts';
import { outboxFolder } from './platform/mail/open-mailer.ts';
import { pruneOutbox } from './platform/mail/outbox.ts';

/** For sweeps that read all rows or files. */
const RARE = { intervalMs: 6 * 60 * 60 * 1000 };

export interface SweptModules {
  readonly accounts: Pick<Accounts, 'sweeps'>;
  readonly accountDeletion: Pick<AccountDeletion, 'sweeps'>;
}

/** All sweeps. Each is run by one process at a time. */
export function defineSweeps(
  platform: Platform,
  { accounts, accountDeletion }: SweptModules,
  dataDirectory: string,
  opened: AsyncDisposableStack,
): readonly Sweep[] {
  const { database, clock } = platform;
  const seams = opened.adopt(openSeamThread(), (thread) => thread.close());
  const storageSweeps = [
    sweepCreations,
    sweepReferences,
    sweepUploads,
    sweepDrafts,
    sweepSources,
    sweepExports,
    sweepDocuments,
    sweepStudioFiles,
    sweepAvatars,
  ];
  return [
    defineSweep('sweep-accounts', inTurn(accounts.sweeps)),
    defineSweep('sweep-account-deletions', inTurn(accountDeletion.sweeps)),
    defineSweep('sweep-storage', inTurn(storageSweeps.map((sweep) => () => sweep(platform))), RARE),
    defineSweep('sweep-deleted-creations', () => sweepDeleted(platform), {
      intervalMs: DELETED_SWEEP_INTERVAL_MS,
      isDue: () => hasDeleted(platform),
    }),
    // Also at the start, because loops of an earlier version have not been measured.
    defineSweep(
      'measure-seams',
      (signal) => measureSeams({ ...platform, measureSeam: (gif) => seams.run(gif) }, signal),
      { ...RARE, runsAtStart: true },
    ),
    defineSweep('sweep-invitations', () => sweepInvitations(platform), RARE),
    defineSweep('sweep-notifications', () => sweepNotifications(platform), RARE),
    defineSweep('sweep-outbox', () => pruneOutbox(outboxFolder(dataDirectory), clock()), {
      runsAtStart: true,
    }),
    sweepJobs(database, clock),
  ];
}
