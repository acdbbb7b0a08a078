export { LostClaimError } from './attempt.ts';
export { startPgBoss } from './boss.ts';
export type { ConcurrencyLimits } from './concurrency.ts';
export type {
  AnyJobDefinition,
  Job,
  JobContext,
  JobDefinition,
  JobEnd,
  JobRow,
} from './job-definition.ts';
export type { JobEvents } from './job-events.ts';
export { hasEnded, type JobQueue } from './job-queue.ts';
export { type Jobs, openJobs } from './open-jobs.ts';
export { fairPriority, lowestPriority } from './priority.ts';
export { countAhead, findQueuePositions } from './queue-position.ts';
export { createJobRunner } from './runner.ts';
export { sweepInBatches } from './sweep-in-batches.ts';
export { sweepJobs } from './sweep-jobs.ts';
export { defineSweep, inTurn, startSweeps, type Sweep } from './sweeps.ts';
export { watchJob } from './watch-job.ts';
export { withRetry } from './with-retry.ts';
