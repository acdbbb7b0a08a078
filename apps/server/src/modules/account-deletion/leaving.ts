import type { Reauthentication } from '../accounts/index.ts';
import type { Payments } from '../billing/index.ts';
import type { CreationService } from '../creations/index.ts';
import type { GenerationService } from '../generation/index.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { DeletionService } from './deletion-service.ts';
import { Departures } from './departures.ts';
import { type ExportParts, ExportService } from './export-service.ts';

export interface LeavingParts extends ExportParts {
  readonly storage: Storage;
  readonly reauthentication: Reauthentication;
  readonly payments: Pick<Payments, 'billing'>;
  readonly generations: Pick<GenerationService, 'farewell'>;
  readonly creations: CreationService;
}

export interface Leaving {
  readonly exports: ExportService;
  readonly deletion: DeletionService;
  /** Each removes what somebody who has left still has here. */
  readonly sweeps: readonly (() => Promise<number>)[];
}

/** Everything about people who go: what they take along, and what must not stay behind. */
export function createLeaving(parts: LeavingParts): Leaving {
  const departures = new Departures(parts);
  return {
    exports: new ExportService(parts),
    deletion: new DeletionService({ ...parts, departures }),
    sweeps: [() => departures.sweep()],
  };
}
