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

const patience = (): AbortSignal => new AbortController().signal;

describe.each(TEXT_DIALECTS)('a text model of $provider', ({ provider, model, ...dialect }) => {
  const open = (options: TextModelOptions = {}) =>
    openTextModel({ provider, model, apiKey: KEY, baseUrl: `${server.origin}/v1` }, 1, options);
  const failureOf = async (options?: TextModelOptions): Promise<EngineError> =>
    await (await open(options)).write(TASK, patience()).then(
      () => {
        throw new Error('It did not fail.');
      },
      (cause: EngineError) => cause,
    );

  it('is asked with exactly this, once', async () => {
    server.answer(json(200, dialect.answer('a red fox, soft light')));
    expect(await (await open()).write(TASK, patience())).toBe('a red fox, soft light');
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
  ])('that answers %s has failed, and is not asked again', async (status, code) => {
    const repeated = `Wrong key ${KEY} for ${TASK.text}`;
    server.answer(json(status, dialect.error(status, repeated), { 'retry-after': '1' }));
    const failure = await failureOf();
    expect(failure.code).toBe(code);
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
    ['a redirect to an address of ours', () => redirect('http://169.254.169.254/')],
  ])('that answers with %s has failed', async (_, answer) => {
    server.answer(answer());
    expect(await failureOf()).toMatchObject({ name: 'EngineError' });
    expect(server.requests).toHaveLength(1);
  });

  it('that declines, or stops in the middle, has said nothing', async () => {
    for (const answer of dialect.refusals) {
      server.answer(json(200, answer));
      expect(await failureOf()).toMatchObject({ code: 'refused' });
    }
  });

  it('that says nothing is not waited for', async () => {
    server.answer(silence);
    expect(await failureOf({ wholeMs: 50 })).toMatchObject({ code: 'unavailable' });
  });
});

describe('the line to a text model', () => {
  const [{ provider, model }] = TEXT_DIALECTS;
  const open = (options: TextModelOptions) =>
    openTextModel({ provider, model, apiKey: KEY, baseUrl: `${server.origin}/v1` }, 1, options);

  it('is left alone after five failures in a row', async () => {
    const text = await open({});
    server.answer(html(500));
    for (let failures = 0; failures < 5; failures += 1) {
      await expect(text.write(TASK, patience())).rejects.toThrow('internal');
    }
    await expect(text.write(TASK, patience())).rejects.toMatchObject({ code: 'unavailable' });
    expect(server.requests).toHaveLength(5);
  });

  it('is not waited for behind others for long', async () => {
    const text = await open({ queueMs: 20 });
    server.answer(silence);
    const leaving = new AbortController();
    const first = text.write(TASK, leaving.signal);
    await expect(text.write(TASK, patience())).rejects.toMatchObject({ code: 'unavailable' });
    leaving.abort('gone');
    await expect(first).rejects.toBe('gone');
    expect(server.requests.length).toBeLessThanOrEqual(1);
  });
});
