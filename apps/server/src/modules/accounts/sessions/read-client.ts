import type { FastifyRequest } from 'fastify';
import { clientAddress } from '../../../platform/http/client-address.ts';
import { languageOf } from '../../../platform/http/request-language.ts';
import type { Client } from './client.ts';
import { sessionAgent } from './session-agent.ts';

export const readClient = (request: FastifyRequest): Client => ({
  address: clientAddress(request),
  agent: sessionAgent(request.headers['user-agent']),
  language: languageOf(request),
});
