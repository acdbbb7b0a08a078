import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { GenerationKind, PlanName } from '@loopwright/contract';
import { eq, getTableColumns } from 'drizzle-orm';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import { startPgBoss } from '../../../platform/jobs/boss.ts';
import { type AnyJobDefinition, definitionsByKind } from '../../../platform/jobs/job-definition.ts';
import { openJobs } from '../../../platform/jobs/open-jobs.ts';
import type { Jobs } from '../../../platform/jobs/open-jobs.ts';
import { rescueJobs } from '../../../platform/jobs/rescue.ts';
import { createJobRunner, type JobRunner } from '../../../platform/jobs/runner.ts';
import { claimAndDie } from '../../../platform/jobs/testing/claim-and-die.ts';
import { EMAIL_CONCURRENCY_GROUP } from '../../../platform/mail/email-job.ts';
import { AttemptLimiter } from '../../../platform/rate-limits/attempt-limiter.ts';
import { createDiskSpace, type DiskSpace } from '../../../platform/storage/disk-space.ts';
import { openLocalStorage } from '../../../platform/storage/local-storage.ts';
import type { Storage } from '../../../platform/storage/storage.ts';
import {
  creations,
  generations,
  jobs as jobsTable,
  ledgerEntries,
  users,
  workspaces,
} from '../../../schema/schema.ts';
import { createTestUser } from '../../../testing/databases.ts';
import { silentLog } from '../../../testing/silent-log.ts';
import { createMedia, type Media } from '../../creations/media.ts';
import { createCreationService, type CreationService } from '../../creations/service.ts';
import { sweepDeleted } from '../../creations/sweep-deleted.ts';
import type { VariantRenderer } from '../../creations/variant.ts';
import { concurrencyGroupOf } from '../../engines/concurrency-groups.ts';
import type { Engine, ModelCatalogue, Recutter } from '../../engines/engine/engine.ts';
import { enginesOf, failingRecutter } from '../../engines/testing/engines-of.ts';
import { denyList } from '../../prompts/policy/deny-list.ts';
import { parseRules } from '../../prompts/policy/parse-rules.ts';
import { createPromptGuard, type PromptGuard } from '../../prompts/policy/prompt-guard.ts';
import type { PromptRules } from '../../prompts/rules.ts';
import { defineSourceJob, SOURCE_DELAY_MS } from '../../sources/source-job.ts';
import { readBalance } from '../../tokens/ledger.ts';
import type { UserPrincipal } from '../../workspaces/index.ts';
import { createDrawableGuard } from '../drawable-guard.ts';
import { defineGenerationJobs } from '../generation-jobs.ts';
import { generationLimits } from '../generation-limits.ts';
import { createGenerationService, type GenerationService } from '../service.ts';
import { createScriptedEngine, type ScriptedEngine } from './scripted-engine.ts';

/** A Wednesday; the clock stands still. */
const NOW = new Date('2026-11-18T12:00:00Z');
const RULES = 'refuse test: forbidden';
/** Of the sources of loops. */
export const KEEP_SOURCES_DAYS = 30;
export const QUEUE_LIMIT = 8;
export const QUEUE_LIMIT_PER_PERSON = 6;

/** A user in their personal workspace, which has the same id. */
export interface FixtureUser extends UserPrincipal {
  readonly id: string;
  readonly address: string;
}

export interface FixtureOptions {
  /** By default only adds a few words to the master. */
  readonly renderVariant?: VariantRenderer;
  /** What limits on asking go by. */
  readonly clock?: Clock;
  /** A moment that the fixture stands still at; by default a Wednesday. */
  readonly now?: Date;
  readonly limits?: Parameters<typeof generationLimits>[1];
  readonly onRefused?: (kind: string) => void;
  /** Another model, whose generations a worker runs one by one. */
  readonly elsewhere?: Engine;
  /** As in the product by default. */
  readonly sourceDelayMs?: number;
  /** By default the illustrator can draw something of every prompt. */
  readonly rules?: Pick<PromptRules, 'wordsUnknownThroughout'>;
  /** By default there is always room. */
  readonly diskSpace?: DiskSpace;
  /** By default re-cutting fails. */
  readonly recut?: Recutter;
}

/** Everything that generation needs, on a database, with an engine that the test conducts. */
export interface GenerationFixtures {
  readonly database: Database;
  readonly jobs: Jobs;
  readonly storage: Storage;
  readonly engine: ScriptedEngine;
  readonly models: ModelCatalogue['modelOptions'];
  readonly generations: GenerationService;
  readonly checkPrompt: PromptGuard;
  readonly creations: CreationService;
  /** Deletes a creation, and lets the time pass in which that can be undone. */
  deleteForGood(userId: string, id: string): Promise<void>;
  readonly media: Media;
  readonly variantsRendered: number;
  /** Not started. It draws two at once, unless the test says how many. */
  newWorker(engine?: Engine, slots?: number): JobRunner;
  /** Lets a worker take so many generations and die a minute ago. @returns their ids */
  dieWith(count: number): Promise<string[]>;
  rescue(silentForSeconds: number): Promise<number>;
  /** Until now, only the word `forbidden` is against the rules. */
  changeRules(text: string): void;
  /** Fails the next puts of keys that hold these words. */
  failPuts(times: number, keyPart?: string): void;
  newUser(plan: PlanName): Promise<FixtureUser>;
  balanceOf(user: FixtureUser): Promise<number>;
  ledgerOf(user: FixtureUser): Promise<string[]>;
  /** With its job. */
  rowOf(id: string): Promise<typeof jobsTable.$inferSelect & typeof generations.$inferSelect>;
  creationsOf(owner: { readonly workspaceId: string }): Promise<(typeof creations.$inferSelect)[]>;
  storedFiles(): Promise<string[]>;
  /** Stops all workers, empties the database and lets everything else go. */
  close(): Promise<void>;
}

const describeVariant: VariantRenderer = async ({ bytes, hasWatermark, posterWidth }) =>
  Buffer.concat([bytes, Buffer.from(` mark:${hasWatermark} poster:${posterWidth}`)]);

export async function openGenerationFixtures(
  database: Database,
  {
    renderVariant = describeVariant,
    now = NOW,
    clock: limitClock = () => now,
    limits = { generationsPerHour: 1000, generationsPerHourAndAddress: 1000 },
    onRefused = () => undefined,
    sourceDelayMs = SOURCE_DELAY_MS,
    elsewhere,
    diskSpace = createDiskSpace({ folders: [], reserveBytes: 0 }),
    recut = failingRecutter,
    rules = { wordsUnknownThroughout: async () => [] },
  }: FixtureOptions = {},
): Promise<GenerationFixtures> {
  const folder = await mkdtemp(join(tmpdir(), 'fixtures-'));
  const local = await openLocalStorage(folder);
  let failing = { times: 0, keyPart: '' };
  let variantsRendered = 0;
  let addresses = 0;
  const storage: Storage = {
    ...local,
    async put(key, bytes, mimeType) {
      if (failing.times > 0 && key.includes(failing.keyPart)) {
        failing.times -= 1;
        throw new Error('The disk is full.');
      }
      return await local.put(key, bytes, mimeType);
    },
  };
  const failures: Error[] = [];
  const pgBoss = await startPgBoss(database, (error) => failures.push(error));
  const engine = createScriptedEngine();
  const book = enginesOf(engine, ...(elsewhere === undefined ? [] : [elsewhere]));
  const workers: JobRunner[] = [];
  const clock = (): Date => now;

  const limiter = new AttemptLimiter(database, limitClock, 'a secret of the fixtures');
  let policy = denyList(parseRules(RULES));
  const checkPrompt = createPromptGuard({ check: (prompt) => policy.check(prompt) }, onRefused);

  const jobs = await openJobs(database, pgBoss, clock);
  const { queue, events, boss } = jobs;
  const defineJobs = (own?: Engine) => {
    const dependencies = {
      database,
      storage,
      queue,
      clock,
      log: silentLog,
      engines: { find: (kind: GenerationKind, id?: string) => own ?? book.find(kind, id), recut },
      checkPrompt,
      keepSourcesDays: KEEP_SOURCES_DAYS,
    };
    const sourceJob = defineSourceJob(dependencies);
    return {
      ...defineGenerationJobs({ ...dependencies, sourceJob, sourceDelayMs }),
      sourceJob,
    };
  };

  const service = createGenerationService({
    database,
    storage,
    queue,
    events,
    jobs: defineJobs(),
    clock,
    log: silentLog,
    diskSpace,
    queueLimit: QUEUE_LIMIT,
    queueLimitPerWorkspace: QUEUE_LIMIT_PER_PERSON,
    countRequest: generationLimits(limiter, limits),
    checkPrompt,
    checkDrawable: createDrawableGuard(rules),
    models: book,
  });

  const creationService = createCreationService({ database, storage, clock: limitClock });

  return {
    database,
    jobs,
    storage,
    engine,
    models: book.modelOptions,
    generations: service,
    checkPrompt,
    async deleteForGood(userId, id) {
      await creationService.delete(userId, id);
      const later = new Date(limitClock().getTime() + 60_000);
      await sweepDeleted({ database, storage, clock: () => later });
    },
    creations: creationService,
    media: createMedia({
      database,
      storage,
      renderVariant: async (request) => {
        variantsRendered += 1;
        return await renderVariant(request);
      },
    }),
    get variantsRendered() {
      return variantsRendered;
    },

    changeRules(text) {
      policy = denyList(parseRules(text));
    },

    failPuts(times, keyPart = '') {
      failing = { times, keyPart };
    },

    newWorker(own?: Engine, slots = 2) {
      const worker = createJobRunner({
        database,
        jobs,
        clock,
        log: silentLog,
        definitions: Object.values<AnyJobDefinition>({ ...defineJobs(own) }),
        concurrencyLimits: new Map([
          [concurrencyGroupOf(engine.id), { limit: slots }],
          // The runner of the test app sends them.
          [EMAIL_CONCURRENCY_GROUP, { limit: 0 }],
        ]),
        recordPausesMs: [0, 0],
      });
      workers.push(worker);
      return worker;
    },

    dieWith: (count) => claimAndDie(database, boss, count),

    rescue: (silentForSeconds) =>
      rescueJobs(
        {
          database,
          boss,
          events,
          clock,
          log: silentLog,
          definitions: definitionsByKind(Object.values<AnyJobDefinition>({ ...defineJobs() })),
        },
        silentForSeconds,
      ),

    async newUser(plan) {
      const id = await createTestUser(database, { plan });
      return {
        kind: 'user',
        id,
        userId: id,
        workspaceId: id,
        role: 'owner',
        plan,
        sessionId: randomUUID(),
        isReadOnly: false,
        address: `192.0.2.${(addresses += 1) % 256}`,
      };
    },

    balanceOf: (user) => readBalance(database.orm, user.workspaceId, now),

    async ledgerOf(user) {
      const rows = await database.orm
        .select()
        .from(ledgerEntries)
        .where(eq(ledgerEntries.workspaceId, user.workspaceId))
        .orderBy(ledgerEntries.id);
      return rows.map(({ kind, amount }) => `${kind} ${amount}`);
    },

    async rowOf(id) {
      const [row] = await database.orm
        .select({ ...getTableColumns(jobsTable), ...getTableColumns(generations) })
        .from(jobsTable)
        .innerJoin(generations, eq(generations.id, jobsTable.id))
        .where(eq(jobsTable.id, id));
      if (row === undefined) throw new Error('There is no such generation.');
      return row;
    },

    creationsOf: async ({ workspaceId }) =>
      await database.orm.select().from(creations).where(eq(creations.workspaceId, workspaceId)),

    async storedFiles() {
      const entries = await readdir(folder, { recursive: true, withFileTypes: true });
      // The storage keeps what is its own under hidden names.
      const isObject = (name: string) => !name.startsWith('.');
      return entries
        .filter((entry) => entry.isFile() && isObject(entry.name))
        .map(({ name }) => name);
    },

    async close() {
      await Promise.all(workers.map((worker) => worker.stop(0)));
      await jobs.close();
      await pgBoss.stop({ graceful: false });
      // The next test finds neither people nor waiting work.
      await database.orm.delete(workspaces);
      await database.orm.delete(jobsTable);
      await database.orm.delete(users);
      await rm(folder, { recursive: true });
      if (failures[0] !== undefined) throw failures[0];
    },
  };
}
