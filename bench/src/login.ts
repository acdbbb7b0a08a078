import { ROUTES } from '@loopwright/contract';
import autocannon from 'autocannon';
import { Client } from './client.ts';
import { keepResults, machine, today } from './keep-results.ts';
import { report, reported } from './report.ts';
import { startServer, temporaryFolder } from './server-process.ts';

const DURATION_SECONDS = 12;
/** More than can run at once, so that some always wait. */
const LANES = 12;
/** Session requests per second, as from many open pages. */
const CALLS_PER_SECOND = 50;
const HASHES_PER_SECOND = 40;
const P99_MS = 250;
interface Measured {
  readonly signInsPerSecond: number;
  readonly quiet: autocannon.Result;
  readonly busy: autocannon.Result;
  readonly refused: number;
}

/** Many users sign in with right passwords while signed-in users request their session. */
export async function run(): Promise<void> {
  const measured = await measure();
  const { signInsPerSecond, quiet, busy, refused } = measured;
  console.log(
    `GET me without the crowd: median ${quiet.latency.p50} ms, p99 ${quiet.latency.p99} ms; ` +
      `with it: median ${busy.latency.p50} ms, p99 ${busy.latency.p99} ms`,
  );
  const from = reported().length;
  const rate = signInsPerSecond.toFixed(0);
  const isRateReached = signInsPerSecond >= HASHES_PER_SECOND && refused === 0;
  report('sign-ins, each a hash', `${rate} /s`, `>= ${HASHES_PER_SECOND} /s`, isRateReached);
  const { p99 } = busy.latency;
  const areAllAnswered = busy.non2xx === 0 && busy.errors === 0;
  report(
    'GET me, p99 meanwhile',
    `${p99} ms`,
    `< ${P99_MS} ms`,
    p99 < P99_MS && busy['2xx'] > 0 && areAllAnswered,
  );
  writeResults(measured, reported().slice(from));
}

async function measure(): Promise<Measured> {
  const server = await startServer(temporaryFolder('login'), { SIGNUPS_PER_HOUR: '1000' });
  const member = new Client(server.url);
  await member.register('member');
  const names = Array.from({ length: LANES }, (_, lane) => `crowd${lane}`);
  for (const name of names) await new Client(server.url).register(name);

  const look = (): Promise<autocannon.Result> =>
    autocannon({
      url: server.url + ROUTES.me,
      headers: member.headers,
      connections: 10,
      overallRate: CALLS_PER_SECOND,
      duration: DURATION_SECONDS,
    });
  const quiet = await look();

  const over = new AbortController();
  let signIns = 0;
  let refused = 0;
  const lanes = names.map(async (username) => {
    const client = new Client(server.url);
    await client.send('GET', ROUTES.me);
    while (!over.signal.aborted) {
      const form = { username, password: 'a bench password' };
      const response = await client.send('POST', ROUTES.login, form);
      await response.arrayBuffer();
      if (response.ok) signIns += 1;
      else refused += 1;
    }
  });
  const startedMs = performance.now();
  const busy = await look();
  const seconds = (performance.now() - startedMs) / 1000;
  const signInsPerSecond = signIns / seconds;
  over.abort();
  await Promise.all(lanes);
  await server.end('SIGTERM');
  return { signInsPerSecond, quiet, busy, refused };
}

/** `results/login-<date>.md` to read, `.json` to compute with. */
function writeResults(
  { signInsPerSecond, quiet, busy, refused }: Measured,
  figures: readonly object[],
): void {
  const rows = [
    ['GET me alone', quiet],
    ['GET me while a crowd signs in', busy],
  ] as const;
  const text = `# Signing in at full load, ${today()}

Made by \`npm run bench login\` on ${machine()}: ${LANES} users sign in repeatedly (argon2id, 19 MiB, two
passes), while ${CALLS_PER_SECOND} calls a second ask for the session; ${DURATION_SECONDS} s each. Server, crowd and callers share the machine.

- sign-ins: ${signInsPerSecond.toFixed(1)} a second (target ${HASHES_PER_SECOND}), ${refused} refused

| | median | p97.5 | p99 | slowest | answered | not 2xx |
|---|---|---|---|---|---|---|
${rows
  .map(
    ([name, { latency, ...result }]) =>
      `| ${name} | ${latency.p50} ms | ${latency.p97_5} ms | ${latency.p99} ms | ${latency.max} ms | ${result['2xx']} | ${result.non2xx} |`,
  )
  .join('\n')}
`;
  const latencies = { quiet: quiet.latency, busy: busy.latency };
  keepResults('login', text, { figures, signInsPerSecond, refused, latencies });
}
