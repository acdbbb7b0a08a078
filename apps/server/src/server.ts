import { fileURLToPath } from 'node:url';
import { LIMITS } from '@loopwright/contract';
import type { Logger } from 'pino';
import { collectDefaultMetrics } from 'prom-client';
import { AttemptLimiter } from './platform/rate-limits/attempt-limiter.ts';
import { type AppParts, buildApp } from './app.ts';
import { createPayments } from './modules/billing/payments.ts';
import { systemClock } from './platform/clock.ts';
import type { Config } from './config.ts';
import { createMedia } from './modules/creations/media.ts';
import { createCreationService } from './modules/creations/service.ts';
import { measureSeams } from './modules/creations/measure-seams.ts';
import { openSeamThread } from './modules/creations/open-seam-thread.ts';
import { sweepClips } from './modules/creations/sweep-clips.ts';
import { DELETED_SWEEP_INTERVAL_MS, sweepDeleted } from './modules/creations/sweep-deleted.ts';
import { sweepCreations } from './modules/creations/sweep-creations.ts';
import { openVariantThread } from './modules/creations/variant.ts';
import { openDatabase } from './platform/database/connect.ts';
import { openChanges } from './modules/generation/changes.ts';
import { sweepDrafts } from './modules/generation/draft-store.ts';
import { placesOf, openEngines, openTextModel } from './modules/engines/registry.ts';
import { createDrawableGuard } from './modules/generation/drawable-guard.ts';
import { generationLimits } from './modules/generation/generation-limits.ts';
import { openPromptPolicy } from './modules/prompts/policy/open-policy.ts';
import { createPromptGuard } from './modules/prompts/policy/prompt-guard.ts';
import { openQueue } from './modules/generation/queue.ts';
import { createPictureReader } from './modules/generation/read-picture.ts';
import { sweepReferences } from './modules/generation/reference-store.ts';
import { createGenerationService } from './modules/generation/service.ts';
import { countQueued } from './modules/generation/store.ts';
import type { EndObserver } from './modules/generation/transitions.ts';
import { createWorker } from './modules/generation/worker.ts';
import { loadSessionSecret } from './platform/http/session-secret.ts';
import { openMailer, outboxFolder } from './platform/mail/open-mailer.ts';
import { pruneOutbox } from './platform/mail/outbox.ts';
import { Availability } from './platform/observability/availability.ts';
import { BYTES_PER_MB, createDiskSpace, localFolders } from './platform/storage/disk-space.ts';
import { Metrics } from './platform/observability/metrics.ts';
import { startWarnings } from './start-warnings.ts';
import { RARE_SWEEP_INTERVAL_MS, startSweeper, sweepOnce } from './platform/jobs/sweeper.ts';
import { enhancementLimits } from './modules/prompts/enhancement-limits.ts';
import { createEnhancementService } from './modules/prompts/enhancement-service.ts';
import { openPromptRules } from './modules/prompts/rules.ts';
import { openStorage } from './platform/storage/open-storage.ts';

const WEB_FOLDER = fileURLToPath(new URL('../../web/dist', import.meta.url));

export interface Server {
  /** Begins to answer and to draw. @returns the address for a browser on this machine */
  start(): Promise<string>;
  /**
   * Takes nothing new, gives running generations `graceMs` to finish, hands the rest back to the
   * queue, answers what is left and lets everything go.
   */
  stop(graceMs: number): Promise<void>;
}

/** Not for operators: where tests and benches put what stands in for the real thing. */
export type ServerOptions = Pick<AppParts, 'accounts' | 'overload'> &
  Partial<Pick<AppParts, 'webFolder' | 'clock'>>;

/** Opens everything that the configuration names. What has been opened is closed again on failure. */
export async function openServer(
  config: Config,
  logger: Logger,
  options: ServerOptions = {},
): Promise<Server> {
  const opened = new AsyncDisposableStack();
  try {
    return await openParts(config, logger, options, opened);
  } catch (error) {
    await opened.disposeAsync();
    throw error;
  }
}

async function openParts(
  config: Config,
  logger: Logger,
  options: ServerOptions,
  opened: AsyncDisposableStack,
): Promise<Server> {
  const closeLater = <T extends { close(): Promise<void> }>(part: T): T =>
    opened.adopt(part, () => part.close());

  const { clock = systemClock } = options;
  const metrics = new Metrics();
  const availability = new Availability();
  const diskSpace = createDiskSpace({
    folders: localFolders(config),
    reserveBytes: config.diskReserveMb * BYTES_PER_MB,
  });
  await diskSpace.checkStart();
  const policy = await openPromptPolicy(config);
  const database = closeLater(await openDatabase(config, logger));
  const storage = closeLater(await openStorage(config));
  const engines = closeLater(await openEngines(config));
  const variants = closeLater(openVariantThread());
  const rules = closeLater(openPromptRules());
  const queue = await openQueue(database, (err) => logger.warn({ err }, 'the queue has trouble'));
  opened.defer(() => queue.stop());
  const changes = closeLater(await openChanges(database));

  collectDefaultMetrics({ register: metrics.registry });
  metrics.watchDisk(async () => (await diskSpace.measure())?.freeBytes ?? null);
  metrics.watchQueue(() => countQueued(database.orm));
  const onEnded: EndObserver = ({ kind, createdAt }, outcome) =>
    metrics.countGeneration(kind, outcome, clock().getTime() - createdAt.getTime());

  for (const warning of startWarnings(config)) logger.warn(warning);
  const { queueLimit, role } = config;
  const surroundings = { config, logger, clock, metrics, availability, diskSpace };
  const sessionSecret = config.sessionSecret ?? (await loadSessionSecret(config.dataDirectory));
  const checkPrompt = createPromptGuard(policy, (kind) => metrics.countRefusedPrompt(kind));
  const parts = { ...surroundings, database, storage, queue, changes, onEnded, checkPrompt };
  // A process that only draws has nothing to do with payments.
  const payments = closeLater(
    createPayments(role === 'worker' ? { kind: 'none' } : config.payments, {
      ...parts,
      log: logger,
      observer: metrics,
      dataDirectory: config.dataDirectory,
    }),
  );
  if (payments.kind === 'sandbox' && role === 'web') {
    logger.warn('the payment sandbox is one process alone: run a single one with ROLE=web');
  }
  const limiter = new AttemptLimiter(database, clock, sessionSecret);
  const app = await buildApp({
    ...parts,
    sessionSecret,
    limiter,
    webFolder: WEB_FOLDER,
    mailer: openMailer(config, clock),
    payments,
    models: engines.offers,
    generations: createGenerationService({
      ...parts,
      models: engines,
      queueLimit,
      queueLimitPerPerson: LIMITS.waitingPerPerson,
      readPicture: createPictureReader(),
      countRequest: generationLimits(limiter, config.security),
      checkDrawable: createDrawableGuard(rules),
    }),
    creations: createCreationService(parts),
    media: createMedia({ ...parts, renderVariant: variants.render }),
    enhancements: createEnhancementService({
      model: role === 'worker' ? null : await openTextModel(config),
      rules,
      checkPrompt,
      countRequest: enhancementLimits(limiter, config.security),
      log: logger,
      onEnhanced: (source) => metrics.countEnhancement(source),
    }),
    ...options,
  });
  opened.defer(async () => await app.close());
  const seams = closeLater(openSeamThread());
  const closing = new AbortController();
  opened.defer(() => closing.abort());
  const measureAllSeams = () =>
    measureSeams({ ...parts, measureSeam: (gif) => seams.run(gif) }, closing.signal);
  const sweepOutbox = () => pruneOutbox(outboxFolder(config.dataDirectory), clock());
  await sweepOutbox();
  opened.defer(startSweeper([sweepOutbox], logger));
  if (role !== 'web') {
    const sweeps = [sweepCreations, sweepReferences, sweepDrafts, sweepClips].map(
      (sweep) => () => sweep(parts),
    );
    opened.defer(startSweeper([...sweeps, measureAllSeams], logger, RARE_SWEEP_INTERVAL_MS));
    opened.defer(startSweeper([() => sweepDeleted(parts)], logger, DELETED_SWEEP_INTERVAL_MS));
  }
  const places = placesOf(config);
  const worker = role === 'web' ? null : createWorker({ ...parts, log: logger, engines, places });

  return {
    async start() {
      const { port, host } = config;
      const address = await app.listen({ port, host });
      await worker?.start();
      // Loops of an earlier version; a failure is made up for by the next sweep.
      if (role !== 'web') void sweepOnce([measureAllSeams], logger);
      // Port 0 lets the system choose one.
      const publicUrl = port === 0 ? address : config.publicUrl;
      await payments.open({ publicUrl, localUrl: address });
      return publicUrl;
    },
    async stop(graceMs) {
      availability.stop();
      await worker?.stop(graceMs);
      await opened.disposeAsync();
    },
  };
}
