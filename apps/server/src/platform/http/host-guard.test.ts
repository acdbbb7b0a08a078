import { connect, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { errorBodySchema } from '@loopwright/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnEachDatabase } from '../../testing/databases.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';

describeOnEachDatabase('a request over a socket', (open) => {
  let server: TestApp;
  beforeAll(async () => {
    server = await openTestApp(await open());
    await server.app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(() => server.close());

  async function send(path: string, hosts: readonly string[]): Promise<string> {
    const socket = connect((server.app.server.address() as AddressInfo).port, '127.0.0.1');
    const lines = [`GET ${path} HTTP/1.1`, ...hosts, 'Connection: close', '', ''];
    socket.write(lines.join('\r\n'));
    return await text(socket);
  }

  it.each([
    ['/healthz', ['Host: one.example', 'Host: two.example']],
    ['/healthz', ['Host: one.example', 'host: one.example']],
    ['/api/nothing', ['Host: one.example', 'HOST: two.example']],
    ['/', ['Host: one.example', 'Host:']],
  ])('to %s with %j is refused', async (path, hosts) => {
    const [head = '', body = ''] = (await send(path, hosts)).split('\r\n\r\n');
    expect(head).toMatch(/^HTTP\/1\.1 400 /);
    expect(head).toMatch(/x-content-type-options: nosniff/i);
    expect(errorBodySchema.strict().parse(JSON.parse(body)).code).toBe('invalid');
  });

  it('without a host is refused', async () => {
    expect(await send('/healthz', [])).toMatch(/^HTTP\/1\.1 400 /);
  });

  it('with one host is answered', async () => {
    expect(await send('/healthz', ['Host: one.example'])).toMatch(/^HTTP\/1\.1 200 /);
  });
});
