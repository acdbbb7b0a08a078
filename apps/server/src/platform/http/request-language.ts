import { type Language, LANGUAGE_COOKIE, negotiateLanguage } from '@loopwright/contract';
import type { FastifyRequest } from 'fastify';

/** The language of the client, for pages and emails. */
export const languageOf = ({ cookies, headers }: FastifyRequest): Language =>
  negotiateLanguage(cookies[LANGUAGE_COOKIE], headers['accept-language']);
