import { allowLongStall, startWatchdog } from '../platform/process/watchdog.ts';
import { silentLog } from './silent-log.ts';

/**
 * A process that blocks its event loop for the milliseconds in its first argument. With the second
 * argument `long` it announces that to the watchdog. Prints `survived` when it was not killed.
 */
const [blockedMs = '', kind = ''] = process.argv.slice(2);
const block = (): void => {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, Number(blockedMs));
};

startWatchdog(silentLog, { tickMs: 10, stallTicks: 50, longStallTicks: 1_000_000 });
if (kind === 'long') await allowLongStall(async () => block());
else block();
console.log('survived');
