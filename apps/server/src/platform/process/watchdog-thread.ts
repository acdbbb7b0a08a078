import { writeSync } from 'node:fs';
import { workerData } from 'node:worker_threads';
import { createStallCounter, type WatchdogLimits } from './stall-counter.ts';

const STANDARD_ERROR = 2;

const { counters, limits } = workerData as {
  readonly counters: Int32Array;
  readonly limits: WatchdogLimits;
};
const hasStalled = createStallCounter(counters, limits);

setInterval(() => {
  if (!hasStalled()) return;
  try {
    writeSync(
      STANDARD_ERROR,
      'The event loop of Loopwright stands still, so the process ends itself. Start it again.\n',
    );
  } finally {
    // `process.exit` would end this thread alone.
    process.kill(process.pid, 'SIGKILL');
  }
}, limits.tickMs);
