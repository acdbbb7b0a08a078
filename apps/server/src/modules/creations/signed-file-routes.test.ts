import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../../platform/database/database.ts';
import { openMemoryDatabase } from '../../testing/memory-database.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';

const KEY = 'creations/a/master.gif';
const DISPOSITION = 'attachment; filename="a.gif"';

let database: Database;
let server: TestApp;
beforeAll(async () => {
  database = await openMemoryDatabase();
  server = await openTestApp(database);
  await server.fixtures.storage.put(KEY, Buffer.from('0123456789'), 'image/gif');
});
afterAll(async () => {
  await server.close();
  await database.close();
});

const sign = (expiresInSeconds: number): Promise<string> =>
  server.fixtures.storage.signUrl(KEY, {
    signedAt: server.time.now,
    expiresInSeconds,
    mimeType: 'image/gif',
    disposition: DISPOSITION,
  });

it('answer visitors with the file, a part of it, or its headers', async () => {
  const visitor = server.newBrowser();
  const url = await sign(60);
  const whole = await visitor.get(url);
  expect([whole.statusCode, whole.body]).toEqual([200, '0123456789']);
  expect(whole.headers).toMatchObject({
    'content-type': 'image/gif',
    'content-disposition': DISPOSITION,
    'cache-control': 'private, no-store',
    'x-content-type-options': 'nosniff',
  });
  const part = await visitor.get(url, { headers: { range: 'bytes=2-4' } });
  expect([part.statusCode, part.body]).toEqual([206, '234']);
});

it('are refused when their time is over, or when they were changed', async () => {
  const visitor = server.newBrowser();
  const expired = await visitor.get(await sign(0));
  expect([expired.statusCode, expired.json()]).toMatchObject([403, { code: 'fileAddressInvalid' }]);
  const other = (await sign(60)).replace('/a/', '/b/');
  expect((await visitor.get(other)).statusCode).toBe(403);
});

it('are not found when the file was deleted', async () => {
  const url = await sign(60);
  await server.fixtures.storage.delete(KEY);
  expect((await server.newBrowser().get(url)).statusCode).toBe(404);
});
