import { PREFER_HEADER } from '@loopwright/contract';
import type { FastifyRequest } from 'fastify';

const HEADER = PREFER_HEADER.toLowerCase();

/**
 * Whether the caller wishes for this (RFC 7240, section 2).
 * @param preference `name=value`, in lower case
 */
export function hasPreference(request: FastifyRequest, preference: string): boolean {
  const given = [request.headers[HEADER] ?? []].flat().join(',');
  return given
    .split(',')
    .map((wish) => wish.split(';')[0] ?? '')
    .some((wish) => wish.replaceAll(/[\s"]/g, '').toLowerCase() === preference);
}
