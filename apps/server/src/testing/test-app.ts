import { PassThrough } from 'node:stream';
import { createFfmpegFinder, sharp } from '@loopwright/media/node';
import { buildApp } from '../app.ts';
import { type Config, parseConfig } from '../config.ts';
import { createAccountDeletion } from '../modules/account-deletion/account-deletion.ts';
import { type AccountsOptions, createAccounts } from '../modules/accounts/accounts.ts';
import type { Payments } from '../modules/billing/payments.ts';
import { createAvatarService } from '../modules/community/avatars.ts';
import type { ImageCheck } from '../modules/community/image-check.ts';
import {
  definePublicationJob,
  PUBLICATION_CONCURRENCY_GROUP,
  type PublicationDefinition,
} from '../modules/community/publication-job.ts';
import { createPublisher } from '../modules/community/publisher.ts';
import { createCommunityService } from '../modules/community/service.ts';
import { readStoredBytes } from '../modules/creations/assets.ts';
import { createFolderService } from '../modules/creations/folders.ts';
import { createCreationService } from '../modules/creations/service.ts';
import type { Engine } from '../modules/engines/engine/engine.ts';
import { concurrencyGroupOf, LOCAL_CONCURRENCY_GROUP } from '../modules/engines/index.ts';
import type { TextModel } from '../modules/engines/registry.ts';
import { enginesOf } from '../modules/engines/testing/engines-of.ts';
import {
  defineExportJob,
  EXPORT_CONCURRENCY_GROUP,
  type ExportDefinition,
} from '../modules/exports/export-job.ts';
import { openExportThreads } from '../modules/exports/open-export-threads.ts';
import { createExportService } from '../modules/exports/service.ts';
import { CLEANUP_KIND } from '../modules/generation/draft-store.ts';
import {
  createDrawableGuard,
  createStylePreviews,
  stylePreviewLimits,
} from '../modules/generation/index.ts';
import {
  openGenerationFixtures,
  type GenerationFixtures,
} from '../modules/generation/testing/fixtures.ts';
import { createModerationService, defineModerationEmailJob } from '../modules/moderation/index.ts';
import { enhancementLimits } from '../modules/prompts/enhancement-limits.ts';
import { createEnhancementService } from '../modules/prompts/enhancement-service.ts';
import type { PromptPolicy } from '../modules/prompts/policy/prompt-policy.ts';
import { openPromptRules } from '../modules/prompts/rules.ts';
import { createSharingService } from '../modules/sharing/service.ts';
import { openUploadThread } from '../modules/studio/decode-upload.ts';
import { createDocumentService } from '../modules/studio/service.ts';
import { createUploadService } from '../modules/studio/upload-service.ts';
import type { Database } from '../platform/database/database.ts';
import type { App } from '../platform/http/app-type.ts';
import type { OverloadLimits } from '../platform/http/overload.ts';
import { createJobRunner } from '../platform/jobs/index.ts';
import type { Email, Mailer } from '../platform/mail/mailer.ts';
import { Availability } from '../platform/observability/availability.ts';
import { createLogger } from '../platform/observability/logger.ts';
import { Metrics } from '../platform/observability/metrics.ts';
import { AttemptLimiter } from '../platform/rate-limits/attempt-limiter.ts';
import { createDiskSpace, type DiskSpace } from '../platform/storage/disk-space.ts';
import { Browser } from './browser.ts';
import { quickPasswords } from './quick-passwords.ts';
import { UNHURRIED } from './unhurried.ts';

export interface TestAppOptions {
  /** Environment variables. */
  readonly environment?: Readonly<Record<string, string>>;
  readonly accounts?: AccountsOptions;
  readonly overload?: OverloadLimits;
  /** Replaces the mailer that stores the emails for the test. */
  readonly mailer?: Mailer;
  /** By default the disk is never full. */
  readonly diskSpace?: DiskSpace;
  /** By default there are no payments. */
  readonly payments?: Payments;
  /** By default prompt suggestions come from rules. */
  readonly textModel?: TextModel | null;
  /** Draws creations again for exports; by default the engine that the test controls. */
  readonly redrawingEngine?: Engine;
  /** The folder of the built web app; by default it is missing. */
  readonly webFolder?: string;
  /** Looks at pictures before they are listed; by default there is none. */
  readonly imageCheck?: ImageCheck | null;
}

export interface TestApp {
  readonly app: App;
  readonly config: Config;
  readonly fixtures: GenerationFixtures;
  /** Run by a runner that a test starts. */
  readonly exportJob: ExportDefinition;
  /** The same. */
  readonly publicationJob: PublicationDefinition;
  readonly availability: Availability;
  readonly metrics: Metrics;
  /** All emails that were sent. */
  readonly emails: readonly Email[];
  /** The server's clock: a Wednesday, until the test changes it. */
  readonly time: { now: Date };
  /** Everything that was logged. */
  readonly log: () => string;
  readonly newBrowser: (address?: string) => Browser;
  /** Emails wait in the queue until they are started again. */
  readonly stopEmails: () => Promise<void>;
  readonly startEmails: () => Promise<void>;
  readonly close: () => Promise<void>;
}

const NO_PAYMENTS: Payments = { kind: 'none', catalogue: null, billing: () => null, pages: null };

/** A red square, at once: tests conduct the engine for generations alone. */
const drawPreview: Engine['generate'] = async ({ options: { width, height } }) => ({
  bytes: await sharp({ create: { width, height, channels: 3, background: 'red' } })
    .png()
    .toBuffer(),
  mimeType: 'image/png',
  width,
  height,
  seam: null,
  text: null,
});

/** The whole server on a database, with an engine that the test controls and without a worker. */
export async function openTestApp(
  database: Database,
  {
    environment = {},
    accounts: accountsOptions = {},
    webFolder = '/nowhere',
    overload = UNHURRIED,
    mailer,
    diskSpace = createDiskSpace({ folders: [], reserveBytes: 0 }),
    payments = NO_PAYMENTS,
    textModel = null,
    redrawingEngine,
    imageCheck = null,
  }: TestAppOptions = {},
): Promise<TestApp> {
  const time = { now: new Date('2026-11-18T12:00:00Z') };
  const logged: string[] = [];
  const destination = new PassThrough().on('data', (chunk: Buffer) => logged.push(String(chunk)));
  const config = parseConfig({ LOG_LEVEL: 'debug', ...environment });
  const metrics = new Metrics();
  const fixtures = await openGenerationFixtures(database, {
    clock: () => time.now,
    limits: config.security,
    onRefused: (kind) => metrics.countRefusedPrompt(kind),
    diskSpace,
  });
  const { storage, generations, media } = fixtures;
  const emails: Email[] = [];
  const keepEmail: Mailer['send'] = async (email) => void emails.push(email);
  const availability = new Availability();
  const rules = openPromptRules();
  const sessionSecret = 'a secret that only this test knows';
  const limiter = new AttemptLimiter(database, () => time.now, sessionSecret);
  const logger = createLogger(config.logLevel, destination);
  const platform = {
    config,
    logger,
    clock: () => time.now,
    metrics,
    availability,
    diskSpace,
    database,
    storage,
    mailer: mailer ?? { send: keepEmail },
    sessionSecret,
    limiter,
  };
  const accounts = await createAccounts(
    { ...platform, queue: fixtures.jobs.queue, readStoredBytes },
    { passwords: await quickPasswords(), ...accountsOptions },
  );
  const { publicUrl } = config;
  const moderationEmailJob = defineModerationEmailJob({ ...platform, publicUrl });
  // Sends emails, and leaves everything else to the workers that a test starts.
  const otherGroups = [
    ...Object.values(fixtures.models)
      .flat()
      .map(({ id }) => concurrencyGroupOf(id)),
    CLEANUP_KIND,
    LOCAL_CONCURRENCY_GROUP,
    EXPORT_CONCURRENCY_GROUP,
    PUBLICATION_CONCURRENCY_GROUP,
  ];
  const newEmailRunner = () =>
    createJobRunner({
      ...platform,
      jobs: fixtures.jobs,
      log: logger,
      definitions: [accounts.emailJob, moderationEmailJob],
      concurrencyLimits: new Map(otherGroups.map((group) => [group, { limit: 0 }])),
    });
  let emailRunner = newEmailRunner();
  await emailRunner.start();
  const { reauthentication } = accounts;
  const policy: PromptPolicy = {
    check: (text) =>
      fixtures.checkPrompt(text).then(
        () => null,
        () => 'test',
      ),
  };
  const { queue } = fixtures.jobs;
  const publicationJob = definePublicationJob({ ...platform, imageCheck });
  const communityParts = { ...platform, queue, policy, community: config.community };
  const publisher = createPublisher({ ...communityParts, publicationJob });
  const creations = createCreationService({ ...platform, textObserver: publisher });
  const exportThreads = openExportThreads(1);
  const exportParts = {
    ...platform,
    ...fixtures.jobs,
    engines: enginesOf(redrawingEngine ?? fixtures.engine),
    findFfmpeg: createFfmpegFinder(config.programFolders),
  };
  const exportJob = defineExportJob({ ...exportParts, threads: exportThreads });
  const exports = createExportService({ ...exportParts, media, exportJob });
  const documents = createDocumentService({ ...exportParts, media });
  const uploadThread = openUploadThread();
  const uploads = createUploadService({ ...exportParts, uploadThread });
  const modules = {
    payments,
    generations,
    creations,
    folders: createFolderService(platform),
    media,
    exports,
    sharing: createSharingService({ ...platform, publicUrl, publisher }),
    community: createCommunityService(communityParts),
    avatars: createAvatarService({ ...communityParts, uploadThread, imageCheck }),
    moderation: createModerationService({ ...communityParts, emailJob: moderationEmailJob }),
    documents,
    uploads,
    uploadThread,
    accounts,
  };
  const app = await buildApp({
    ...platform,
    ...modules,
    accountDeletion: createAccountDeletion({
      ...platform,
      ...modules,
      reauthentication,
      publicUrl,
      log: logger,
    }),
    webFolder,
    models: fixtures.models,
    enhancements: createEnhancementService({
      model: textModel,
      rules,
      checkPrompt: fixtures.checkPrompt,
      countRequest: enhancementLimits(limiter, config.security),
      log: logger,
      onEnhanced: (source) => metrics.countEnhancement(source),
    }),
    stylePreviews: createStylePreviews({
      engines: enginesOf({ ...fixtures.engine, id: 'illustrator', generate: drawPreview }),
      checkPrompt: fixtures.checkPrompt,
      checkDrawable: createDrawableGuard(rules),
      countRequest: stylePreviewLimits(limiter, config.security),
    }),
    overload,
  });
  return {
    app,
    config,
    fixtures,
    exportJob,
    publicationJob,
    availability,
    metrics,
    emails,
    time,
    log: () => logged.join(''),
    newBrowser: (address) => new Browser(app, address),
    stopEmails: () => emailRunner.stop(0),
    async startEmails() {
      emailRunner = newEmailRunner();
      await emailRunner.start();
    },
    async close() {
      await app.close();
      await emailRunner.stop(0);
      await rules.close();
      await exportThreads.close();
      await uploadThread.close();
      await fixtures.close();
    },
  };
}
