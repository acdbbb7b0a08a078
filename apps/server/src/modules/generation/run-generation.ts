import { inStyle } from '@loopwright/contract';
import { AppError } from '../../platform/errors.ts';
import type { JobContext } from '../../platform/jobs/index.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import type { Recut } from '../../schema/stored-values.ts';
import type { EngineOptions } from '../../schema/stored-values.ts';
import { clipKey } from '../creations/index.ts';
import type {
  EngineContext,
  EngineDraft,
  EngineOperation,
  EngineResult,
  Engines,
} from '../engines/index.ts';
import type { PromptGuard } from '../prompts/index.ts';
import { clipGone } from './clip-gone.ts';
import { draftKeyOf } from './draft-store.ts';
import type { GenerationContent } from './store.ts';

export interface RunParts {
  readonly storage: Storage;
  readonly engines: Pick<Engines, 'find' | 'recut'>;
  readonly operation: EngineOperation;
  readonly checkPrompt: PromptGuard;
}

/** Lets the engine draw a generation. @throws what the engine, the rules or the storage throw */
export async function runGeneration(
  parts: RunParts,
  row: GenerationContent,
  { signal, reportProgress }: Pick<JobContext, 'signal' | 'reportProgress'>,
): Promise<EngineResult> {
  const { operation, checkPrompt } = parts;
  // Checked again, because the rules may have changed since the request.
  await checkPrompt(inStyle(row.prompt, row.options.style));
  const draft = draftOf(parts, row);
  const context = { signal, onProgress: reportProgress, operation, draft };
  return await (row.recut === null
    ? draw(parts, row, context)
    : cut(parts, row.recut, row.options, context));
}

async function draw(
  { storage, engines }: RunParts,
  { kind, options, prompt, referenceKey }: GenerationContent,
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
  // Deleted with its loop since the request.
  if (clip === null) throw clipGone();
  return await engines.recut(clip, chosen, options, context);
}

function draftOf({ storage }: RunParts, { id }: GenerationContent): EngineDraft {
  const key = draftKeyOf(id);
  return {
    read: () => readFile(storage, key),
    keep: async (image) => void (await storage.put(key, image, 'image/png')),
  };
}

/** An image that cannot be read now is retried later: drawing without it would be wrong. */
async function readReference(storage: Storage, key: string | null): Promise<Uint8Array | null> {
  if (key === null) return null;
  return (await readFile(storage, key)) ?? unreadable(null);
}

/** @returns null when it does not exist */
const readFile = (storage: Storage, key: string): Promise<Uint8Array | null> =>
  storage.get(key).catch(unreadable);

function unreadable(cause: unknown): never {
  throw new AppError('generationFailed', { isRetryable: true, cause });
}
