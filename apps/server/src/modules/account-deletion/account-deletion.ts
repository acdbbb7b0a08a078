import type { Storage } from '../../platform/storage/storage.ts';
import type { Reauthentication } from '../accounts/index.ts';
import type { Payments } from '../billing/index.ts';
import type { CreationService } from '../creations/index.ts';
import type { GenerationService } from '../generation/index.ts';
import { DeletionService } from './deletion-service.ts';
import { type ExportDependencies, ExportService } from './export-service.ts';
import { PendingDeletions } from './pending-deletions.ts';

export interface AccountDeletionDependencies extends ExportDependencies {
  readonly storage: Storage;
  readonly reauthentication: Reauthentication;
  readonly payments: Pick<Payments, 'billing'>;
  readonly generations: Pick<GenerationService, 'deletion'>;
  readonly creations: CreationService;
}

export interface AccountDeletion {
  readonly exports: ExportService;
  readonly deletion: DeletionService;
  /** Each deletes what an interrupted account deletion left over. @returns how many there were */
  readonly sweeps: readonly (() => Promise<number>)[];
}

/** Account deletion and data export. */
export function createAccountDeletion(dependencies: AccountDeletionDependencies): AccountDeletion {
  const pendingDeletions = new PendingDeletions(dependencies);
  return {
    exports: new ExportService(dependencies),
    deletion: new DeletionService({ ...dependencies, pendingDeletions }),
    sweeps: [() => pendingDeletions.sweep()],
  };
}
