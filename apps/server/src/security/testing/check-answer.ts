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

/** Other sites may frame the player of a share, which can do nothing. */
const { 'x-frame-options': _, ...FRAMED_HEADERS } = SECURITY_HEADERS;
const PLAYER_HEADERS = {
  ...FRAMED_HEADERS,
  'content-security-policy': expect.stringMatching(
    /^default-src 'none';.*; form-action 'none'; frame-ancestors \*$/,
  ),
  'cross-origin-resource-policy': 'cross-origin',
};
/** Other sites may show its files. */
const SHARED_FILE_HEADERS = {
  ...SECURITY_HEADERS,
  'cross-origin-resource-policy': 'cross-origin',
};

function headersFor(url: string, { statusCode, headers }: LightMyRequestResponse) {
  const isPage = String(headers['content-type']).startsWith('text/html');
  if (url.startsWith('/embed/') && (statusCode === 200 || isPage)) return PLAYER_HEADERS;
  const isShared = statusCode < 400 && /^\/l\/[^/]+\/./.test(url);
  return isShared ? SHARED_FILE_HEADERS : SECURITY_HEADERS;
}

/** Checks what must hold for every response of the server under HTTPS. */
export function checkAnswer(url: string, response: LightMyRequestResponse): void {
  const { headers, statusCode } = response;
  expect(headers).toMatchObject(headersFor(url, response));
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
  const isPlayer = url.startsWith('/embed/') && statusCode === 404;
  if (statusCode >= 400 && !isPlayer) checkRefusal(response);
}

function checkRefusal({ headers, body, raw }: LightMyRequestResponse): void {
  expect(headers['cache-control']).toBe('no-store');
  if (raw.req.method === 'HEAD') return;
  expect(headers['content-type']).toBe('application/json; charset=utf-8');
  expect(errorBodySchema.strict().parse(JSON.parse(body)).requestId).toBe(headers['x-request-id']);
}
