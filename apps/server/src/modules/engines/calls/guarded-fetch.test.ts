import { setImmediate } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { bytes, closedHalfWay, redirect, silence } from '../testing/answers.ts';
import { type FakeServer, openFakeServer } from '../testing/fake-server.ts';
import { CallError } from './call-error.ts';
import { ACCEPT_CLIP, createGuardedFetch, IMAGE_LIMITS } from './guarded-fetch.ts';
import { createRetryingFetch } from './retrying-fetch.ts';

const LIMITS = { ...IMAGE_LIMITS, maximumBytes: 1_000, imageBytes: 1_000 };

let trusted: FakeServer;
let other: FakeServer;
beforeEach(async () => {
  [trusted, other] = await Promise.all([openFakeServer(), openFakeServer()]);
});
afterEach(() => Promise.all([trusted.close(), other.close()]));

const trusting = (limits = LIMITS) => createGuardedFetch(trusted.origin, limits);
const post = { method: 'POST', body: 'a prompt', headers: { authorization: 'Bearer key' } };

async function faultOf(run: Promise<unknown>): Promise<unknown> {
  const failure = await run.catch((cause: unknown) => cause);
  return failure instanceof CallError ? failure.fault : failure;
}

describe('the guarded fetch', () => {
  it('reaches the configured origin at any address', async () => {
    trusted.answer(
      (request, response) => void response.end(`${request.method} ${String(request.body)}`),
    );
    const answer = await trusting()(`${trusted.origin}/v1/images`, post);
    expect([answer.status, await answer.text()]).toEqual([200, 'POST a prompt']);
    expect(trusted.requests[0]?.headers).toMatchObject({ authorization: 'Bearer key' });
  });

  it.each([
    ['another port', (origin: string) => origin],
    ['a name', (origin: string) => origin.replace('127.0.0.1', 'localhost')],
    ['another spelling', (origin: string) => origin.replace('127.0.0.1', '0x7f.1')],
    ['IPv6', (origin: string) => origin.replace('127.0.0.1', '[::1]')],
    ['a mapped address', (origin: string) => origin.replace('127.0.0.1', '[::ffff:7f00:1]')],
    ['a file', () => 'file:///etc/passwd'],
    ['data', () => 'data:text/plain,hello'],
  ])('goes nowhere else on our side: %s', async (_, spell) => {
    expect(await faultOf(trusting()(spell(other.origin)))).toBe('forbidden-address');
    expect(other.connections).toBe(0);
  });

  it('follows a redirect of the configured origin to itself, with everything', async () => {
    trusted.answerInTurn(redirect('/elsewhere', 307), bytes(Buffer.from('there')));
    expect(await (await trusting()(trusted.origin, post)).text()).toBe('there');
    expect(trusted.requests[1]).toMatchObject({ path: '/elsewhere', method: 'POST' });
    expect(String(trusted.requests[1]?.body)).toBe('a prompt');
  });

  it('changes the method to GET after 303, as browsers do', async () => {
    trusted.answerInTurn(redirect('/result', 303), bytes(Buffer.from('there')));
    await trusting()(trusted.origin, post);
    expect(trusted.requests[1]).toMatchObject({
      path: '/result',
      method: 'GET',
      body: Buffer.alloc(0),
    });
  });

  it('rejects endless redirects', async () => {
    trusted.answer(redirect('/'));
    expect(await faultOf(trusting()(trusted.origin))).toBe('too-many-redirects');
    expect(trusted.requests).toHaveLength(6);
  });

  it('reads no more than the limit, with and without a content length', async () => {
    trusted.answer(bytes(Buffer.alloc(1_001)));
    expect(await faultOf(trusting()(trusted.origin))).toBe('too-large');
    trusted.answer((_, response) => {
      response.write(Buffer.alloc(600));
      response.end(Buffer.alloc(600));
    });
    const answer = await trusting()(trusted.origin);
    expect(await faultOf(answer.arrayBuffer())).toBe('too-large');
  });

  it.each([
    ['gzip', gzipSync],
    ['deflate', deflateSync],
    ['br', brotliCompressSync],
  ] as const)('counts what comes out of %s', async (encoding, compress) => {
    const send = (body: Buffer) =>
      trusted.answer((_, response) => {
        response.setHeader('content-encoding', encoding);
        response.end(compress(body));
      });
    send(Buffer.from('small enough'));
    expect(await (await trusting()(trusted.origin)).text()).toBe('small enough');
    send(Buffer.alloc(50 * 1024));
    const answer = await trusting()(trusted.origin);
    expect(await faultOf(answer.arrayBuffer())).toBe('too-large');
  });

  it('allows more bytes for an image, and most for a clip', async () => {
    const limits = { ...LIMITS, maximumBytes: 100, imageBytes: 200, clipBytes: 300 };
    const take = async (type: string, sizeBytes: number, headers = {}) => {
      trusted.answer(bytes(new Uint8Array(sizeBytes), type));
      const run = trusting(limits)(trusted.origin, { headers });
      return await faultOf(run.then((answer) => answer.arrayBuffer()));
    };
    const clip = { accept: ACCEPT_CLIP };
    expect(await take('application/json', 100)).toHaveProperty('byteLength', 100);
    expect(await take('application/json', 101)).toBe('too-large');
    expect(await take('image/png', 200)).toHaveProperty('byteLength', 200);
    expect(await take('image/png', 201)).toBe('too-large');
    expect(await take('video/mp4', 101)).toBe('too-large');
    expect(await take('video/mp4', 300, clip)).toHaveProperty('byteLength', 300);
    expect(await take('video/mp4', 301, clip)).toBe('too-large');
  });

  it('distinguishes a broken connection from a missing one', async () => {
    trusted.answer(closedHalfWay);
    const answer = await trusting()(trusted.origin);
    expect(await faultOf(answer.text())).toBe('broken');
    trusted.answer((_, response) => void response.destroy());
    expect(await faultOf(trusting()(trusted.origin))).toBe('broken');
    await trusted.close();
    const failure = await trusting()(trusted.origin).catch((cause: unknown) => cause);
    expect(failure).toMatchObject({ fault: 'unreachable', wasSent: false });
    trusted = await openFakeServer();
  });

  it('limits the time to the response and to the next byte', async () => {
    trusted.answer(silence);
    const impatient = trusting({ ...LIMITS, answerMs: 50, silenceMs: 50 });
    expect(await faultOf(impatient(trusted.origin))).toBe('too-slow');
    trusted.answer((_, response) => void response.write('half'));
    const answer = await impatient(trusted.origin);
    expect(await faultOf(answer.text())).toBe('too-slow');
  });

  it('stops when its signal fires, before, during and after the head', async () => {
    const stop = (signal: AbortSignal) => trusting()(trusted.origin, { signal });
    expect(await faultOf(stop(AbortSignal.abort('before')))).toBe('before');
    const during = new AbortController();
    trusted.answer(() => during.abort('during'));
    expect(await faultOf(stop(during.signal))).toBe('during');
    const after = new AbortController();
    trusted.answer((_, response) => void response.write('half'));
    const answer = await stop(after.signal);
    after.abort('after');
    expect(await faultOf(answer.text())).toBe('after');
  });

  it('stops after garbage collection as well, also with retries', async () => {
    const patient = createRetryingFetch(trusting());
    const head = new AbortController();
    trusted.answer(silence);
    const waiting = faultOf(patient(trusted.origin, { signal: head.signal }));
    await collectGarbage();
    head.abort('waiting for the head');
    expect(await waiting).toBe('waiting for the head');

    const body = new AbortController();
    trusted.answer((_, response) => void response.write('half'));
    const answer = await patient(trusted.origin, { signal: body.signal });
    const reading = faultOf(answer.text());
    await collectGarbage();
    body.abort('reading the body');
    expect(await reading).toBe('reading the body');

    const pause = new AbortController();
    trusted.answer((_, response) => void response.writeHead(503, { 'retry-after': '20' }).end());
    const pausing = patient(trusted.origin, { signal: pause.signal }).catch(
      (cause: unknown) => cause,
    );
    await expect.poll(() => trusted.requests.length).toBe(3);
    await collectGarbage();
    pause.abort();
    expect(await pausing).toMatchObject({ name: 'AbortError' });
  });
});

/** Several times, because finalizers free some objects only in the second run. */
async function collectGarbage(): Promise<void> {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  for (let round = 0; round < 4; round += 1) {
    await setImmediate();
    collect();
  }
}
