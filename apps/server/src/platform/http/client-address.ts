import { isIPv6 } from 'node:net';
import type { FastifyRequest } from 'fastify';

/** An IPv4 address written as IPv6, as a dual-stack socket reports it. */
const MAPPED_IPV4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/**
 * The client's address for rate limits: an IPv4 address, or the /64 network of an IPv6 address, because
 * one household owns a whole /64 and could otherwise use a new address for every attempt. Forwarding
 * headers are trusted only as far as `TRUSTED_PROXIES` says.
 */
export function clientAddress(request: FastifyRequest): string {
  const mapped = MAPPED_IPV4.exec(request.ip);
  if (mapped?.[1] !== undefined) return mapped[1];
  return isIPv6(request.ip) ? `${firstFourGroups(request.ip)}::/64` : request.ip;
}

function firstFourGroups(address: string): string {
  const [head = '', tail] = address.split('%')[0]?.split('::') ?? [];
  const before = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? 0 : 8 - before.length - after.length;
  const groups = [...before, ...Array.from({ length: Math.max(0, zeros) }, () => '0'), ...after];
  return groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}
