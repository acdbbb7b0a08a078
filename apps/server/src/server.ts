import { fileURLToPath } from 'node:url';
import type { Logger } from 'pino';
import type { AppDependencies } from './app-dependencies.ts';
import { buildApp } from './app.ts';
import type { Config } from './config.ts';
import { openModules } from './modules.ts';
import type { AccountsOptions } from './modules/accounts/index.ts';
import { openPromptPolicy } from './modules/prompts/index.ts';
import { openPlatform } from './open-platform.ts';
import { systemClock } from './platform/clock.ts';
import { startWarnings } from './start-warnings.ts';

const WEB_FOLDER = fileURLToPath(new URL('../../web/dist', import.meta.url));

export interface Server {
  /** Starts to serve requests and to run jobs. @returns the address for a browser on this machine */
  start(): Promise<string>;
  /**
   * Rejects new requests, gives running generations `graceMs` to finish, requeues the rest, answers the
   * open requests and closes everything.
   */
  stop(graceMs: number): Promise<void>;
}

/** What tests and benches replace. */
export type ServerOptions = Partial<Pick<AppDependencies, 'overload' | 'webFolder' | 'clock'>> & {
  readonly accounts?: AccountsOptions;
};

/** Opens the server as configured. On failure, everything that was opened is closed. */
export async function openServer(
  config: Config,
  logger: Logger,
  options: ServerOptions = {},
): Promise<Server> {
  const opened = new AsyncDisposableStack();
  try {
    return await openDependencies(config, logger, options, opened);
  } catch (error) {
    await opened.disposeAsync();
    throw error;
  }
}

async function openDependencies(
  config: Config,
  logger: Logger,
  { clock = systemClock, accounts, ...options }: ServerOptions,
  opened: AsyncDisposableStack,
): Promise<Server> {
  // Read first, so that a mistake in the rules is reported before anything is opened.
  const policy = await openPromptPolicy(config.security);
  const platform = await openPlatform(config, logger, clock, opened);
  const modules = await openModules(config, platform, { policy, accounts }, opened);
  for (const warning of startWarnings(config)) logger.warn(warning);
  const app = await buildApp({
    ...platform,
    ...modules,
    config,
    webFolder: WEB_FOLDER,
    ...options,
  });
  opened.defer(async () => await app.close());

  return {
    async start() {
      const { port, host } = config;
      const address = await app.listen({ port, host });
      await modules.start();
      // Port 0 lets the system choose one.
      const publicUrl = port === 0 ? address : config.publicUrl;
      await modules.payments.open({ publicUrl, localUrl: address });
      return publicUrl;
    },
    async stop(graceMs) {
      platform.availability.stop();
      await modules.stop(graceMs);
      await opened.disposeAsync();
    },
  };
}
