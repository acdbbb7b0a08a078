import { LIMITS } from '@loopwright/contract';
import type { AppParts } from './app.ts';
import type { Config } from './config.ts';
import { createPayments } from './modules/billing/index.ts';
import {
  createCreationService,
  createMedia,
  DELETED_SWEEP_INTERVAL_MS,
  measureSeams,
  openSeamThread,
  openVariantThread,
  sweepClips,
  sweepCreations,
  sweepDeleted,
} from './modules/creations/index.ts';
import { openEngines, openTextModel, concurrencyLimitsOf } from './modules/engines/index.ts';
import {
  countQueued,
  createDrawableGuard,
  createGenerationService,
  createPictureReader,
  createWorker,
  type EndObserver,
  generationLimits,
  openChanges,
  openQueue,
  sweepDrafts,
  sweepReferences,
} from './modules/generation/index.ts';
import {
  createEnhancementService,
  createPromptGuard,
  enhancementLimits,
  type PromptPolicy,
  openPromptRules,
} from './modules/prompts/index.ts';
import type { Platform } from './open-platform.ts';
import {
  createJobRunner,
  type JobRunner,
  type Jobs,
  openJobs,
  startPgBoss,
  startSweeps,
  sweepJobs,
} from './platform/jobs/index.ts';
import { RARE_SWEEP_INTERVAL_MS, startSweeper, sweepOnce } from './platform/jobs/sweeper.ts';

type ModulesForApp = Pick<
  AppParts,
  'models' | 'generations' | 'creations' | 'media' | 'enhancements'
>;

export interface Modules extends ModulesForApp {
  readonly payments: ReturnType<typeof createPayments>;
  /** Begins to draw and to sweep, as far as this process does. */
  start(): Promise<void>;
  /** Gives running generations `graceMs` to finish and hands the rest back to the queue. */
  stop(graceMs: number): Promise<void>;
}

/**
 * Opens the modules, each on those before it.
 * @param policy for prompts
 * @param opened closes what has been opened
 */
export async function openModules(
  config: Config,
  platform: Platform,
  policy: PromptPolicy,
  opened: AsyncDisposableStack,
): Promise<Modules> {
  const closeLater = <T extends { close(): Promise<void> }>(part: T): T =>
    opened.adopt(part, () => part.close());
  const { logger, clock, metrics, database, limiter } = platform;
  const { queueLimit, role, security } = config;

  const engines = closeLater(await openEngines(config));
  const variants = closeLater(openVariantThread());
  const rules = closeLater(openPromptRules());
  const pgBoss = await startPgBoss(database, (err) =>
    logger.warn({ err }, 'the queue has trouble'),
  );
  opened.defer(() => pgBoss.stop({ graceful: false }));
  const jobs = closeLater(await openJobs(database, pgBoss, clock));
  const queue = await openQueue(pgBoss);
  const changes = closeLater(await openChanges(database));
  metrics.watchQueue(() => countQueued(database.orm));
  const onEnded: EndObserver = ({ kind, createdAt }, outcome) =>
    metrics.countGeneration(kind, outcome, clock().getTime() - createdAt.getTime());
  const checkPrompt = createPromptGuard(policy, (kind) => metrics.countRefusedPrompt(kind));
  const parts = { ...platform, log: logger, queue, changes, onEnded, checkPrompt };

  // A process that only draws has nothing to do with payments.
  const payments = closeLater(
    createPayments(role === 'worker' ? { kind: 'none' } : config.payments, {
      ...parts,
      observer: metrics,
      dataDirectory: config.dataDirectory,
    }),
  );
  if (payments.kind === 'sandbox' && role === 'web') {
    logger.warn('the payment sandbox is one process alone: run a single one with ROLE=web');
  }
  const worker =
    role === 'web'
      ? null
      : createWorker({ ...parts, engines, places: concurrencyLimitsOf(config) });
  const runSweeps = role === 'web' ? null : prepareSweeps(platform, opened);
  const runner = role === 'web' ? null : createRunner({ ...platform, jobs, log: logger }, opened);

  return {
    payments,
    models: engines.modelOptions,
    generations: createGenerationService({
      ...parts,
      models: engines,
      queueLimit,
      queueLimitPerWorkspace: LIMITS.waitingPerPerson,
      readPicture: createPictureReader(),
      countRequest: generationLimits(limiter, security),
      checkDrawable: createDrawableGuard(rules),
    }),
    creations: createCreationService(parts),
    media: createMedia({ ...parts, renderVariant: variants.render }),
    enhancements: createEnhancementService({
      ...parts,
      model: role === 'worker' ? null : await openTextModel(config),
      rules,
      countRequest: enhancementLimits(limiter, security),
      onEnhanced: (source) => metrics.countEnhancement(source),
    }),
    async start() {
      await worker?.start();
      await runner?.start();
      runSweeps?.();
    },
    async stop(graceMs) {
      await Promise.all([worker?.stop(graceMs), runner?.stop(graceMs)]);
    },
  };
}

/** Runs what is not drawn. */
function createRunner(
  dependencies: Pick<Platform, 'database' | 'clock'> & {
    readonly jobs: Jobs;
    readonly log: Platform['logger'];
  },
  opened: AsyncDisposableStack,
): JobRunner {
  const { database, clock, jobs } = dependencies;
  const sweeps = [sweepJobs(database, clock)];
  opened.defer(startSweeps({ ...dependencies, queue: jobs.queue }, sweeps));
  const definitions = sweeps.map(({ definition }) => definition);
  return createJobRunner({ ...dependencies, definitions, concurrencyLimits: new Map() });
}

/** @returns begins them */
function prepareSweeps(platform: Platform, opened: AsyncDisposableStack): () => void {
  const { logger } = platform;
  const seams = opened.adopt(openSeamThread(), (part) => part.close());
  const closing = new AbortController();
  opened.defer(() => closing.abort());
  const measureAllSeams = () =>
    measureSeams({ ...platform, measureSeam: (gif) => seams.run(gif) }, closing.signal);
  const sweeps = [sweepCreations, sweepReferences, sweepDrafts, sweepClips].map(
    (sweep) => () => sweep(platform),
  );
  opened.defer(startSweeper([...sweeps, measureAllSeams], logger, RARE_SWEEP_INTERVAL_MS));
  opened.defer(startSweeper([() => sweepDeleted(platform)], logger, DELETED_SWEEP_INTERVAL_MS));
  // Loops of an earlier version; a failure is made up for by the next sweep.
  return () => void sweepOnce([measureAllSeams], logger);
}
