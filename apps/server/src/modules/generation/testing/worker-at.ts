import { parseConfig } from '../../../config.ts';
import { createLogger } from '../../../platform/observability/logger.ts';
import { openServer } from '../../../server.ts';

/**
 * A worker in a process of its own, as operators start it, whose providers are local servers. The first
 * argument says as JSON where they are, since no variable can.
 */
const addresses = JSON.parse(process.argv[2] ?? '{}') as Readonly<Record<string, string>>;
const config = parseConfig(process.env);
const providers = Object.entries(config.models.providers).map(
  ([name, settings]) =>
    [name, { ...settings, baseUrl: addresses[name] ?? settings.baseUrl }] as const,
);
const models = { ...config.models, providers: Object.fromEntries(providers) };
const server = await openServer(
  { ...config, models },
  createLogger(config.logLevel, process.stdout),
);
await server.start();
