import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, request as httpRequest } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { OPERATIONS_ROUTES, ROUTES } from '@loopwright/contract';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { parseConfig } from './config.ts';
import { createLogger } from './platform/observability/logger.ts';
import { openServer, type Server } from './server.ts';
import { createPostgresDatabase, DATABASE_KINDS } from './testing/databases.ts';
import { NetworkBrowser } from './testing/network-browser.ts';
import { newForm } from './testing/new-user.ts';

const LONG_MS = 60_000;

async function signUp(address: string): Promise<NetworkBrowser> {
  const browser = await NetworkBrowser.visit(address);
  expect((await browser.postJson(ROUTES.register, newForm())).status).toBe(200);
  return browser;
}

const FORM = { prompt: 'a red balloon' };

const waitUntil = async (isTrue: () => Promise<boolean>): Promise<void> => {
  while (!(await isTrue())) await new Promise((resolve) => setImmediate(resolve));
};

describe.each(DATABASE_KINDS)('the whole server (%s)', (kind) => {
  let folder = '';
  let server: Server;
  let address = '';
  let drop = async (): Promise<void> => undefined;

  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'server-'));
    const environment: Record<string, string> = { PORT: '0', HOST: '127.0.0.1', DATA_DIR: folder };
    if (kind === 'postgres') {
      const database = await createPostgresDatabase();
      environment['DATABASE_URL'] = database.url;
      drop = () => database.drop();
    }
    server = await openServer(parseConfig(environment), createLogger('silent'));
    address = await server.start();
  });
  afterEach(async () => {
    await drop();
    await rm(folder, { recursive: true });
  });

  it('lets running work finish, turns new work away meanwhile, and ends idle connections', async () => {
    const browser = await signUp(address);
    const agent = new Agent({ keepAlive: true });
    const idle = httpRequest(`${address}${OPERATIONS_ROUTES.healthy}`, { agent }).end();
    const [answer] = await once(idle, 'response');
    answer.resume();

    const running = browser.postForm(ROUTES.generateImage, FORM);
    await waitUntil(async () => {
      const active = (await (await browser.call(ROUTES.activeGenerations)).json()) as {
        generations: { status: string }[];
      };
      return active.generations[0]?.status === 'running';
    });
    const stopping = server.stop(LONG_MS);
    expect((await fetch(`${address}${OPERATIONS_ROUTES.ready}`)).status).toBe(503);
    const late = await browser.postForm(ROUTES.generateImage, FORM);
    expect(late.status).toBe(503);
    expect(late.headers.get('retry-after')).not.toBeNull();

    const response = await running;
    expect(response.status).toBe(200);
    expect(((await response.json()) as { image: { mimeType: string } }).image.mimeType).toBe(
      'image/png',
    );
    await stopping;
    await expect(fetch(`${address}${OPERATIONS_ROUTES.healthy}`)).rejects.toThrow('fetch failed');
    agent.destroy();
  });

  it('answers those who wait, and stops, when there is no time left', async () => {
    const browser = await signUp(address);
    const running = browser.postForm(ROUTES.generateImage, FORM);
    await waitUntil(async () => {
      const { generations } = (await (await browser.call(ROUTES.activeGenerations)).json()) as {
        generations: unknown[];
      };
      return generations.length > 0;
    });
    await server.stop(0);
    const response = await running;
    expect([200, 503]).toContain(response.status);
  });
});
