import { request as httpRequest } from 'node:http';
import { Readable } from 'node:stream';
import { crc32, deflateSync } from 'node:zlib';
import {
  type ImageResponse,
  type PlanName,
  OPERATIONS_ROUTES,
  ROUTES,
  SERVER_MESSAGES,
} from '@loopwright/contract';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { AppError } from '../../platform/errors.ts';
import { ledgerEntries } from '../../schema/schema.ts';
import type { Browser } from '../../testing/browser.ts';
import { describeOnEachDatabase } from '../../testing/databases.ts';
import { formOf } from '../../testing/form-data.ts';
import { newForm, newUser } from '../../testing/new-user.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { giveUserPlan } from '../../testing/workspaces.ts';
import { newImage } from './testing/requests.ts';

describeOnEachDatabase('generation requests', (open) => {
  let test: TestApp;
  beforeEach(async () => {
    test = await openTestApp(await open());
  });
  afterEach(() => test.close());

  async function signUp(plan: PlanName = 'free'): Promise<Browser> {
    const form = newForm();
    const browser = await newUser(test, form);
    await giveUserPlan(test.fixtures.database, form.username, plan);
    return browser;
  }

  function ask(
    browser: Browser,
    route: string,
    fields: Record<string, string>,
    { image, key }: { image?: Uint8Array; key?: string } = {},
  ) {
    const { payload, headers } = formOf(fields, image);
    const named = key === undefined ? headers : { ...headers, 'idempotency-key': key };
    return browser.post(route, payload, { headers: named });
  }

  /** Checks that no tokens were charged. */
  const charges = async () =>
    (await test.fixtures.database.orm.select().from(ledgerEntries)).filter(
      ({ kind }) => kind === 'hold',
    );

  it('give a free user an image with a watermark', async () => {
    const browser = await signUp();
    await test.fixtures.newWorker().start();
    const asked = ask(browser, ROUTES.generateImage, { prompt: 'a zorblax' });
    (await test.fixtures.engine.next()).finish(Buffer.from('pixels'));
    const response = await asked;
    expect(response.statusCode).toBe(200);
    const { image, text, creation } = response.json<ImageResponse>();
    expect(image.mimeType).toBe('image/png');
    const bytes = Buffer.from(image.base64Data, 'base64');
    expect(bytes.toString()).toBe('pixels mark:true poster:null');
    expect(text).toBe("We couldn't draw “zorblax”.");
    expect(creation).toMatchObject({ prompt: 'a zorblax', kind: 'image', width: 1024 });
    expect(response.headers['x-generation-id']).toMatch(/^[\da-f-]{36}$/);
    expect((await browser.get(creation.url)).rawPayload.equals(bytes)).toBe(true);
    const gallery = await browser.get(ROUTES.creations);
    expect(gallery.json()).toEqual({ items: [creation], nextCursor: null });
  });

  it('add the style to the prompt and pass the negative prompt on', async () => {
    const browser = await signUp('basic');
    await test.fixtures.newWorker().start();
    const advanced = { style: 'neon', negativePrompt: ' people ', seed: '7' };
    const asked = ask(browser, ROUTES.generateImage, { prompt: 'a cat', ...advanced });
    const drawing = await test.fixtures.engine.next();
    expect(drawing.request).toMatchObject({
      prompt: 'a cat, glowing neon',
      negativePrompt: 'people',
      options: { seed: 7, style: 'neon' },
    });
    drawing.finish();
    expect((await asked).json<ImageResponse>().creation.prompt).toBe('a cat');
  });

  it.each([{ style: 'neon' }, { negativePrompt: 'people' }, { seed: '7' }])(
    'keeps advanced prompts for the paid plans: %j',
    async (advanced) => {
      const browser = await signUp();
      const answer = await ask(browser, ROUTES.generateImage, { prompt: 'a cat', ...advanced });
      expect(answer.statusCode).toBe(403);
      expect(answer.json()).toMatchObject({
        code: 'advancedNeedsSubscription',
        message: SERVER_MESSAGES.advancedNeedsSubscription,
      });
      expect(await charges()).toEqual([]);
    },
  );

  it('give a paying user the bytes of a loop', async () => {
    const browser = await signUp('premium');
    await test.fixtures.newWorker().start();
    const fields = { prompt: 'a cat', size: '720', aspect: '9:16', seconds: '2', fps: '25' };
    const asked = ask(browser, ROUTES.generateGif, fields);
    const drawing = await test.fixtures.engine.next();
    expect(drawing.request.options).toMatchObject({
      width: 720,
      height: 1280,
      seconds: 2,
      framesPerSecond: 25,
    });
    drawing.finish(Buffer.from('frames'));
    const response = await asked;
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toBe('image/gif');
    expect(response.body).toBe('frames');
    const { items } = (await browser.get(ROUTES.creations)).json<{ items: { id: string }[] }>();
    expect(response.headers['x-creation-id']).toBe(items[0]?.id);
  });

  it('answer a repeated request with the same image, charged once', async () => {
    const browser = await signUp();
    await test.fixtures.newWorker().start();
    test.fixtures.engine.finishAtOnce();
    const image = await newImage();
    const send = () =>
      ask(browser, ROUTES.generateImage, { prompt: 'a cat' }, { key: 'k1', image });
    const answers = [...(await Promise.all([send(), send(), send()])), await send()];
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect(answers[0]?.statusCode).toBe(200);
    expect(await charges()).toHaveLength(1);
    const other = await ask(browser, ROUTES.generateImage, { prompt: 'a dog' }, { key: 'k1' });
    expect(other.statusCode).toBe(409);
    expect(other.json()).toMatchObject({ message: SERVER_MESSAGES.keyReused });

    const { creation } = answers[0]?.json<ImageResponse>() ?? {};
    await browser.delete(`${ROUTES.creations}/${creation?.id}`);
    expect((await send()).statusCode).toBe(404);
    expect(await charges()).toHaveLength(1);
  });

  it('say why a generation failed', async () => {
    const browser = await signUp();
    await test.fixtures.newWorker().start();
    const refused = ask(browser, ROUTES.generateImage, { prompt: 'something' });
    (await test.fixtures.engine.next()).fail(new AppError('promptAgainstRules'));
    expect((await refused).statusCode).toBe(422);
    expect((await refused).json()).toMatchObject({
      code: 'promptAgainstRules',
      params: {},
      message: SERVER_MESSAGES.promptAgainstRules,
    });

    const broken = ask(browser, ROUTES.generateImage, { prompt: 'something' });
    (await test.fixtures.engine.next()).fail(new Error('the secret reason'));
    expect((await broken).statusCode).toBe(500);
    expect((await broken).json()).toMatchObject({ message: 'Generation failed, try again.' });
    expect((await broken).body).not.toContain('secret');

    const cancelled = ask(browser, ROUTES.generateImage, { prompt: 'something' });
    await test.fixtures.engine.next();
    const { generations } = (await browser.get(ROUTES.activeGenerations)).json<{
      generations: { id: string }[];
    }>();
    await browser.delete(`/api/generations/${generations[0]?.id}`);
    expect((await cancelled).statusCode).toBe(409);
    expect((await cancelled).json()).toMatchObject({
      code: 'cancelled',
      message: SERVER_MESSAGES.cancelled,
    });
  });

  it('do not claim that nothing was charged when only the answer is lost', async () => {
    const browser = await signUp();
    await test.fixtures.newWorker().start();
    test.fixtures.engine.finishAtOnce();
    test.fixtures.failPuts(1, 'watermarked');
    const response = await ask(browser, ROUTES.generateImage, { prompt: 'a cat' }, { key: 'k1' });
    expect(response.statusCode).toBe(503);
    expect(response.headers['retry-after']).toBe('5');
    expect(response.json()).toMatchObject({ message: SERVER_MESSAGES.lostSight });
    expect(test.log()).toContain('The disk is full.');
    const again = await ask(browser, ROUTES.generateImage, { prompt: 'a cat' }, { key: 'k1' });
    expect(again.statusCode).toBe(200);
    expect(await charges()).toHaveLength(1);
  });

  it('check session, prompt, plan, tokens and reference image, in this order', async () => {
    const visitor = await test.newBrowser().visit();
    const anonymous = await ask(visitor, ROUTES.generateGif, {});
    expect(anonymous.statusCode).toBe(401);
    const member = await signUp();
    member.cookies.delete('XSRF-TOKEN');
    expect((await ask(member, ROUTES.generateGif, {})).statusCode).toBe(403);

    const broke = await signUp();
    await test.fixtures.newWorker().start();
    test.fixtures.engine.finishAtOnce();
    for (let index = 0; index < 5; index += 1) {
      expect((await ask(broke, ROUTES.generateImage, { prompt: 'a cat' })).statusCode).toBe(200);
    }
    const statuses = [
      await ask(broke, ROUTES.generateGif, { prompt: ' ' }),
      await ask(broke, ROUTES.generateGif, { prompt: 'a cat' }, { image: Buffer.from('no') }),
      await ask(broke, ROUTES.generateImage, { prompt: 'a cat' }, { image: Buffer.from('no') }),
      await ask(broke, ROUTES.generateImage, { prompt: 'a cat' }),
    ].map(({ statusCode }) => statusCode);
    expect(statuses).toEqual([400, 403, 402, 402]);
  });

  it('answer 503 with Retry-After while the server stops', async () => {
    const browser = await signUp();
    const asked = ask(browser, ROUTES.generateImage, { prompt: 'a cat' });
    await expect.poll(charges).toHaveLength(1);
    await test.app.close();
    expect((await asked).statusCode).toBe(503);
    expect((await asked).headers['retry-after']).toBe('5');
  });

  describe('refuse', () => {
    const fields = (changes: Record<string, string>) => formOf({ prompt: 'a cat', ...changes });
    const raw = (payload: string, type = 'multipart/form-data; boundary=b') => ({
      payload: Buffer.from(payload),
      headers: { 'content-type': type },
    });
    const part = (name: string, value: string, more = '') =>
      `--b\r\ncontent-disposition: form-data; name="${name}"${more}\r\n\r\n${value}\r\n`;

    it.each([
      ['no prompt', formOf({}), 'noPrompt'],
      ['a blank prompt', fields({ prompt: ' \n ' }), 'noPrompt'],
      ['a long prompt', fields({ prompt: 'x'.repeat(2001) }), 'promptTooLong'],
      ['an endless prompt', fields({ prompt: 'x'.repeat(200_000) }), 'promptTooLong'],
      ['an unseen prompt', fields({ prompt: '\u200b\u202e' }), 'noPrompt'],
      ['a NUL', fields({ prompt: 'a\0cat' }), 'invisibleCharacters'],
      ['an unknown field', fields({ colour: 'red' }), 'invalid'],
      ['a field of loops', fields({ seconds: '2' }), 'invalid'],
      ['a prototype', fields({ __proto__x: '1', constructor: '1' }), 'invalid'],
      ['a word for a number', fields({ seed: 'many' }), 'invalid'],
      ['half a seed', fields({ seed: '1.5' }), 'invalid'],
      ['a negative seed', fields({ seed: '-1' }), 'invalid'],
      ['an unknown style', fields({ style: 'beige' }), 'invalid'],
      [
        'a long negative prompt',
        fields({ negativePrompt: 'x'.repeat(501) }),
        'negativePromptTooLong',
      ],
      ['an unknown aspect', fields({ aspect: '2:1' }), 'invalid'],
      [
        'many fields',
        fields(Object.fromEntries(Array.from({ length: 50 }, (_, i) => [`f${i}`, '']))),
        'invalid',
      ],
      ['a repeated field', raw(`${part('prompt', 'a')}${part('prompt', 'b')}--b--\r\n`), 'invalid'],
      [
        'a prompt that is a file',
        raw(`${part('prompt', 'a', '; filename="a.txt"')}--b--\r\n`),
        'invalid',
      ],
      [
        'an image that is a field',
        raw(`${part('prompt', 'a')}${part('image', 'x')}--b--\r\n`),
        'invalid',
      ],
      [
        'two images',
        raw(
          `${part('image', 'x', '; filename="a.png"')}${part('image', 'x', '; filename="b.png"')}--b--\r\n`,
        ),
        'invalid',
      ],
      ['a broken body', raw(part('prompt', 'a cat')), 'invalid'],
      ['a torn body', raw('--b\r\ncontent-dispo'), 'invalid'],
      ['no boundary', raw('x', 'multipart/form-data'), 'invalid'],
    ] as const)('%s', async (_, { payload, headers }, code) => {
      const browser = await signUp();
      const response = await browser.post(ROUTES.generateImage, payload, { headers });
      expect(response.json()).toMatchObject({ code, message: SERVER_MESSAGES[code] });
      expect(response.statusCode).toBe(400);
      expect(await charges()).toEqual([]);
    });

    it.each([
      ['application/json', '{"prompt":"a cat"}'],
      ['application/x-www-form-urlencoded', 'prompt=a+cat'],
      ['multipart/mixed; boundary=b', `${part('prompt', 'a cat')}--b--\r\n`],
    ])('a body of type %s', async (type, payload) => {
      const browser = await signUp();
      const { payload: body, headers } = raw(payload, type);
      const response = await browser.post(ROUTES.generateImage, body, { headers });
      expect(response.statusCode).toBe(415);
      expect(response.json()).toMatchObject({ message: SERVER_MESSAGES.invalid });
      expect(await charges()).toEqual([]);
    });

    it.each(['', 'x'.repeat(101), 'with space', 'ä'])('the request key %j', async (key) => {
      const browser = await signUp();
      const response = await ask(browser, ROUTES.generateImage, { prompt: 'a cat' }, { key });
      expect(response.statusCode).toBe(400);
    });

    it.each([
      ['text', Buffer.from('no image at all'), 415, 'Unsupported file type'],
      [
        'an SVG',
        Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
        415,
        'Unsupported file type',
      ],
      ['a bomb', vastPng(30_000, 30_000), 400, SERVER_MESSAGES.imageTooManyPixels],
      [
        'a fake',
        Buffer.concat([vastPng(8, 8).subarray(0, 40), Buffer.alloc(99)]),
        400,
        SERVER_MESSAGES.imageDamaged,
      ],
      ['5 MB and a byte', Buffer.alloc(5 * 1024 * 1024 + 1), 413, 'File exceeds 5 MB'],
      ['50 MB', Buffer.alloc(50 * 1024 * 1024), 413, 'File exceeds 5 MB'],
    ])('%s as an image', async (_, image, status, message) => {
      const browser = await signUp();
      const response = await ask(browser, ROUTES.generateImage, { prompt: 'a cat' }, { image });
      expect(response.json()).toMatchObject({ message });
      expect(response.statusCode).toBe(status);
      expect(await charges()).toEqual([]);
      expect(await test.fixtures.storedFiles()).toEqual([]);
    });

    it('a truncated image', async () => {
      const browser = await signUp();
      const whole = await newImage();
      const image = whole.subarray(0, whole.length - 30);
      const response = await ask(browser, ROUTES.generateImage, { prompt: 'a cat' }, { image });
      expect(response.statusCode).toBe(400);
      expect(response.json()).toMatchObject({ message: SERVER_MESSAGES.imageDamaged });
      expect(await test.fixtures.storedFiles()).toEqual([]);
    });

    it.each([
      [
        'a refused field',
        `${part('image', 'x', '; filename="a.png"')}${part('colour', 'red')}--b--\r\n`,
      ],
      ['a broken body', part('image', 'x', '; filename="a.png"')],
      ['a torn image', part('image', 'x', '; filename="a.png"').slice(0, -3)],
    ])('%s beside a stored image, which is deleted', async (_, body) => {
      const browser = await signUp();
      const { payload, headers } = raw(`${part('prompt', 'a cat')}${body}`);
      const response = await browser.post(ROUTES.generateImage, payload, { headers });
      expect(response.statusCode).toBe(400);
      expect(response.json()).toMatchObject({ message: SERVER_MESSAGES.invalid });
      expect(await charges()).toEqual([]);
      expect(await test.fixtures.storedFiles()).toEqual([]);
    });
  });

  it('treat an empty file as no reference image', async () => {
    const browser = await signUp();
    await test.fixtures.newWorker().start();
    const asked = ask(
      browser,
      ROUTES.generateImage,
      { prompt: 'a cat' },
      { image: Buffer.alloc(0) },
    );
    const drawing = await test.fixtures.engine.next();
    expect(drawing.request.reference).toBeNull();
    // The worker may begin before the file that came is deleted.
    await expect.poll(() => test.fixtures.storedFiles()).toEqual([]);
    drawing.finish();
    expect((await asked).statusCode).toBe(200);
  });

  it('answer with a server error when an image cannot be stored', async () => {
    const browser = await signUp();
    test.fixtures.failPuts(1, 'uploads/');
    const image = await newImage();
    const response = await ask(browser, ROUTES.generateImage, { prompt: 'a cat' }, { image });
    expect(response.statusCode).toBe(500);
    expect(test.log()).toContain('The disk is full.');
    expect(await charges()).toEqual([]);
    expect(await test.fixtures.storedFiles()).toEqual([]);
  });

  describe('over a real connection', () => {
    async function connect(browser: Browser) {
      const address = await test.app.listen({ port: 0, host: '127.0.0.1' });
      const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      const headers = { cookie, 'x-xsrf-token': browser.cookies.get('XSRF-TOKEN') ?? '' };
      return { address, headers };
    }

    it('refuses 5 MB and a byte of unannounced length, and serves on', async () => {
      const browser = await signUp();
      const { address, headers } = await connect(browser);
      const form = formOf({ prompt: 'a cat' }, Buffer.alloc(5 * 1024 * 1024 + 1));
      const body = Readable.toWeb(Readable.from(chunksOf(form.payload)));
      const response = await fetch(`${address}${ROUTES.generateImage}`, {
        method: 'POST',
        headers: { ...headers, ...form.headers },
        body,
        duplex: 'half',
      });
      expect(response.status).toBe(413);
      expect(await response.json()).toMatchObject({ message: 'File exceeds 5 MB' });
      const after = await fetch(`${address}${ROUTES.activeGenerations}`, { headers });
      expect(await after.json()).toEqual({ generations: [] });
      expect(await test.fixtures.storedFiles()).toEqual([]);
    });

    it('delete a partial upload when the client disconnects', async () => {
      const browser = await signUp();
      const { address, headers } = await connect(browser);
      const { payload, headers: type } = formOf({ prompt: 'a cat' }, Buffer.alloc(1_000_000));
      const client = httpRequest(`${address}${ROUTES.generateImage}`, {
        method: 'POST',
        headers: { ...headers, ...type },
      });
      client.on('error', () => undefined);
      client.write(payload.subarray(0, 500_000));
      await expect.poll(() => test.fixtures.storedFiles()).toHaveLength(1);
      client.destroy();
      await expect.poll(() => test.fixtures.storedFiles()).toEqual([]);
      expect(await charges()).toEqual([]);
    });

    it('continue when the client disconnects', async () => {
      const browser = await signUp();
      await test.fixtures.newWorker().start();
      const { address, headers } = await connect(browser);
      const form = formOf({ prompt: 'a cat' });
      const client = httpRequest(`${address}${ROUTES.generateImage}`, {
        method: 'POST',
        headers: { ...headers, ...form.headers },
      });
      const closed = new Promise((resolve) =>
        client.on('error', () => undefined).on('close', resolve),
      );
      client.end(form.payload);
      const drawing = await test.fixtures.engine.next();
      client.destroy();
      await closed;
      drawing.finish();
      const gallery = async () =>
        (await browser.get(ROUTES.creations)).json<{ items: unknown[] }>().items;
      await expect.poll(gallery).toHaveLength(1);
    });

    it('send events at once', async () => {
      const browser = await signUp();
      await test.fixtures.newWorker().start();
      const { address, headers } = await connect(browser);
      const asked = ask(browser, ROUTES.generateImage, { prompt: 'a cat' }, { key: 'mine' });
      const drawing = await test.fixtures.engine.next();
      const active = await browser.get(ROUTES.activeGenerations);
      const { generations } = active.json<{ generations: { id: string; requestKey: string }[] }>();
      expect(generations[0]?.requestKey).toBe('mine');
      const url = `${address}/api/generations/${generations[0]?.id}`;

      const stream = await fetch(`${url}/events`, { headers });
      expect(stream.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
      let received = '';
      const reading = (async () => {
        for await (const chunk of stream.body ?? []) received += Buffer.from(chunk).toString();
      })();
      await expect.poll(() => received).toMatch(/^event: generation\ndata: \{.*"running".*\}\n\n$/);
      drawing.context.onProgress({ stage: 'encoding', fraction: 0.5 });
      await expect.poll(() => received).toContain('"encoding"');
      drawing.finish();
      await reading;
      expect(received).toMatch(/"status":"finished".*\n\n$/);
      expect((await asked).statusCode).toBe(200);

      const stranger = await signUp();
      const foreign = await stranger.get(`/api/generations/${generations[0]?.id}/events`);
      expect(foreign.statusCode).toBe(404);
    });

    it('send no events to an ended session', async () => {
      const browser = await signUp();
      await test.fixtures.newWorker().start();
      const { address, headers } = await connect(browser);
      const asked = ask(browser, ROUTES.generateImage, { prompt: 'a cat' });
      const drawing = await test.fixtures.engine.next();
      const active = await browser.get(ROUTES.activeGenerations);
      const { generations } = active.json<{ generations: { id: string }[] }>();
      const url = `${address}/api/generations/${generations[0]?.id}/events`;
      const reader = (await fetch(url, { headers })).body?.getReader();
      expect(Buffer.from((await reader?.read())?.value ?? []).toString()).toContain('"running"');

      expect((await browser.post(ROUTES.logout)).statusCode).toBe(204);
      drawing.context.onProgress({ stage: 'encoding', fraction: 0.5 });
      expect(await reader?.read()).toEqual({ done: true, value: undefined });
      drawing.finish();
      await asked;
    });
  });

  it('is described with all its fields', async () => {
    const document = (await test.newBrowser().get(OPERATIONS_ROUTES.openapi)).json<{
      paths: Record<string, { post: { requestBody: { content: Record<string, unknown> } } }>;
    }>();
    const body = document.paths[ROUTES.generateGif]?.post.requestBody.content;
    expect(body).toMatchObject({
      'multipart/form-data': {
        schema: {
          required: ['prompt'],
          properties: {
            prompt: { type: 'string' },
            image: { type: 'string', format: 'binary' },
            aspect: { enum: ['1:1', '4:5', '16:9', '9:16'] },
            seed: { type: 'string' },
            seconds: { type: 'string' },
            fps: { type: 'string' },
            style: { enum: expect.arrayContaining(['neon']) },
            negativePrompt: { type: 'string' },
          },
        },
      },
    });
  });
});

function* chunksOf(bytes: Buffer): Generator<Buffer> {
  for (let at = 0; at < bytes.length; at += 65_536) yield bytes.subarray(at, at + 65_536);
}

/** A small file that claims a size. */
function vastPng(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer): Buffer => {
    const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
    const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    check.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, check]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = 8;
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1A\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(1_000_000))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
