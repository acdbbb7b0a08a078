import closeWithGrace from 'close-with-grace';
import { destination, type Logger } from 'pino';
import { parseConfig } from './config.ts';
import { createLogger } from './platform/observability/logger.ts';
import { startWatchdog } from './platform/process/watchdog.ts';
import type { Server, ServerOptions } from './server.ts';
import { explainStartFailure } from './start-failure.ts';

/** How long requeueing and closing may take after the grace period, before the process is ended. */
const CLOSE_MAXIMUM_MS = 10_000;

/** Runs the server process, and ends it when the server cannot start. @param options only for tests */
export async function runServer(options: ServerOptions = {}): Promise<void> {
  try {
    await run(options);
  } catch (error) {
    const unexpected = error instanceof Error ? error.stack : error;
    process.stderr.write(`${explainStartFailure(error) ?? String(unexpected)}\n`);
    process.exit(1);
  }
}

async function run(options: ServerOptions): Promise<void> {
  const config = parseConfig(process.env);
  const logger = createLogger(config.logLevel, destination({ sync: false }));
  // Loaded after the configuration was checked, because loading takes seconds.
  const { openServer } = await import('./server.ts');
  const server = await openServer(config, logger, options);
  const address = await startOrStop(server);
  startWatchdog(logger);
  stopWithGrace(server, logger, config.stopGraceSeconds * 1000);
  process.stdout.write(`Loopwright is ready at ${address}\n`);
}

async function startOrStop(server: Server): Promise<string> {
  try {
    return await server.start();
  } catch (error) {
    await server.stop(0);
    throw error;
  }
}

/** The first signal stops the server gracefully, the second one at once. */
function stopWithGrace(server: Server, logger: Logger, graceMs: number): void {
  closeWithGrace({ delay: graceMs + CLOSE_MAXIMUM_MS, logger }, async ({ signal, err }) => {
    if (err !== undefined) logger.fatal({ err }, 'stopping after an uncaught error');
    else logger.info({ signal }, 'stopping');
    await server.stop(err === undefined ? graceMs : 0);
  });
}
