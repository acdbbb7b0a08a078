export { startPgBoss } from './boss.ts';
export { type Jobs, openJobs } from './open-jobs.ts';
export { createProgressWriter } from './progress-writer.ts';
export { createJobRunner, type JobRunner } from './runner.ts';
export { sweepJobs } from './sweep-jobs.ts';
export { startSweeps } from './sweeps.ts';
