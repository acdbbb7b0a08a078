import { PREFER_HEADER } from '@loopwright/contract';
import type { FastifyRequest } from 'fastify';

const HEADER = PREFER_HEADER.toLowerCase();

/**
 * Whether the request has this preference (RFC 7240, section 2).
 * @param preference `name=value`, in lower case
 */
export function hasPreference(request: FastifyRequest, preference: string): boolean {
  const given = [request.headers[HEADER] ?? []].flat().join(',');
  return given
    .split(',')
    .map((entry) => entry.split(';')[0] ?? '')
    .some((entry) => entry.replaceAll(/[\s"]/g, '').toLowerCase() === preference);
}
