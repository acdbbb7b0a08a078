import type { FastifyReply, FastifyRequest } from 'fastify';
import { type DestinationStream, type Logger, pino, stdTimeFunctions } from 'pino';
import { serializeError } from './error-serializer.ts';

export type LogLevel = 'silent' | 'error' | 'warn' | 'info' | 'debug';

/**
 * The one logger: JSON lines to standard output. It never sees bodies, headers, cookies, query
 * strings or full paths (the paths of pictures are secrets): requests are named by their route.
 * The list below is the second fence, for what somebody may log by mistake.
 */
export function createLogger(level: LogLevel, destination?: DestinationStream): Logger {
  const options = {
    level,
    base: null,
    timestamp: stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }), log: blankOut },
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

/** As a field of the line itself and one level below. pino's own way costs every request something. */
function blankOut(details: object, depth = 0): Record<string, unknown> {
  const blanked = Object.entries(details).map(([name, value]: [string, unknown]) => {
    if (SENSITIVE.has(name)) return [name, '[redacted]'];
    const isPlain = typeof value === 'object' && value?.constructor === Object && depth === 0;
    return [name, isPlain ? blankOut(value, depth + 1) : value];
  });
  return Object.fromEntries(blanked) as Record<string, unknown>;
}

const describeRequest = (request: FastifyRequest) => ({
  method: request.method,
  route: request.routeOptions.url ?? null,
});

const describeResponse = (reply: FastifyReply) => ({ statusCode: reply.statusCode });
