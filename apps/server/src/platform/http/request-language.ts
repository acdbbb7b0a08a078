import { type Language, LANGUAGE_COOKIE, negotiateLanguage } from '@loopwright/contract';
import type { FastifyRequest } from 'fastify';

/** The language that whoever calls is spoken to in, in pages and in letters. */
export const languageOf = ({ cookies, headers }: FastifyRequest): Language =>
  negotiateLanguage(cookies[LANGUAGE_COOKIE], headers['accept-language']);
