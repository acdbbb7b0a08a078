import { setTimeout as delay } from 'node:timers/promises';
import type { Database, Queryable } from '../../platform/database/database.ts';
import type { EngineOperation } from '../engines/index.ts';
import type { Json } from '../../schema/stored-values.ts';
import { type Claim, type GenerationRow, saveOperation } from './store.ts';

/** It may have cost a lot, and the database be back at once. */
const PAUSES_MS = [200, 1_000, 3_000];

export interface KeptOperation extends EngineOperation {
  /** What was saved last, by this attempt or one before. */
  readonly latest: Json;
}

/**
 * Keeps what an engine has begun elsewhere in the row of its generation, on the disk before `save`
 * resolves, so that whoever runs it next goes on with it instead of paying twice.
 */
export function keepOperation(database: Database, row: GenerationRow, claim: Claim): KeptOperation {
  let latest: Json = row.operation ?? null;
  return {
    started: latest,
    get latest() {
      return latest;
    },
    /** @throws Error when the claim is no longer the current one: another attempt is under way */
    async save(operation) {
      if (!(await savePatiently(database.orm, claim, operation))) throw new Error('A lost claim.');
      latest = operation;
    },
  };
}

async function savePatiently(orm: Queryable, claim: Claim, operation: Json): Promise<boolean> {
  for (const pauseMs of PAUSES_MS) {
    try {
      return await saveOperation(orm, claim, operation);
    } catch {
      await delay(pauseMs);
    }
  }
  return await saveOperation(orm, claim, operation);
}
