import { createHash, randomUUID } from 'node:crypto';
import { type LoopPointChoice, inStyle, PLANS } from '@loopwright/contract';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { AppError, notFoundError } from '../../platform/errors.ts';
import type { RequestCounter } from '../../platform/rate-limits/request-limits.ts';
import { type CreationRow, findCreation } from '../creations/index.ts';
import type { PromptGuard } from '../prompts/index.ts';
import type { UserPrincipal } from '../workspaces/index.ts';
import type { Admission } from './admission.ts';
import { clipGone } from './clip-gone.ts';
import type { GenerationJobs } from './generation-jobs.ts';
import { findSameCut } from './recut-store.ts';
import { findGeneration, type GenerationRow } from './store.ts';

interface RecutRequest {
  /** The loop whose clip is cut again. */
  readonly creationId: string;
  readonly choice: LoopPointChoice;
  /** The client's Idempotency-Key. */
  readonly requestKey: string | null;
  /** The client's network address. */
  readonly address: string;
}

/**
 * Enqueues a loop that is cut from the clip of another one. It costs no tokens, because no model is
 * asked. A cut that exists already is not made again.
 * @returns the generation's id
 * @throws AppError `not-found`, `invalid` (no such cut), `conflict` (the clip is gone, or the key is
 *   another request's), `plan-required`, `storage-full`, `unavailable`, `too-many`, `refused`
 */
export type RecutLoop = (principal: UserPrincipal, request: RecutRequest) => Promise<string>;

export interface RecutDependencies {
  readonly database: Database;
  readonly admission: Admission;
  readonly jobs: Pick<GenerationJobs, 'recut'>;
  readonly clock: Clock;
  readonly countRequest: RequestCounter;
  readonly checkPrompt: PromptGuard;
}

export function createRecut(parts: RecutDependencies): RecutLoop {
  const { database, admission, jobs, clock, countRequest, checkPrompt } = parts;

  /** @throws AppError `conflict` when it can be cut no more */
  async function findSource(source: CreationRow): Promise<GenerationRow> {
    const { isClipKept, generationId, workspaceId } = source;
    const record =
      isClipKept && generationId !== null
        ? await findGeneration(database.orm, workspaceId, generationId)
        : null;
    if (record === null) throw clipGone();
    return record.generation;
  }

  return async (principal, { creationId, choice, requestKey, address }) => {
    const { userId, workspaceId } = principal;
    const requestHash = createHash('sha256')
      .update(JSON.stringify(['recut', creationId, choice]))
      .digest('hex');
    const earlier = await admission.findEarlier(workspaceId, requestKey, requestHash);
    if (earlier !== null) return earlier.id;

    const source = await findCreation(database.orm, workspaceId, creationId);
    if (source === null) throw notFoundError();
    const { clip } = source;
    if (clip === null || (choice !== 'boomerang' && choice >= clip.cuts.length)) throw noSuchCut();
    const cut = { workspaceId, clipId: clip.id, choice };
    const same = await findSameCut(database.orm, cut);
    if (same !== null) return same;

    const { kind, prompt, options } = await findSource(source);
    if (!PLANS[principal.plan].allowsGif) throw needsSubscription();
    await countRequest({ id: userId, address });
    await checkPrompt(inStyle(prompt, options.style));
    await admission.checkRoom(principal);
    const id = randomUUID();
    const admitted = await admission.admit(
      {
        id,
        workspaceId,
        createdBy: userId,
        kind,
        prompt,
        options,
        recut: { creationId, clip: { ...clip, chosen: choice } },
        holdId: randomUUID(),
        createdAt: clock(),
      },
      {
        definition: jobs.recut,
        requestKey,
        requestHash,
        plan: principal.plan,
        tokens: 0,
        // Another request may have enqueued it meanwhile.
        findSame: (tx) => findSameCut(tx, cut),
      },
    );
    if (admitted !== null) return admitted;

    const first = await admission.findEarlier(workspaceId, requestKey, requestHash);
    if (first === null) throw new Error('A generation vanished between two look-ups.');
    return first.id;
  };
}

const noSuchCut = (): AppError => new AppError('noSuchCut');

const needsSubscription = (): AppError => new AppError('gifNeedsSubscription');
