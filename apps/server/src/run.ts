import closeWithGrace from 'close-with-grace';
import { destination, type Logger } from 'pino';
import { parseConfig } from './config.ts';
import { createLogger } from './platform/observability/logger.ts';
import { explainStartFailure } from './start-failure.ts';
import { startWatchdog } from './platform/process/watchdog.ts';
import type { Server, ServerOptions } from './server.ts';

/** For handing back and closing, once the grace is over; then the process ends as it stands. */
const CLOSE_MAXIMUM_MS = 10_000;

/** The whole process: ends it when the server cannot start. @param options for tests alone */
export async function runServer(options: ServerOptions = {}): Promise<void> {
  try {
    await run(options);
  } catch (error) {
    const unforeseen = error instanceof Error ? error.stack : error;
    process.stderr.write(`${explainStartFailure(error) ?? String(unforeseen)}\n`);
    process.exit(1);
  }
}

async function run(options: ServerOptions): Promise<void> {
  const config = parseConfig(process.env);
  const logger = createLogger(config.logLevel, destination({ sync: false }));
  // All the rest takes seconds to load: a mistake in the configuration is told before that.
  const { openServer } = await import('./server.ts');
  const server = await openServer(config, logger, options);
  const address = await startOrLetGo(server);
  startWatchdog(logger);
  stopWithGrace(server, logger, config.stopGraceSeconds * 1000);
  process.stdout.write(`Loopwright is ready at ${address}\n`);
}

async function startOrLetGo(server: Server): Promise<string> {
  try {
    return await server.start();
  } catch (error) {
    await server.stop(0);
    throw error;
  }
}

/** The first signal stops in good order, the second one at once. */
function stopWithGrace(server: Server, logger: Logger, graceMs: number): void {
  closeWithGrace({ delay: graceMs + CLOSE_MAXIMUM_MS, logger }, async ({ signal, err }) => {
    if (err !== undefined) logger.fatal({ err }, 'stopping after an error that nobody caught');
    else logger.info({ signal }, 'stopping');
    await server.stop(err === undefined ? graceMs : 0);
  });
}
