import { inStyle } from '@loopwright/contract';
import { AppError } from '../../platform/errors.ts';
import { clipKey } from '../creations/index.ts';
import type { Recut } from '../../schema/stored-values.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import type { ClaimKeeper } from './claim-keeper.ts';
import { draftKeyOf } from './draft-store.ts';
import type {
  EngineContext,
  EngineDraft,
  EngineOperation,
  EngineResult,
  Engines,
} from '../engines/index.ts';
import type { EngineOptions } from '../../schema/stored-values.ts';
import { type AbortReason, generationFailed, judgeFailure, type Outcome } from './outcome.ts';
import type { PromptGuard } from '../prompts/index.ts';
import { createProgressWriter } from '../../platform/jobs/index.ts';
import { clipGone } from './recut.ts';
import type { GenerationRow } from './store.ts';

const PROGRESS_PACE = { firstMs: 100, intervalMs: 250 };
/** Far beyond the slowest piece of work. */
const RUN_LIMIT_MS = 20 * 60 * 1000;

export interface RunParts {
  readonly storage: Storage;
  readonly engines: Pick<Engines, 'find' | 'recut'>;
  readonly keeper: ClaimKeeper;
  readonly operation: EngineOperation;
  readonly checkPrompt: PromptGuard;
}

/** Lets the engine draw a claimed generation and notes how far it is. Never rejects. */
export async function runGeneration(
  parts: RunParts,
  row: GenerationRow,
  controller: AbortController,
): Promise<Outcome> {
  const { keeper, operation, checkPrompt } = parts;
  const { signal } = controller;
  const progress = createProgressWriter(keeper.note, PROGRESS_PACE);
  const limit = setTimeout(() => controller.abort('overdue' satisfies AbortReason), RUN_LIMIT_MS);
  try {
    signal.throwIfAborted();
    // Once more: the rules may have changed since it was asked for.
    await checkPrompt(inStyle(row.prompt, row.options.style));
    const draft = draftOf(parts, row);
    const context = { signal, onProgress: progress.report, operation, draft };
    const result = await (row.recut === null
      ? draw(parts, row, context)
      : cut(parts, row.recut, row.options, context));
    return { kind: 'made', result };
  } catch (cause) {
    return judgeFailure(cause, signal);
  } finally {
    clearTimeout(limit);
    await progress.close();
  }
}

async function draw(
  { storage, engines }: RunParts,
  { kind, options, prompt, referenceKey }: GenerationRow,
  context: EngineContext,
): Promise<EngineResult> {
  const reference = await readReference(storage, referenceKey);
  context.signal.throwIfAborted();
  const engine = engines.find(kind, options.model);
  const negativePrompt = options.negativePrompt ?? null;
  return await engine.generate(
    { kind, prompt: inStyle(prompt, options.style), negativePrompt, options, reference },
    context,
  );
}

async function cut(
  { storage, engines }: RunParts,
  { creationId, clip: { chosen } }: Recut,
  options: EngineOptions,
  context: EngineContext,
): Promise<EngineResult> {
  const clip = await readFile(storage, clipKey(creationId));
  // Deleted with its loop since it was asked for.
  if (clip === null) throw clipGone();
  return await engines.recut(clip, chosen, options, context);
}

function draftOf({ storage }: RunParts, { id }: GenerationRow): EngineDraft {
  const key = draftKeyOf(id);
  return {
    read: () => readFile(storage, key),
    keep: async (picture) => void (await storage.put(key, picture, 'image/png')),
  };
}

/** A picture that is not there now may be there later: drawing without it would be wrong. */
async function readReference(storage: Storage, key: string | null): Promise<Uint8Array | null> {
  if (key === null) return null;
  return (await readFile(storage, key)) ?? unreadable(null);
}

/** null: it is not there. */
const readFile = (storage: Storage, key: string): Promise<Uint8Array | null> =>
  storage.get(key).catch(unreadable);

function unreadable(cause: unknown): never {
  const { code, publicMessage } = generationFailed(null);
  throw new AppError(code, { publicMessage, isRetryable: true, cause });
}
