import { ROUTES } from '@loopwright/contract';
import autocannon from 'autocannon';
import fastify from 'fastify';
import { Client } from './client.ts';
import { median } from './gif/medians.ts';
import { registerUsers } from './register-users.ts';
import { report } from './report.ts';
import { seedPlan } from './seed.ts';
import { freePort, startServer, temporaryFolder } from './server-process.ts';

const DURATION_SECONDS = 8;
const RUNNING = 4;

/** Requests per second of a site with some visitors. */
const STEADY_RATE = 50;
const STEADY_SECONDS = 8;
const STEADY_ROUNDS = 3;

const saturate = (url: string, headers: Record<string, string>): Promise<autocannon.Result> =>
  autocannon({ url, headers, connections: 20, duration: DURATION_SECONDS });

const askSteadily = (url: string, headers: Record<string, string>): Promise<autocannon.Result> =>
  autocannon({
    url,
    headers,
    connections: 10,
    duration: STEADY_SECONDS,
    overallRate: STEADY_RATE,
  });

/** The API answers while pictures are made: threads draw, the event loop does not wait. */
export async function run(): Promise<void> {
  const data = temporaryFolder('busy');
  await registerUsers(data, 'busy');
  // Premium would have the slot beyond the cores: three threads would draw.
  await seedPlan(data, 'busy', 'basic');

  const bare = fastify();
  bare.get('/bare', () => ({ user: { name: 'bare' } }));
  const barePort = await freePort();
  await bare.listen({ port: barePort, host: '127.0.0.1' });

  const server = await startServer(data, { WORKER_THREADS: '2' });
  const client = new Client(server.url);
  await client.login('busy');
  const measured = new AbortController();
  const generating = Array.from({ length: RUNNING }, async (_, user) => {
    for (let i = 0; !measured.signal.aborted; i++) {
      const response = await client.generate('gif', { prompt: `a fox dancing ${user} ${i}` });
      await response.arrayBuffer();
    }
  });

  // Not measured: in the first seconds after a start the code is still being compiled.
  await askSteadily(server.url + ROUTES.me, client.headers);

  const steadyMs: number[] = [];
  const steadyBareMs: number[] = [];
  for (let round = 0; round < STEADY_ROUNDS; round++) {
    const me = await askSteadily(server.url + ROUTES.me, client.headers);
    if (me.non2xx > 0) throw new Error(`${me.non2xx} answers of GET me were no success`);
    steadyMs.push(me.latency.p99);
    steadyBareMs.push((await askSteadily(`http://127.0.0.1:${barePort}/bare`, {})).latency.p99);
  }
  const bareResult = await saturate(`http://127.0.0.1:${barePort}/bare`, {});
  const busyResult = await saturate(server.url + ROUTES.me, client.headers);
  measured.abort();
  await Promise.all(generating);
  await bare.close();
  await server.end('SIGTERM');

  console.log(
    `bare ${bareResult.requests.average}/s, GET me ${busyResult.requests.average}/s, ${busyResult.non2xx} not 2xx`,
  );
  const ratio = busyResult.requests.average / bareResult.requests.average;
  const meMs = median(steadyMs);
  const bareMs = median(steadyBareMs);
  report(
    `GET me, p99 at ${STEADY_RATE} requests a second while two threads draw`,
    `${meMs} ms (a bare route ${bareMs} ms)`,
    '<= 30 ms',
    meMs <= 30,
  );
  const p99Ms = busyResult.latency.p99;
  report('GET me, p99 saturated while two threads draw', `${p99Ms} ms`, '<= 100 ms', p99Ms <= 100);
  report(
    'GET me, requests per second against a bare route',
    `${(ratio * 100).toFixed(0)} %`,
    '>= 40 %',
    ratio >= 0.4 && busyResult.non2xx === 0,
  );
}
