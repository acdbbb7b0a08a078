import { randomUUID } from 'node:crypto';
import type { Transaction } from '../../../platform/database/database.ts';
import { insertExport } from '../../exports/store.ts';

/** Stores the row of an export, without its job. */
export const addExport = (
  tx: Transaction,
  workspaceId: string,
  creationId: string,
): Promise<void> =>
  insertExport(tx, {
    id: randomUUID(),
    workspaceId,
    createdBy: workspaceId,
    creationId,
    request: { target: 'discord-emoji' },
    requestHash: 'the hash',
    createdAt: new Date('2026-11-18T12:00:00Z'),
    expiresAt: new Date('2026-11-25T12:00:00Z'),
  });
