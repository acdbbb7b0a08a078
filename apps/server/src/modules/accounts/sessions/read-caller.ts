import type { FastifyRequest } from 'fastify';
import { clientAddress } from '../../../platform/http/client-address.ts';
import { languageOf } from '../../../platform/http/request-language.ts';
import type { Caller } from './caller.ts';
import { sessionAgent } from './session-agent.ts';

export const readCaller = (request: FastifyRequest): Caller => ({
  address: clientAddress(request),
  agent: sessionAgent(request.headers['user-agent']),
  language: languageOf(request),
});
