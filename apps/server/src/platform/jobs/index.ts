export { startPgBoss } from './boss.ts';
export { openJobs } from './open-jobs.ts';
export { createProgressWriter } from './progress-writer.ts';
export { createJobRunner } from './runner.ts';
export { sweepJobs } from './sweep-jobs.ts';
export { defineSweep, inTurn, startSweeps, type Sweep } from './sweeps.ts';
