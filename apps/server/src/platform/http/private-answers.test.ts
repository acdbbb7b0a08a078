import { OPERATIONS_ROUTES, ROUTES } from '@loopwright/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { formOf } from '../../testing/form-data.ts';
import { openMemoryDatabase } from '../../testing/memory-database.ts';
import { newUser } from '../../testing/new-user.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import type { Database } from '../database/database.ts';

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;

interface Description {
  readonly paths: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

describe('responses of the API', () => {
  let database: Database;
  let server: TestApp;
  beforeAll(async () => {
    database = await openMemoryDatabase();
    // Each request has a user of its own, as some end the session.
    server = await openTestApp(database, { environment: { SIGNUPS_PER_HOUR: '1000' } });
  });
  afterAll(async () => {
    await server.close();
    await database.close();
  });

  /** All operations, with an example for each path parameter. */
  async function operations() {
    const { paths } = (
      await server.newBrowser().get(OPERATIONS_ROUTES.openapi)
    ).json<Description>();
    return Object.entries(paths)
      .filter(([path]) => path.startsWith('/api/'))
      .flatMap(([path, operation]) =>
        METHODS.filter((method) => method in operation).map((method) => ({
          method,
          url: path.replaceAll(/\{\w+\}/g, '3f2b8a1e-0000-4000-8000-000000000000'),
        })),
      );
  }

  it('are not cacheable, for visitors and members and for every status', async () => {
    const all = await operations();
    expect(all.length).toBeGreaterThan(15);
    const browsers = {
      visitor: () => server.newBrowser().visit(),
      member: () => newUser(server),
    };
    for (const [name, newBrowser] of Object.entries(browsers)) {
      for (const { method, url } of all) {
        const browser = await newBrowser();
        const response = await server.app.inject({
          method,
          url,
          cookies: Object.fromEntries(browser.cookies),
          headers: { 'x-xsrf-token': browser.cookies.get('XSRF-TOKEN') ?? '' },
          ...(method === 'get' ? {} : { payload: {} }),
        });
        expect([name, method, url, response.headers['cache-control']]).toEqual([
          name,
          method,
          url,
          'no-store',
        ]);
      }
    }
  });

  it('are not cacheable when they contain data', async () => {
    await server.fixtures.newWorker().start();
    server.fixtures.engine.finishAtOnce();
    const browser = await newUser(server);
    const { payload, headers } = formOf({ prompt: 'a cat' });
    const made = await browser.post(ROUTES.generateImage, payload, { headers });
    const id = String(made.headers['x-generation-id']);
    const answers = [
      made,
      await browser.get(ROUTES.me),
      await browser.get(ROUTES.creations),
      await browser.get(ROUTES.activeGenerations),
      await browser.get(`/api/generations/${id}`),
      await browser.get(`/api/generations/${id}/events`),
    ];
    for (const { statusCode, headers } of answers) {
      expect([statusCode, headers['cache-control']]).toEqual([200, 'no-store']);
    }
  });
});
