import { randomBytes, randomUUID } from 'node:crypto';
import {
  CLIP_MIME_TYPE,
  clipKey,
  creationExists,
  creationFolder,
  type CreationRow,
  insertCreation,
  keptUntil,
  masterKey,
} from '../creations/index.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { settleHold } from '../tokens/index.ts';
import type { ClaimKeeper } from './claim-keeper.ts';
import type { EngineResult } from '../engines/index.ts';
import type { GenerationLog } from '../../platform/observability/log.ts';
import type { Outcome } from './outcome.ts';
import { createProgressWriter } from '../../platform/jobs/index.ts';
import { type Claim, endLocked, type GenerationRow, lockClaim } from './store.ts';
import { buryOrRetry, endFailed, handBack, type TransitionParts } from './transitions.ts';

const SAVING = { stage: 'saving', fraction: 0.98 } as const;
/** Local files are kept sooner, and nobody has to be told. */
const SAVING_PACE = { firstMs: 100, intervalMs: 1_000 };
/** 128 bits: nobody guesses the address of a creation. */
const MEDIA_TOKEN_BYTES = 16;

export interface ConcludeParts extends TransitionParts {
  readonly database: Database;
  readonly storage: Storage;
  readonly log: GenerationLog;
  readonly keeper: ClaimKeeper;
}

/** Writes down how a run went; each way in one transaction that does nothing for a lost claim. */
export async function conclude(
  parts: ConcludeParts,
  row: GenerationRow,
  claim: Claim,
  outcome: Outcome,
): Promise<void> {
  const { database, storage, log } = parts;
  const details = { generationId: row.id, attempt: claim.attempt };

  /** @param change answers whether the generation has ended */
  async function underClaim(change: (tx: Transaction) => Promise<boolean>): Promise<boolean> {
    const hasEnded = await database.transaction(async (tx) => {
      const isCurrent = (await lockClaim(tx, claim)) !== null;
      return isCurrent && (await change(tx));
    });
    if (hasEnded) parts.onEnded?.(row, outcome.kind === 'made' ? 'finished' : 'failed');
    if (hasEnded && row.referenceKey !== null) await storage.delete(row.referenceKey);
    return hasEnded;
  }

  switch (outcome.kind) {
    case 'made':
      await save(parts, row, claim, outcome.result, underClaim);
      break;
    case 'lost':
      log.info(details, 'a generation was taken from its worker');
      break;
    case 'handed-back':
      await underClaim(async (tx) => {
        await handBack(parts, tx, row);
        return false;
      });
      break;
    case 'died':
      log.warn({ ...details, err: outcome.cause }, 'a run died');
      await underClaim((tx) =>
        buryOrRetry(parts, tx, row, { cause: outcome.cause, isOwn: true, tookWorker: false }),
      );
      break;
    case 'failed':
      log.warn({ ...details, err: outcome.error.cause ?? outcome.error }, 'a generation failed');
      await underClaim(async (tx) => {
        await endFailed(parts, tx, row, outcome.error);
        return true;
      });
      break;
    default:
      outcome satisfies never;
  }
}

/** Keeps the master first and makes it a creation then: a crash between leaves a file, not a debt. */
async function save(
  parts: ConcludeParts,
  row: GenerationRow,
  claim: Claim,
  result: EngineResult,
  underClaim: (change: (tx: Transaction) => Promise<boolean>) => Promise<boolean>,
): Promise<void> {
  const { database, storage, queue, changes, clock, keeper } = parts;
  const id = randomUUID();
  const storageKey = masterKey(id, row.kind);
  const { width, height, seam, text } = result;
  const createdAt = clock();
  const progress = createProgressWriter(keeper.note, SAVING_PACE);
  let isKept = false;

  async function putFiles(): Promise<void> {
    await storage.put(storageKey, result.bytes, result.mimeType);
    if (result.clip === undefined) return;
    await storage.put(clipKey(id), result.clip.bytes, CLIP_MIME_TYPE);
  }

  try {
    progress.report(SAVING);
    await putFiles().finally(progress.close);
    isKept = await underClaim(async (tx) => {
      // First, because it locks the workspace: see `keepWorkspace`.
      await settleHold(tx, { holdId: row.holdId, at: createdAt });
      await insertCreation(tx, {
        id,
        workspaceId: row.workspaceId,
        createdBy: row.createdBy,
        generationId: row.id,
        settings: row.options,
        model: row.options.model ?? null,
        kind: row.kind,
        prompt: row.prompt,
        mediaToken: randomBytes(MEDIA_TOKEN_BYTES).toString('base64url'),
        storageKey,
        width,
        height,
        sizeBytes: result.bytes.byteLength,
        seam,
        text,
        ...describeClip(row, id, result, createdAt),
        deletedAt: null,
        createdAt,
      });
      await endLocked(tx, row.id, { status: 'finished', creationId: id, text }, createdAt);
      await queue.complete(tx, row.id);
      changes.tellEnded(row.id, tx);
      return true;
    });
  } finally {
    // Asked anew, because a commit may have succeeded although its answer was lost.
    if (!isKept && !(await creationExists(database.orm, id))) {
      await storage.deleteFolder(creationFolder(id));
    }
  }
}

/** A cut that was made anew keeps the clip no longer than the first one does. */
function describeClip(
  { recut }: GenerationRow,
  creationId: string,
  { clip }: EngineResult,
  createdAt: Date,
): Pick<CreationRow, 'clip' | 'clipSizeBytes' | 'clipKeptUntil'> {
  if (clip === undefined) return { clip: null, clipSizeBytes: null, clipKeptUntil: null };
  const { cuts, chosen, bytes } = clip;
  const clipSizeBytes = bytes.byteLength;
  if (recut !== null) {
    return { clip: recut.clip, clipSizeBytes, clipKeptUntil: new Date(recut.keptUntil) };
  }
  const kept = { id: creationId, cuts, chosen };
  return { clip: kept, clipSizeBytes, clipKeptUntil: keptUntil(createdAt) };
}
