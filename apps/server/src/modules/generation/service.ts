import { type Generation } from '@loopwright/contract';
import { notFoundError, unavailableError } from '../../platform/errors.ts';
import {
  countAhead,
  findQueuePositions,
  hasEnded,
  type JobEvents,
  watchJob,
} from '../../platform/jobs/index.ts';
import type { UserPrincipal } from '../workspaces/index.ts';
import { type AdmissionDependencies, createAdmission } from './admission.ts';
import { createDeletion, type GenerationDeletion } from './deletion.ts';
import type { GenerationJobs } from './generation-jobs.ts';
import { presentGeneration } from './presentation.ts';
import { createRecut, type RecutLoop } from './recut.ts';
import {
  createRequestGeneration,
  type GenerationRequest,
  type RequestDependencies,
} from './request-generation.ts';
import { findGeneration, findLiveGenerations, type GenerationRecord } from './store.ts';
import { receiveUpload, type StoredUpload, type UploadDependencies } from './upload-store.ts';

export interface GenerationService {
  /**
   * Stores a file that comes with a request, until it is disposed of.
   * @param chunks when they throw, nothing is stored
   */
  receiveUpload(chunks: AsyncIterable<Uint8Array>): Promise<StoredUpload>;
  /**
   * Checks and charges a request and puts it in the queue. The same request key with the same
   * request gives the same generation and is charged once.
   * @returns the generation's id
   * @throws AppError `plan-required`, `storage-full`, `too-large`, `unsupported-type` or `invalid` (the image, the
   *   model), `unavailable` (queue or disk are full, the model is away), `out-of-tokens`, `too-many` (too many wait
   *   or were requested), `refused` (against the rules), `not-understood` (nothing the illustrator can draw), `conflict`
   *   (the key of another request, or the creation that is remixed is not shared)
   */
  create(principal: UserPrincipal, request: GenerationRequest): Promise<string>;
  readonly recut: RecutLoop;
  /**
   * Waits for the end, however long it takes, or until the signal fires.
   * @throws AppError `not-found`, or `unavailable` when the server stops meanwhile
   */
  waitForEnd(workspaceId: string, id: string, signal: AbortSignal): Promise<GenerationRecord>;
  /** @throws AppError `not-found` */
  read(workspaceId: string, id: string): Promise<Generation>;
  /** Generations that have not ended, oldest first. */
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
  readonly deletion: GenerationDeletion;
  /** Ends all waits with `unavailable`, so that connections can be closed. */
  stopWaiting(): void;
}

export interface GenerationServiceDependencies
  extends AdmissionDependencies, RequestDependencies, UploadDependencies {
  readonly events: Pick<JobEvents, 'subscribe'>;
  readonly jobs: GenerationJobs;
}

export function createGenerationService(parts: GenerationServiceDependencies): GenerationService {
  const { database, events, queue, jobs } = parts;
  const admission = createAdmission(parts);
  const stopping = new AbortController();

  async function find(workspaceId: string, id: string): Promise<GenerationRecord> {
    const record = await findGeneration(database.orm, workspaceId, id);
    if (record === null) throw notFoundError();
    return record;
  }

  async function present(record: GenerationRecord): Promise<Generation> {
    const isQueued = record.generation.status === 'queued';
    return presentGeneration(
      record,
      isQueued ? await countAhead(database.orm, record.generation) : null,
    );
  }

  /** The record now and after each change, or only after the last one. */
  const watch = (
    workspaceId: string,
    id: string,
    signal: AbortSignal,
    what: 'changes' | 'end',
  ): AsyncGenerator<GenerationRecord> =>
    watchJob({
      events,
      id,
      what,
      signal: AbortSignal.any([signal, stopping.signal]),
      async read() {
        const record = await find(workspaceId, id);
        return { ...record, status: record.generation.status };
      },
    });

  return {
    receiveUpload: (chunks) => receiveUpload(parts, chunks),

    create: createRequestGeneration({ ...parts, admission }),

    recut: createRecut({ ...parts, admission }),

    async waitForEnd(workspaceId, id, signal) {
      for await (const record of watch(workspaceId, id, signal, 'end')) {
        if (hasEnded(record.generation)) return record;
      }
      throw unavailableError('shuttingDown');
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
      const { generation } = await find(workspaceId, id);
      const definition = generation.recut === null ? jobs.generation : jobs.recut;
      const cancelled = await database.transaction((tx) => queue.cancel(tx, definition, id));
      if (cancelled !== null) await definition.cleanUp?.(cancelled, 'cancelled');
      return await present(await find(workspaceId, id));
    },

    deletion: createDeletion(queue, jobs),

    stopWaiting: () => stopping.abort(),
  };
}
