import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { z } from 'zod';
import { moderationEndpoint } from './moderation-endpoint.ts';

const { signal } = new AbortController();
const FRAMES = ['first', 'second', 'third'].map((text) => Buffer.from(text));

/** As described at https://platform.openai.com/docs/api-reference/moderations/create. */
const requestSchema = z.strictObject({
  model: z.literal('omni-moderation-latest'),
  input: z.tuple([
    z.strictObject({
      type: z.literal('image_url'),
      image_url: z.strictObject({ url: z.string().startsWith('data:image/jpeg;base64,') }),
    }),
  ]),
});

let server: Server;
/** What the service was asked about, as text. */
let seen: string[];
/** Frames that it flags. */
let flagged: string[];
let status: number;

async function answer(request: IncomingMessage): Promise<object> {
  expect(request.method).toBe('POST');
  expect(request.headers.authorization).toBe('Bearer sk-secret');
  const [{ image_url: image }] = requestSchema.parse(await json(request)).input;
  const text = Buffer.from(image.url.split(',')[1] ?? '', 'base64').toString();
  seen.push(text);
  return { id: 'modr-1', model: 'omni', results: [{ flagged: flagged.includes(text) }] };
}

beforeEach(async () => {
  [seen, flagged, status] = [[], [], 200];
  server = createServer((request, response) => {
    answer(request).then(
      (body) => response.writeHead(status).end(JSON.stringify(body)),
      () => response.writeHead(400).end(),
    );
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterEach(() => void server.close());

const check = async () => {
  const { port } = server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}/v1/moderations`;
  const service = moderationEndpoint({ url, key: 'sk-secret', model: 'omni-moderation-latest' });
  return await service.check(FRAMES, signal);
};

it('asks about each frame, and is clear when none is flagged', async () => {
  expect(await check()).toBe('clear');
  expect(seen).toEqual(['first', 'second', 'third']);
});

it('is doubtful with the first frame that is flagged', async () => {
  flagged = ['second'];
  expect(await check()).toBe('doubtful');
  expect(seen).toEqual(['first', 'second']);
});

it('decides nothing when the service fails', async () => {
  status = 500;
  await expect(check()).rejects.toThrow('The image check answered 500');
});
