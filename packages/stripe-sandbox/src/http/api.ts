import { once } from 'node:events';
import { STATUS_CODES } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '../api-error.ts';
import { API_VERSION } from '../api-version.ts';
import { newIdentifier } from '../identifiers.ts';
import type { World } from '../world.ts';
import { requireKey, requireVersion } from './admission.ts';
import { execute, encode, stillInFlight, type Call } from './execution.ts';
import type { Fault, Faults } from './faults.ts';
import type { Operation } from './operation.ts';
import { readParameters } from './request-parameters.ts';

const LONGEST_KEY = 255;

/** Puts Stripe's interface under /v1. */
export function registerApi(
  app: FastifyInstance,
  world: World,
  faults: Faults,
  apiKey: string,
  operations: readonly Operation[],
): void {
  const inFlight = new Set<string>();

  app.addHook('onRequest', async (request, reply) => {
    const requestId = newIdentifier('req');
    request.id = requestId;
    reply.header('request-id', requestId).header('stripe-version', API_VERSION);
    requireKey(request.headers, apiKey);
    requireVersion(request.headers);
  });

  app.setNotFoundHandler((request) => {
    throw unrecognizedUrl(request);
  });
  for (const operation of operations) {
    app.route({
      method: operation.method,
      url: operation.path.replace(/^\/v1/, ''),
      handler: (request, reply) => answer(operation, request, reply),
    });
  }

  async function answer(
    operation: Operation,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<unknown> {
    const call = readCall(operation, request);
    const key = call.idempotencyKey;
    if (key !== null) {
      reply.header('idempotency-key', key);
      if (inFlight.has(key)) throw stillInFlight(key);
      inFlight.add(key);
    }
    try {
      const fault = faults.take(operation.method, call.path);
      if (fault && (await strikeBefore(fault, reply))) return reply;
      const result = execute(world, call);
      if (fault?.kind === 'slow') await delay(fault.delayMs);
      if (fault?.kind === 'drop_after') return hangUp(reply);
      if (result.replayed) {
        reply.header('idempotent-replayed', 'true').header('original-request', result.requestId);
      }
      return await reply.code(result.status).type('application/json').send(result.body);
    } finally {
      if (key !== null) inFlight.delete(key);
    }
  }
}

function readCall(operation: Operation, request: FastifyRequest): Call {
  const parameters = readParameters(request.method, request.url, request.body);
  const header = request.headers['idempotency-key'];
  const idempotencyKey =
    operation.method === 'POST' && typeof header === 'string' && header !== '' ? header : null;
  if (idempotencyKey !== null && idempotencyKey.length > LONGEST_KEY) {
    throw new ApiError(
      400,
      'idempotency_error',
      `The idempotency key provided in the header is too long (must be at most ${LONGEST_KEY} characters).`,
    );
  }
  const { id } = request.params as { id?: string };
  return {
    operation,
    requestId: request.id,
    idempotencyKey,
    path: request.url.split('?', 1)[0] ?? '',
    id: id ?? '',
    parameters,
  };
}

/** @returns whether the call ends here; with `no_answer` only when the caller has given up */
async function strikeBefore(fault: Fault, reply: FastifyReply): Promise<boolean> {
  if (fault.kind === 'status') throw troubleOf(fault.status);
  if (fault.kind === 'drop_before') {
    hangUp(reply);
    return true;
  }
  if (fault.kind === 'no_answer') {
    reply.hijack();
    if (!reply.raw.closed) await once(reply.raw, 'close');
    return true;
  }
  return false;
}

/** Ends the connection without an answer, as a failing network does. */
function hangUp(reply: FastifyReply): FastifyReply {
  reply.hijack();
  reply.raw.destroy();
  return reply;
}

function troubleOf(status: number): ApiError {
  if (status === 429) {
    return new ApiError(429, 'invalid_request_error', 'Request rate limit exceeded.', {
      code: 'rate_limit',
    });
  }
  return new ApiError(status, 'api_error', 'An unknown error occurred (a fault for tests).');
}

/** The status for whatever went wrong: what the server framework refuses as the client's fault has its own. */
export function statusOf(error: unknown): number {
  if (error instanceof ApiError) return error.status;
  const { statusCode } = error as { statusCode?: unknown };
  const isClientFault = typeof statusCode === 'number' && statusCode >= 400 && statusCode < 500;
  return isClientFault ? statusCode : 500;
}

/** Answers in Stripe's shape whatever went wrong; of a defect nothing is told but that it was one. */
export function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const known = error instanceof ApiError ? error : apiErrorOf(error);
  reply
    .code(known.status)
    .type('application/json')
    .send(encode(known.body(request.id)));
}

function apiErrorOf(error: unknown): ApiError {
  const status = statusOf(error);
  return status === 500
    ? new ApiError(500, 'api_error', 'An unknown error occurred in the sandbox.')
    : new ApiError(status, 'invalid_request_error', `Invalid request: ${STATUS_CODES[status]}.`);
}

function unrecognizedUrl(request: FastifyRequest): ApiError {
  const path = request.url.split('?', 1)[0];
  return new ApiError(
    404,
    'invalid_request_error',
    `Unrecognized request URL (${request.method}: ${path}). Please see https://stripe.com/docs or ` +
      'we can help at https://support.stripe.com/.',
  );
}
