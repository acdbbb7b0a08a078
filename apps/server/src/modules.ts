import { LIMITS } from '@loopwright/contract';
import { createFfmpegFinder } from '@loopwright/media/node';
import type { Logger } from 'pino';
import type { AppDependencies } from './app-dependencies.ts';
import type { Config } from './config.ts';
import { createAccountDeletion } from './modules/account-deletion/index.ts';
import { type AccountsOptions, createAccounts } from './modules/accounts/index.ts';
import { createPayments } from './modules/billing/index.ts';
import {
  createAvatarService,
  createCommunityService,
  createPublisher,
  openImageCheck,
  definePublicationJob,
} from './modules/community/index.ts';
import {
  createCreationService,
  createFolderService,
  createMedia,
  openVariantThread,
  readStoredBytes,
} from './modules/creations/index.ts';
import { openEngines, openTextModel, concurrencyLimitsOf } from './modules/engines/index.ts';
import {
  createExportService,
  defineExportJob,
  EXPORT_CONCURRENCY_GROUP,
  openExportThreads,
} from './modules/exports/index.ts';
import {
  countQueued,
  createDrawableGuard,
  createGenerationService,
  createStylePreviews,
  defineGenerationJobs,
  type EndObserver,
  generationLimits,
  stylePreviewLimits,
  withReservedSlots,
} from './modules/generation/index.ts';
import { createModerationService, defineModerationEmailJob } from './modules/moderation/index.ts';
import {
  createEnhancementService,
  createPromptGuard,
  enhancementLimits,
  type PromptPolicy,
  openPromptRules,
} from './modules/prompts/index.ts';
import { createSharingService } from './modules/sharing/index.ts';
import { defineSourceJob } from './modules/sources/index.ts';
import {
  createDocumentService,
  createUploadService,
  openUploadThread,
} from './modules/studio/index.ts';
import type { Platform } from './open-platform.ts';
import {
  type AnyJobDefinition,
  createJobRunner,
  type Jobs,
  openJobs,
  startPgBoss,
  startSweeps,
} from './platform/jobs/index.ts';
import { EMAIL_CONCURRENCY_GROUP, EMAILS_AT_ONCE } from './platform/mail/email-job.ts';
import { defineSweeps } from './sweeps.ts';

type ModulesForApp = Pick<
  AppDependencies,
  | 'accounts'
  | 'accountDeletion'
  | 'models'
  | 'generations'
  | 'creations'
  | 'folders'
  | 'media'
  | 'exports'
  | 'sharing'
  | 'community'
  | 'avatars'
  | 'moderation'
  | 'documents'
  | 'uploads'
  | 'uploadThread'
  | 'enhancements'
  | 'stylePreviews'
>;

interface ModulesOptions {
  /** The rules that prompts are checked against. */
  readonly policy: PromptPolicy;
  readonly accounts: AccountsOptions | undefined;
}

export interface Modules extends ModulesForApp {
  readonly payments: ReturnType<typeof createPayments>;
  /** Starts to run jobs and sweeps, unless this process only serves requests. */
  start(): Promise<void>;
  /** Gives running generations `graceMs` to finish and requeues the rest. */
  stop(graceMs: number): Promise<void>;
}

/**
 * Opens the modules in the order of their dependencies.
 * @param opened receives everything that has to be closed
 */
export async function openModules(
  config: Config,
  platform: Platform,
  { policy, accounts: accountsOptions }: ModulesOptions,
  opened: AsyncDisposableStack,
): Promise<Modules> {
  const closeLater = <T extends { close(): Promise<void> }>(part: T): T =>
    opened.adopt(part, () => part.close());
  const { logger, clock, metrics, database, limiter } = platform;
  const { queueLimit, role, security } = config;

  const engines = closeLater(await openEngines(config));
  const variants = closeLater(openVariantThread());
  const rules = closeLater(openPromptRules());
  const jobs = await openJobQueue(platform, opened);
  const { queue, events } = jobs;
  metrics.watchQueue(() => countQueued(database.orm));
  const onEnded: EndObserver = ({ kind, createdAt }, outcome) =>
    metrics.countGeneration(kind, outcome, clock().getTime() - createdAt.getTime());
  const checkPrompt = createPromptGuard(policy, (kind) => metrics.countRefusedPrompt(kind));
  const dependencies = { ...platform, log: logger, queue, events, checkPrompt };

  const payments = closeLater(createConfiguredPayments(config, dependencies));
  const { keepSourcesDays } = config;
  const sourceJob = defineSourceJob({ ...dependencies, engines, keepSourcesDays });
  const generationJobs = defineGenerationJobs({ ...dependencies, engines, sourceJob, onEnded });
  const checkDrawable = createDrawableGuard(rules);
  const generations = createGenerationService({
    ...dependencies,
    jobs: generationJobs,
    models: engines,
    queueLimit,
    queueLimitPerWorkspace: LIMITS.waitingPerUser,
    countRequest: generationLimits(limiter, security),
    checkDrawable,
  });
  const imageCheck = openImageCheck(config.community.imageCheck, closeLater);
  const publicationJob = definePublicationJob({ ...dependencies, imageCheck });
  const communityParts = { ...dependencies, policy, community: config.community };
  const publisher = createPublisher({ ...communityParts, publicationJob });
  const creations = createCreationService({ ...dependencies, textObserver: publisher });
  const media = createMedia({ ...dependencies, renderVariant: variants.render });
  const exportsAtOnce = config.workerThreads ?? 1;
  const exportThreads = closeLater(openExportThreads(exportsAtOnce));
  const findFfmpeg = createFfmpegFinder(config.programFolders);
  const exportParts = { ...dependencies, engines, findFfmpeg };
  const exportJob = defineExportJob({ ...exportParts, threads: exportThreads });
  const exports = createExportService({ ...exportParts, media, exportJob });
  const documents = createDocumentService({ ...dependencies, engines, media });
  const uploadThread = closeLater(openUploadThread());
  const uploads = createUploadService({ ...dependencies, uploadThread });
  const accounts = await createAccounts(
    { ...dependencies, config, readStoredBytes },
    accountsOptions,
  );
  const { reauthentication } = accounts;
  const { publicUrl } = config;
  const sharing = createSharingService({ ...dependencies, publicUrl, publisher });
  const moderationEmailJob = defineModerationEmailJob({ ...dependencies, publicUrl });
  const accountDeletion = createAccountDeletion({
    ...dependencies,
    reauthentication,
    payments,
    generations,
    creations,
    media,
    publicUrl,
  });
  const jobDefinitions = {
    ...generationJobs,
    sourceJob,
    exportJob,
    publicationJob,
    emailJob: accounts.emailJob,
    moderationEmailJob,
  };
  const work = createWork(
    { config, platform, jobs, exportsAtOnce },
    jobDefinitions,
    { accounts, accountDeletion },
    opened,
  );

  return {
    payments,
    accounts,
    accountDeletion,
    models: engines.modelOptions,
    generations,
    creations,
    folders: createFolderService(dependencies),
    media,
    exports,
    sharing,
    community: createCommunityService(communityParts),
    avatars: createAvatarService({ ...communityParts, uploadThread, imageCheck }),
    moderation: createModerationService({ ...dependencies, emailJob: moderationEmailJob }),
    documents,
    uploads,
    uploadThread,
    enhancements: createEnhancementService({
      ...dependencies,
      model: role === 'worker' ? null : await openTextModel(config),
      rules,
      countRequest: enhancementLimits(limiter, security),
      onEnhanced: (source) => metrics.countEnhancement(source),
    }),
    stylePreviews: createStylePreviews({
      engines,
      checkPrompt,
      checkDrawable,
      countRequest: stylePreviewLimits(limiter, security),
    }),
    start: work.start,
    stop: work.stop,
  };
}

interface WorkDependencies {
  readonly config: Config;
  readonly platform: Platform;
  readonly jobs: Jobs;
  readonly exportsAtOnce: number;
}

/** The jobs and sweeps that this process runs: none when it only serves requests. */
function createWork(
  { config, platform, jobs, exportsAtOnce }: WorkDependencies,
  jobDefinitions: Readonly<Record<string, AnyJobDefinition>>,
  modules: Parameters<typeof defineSweeps>[1],
  opened: AsyncDisposableStack,
): Pick<Modules, 'start' | 'stop'> {
  if (config.role === 'web') return { start: async () => {}, stop: async () => {} };
  const dependencies = { ...platform, log: platform.logger };
  const sweeps = defineSweeps(platform, modules, config.dataDirectory, opened);
  const runner = createJobRunner({
    ...dependencies,
    jobs,
    definitions: [...Object.values(jobDefinitions), ...sweeps.map(({ definition }) => definition)],
    concurrencyLimits: new Map([
      ...withReservedSlots(concurrencyLimitsOf(config)),
      [EMAIL_CONCURRENCY_GROUP, { limit: EMAILS_AT_ONCE }],
      [EXPORT_CONCURRENCY_GROUP, { limit: exportsAtOnce }],
    ]),
  });
  return {
    async start() {
      await runner.start();
      opened.defer(startSweeps({ ...dependencies, queue: jobs.queue }, sweeps));
    },
    stop: (graceMs) => runner.stop(graceMs),
  };
}

async function openJobQueue({ database, logger, clock }: Platform, opened: AsyncDisposableStack) {
  const pgBoss = await startPgBoss(database, (err) =>
    logger.warn({ err }, 'the queue has trouble'),
  );
  opened.defer(() => pgBoss.stop({ graceful: false }));
  return opened.adopt(await openJobs(database, pgBoss, clock), (jobs) => jobs.close());
}

function createConfiguredPayments(config: Config, platform: Platform & { readonly log: Logger }) {
  const { role, dataDirectory } = config;
  // A process that only runs jobs does not need payments.
  const paymentsConfig = role === 'worker' ? { kind: 'none' as const } : config.payments;
  const payments = createPayments(paymentsConfig, {
    ...platform,
    observer: platform.metrics,
    dataDirectory,
  });
  if (payments.kind === 'sandbox' && role === 'web') {
    platform.logger.warn(
      'the payment sandbox is one process alone: run a single one with ROLE=web',
    );
  }
  return payments;
}
