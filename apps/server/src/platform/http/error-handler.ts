import type { ErrorBody, PlainMessageCode } from '@loopwright/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type AppError, notFoundError } from '../errors.ts';
import type { App } from './app-type.ts';
import { translateError } from './translate-error.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The message when a field of the form is absent or not text. */
    missingFieldMessage?: PlainMessageCode;
  }
}

/** Turns all errors into responses of the form `{ code, params, message, requestId }`. */
export function registerErrorHandler(app: App): void {
  app.setErrorHandler((error, request, reply) => {
    const failure = translateError(error, request.routeOptions.config.missingFieldMessage);
    logFailure(request, failure);
    return sendError(request, reply, failure);
  });
}

function logFailure(request: FastifyRequest, failure: AppError): void {
  // A deliberate refusal, such as of an overloaded server, is no failure.
  const isOnPurpose = failure.kind === 'unavailable' && failure.cause === undefined;
  if (failure.status >= 500 && !isOnPurpose) {
    request.log.error({ err: failure.cause ?? failure }, 'request failed');
  } else {
    request.log.debug({ code: failure.code }, 'request refused');
  }
}

export const sendNotFound = (request: FastifyRequest, reply: FastifyReply): FastifyReply =>
  sendError(request, reply, notFoundError());

export function sendError(
  request: FastifyRequest,
  reply: FastifyReply,
  failure: AppError,
): FastifyReply {
  request.refusal = failure.code;
  if (failure.retryAfterSeconds !== null) {
    reply.header('retry-after', String(Math.max(1, Math.ceil(failure.retryAfterSeconds))));
  }
  const body: ErrorBody = {
    code: failure.code,
    params: failure.params,
    message: failure.publicMessage,
    requestId: request.id,
  };
  // Serialized here, because the response schema of the route describes only successes.
  return reply
    .status(failure.status)
    .header('x-request-id', request.id)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send(body);
}
