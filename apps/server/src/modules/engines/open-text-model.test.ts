import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { EngineError } from './engine/engine-error.ts';
import { openTextModel, type TextModelOptions } from './open-text-model.ts';
import { html, json, redirect, silence } from './testing/answers.ts';
import { type FakeServer, openFakeServer } from './testing/fake-server.ts';
import { KEY } from './testing/provider-engine.ts';
import { TEXT_DIALECTS } from './testing/text-dialects.ts';

const TASK = { instructions: 'Complete the prompt.', text: '{"prompt":"a red fox"}' };

let server: FakeServer;
beforeEach(async () => {
  server = await openFakeServer();
});
afterEach(() => server.close());

const newSignal = (): AbortSignal => new AbortController().signal;

describe.each(TEXT_DIALECTS)('a text model of $provider', ({ provider, model, ...dialect }) => {
  const open = (options: TextModelOptions = {}) =>
    openTextModel({ provider, model, apiKey: KEY, baseUrl: `${server.origin}/v1` }, 1, options);
  const failureOf = async (options?: TextModelOptions): Promise<EngineError> =>
    await (await open(options)).write(TASK, newSignal()).then(
      () => {
        throw new Error('It did not fail.');
      },
      (cause: EngineError) => cause,
    );

  it('gets exactly one request with the documented body', async () => {
    server.answer(json(200, dialect.answer('a red fox, soft light')));
    expect(await (await open()).write(TASK, newSignal())).toBe('a red fox, soft light');
    const [request] = server.requests;
    expect(request).toMatchObject({ method: 'POST', path: dialect.path });
    expect(request?.headers).toMatchObject(dialect.headers(KEY));
    expect(JSON.parse(String(request?.body))).toEqual(dialect.request(TASK));
    expect(server.requests).toHaveLength(1);
  });

  it.each([
    [401, 'unavailable'],
    [429, 'unavailable'],
    [500, 'internal'],
  ])('that answers %s fails without a retry', async (status, kind) => {
    const repeated = `Wrong key ${KEY} for ${TASK.text}`;
    server.answer(json(status, dialect.error(status, repeated), { 'retry-after': '1' }));
    const failure = await failureOf();
    expect(failure.kind).toBe(kind);
    expect(String(failure.cause)).toMatch(
      new RegExp(
        `^Error: ${provider}:${model} at ${server.origin}: answered ${status}, \\w+, what was said may`,
      ),
    );
    expect(`${failure.stack}${String(failure.cause)}`).not.toMatch(/red fox|stays-secret/);
    expect(server.requests).toHaveLength(1);
  });

  it.each([
    ['HTML', () => html(200)],
    ['nothing in JSON', () => json(200, {})],
    ['a redirect to a private address', () => redirect('http://169.254.169.254/')],
  ])('that answers with %s fails', async (_, answer) => {
    server.answer(answer());
    expect(await failureOf()).toMatchObject({ name: 'EngineError' });
    expect(server.requests).toHaveLength(1);
  });

  it('that refuses or stops early gives no text', async () => {
    for (const answer of dialect.refusals) {
      server.answer(json(200, answer));
      expect(await failureOf()).toMatchObject({ kind: 'refused' });
    }
  });

  it('that does not answer ends at the deadline', async () => {
    server.answer(silence);
    expect(await failureOf({ wholeMs: 50 })).toMatchObject({ kind: 'unavailable' });
  });
});

describe('the limiter of a text model', () => {
  const [{ provider, model }] = TEXT_DIALECTS;
  const open = (options: TextModelOptions) =>
    openTextModel({ provider, model, apiKey: KEY, baseUrl: `${server.origin}/v1` }, 1, options);

  it('refuses requests after five failures in a row', async () => {
    const text = await open({});
    server.answer(html(500));
    for (let failures = 0; failures < 5; failures += 1) {
      await expect(text.write(TASK, newSignal())).rejects.toThrow('modelFailed');
    }
    await expect(text.write(TASK, newSignal())).rejects.toMatchObject({ kind: 'unavailable' });
    expect(server.requests).toHaveLength(5);
  });

  it('does not let a request wait long behind others', async () => {
    const text = await open({ queueMs: 20 });
    server.answer(silence);
    const aborting = new AbortController();
    const first = text.write(TASK, aborting.signal);
    await expect(text.write(TASK, newSignal())).rejects.toMatchObject({ kind: 'unavailable' });
    aborting.abort('gone');
    await expect(first).rejects.toBe('gone');
    expect(server.requests.length).toBeLessThanOrEqual(1);
  });
});
