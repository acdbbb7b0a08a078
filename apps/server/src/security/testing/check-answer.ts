import { errorBodySchema } from '@loopwright/contract';
import type { LightMyRequestResponse } from 'fastify';
import { expect } from 'vitest';

const SECURITY_HEADERS = {
  'content-security-policy': expect.stringContaining("default-src 'self'"),
  'cross-origin-opener-policy': expect.stringMatching(/^(?:same-origin-allow-popups|unsafe-none)$/),
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': expect.stringContaining('camera=()'),
  'referrer-policy': 'strict-origin',
  'strict-transport-security': 'max-age=31536000',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'x-request-id': expect.any(String),
};

/** Checks what must hold for every response of the server under HTTPS. */
export function checkAnswer(url: string, response: LightMyRequestResponse): void {
  const { headers, statusCode } = response;
  expect(headers).toMatchObject(SECURITY_HEADERS);
  expect(
    Object.keys(headers).filter((name) => /^access-control-|^x-powered|^server$/.test(name)),
  ).toEqual([]);
  if (url.startsWith('/api/')) expect(headers['cache-control']).toBe('no-store');
  for (const cookie of [headers['set-cookie'] ?? []].flat()) {
    expect(cookie).toMatch(/; Secure\b/);
    expect(cookie).toMatch(/; SameSite=Lax\b/);
    if (cookie.startsWith('__Host-')) expect(cookie).toMatch(/; HttpOnly\b/);
  }
  if (statusCode >= 500) throw new Error(`${statusCode} ${url}: ${response.body}`);
  if (statusCode >= 400) checkRefusal(response);
}

function checkRefusal({ headers, body, raw }: LightMyRequestResponse): void {
  expect(headers['cache-control']).toBe('no-store');
  if (raw.req.method === 'HEAD') return;
  expect(headers['content-type']).toBe('application/json; charset=utf-8');
  expect(errorBodySchema.strict().parse(JSON.parse(body)).requestId).toBe(headers['x-request-id']);
}
