import { createHash, randomUUID } from 'node:crypto';
import { type GenerationKind, inStyle, type PlanName, TOKEN_COST } from '@loopwright/contract';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors.ts';
import type { RequestCounter } from '../../platform/rate-limits/request-limits.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import type { EngineOptions } from '../../schema/stored-values.ts';
import {
  concurrencyGroupOf,
  LOCAL_CONCURRENCY_GROUP,
  type ModelCatalogue,
} from '../engines/index.ts';
import type { PromptGuard } from '../prompts/index.ts';
import { checkRemix } from '../sharing/index.ts';
import { outOfTokens, readBalance } from '../tokens/index.ts';
import type { UserPrincipal } from '../workspaces/index.ts';
import type { Admission } from './admission.ts';
import { chooseModel } from './choose-model.ts';
import type { DrawableGuard } from './drawable-guard.ts';
import type { GenerationJobs } from './generation-jobs.ts';
import { type RequestedOptions, resolveOptions } from './options.ts';
import { createReferenceWriter } from './read-reference-image.ts';
import { referenceKeyOf } from './reference-store.ts';
import type { Upload } from './upload-store.ts';

type ChosenOptions = EngineOptions & { readonly model: string };

export interface GenerationRequest {
  readonly kind: GenerationKind;
  readonly prompt: string;
  /** The creation that it remixes. */
  readonly parentId?: string | null;
  readonly options: RequestedOptions;
  /** The reference image as uploaded. */
  readonly image: Upload | null;
  /** The client's Idempotency-Key. */
  readonly requestKey: string | null;
  /** The client's network address. */
  readonly address: string;
}

export interface RequestDependencies {
  readonly database: Database;
  readonly storage: Storage;
  readonly clock: Clock;
  readonly jobs: Pick<GenerationJobs, 'generation'>;
  readonly countRequest: RequestCounter;
  readonly checkPrompt: PromptGuard;
  /** Called for prompts that the illustrator draws without a reference image. */
  readonly checkDrawable: DrawableGuard;
  readonly models: ModelCatalogue;
}

/** See `GenerationService.create`. */
export type RequestGeneration = (
  principal: UserPrincipal,
  request: GenerationRequest,
) => Promise<string>;

export function createRequestGeneration(
  dependencies: RequestDependencies & { readonly admission: Admission },
): RequestGeneration {
  const { database, storage, clock, jobs, admission } = dependencies;
  const { countRequest, checkPrompt, checkDrawable, models } = dependencies;
  const writeReference = createReferenceWriter(storage);

  async function create(principal: UserPrincipal, request: GenerationRequest): Promise<string> {
    const { userId, workspaceId, plan } = principal;
    const requestHash = hashRequest(request);
    const earlier = await admission.findEarlier(workspaceId, request.requestKey, requestHash);
    if (earlier !== null) return earlier.id;

    await countRequest({ id: userId, address: request.address });
    const { parentId = null } = request;
    await checkRemix(database.orm, workspaceId, parentId);
    // Not the negative prompt: it names what the user does not want.
    await checkPrompt(inStyle(request.prompt, request.options.style));
    const options = chooseOptions(plan, request);
    if (concurrencyGroupOf(options.model) === LOCAL_CONCURRENCY_GROUP && request.image === null) {
      await checkDrawable(request.prompt);
    }
    await admission.checkRoom(principal);
    if (request.image !== null && !(await canPay(workspaceId, request.kind))) {
      // The same request, sent twice, may have spent the last tokens.
      const twin = await admission.findEarlier(workspaceId, request.requestKey, requestHash);
      if (twin !== null) return twin.id;
      throw outOfTokens();
    }

    const id = randomUUID();
    const referenceKey = request.image === null ? null : referenceKeyOf(id);
    if (request.image !== null && referenceKey !== null) {
      await writeReference(request.image, referenceKey);
    }
    const values = {
      id,
      workspaceId,
      createdBy: userId,
      kind: request.kind,
      prompt: request.prompt,
      parentId,
      options,
      referenceKey,
      holdId: randomUUID(),
      createdAt: clock(),
    };
    const { requestKey, kind } = request;
    const tokens = TOKEN_COST[kind];
    const definition = jobs.generation;
    const admitted = await admission
      .admit(values, { definition, requestKey, requestHash, plan, tokens })
      .catch(async (cause: unknown) => {
        await deleteReference(referenceKey);
        throw cause;
      });
    if (admitted !== null) return admitted;

    await deleteReference(referenceKey);
    const first = await admission.findEarlier(workspaceId, request.requestKey, requestHash);
    if (first === null) throw new Error('A generation vanished between two look-ups.');
    return first.id;
  }

  /** A request for a model that is known to be unavailable fails now, not after the queue. */
  function chooseOptions(plan: PlanName, request: GenerationRequest): ChosenOptions {
    const { kind, options: requested, image } = request;
    const options = resolveOptions(kind, plan, requested);
    const asked = {
      model: requested.model,
      aspect: options.aspect,
      hasImage: image !== null,
      hasSeed: requested.seed !== undefined,
      hasNegativePrompt: options.negativePrompt !== undefined,
    };
    const { id } = chooseModel(models.modelOptions[kind], plan, asked);
    const awaySeconds = models.secondsUntilAvailable(kind, id);
    if (awaySeconds !== null) throw modelAway(awaySeconds);
    return { ...options, model: id };
  }

  /** Checked before an image is decoded, which takes up to a second; the hold decides. */
  async function canPay(workspaceId: string, kind: GenerationKind): Promise<boolean> {
    return (await readBalance(database.orm, workspaceId, clock())) >= TOKEN_COST[kind];
  }

  async function deleteReference(key: string | null): Promise<void> {
    if (key !== null) await storage.delete(key);
  }

  return create;
}

/** Two requests with one key are the same when nothing in them differs. */
function hashRequest({ kind, prompt, parentId, options, image }: GenerationRequest): string {
  const { seed, aspect, size, seconds, fps, model, style, negativePrompt } = options;
  const chosen = [seed, aspect, size, seconds, fps, model, style, negativePrompt];
  const fields = [kind, prompt, ...chosen].map((field) => field ?? null);
  if (parentId) fields.push(parentId);
  return createHash('sha256')
    .update(JSON.stringify([...fields, image?.sizeBytes ?? null]))
    .update(image?.sha256 ?? '')
    .digest('hex');
}

const modelAway = (retryAfterSeconds: number): AppError =>
  new AppError('modelAway', { isRetryable: true, retryAfterSeconds });
