import { createHash, randomUUID } from 'node:crypto';
import {
  type Generation,
  type GenerationKind,
  inStyle,
  MODEL_MESSAGES,
  type PlanName,
  PLANS,
  SERVER_MESSAGES,
  TOKEN_COST,
} from '@loopwright/contract';
import type { Clock } from '../../platform/clock.ts';
import { AppError } from '../../platform/errors.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { outOfTokens, readBalance } from '../tokens/index.ts';
import { type AdmissionParts, createAdmission } from './admission.ts';
import { chooseModel } from './choose-model.ts';
import {
  concurrencyGroupOf,
  type ModelCatalogue,
  LOCAL_CONCURRENCY_GROUP,
} from '../engines/index.ts';
import type { EngineOptions } from '../../schema/stored-values.ts';
import type { DrawableGuard } from './drawable-guard.ts';
import { createFarewell, type GenerationFarewell } from './farewell.ts';
import type { RequestCounter } from '../../platform/rate-limits/request-limits.ts';
import type { UserPrincipal } from '../workspaces/index.ts';
import { type RequestedOptions, resolveOptions } from './options.ts';
import type { PromptGuard } from '../prompts/index.ts';
import { hasEnded, presentGeneration } from './presentation.ts';
import { createRecut, type RecutLoop } from './recut.ts';
import { referenceKeyOf } from './reference-store.ts';
import {
  countAhead,
  findGeneration,
  findLiveGenerations,
  findQueuePositions,
  type GenerationRecord,
  lockGeneration,
} from './store.ts';
import { endCancelled, type EndObserver } from './transitions.ts';

/** Finds changes whose notification was lost. */
const POLL_MS = 5_000;
/** A waiting generation's place changes without a notification of its own. */
const QUEUE_POLL_MS = 2_000;
const RETRY_AFTER_SECONDS = 5;

type ChosenOptions = EngineOptions & { readonly model: string };

export interface GenerationRequest {
  readonly kind: GenerationKind;
  readonly prompt: string;
  readonly options: RequestedOptions;
  /** The reference picture as it came. */
  readonly picture: Uint8Array | null;
  /** The client's Idempotency-Key. */
  readonly requestKey: string | null;
  /** The client's network address. */
  readonly address: string;
}

export interface GenerationService {
  /**
   * Checks and charges a request and puts it in the queue. The same request key with the same
   * request gives the same generation and is charged once.
   * @returns the generation's id
   * @throws AppError `plan-required`, `storage-full`, `too-large`, `unsupported-type` or `invalid` (the picture, the
   *   model), `unavailable` (queue or disk are full, the model is away), `out-of-tokens`, `too-many` (of theirs wait already,
   *   or were asked for), `refused` (against the rules), `not-understood` (nothing the illustrator can draw), `conflict`
   *   (the key of another request)
   */
  create(principal: UserPrincipal, request: GenerationRequest): Promise<string>;
  readonly recut: RecutLoop;
  /**
   * Waits however long it takes, or until the signal fires.
   * @throws AppError `not-found`, or `unavailable` when the server stops meanwhile
   */
  waitForEnd(workspaceId: string, id: string, signal: AbortSignal): Promise<GenerationRecord>;
  /** @throws AppError `not-found` */
  read(workspaceId: string, id: string): Promise<Generation>;
  /** What has not ended yet, oldest first. */
  listActive(workspaceId: string): Promise<Generation[]>;
  /**
   * The generation now and after each change, until it has ended or the signal fires.
   * @throws AppError `not-found`
   */
  follow(workspaceId: string, id: string, signal: AbortSignal): AsyncGenerator<Generation>;
  /**
   * Ends a generation that has not ended and gives its tokens back. Does nothing to others.
   * @throws AppError `not-found`
   */
  cancel(workspaceId: string, id: string): Promise<Generation>;
  /** For the transaction that deletes a workspace: all its generations, running or not. */
  readonly farewell: GenerationFarewell;
  /** Ends all waiting with `unavailable`, so that connections can be closed. */
  stopWaiting(): void;
}

export interface GenerationServiceParts extends AdmissionParts {
  readonly storage: Storage;
  readonly clock: Clock;
  readonly onEnded?: EndObserver;
  /** Checks a picture's type, size and content, and makes it upright, small and free of metadata. */
  readonly readPicture: (bytes: Uint8Array) => Promise<Uint8Array>;
  readonly countRequest: RequestCounter;
  readonly checkPrompt: PromptGuard;
  /** Asked for prompts that the illustrator draws without a reference image. */
  readonly checkDrawable: DrawableGuard;
  readonly models: ModelCatalogue;
}

export function createGenerationService(parts: GenerationServiceParts): GenerationService {
  const { database, storage, changes, clock, readPicture } = parts;
  const { countRequest, checkPrompt, checkDrawable, models } = parts;
  const admission = createAdmission(parts);
  const stopping = new AbortController();

  async function create(principal: UserPrincipal, request: GenerationRequest): Promise<string> {
    const { userId, workspaceId, plan } = principal;
    const requestHash = hashRequest(request);
    const earlier = await admission.findEarlier(workspaceId, request.requestKey, requestHash);
    if (earlier !== null) return earlier.id;

    await countRequest({ id: userId, address: request.address });
    // Not what shall be left out: whoever wants nothing gory names it.
    await checkPrompt(inStyle(request.prompt, request.options.style));
    const options = chooseOptions(plan, request);
    if (concurrencyGroupOf(options.model) === LOCAL_CONCURRENCY_GROUP && request.picture === null) {
      await checkDrawable(request.prompt);
    }
    await admission.checkRoom(principal);
    if (request.picture !== null && !(await canPay(workspaceId, request.kind))) {
      // The same request, sent twice, may have spent the last of them just now.
      const twin = await admission.findEarlier(workspaceId, request.requestKey, requestHash);
      if (twin !== null) return twin.id;
      throw outOfTokens();
    }
    const reference = request.picture === null ? null : await readPicture(request.picture);

    const id = randomUUID();
    const referenceKey = reference === null ? null : referenceKeyOf(id);
    if (reference !== null && referenceKey !== null) {
      await storage.put(referenceKey, reference, 'image/png');
    }
    const values = {
      id,
      workspaceId,
      createdBy: userId,
      kind: request.kind,
      prompt: request.prompt,
      options,
      referenceKey,
      requestKey: request.requestKey,
      requestHash,
      priority: PLANS[plan].rank,
      lane: concurrencyGroupOf(options.model),
      holdId: randomUUID(),
      status: 'queued',
      stage: 'waiting',
      createdAt: clock(),
    } as const;
    const tokens = TOKEN_COST[request.kind];
    const admitted = await admission.admit(values, tokens).catch(async (cause: unknown) => {
      await deleteReference(referenceKey);
      throw cause;
    });
    if (admitted !== null) return admitted;

    await deleteReference(referenceKey);
    const first = await admission.findEarlier(workspaceId, request.requestKey, requestHash);
    if (first === null) throw new Error('A generation vanished between two look-ups.');
    return first.id;
  }

  /** Whoever asks for a model that is known to be away hears so now, not after the queue. */
  function chooseOptions(plan: PlanName, request: GenerationRequest): ChosenOptions {
    const { kind, options: requested, picture } = request;
    const options = resolveOptions(kind, plan, requested);
    const asked = {
      model: requested.model,
      aspect: options.aspect,
      hasPicture: picture !== null,
      hasSeed: requested.seed !== undefined,
      hasNegativePrompt: options.negativePrompt !== undefined,
    };
    const { id } = chooseModel(models.modelOptions[kind], plan, asked);
    const awaySeconds = models.secondsUntilAvailable(kind, id);
    if (awaySeconds !== null) throw modelAway(awaySeconds);
    return { ...options, model: id };
  }

  /** Looked up before a picture is read, which costs up to a second; the hold decides. */
  async function canPay(workspaceId: string, kind: GenerationKind): Promise<boolean> {
    return (await readBalance(database.orm, workspaceId, clock())) >= TOKEN_COST[kind];
  }

  async function deleteReference(key: string | null): Promise<void> {
    if (key !== null) await storage.delete(key);
  }

  async function find(workspaceId: string, id: string): Promise<GenerationRecord> {
    const record = await findGeneration(database.orm, workspaceId, id);
    if (record === null) throw notFound();
    return record;
  }

  async function present(record: GenerationRecord): Promise<Generation> {
    const isQueued = record.generation.status === 'queued';
    return presentGeneration(
      record,
      isQueued ? await countAhead(database.orm, record.generation) : null,
    );
  }

  /** The record now and after each change, or only after the last, until it has ended. */
  async function* watch(
    workspaceId: string,
    id: string,
    signal: AbortSignal,
    what: 'changes' | 'end',
  ): AsyncGenerator<GenerationRecord> {
    const watch = changes.watch(id, what);
    const either = AbortSignal.any([signal, stopping.signal]);
    either.addEventListener('abort', watch.close, { once: true });
    try {
      for (;;) {
        // Looked at once more after the waiting is over: work ends just before the server does.
        const isLast = either.aborted;
        const record = await find(workspaceId, id);
        yield record;
        if (isLast || hasEnded(record.generation)) return;
        await watch.next(record.generation.status === 'queued' ? QUEUE_POLL_MS : POLL_MS);
      }
    } finally {
      watch.close();
    }
  }

  return {
    create,

    recut: createRecut({ ...parts, admission }),

    async waitForEnd(workspaceId, id, signal) {
      for await (const record of watch(workspaceId, id, signal, 'end')) {
        if (hasEnded(record.generation)) return record;
      }
      throw new AppError('unavailable', {
        publicMessage: SERVER_MESSAGES.shuttingDown,
        isRetryable: true,
        retryAfterSeconds: RETRY_AFTER_SECONDS,
      });
    },

    read: async (workspaceId, id) => await present(await find(workspaceId, id)),

    async listActive(workspaceId) {
      const records = await findLiveGenerations(database.orm, workspaceId);
      const positions = await findQueuePositions(database.orm, workspaceId);
      return records.map((record) =>
        presentGeneration(record, positions.get(record.generation.id) ?? null),
      );
    },

    async *follow(workspaceId, id, signal) {
      let last = '';
      for await (const record of watch(workspaceId, id, signal, 'changes')) {
        const generation = await present(record);
        const text = JSON.stringify(generation);
        if (text !== last) yield generation;
        last = text;
      }
    },

    async cancel(workspaceId, id) {
      const cancelled = await database.transaction(async (tx) => {
        const row = await lockGeneration(tx, id, workspaceId);
        if (row === null) throw notFound();
        if (hasEnded(row)) return null;
        await endCancelled(parts, tx, row);
        return row;
      });
      if (cancelled !== null) {
        parts.onEnded?.(cancelled, 'cancelled');
        await deleteReference(cancelled.referenceKey);
      }
      return await present(await find(workspaceId, id));
    },

    farewell: createFarewell(parts),

    stopWaiting: () => stopping.abort(),
  };
}

/** Two requests with one key are the same when nothing in them differs. */
function hashRequest({ kind, prompt, options, picture }: GenerationRequest): string {
  const { seed, aspect, size, seconds, fps, model, style, negativePrompt } = options;
  const chosen = [seed, aspect, size, seconds, fps, model, style, negativePrompt];
  const fields = [kind, prompt, ...chosen].map((field) => field ?? null);
  return createHash('sha256')
    .update(JSON.stringify([...fields, picture?.byteLength ?? null]))
    .update(picture ?? '')
    .digest('hex');
}

const notFound = (): AppError =>
  new AppError('not-found', { publicMessage: SERVER_MESSAGES.notFound });

const modelAway = (retryAfterSeconds: number): AppError =>
  new AppError('unavailable', {
    publicMessage: MODEL_MESSAGES.modelAway,
    isRetryable: true,
    retryAfterSeconds,
  });
