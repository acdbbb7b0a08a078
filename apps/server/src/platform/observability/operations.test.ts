import {
  AVATAR_ROUTES,
  BRAND_ROUTES,
  configurationSchema,
  CSRF_HEADER,
  COMMUNITY_ROUTES,
  MODERATION_ROUTES,
  DOCUMENT_ROUTES,
  EXPORT_ROUTES,
  FEATURE_ROUTES,
  GALLERY_ROUTES,
  TOKEN_ROUTES,
  pathTo,
  PLANS,
  NOTIFICATION_ROUTES,
  OPERATIONS_ROUTES,
  OPERATOR_ROUTES,
  ROUTES,
  SHARE_ROUTES,
  STYLE_PREVIEW_ROUTE,
  SERVER_MESSAGES,
  TEAM_ROUTES,
} from '@loopwright/contract';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { formOf } from '../../testing/form-data.ts';
import { openMemoryDatabase } from '../../testing/memory-database.ts';
import { newForm, newUser } from '../../testing/new-user.ts';
import { openTestApp, type TestApp, type TestAppOptions } from '../../testing/test-app.ts';
import type { Database } from '../database/database.ts';
import { createDiskSpace } from '../storage/disk-space.ts';

const LOCAL = { remoteAddress: '127.0.0.1', headers: { host: 'localhost:3000' } };

let database: Database;
let shared: TestApp;
beforeAll(async () => {
  database = await openMemoryDatabase();
  shared = await openTestApp(database, { environment: { GOOGLE_CLIENT_ID: 'google-id' } });
});
afterAll(async () => {
  await shared.close();
  await database.close();
});
afterEach(() => vi.restoreAllMocks());

/** Opens a server with other options for one test. */
async function withServer(
  options: TestAppOptions,
  test: (server: TestApp) => Promise<void>,
): Promise<void> {
  const server = await openTestApp(database, options);
  try {
    await test(server);
  } finally {
    await server.close();
  }
}

describe('health', () => {
  it('is ok while all dependencies are available', async () => {
    const browser = shared.newBrowser();
    expect((await browser.get(OPERATIONS_ROUTES.healthy)).json()).toEqual({ status: 'ok' });
    expect((await browser.get(OPERATIONS_ROUTES.ready)).json()).toEqual({ status: 'ok' });
  });

  it.each(['database', 'storage'] as const)('is unavailable without the %s', async (part) => {
    vi.spyOn(shared.fixtures[part], 'isReady').mockResolvedValue(false);
    const browser = shared.newBrowser();
    expect((await browser.get(OPERATIONS_ROUTES.healthy)).statusCode).toBe(200);
    const response = await browser.get(OPERATIONS_ROUTES.ready);
    expect(response.statusCode).toBe(503);
    expect(response.headers['retry-after']).toBe('5');
  });

  it('is unavailable while the disk is almost full, and new work is refused', async () => {
    const diskSpace = createDiskSpace({ folders: ['/'], reserveBytes: Number.MAX_SAFE_INTEGER });
    await withServer({ diskSpace }, async (server) => {
      const browser = await newUser(server);
      expect((await browser.get(OPERATIONS_ROUTES.healthy)).statusCode).toBe(200);
      const { payload, headers } = formOf({ prompt: 'a cat' });
      for (const response of [
        await browser.get(OPERATIONS_ROUTES.ready),
        await browser.post(ROUTES.generateImage, payload, { headers }),
        await browser.get(ROUTES.accountExport),
      ]) {
        expect(response.statusCode).toBe(503);
        expect(response.headers['retry-after']).toBe('60');
        expect(response.json()).toMatchObject({ message: SERVER_MESSAGES.diskFull });
      }
      expect((await browser.get(ROUTES.me)).json()).toMatchObject({ user: { tokensRemaining: 5 } });
    });
  });

  it('is unavailable while the process stops, which refuses new work but not reads', async () => {
    await withServer({}, async (server) => {
      const browser = await server.newBrowser().visit();
      server.availability.stop();
      expect((await browser.get(OPERATIONS_ROUTES.healthy)).statusCode).toBe(200);
      expect((await browser.get(OPERATIONS_ROUTES.ready)).statusCode).toBe(503);
      expect((await browser.get(ROUTES.me)).statusCode).toBe(401);
      const response = await browser.post(ROUTES.register, newForm());
      expect(response.statusCode).toBe(503);
      expect(response.json()).toMatchObject({ code: 'shuttingDown' });
      expect(response.headers['retry-after']).toBe('5');
    });
  });
});

describe('a process that only draws', () => {
  it('answers health checks and nothing else', async () => {
    const environment = { ROLE: 'worker', DATABASE_URL: 'postgres://elsewhere' };
    await withServer({ environment }, async ({ newBrowser }) => {
      const browser = newBrowser();
      expect((await browser.get(OPERATIONS_ROUTES.ready)).statusCode).toBe(200);
      expect((await browser.get(OPERATIONS_ROUTES.metrics, LOCAL)).statusCode).toBe(200);
      for (const url of [ROUTES.me, ROUTES.creations, '/', '/login']) {
        expect((await browser.get(url)).json()).toMatchObject({ code: 'notFound' });
      }
    });
  });
});

describe('a busy process', () => {
  const blockMs = (durationMs: number) => {
    const end = performance.now() + durationMs;
    while (performance.now() < end);
  };

  it('refuses requests, but not those of monitoring', async () => {
    const overload = { delayMaximumMs: 20, sampleMs: 10 };
    await withServer({ overload }, async ({ newBrowser }) => {
      const response = await vi.waitUntil(async () => {
        blockMs(100);
        const answer = await newBrowser().get(ROUTES.me);
        return answer.statusCode === 503 && answer;
      });
      expect(response.json()).toMatchObject({ code: 'queueFull' });
      expect(response.headers['retry-after']).toBe('5');
      blockMs(100);
      expect((await newBrowser().get(OPERATIONS_ROUTES.healthy)).statusCode).toBe(200);
    });
  });
});

describe('metrics', () => {
  it('count requests under the names of their routes', async () => {
    const browser = shared.newBrowser();
    await browser.get('/media/secretsecretsecretsecret.png');
    await browser.get(pathTo(ROUTES.generation, { id: 'secret' }));
    const { body, headers } = await browser.get(OPERATIONS_ROUTES.metrics, LOCAL);
    expect(headers['content-type']).toContain('text/plain');
    expect(body).toContain(
      'http_request_duration_seconds_count{method="GET",route="/media/:name",status="404"} 1',
    );
    expect(body).toContain('route="/api/generations/:id",status="401"');
    expect(body).not.toContain('secret');
  });

  it.each([
    ['another machine', { ...LOCAL, remoteAddress: '192.0.2.1' }],
    [
      'a proxy on this machine',
      { ...LOCAL, headers: { ...LOCAL.headers, 'x-forwarded-for': '1' } },
    ],
    ['a proxy that keeps the name', { ...LOCAL, headers: { host: 'loops.example' } }],
  ])('do not exist for %s', async (_, request) => {
    const browser = shared.newBrowser();
    expect((await browser.get(OPERATIONS_ROUTES.metrics, request)).statusCode).toBe(404);
  });

  it('do not exist without a token behind trusted proxies', async () => {
    await withServer({ environment: { TRUSTED_PROXIES: '1' } }, async ({ newBrowser }) => {
      expect((await newBrowser().get(OPERATIONS_ROUTES.metrics, LOCAL)).statusCode).toBe(404);
    });
  });

  it('require the token when one is configured, also on this machine', async () => {
    await withServer({ environment: { METRICS_TOKEN: 'open sesame' } }, async ({ newBrowser }) => {
      const statusFor = async (headers: Record<string, string>) =>
        (await newBrowser().get(OPERATIONS_ROUTES.metrics, { headers })).statusCode;
      expect(await statusFor(LOCAL.headers)).toBe(401);
      expect(await statusFor({ authorization: 'Bearer open sesam' })).toBe(401);
      expect(await statusFor({ authorization: 'Bearer open sesame' })).toBe(200);
    });
  });

  it('count generations by kind and outcome, and the waiting ones', async () => {
    const browser = shared.newBrowser();
    shared.metrics.countGeneration('gif', 'finished', 1500);
    shared.metrics.watchQueue(async () => 7);
    const { body } = await browser.get(OPERATIONS_ROUTES.metrics, LOCAL);
    expect(body).toContain('generations_total{kind="gif",outcome="finished"} 1');
    expect(body).toContain('generation_duration_seconds_sum{kind="gif",outcome="finished"} 1.5');
    expect(body).toContain('generation_queue_depth 7');
  });
});

describe('the configuration', () => {
  it('gives the web app the options of this installation', async () => {
    const browser = shared.newBrowser();
    const configuration = configurationSchema
      .strict()
      .parse((await browser.get(ROUTES.configuration)).json());
    const [image] = configuration.models.image;
    expect(image).toMatchObject({ id: 'scripted', label: 'Scripted', plans: Object.keys(PLANS) });
    expect(image?.capabilities.reference).toBe(true);
    expect(configuration.models.gif.map(({ plans }) => plans)).toEqual([['basic', 'premium']]);
    expect(configuration.identityProviders).toEqual({
      google: 'google-id',
      microsoft: null,
      x: null,
    });
    expect(configuration.plans.map(({ name }) => name)).toEqual(Object.keys(PLANS));
  });
});

describe('the description of the interface', () => {
  it('has every route of the contract, with its errors and required headers', async () => {
    const browser = shared.newBrowser();
    const description = (await browser.get(OPERATIONS_ROUTES.openapi)).json<{
      openapi: string;
      paths: Record<string, Record<string, { responses: object; security?: object[] }>>;
      components: { securitySchemes: { csrf: object } };
    }>();
    const expected = [
      ROUTES,
      GALLERY_ROUTES,
      TOKEN_ROUTES,
      EXPORT_ROUTES,
      DOCUMENT_ROUTES,
      NOTIFICATION_ROUTES,
      AVATAR_ROUTES,
      COMMUNITY_ROUTES,
      MODERATION_ROUTES,
      OPERATOR_ROUTES,
      BRAND_ROUTES,
      FEATURE_ROUTES,
      SHARE_ROUTES,
      { STYLE_PREVIEW_ROUTE },
      TEAM_ROUTES,
      OPERATIONS_ROUTES,
    ]
      .flatMap((routes) => Object.values<string>(routes))
      .map((route) => route.replaceAll(/:(\w+)/g, '{$1}'));
    expect(Object.keys(description.paths).sort()).toEqual(expected.sort());

    const { register, me, generateGif } = ROUTES;
    const signUp = description.paths[register]?.['post'];
    expect(JSON.stringify(signUp)).toContain('"password":{"type":"string","maxLength":1024}');
    expect(Object.keys(signUp?.responses ?? {})).toEqual(['200', 'default']);
    expect(signUp?.security).toEqual([{ session: [], csrf: [] }]);
    expect(description.paths[me]?.['get']?.security).toBeUndefined();
    const form = JSON.stringify(description.paths[generateGif]?.['post']);
    for (const field of ['multipart/form-data', 'prompt', 'seconds', 'fps', 'seed', 'aspect']) {
      expect(form).toContain(field);
    }
    expect(description.components.securitySchemes.csrf).toMatchObject({ name: CSRF_HEADER });
  });
});
