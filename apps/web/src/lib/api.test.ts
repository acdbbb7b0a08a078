import { ROUTES } from '@loopwright/contract';
import { expect, it } from 'vitest';
import { answer, FakeApi, refusal } from '../testing/fake-api.ts';
import { ApiError, messageOf } from './api-error.ts';
import { callApi, callForJson } from './api.ts';
import { checkAnswer } from './check-answer.ts';

const forgetToken = (): void => {
  document.cookie = 'XSRF-TOKEN=; max-age=0; path=/';
};

it('sends the anti-forgery token with calls that change something, and only with those', async () => {
  const api = new FakeApi();
  api.on('POST', ROUTES.logout, () => answer({}));
  api.on('GET', ROUTES.creations, () => answer({ items: [] }));
  await callApi(ROUTES.logout, { method: 'POST' });
  await callApi(ROUTES.creations);
  expect(api.callsTo(ROUTES.logout)[0]?.headers.get('X-XSRF-TOKEN')).toBe('known');
  expect(api.callsTo(ROUTES.creations)[0]?.headers.has('X-XSRF-TOKEN')).toBe(false);
});

it.each(['PUT', 'PATCH'] as const)('sends a %s with the anti-forgery token', async (method) => {
  const api = new FakeApi();
  api.on(method, '/api/creations/1', () => answer({}));
  await callApi('/api/creations/1', { method, body: { title: 'Fox' } });
  const [call] = api.callsTo('/api/creations/1');
  expect(call?.headers.get('X-XSRF-TOKEN')).toBe('known');
  expect(call?.body).toEqual({ title: 'Fox' });
});

it('holds answers to the contract', () => {
  checkAnswer(`${ROUTES.creations}?limit=3`, { items: [], nextCursor: null });
  expect(() => checkAnswer(ROUTES.creations, { items: [] })).toThrow(
    /\/api\/creations.*nextCursor/s,
  );
  expect(() => checkAnswer('/api/generations/1', { generation: null })).toThrow(/breaks/);
  expect(() => checkAnswer('/api/nothing', {})).toThrow('no schema for /api/nothing');
});

it('fetches a token first when there is none', async () => {
  forgetToken();
  const api = new FakeApi();
  api.on('GET', ROUTES.me, () => {
    document.cookie = 'XSRF-TOKEN=fresh; path=/';
    return refusal('unauthenticated');
  });
  api.on('POST', ROUTES.login, () => answer({ user: null }));
  await callApi(ROUTES.login, { method: 'POST', body: { username: 'a', password: 'b' } });
  expect(api.calls.map(({ path }) => path)).toEqual([ROUTES.me, ROUTES.login]);
  expect(api.callsTo(ROUTES.login)[0]?.headers.get('X-XSRF-TOKEN')).toBe('fresh');
  expect(api.callsTo(ROUTES.login)[0]?.body).toEqual({ username: 'a', password: 'b' });
});

it('renews a stale token and tries once more, not twice', async () => {
  const api = new FakeApi();
  api.on('POST', ROUTES.logout, () => refusal('csrf', 'Reload the page.'));
  await expect(callApi(ROUTES.logout, { method: 'POST' })).rejects.toThrow('Reload the page.');
  expect(api.callsTo(ROUTES.logout)).toHaveLength(2);
  expect(api.callsTo(ROUTES.me)).toHaveLength(1);
});

it('does not repeat a call that was refused for another reason', async () => {
  const api = new FakeApi();
  api.on('POST', ROUTES.logout, () => refusal('tooManyLogins', 'Slow down.'));
  const error: unknown = await callApi(ROUTES.logout, { method: 'POST' }).catch(
    (failure: unknown) => failure,
  );
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({ status: 429, code: 'tooManyLogins' });
  expect(messageOf(error, 'fallback')).toBe('Slow down.');
  expect(api.callsTo(ROUTES.logout)).toHaveLength(1);
});

it('falls back to its own words when the answer is not ours', async () => {
  const api = new FakeApi();
  api.on('GET', ROUTES.creations, () => new Response('<h1>Bad gateway</h1>', { status: 502 }));
  const error: unknown = await callForJson(ROUTES.creations).catch((failure: unknown) => failure);
  expect(messageOf(error, 'fallback')).toBe('fallback');
});
