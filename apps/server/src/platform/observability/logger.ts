import type { FastifyReply, FastifyRequest } from 'fastify';
import { type DestinationStream, type Logger, pino, stdTimeFunctions } from 'pino';
import { serializeError } from './error-serializer.ts';

export type LogLevel = 'silent' | 'error' | 'warn' | 'info' | 'debug';

/**
 * Creates the logger: JSON lines to standard output. Requests are logged by their route, without bodies,
 * headers, cookies, query strings or full paths, because the paths of images are secret. The list below
 * redacts fields that are logged by mistake.
 */
export function createLogger(level: LogLevel, destination?: DestinationStream): Logger {
  const options = {
    level,
    base: null,
    timestamp: stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }), log: redact },
    serializers: { err: serializeError, req: describeRequest, res: describeResponse },
  };
  return destination === undefined ? pino(options) : pino(options, destination);
}

const SENSITIVE: ReadonlySet<string> = new Set([
  'password',
  'passwordHash',
  'prompt',
  'cookie',
  'sessionValue',
  'secret',
  'token',
  'accessToken',
  'authorization',
  'requestKey',
  'email',
]);

/** Redacts fields of the line and one level below. pino's own redaction is slower for every request. */
function redact(details: object, depth = 0): Record<string, unknown> {
  const redacted = Object.entries(details).map(([name, value]: [string, unknown]) => {
    if (SENSITIVE.has(name)) return [name, '[redacted]'];
    const isPlain = typeof value === 'object' && value?.constructor === Object && depth === 0;
    return [name, isPlain ? redact(value, depth + 1) : value];
  });
  return Object.fromEntries(redacted) as Record<string, unknown>;
}

const describeRequest = (request: FastifyRequest) => ({
  method: request.method,
  route: request.routeOptions.url ?? null,
});

const describeResponse = (reply: FastifyReply) => ({ statusCode: reply.statusCode });
