import { inStyle } from '@loopwright/contract';
import { AppError } from '../errors.ts';
import type { Storage } from '../storage/storage.ts';
import type { ClaimKeeper } from './claim-keeper.ts';
import type { EngineOperation, Engines } from './engines/engine.ts';
import { type AbortReason, generationFailed, judgeFailure, type Outcome } from './outcome.ts';
import type { PromptGuard } from './policy/prompt-guard.ts';
import { createProgressWriter } from './progress-writer.ts';
import type { GenerationRow } from './store.ts';

const PROGRESS_INTERVAL_MS = 250;
/** Far beyond the slowest piece of work. */
const RUN_LIMIT_MS = 20 * 60 * 1000;

export interface RunParts {
  readonly storage: Storage;
  readonly engines: Pick<Engines, 'find'>;
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
  const { storage, engines, keeper, operation, checkPrompt } = parts;
  const { signal } = controller;
  const progress = createProgressWriter(keeper.note, PROGRESS_INTERVAL_MS);
  const limit = setTimeout(() => controller.abort('overdue' satisfies AbortReason), RUN_LIMIT_MS);
  try {
    const reference = await readReference(storage, row.referenceKey);
    signal.throwIfAborted();
    // Once more: the rules may have changed since it was asked for.
    const { kind, options } = row;
    const prompt = inStyle(row.prompt, options.style);
    await checkPrompt(prompt);
    const engine = engines.find(kind, options.model);
    const negativePrompt = options.negativePrompt ?? null;
    const result = await engine.generate(
      { kind, prompt, negativePrompt, options, reference },
      { signal, onProgress: progress.report, operation },
    );
    return { kind: 'made', result };
  } catch (cause) {
    return judgeFailure(cause, signal);
  } finally {
    clearTimeout(limit);
    await progress.close();
  }
}

/** A picture that cannot be read now may be readable later: drawing without it would be wrong. */
async function readReference(storage: Storage, key: string | null): Promise<Uint8Array | null> {
  if (key === null) return null;
  const bytes = await storage.get(key).catch((cause: unknown) => cause);
  if (bytes instanceof Uint8Array) return bytes;
  const { code, publicMessage } = generationFailed(null);
  throw new AppError(code, { publicMessage, isRetryable: true, cause: bytes });
}
