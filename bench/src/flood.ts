import { randomUUID } from 'node:crypto';
import type { ErrorBody } from '@loopwright/contract';
import { Client } from './client.ts';
import { registerUsers } from './register-users.ts';
import { report } from './report.ts';
import { seedBalance } from './seed.ts';
import { startServer, temporaryFolder } from './server-process.ts';

const REQUESTS = 2000;
const CONNECTIONS = 200;
const TOKENS = 100;

/** One user with far more simultaneous requests than tokens. */
export async function run(): Promise<void> {
  const data = temporaryFolder('flood');
  await registerUsers(data, 'flood');
  await seedBalance(data, 'flood', TOKENS);

  const server = await startServer(data);
  const client = new Client(server.url);
  await client.login('flood');
  const statuses = new Map<number, number>();
  const others: string[] = [];
  let sent = 0;
  const connection = async (): Promise<void> => {
    while (sent < REQUESTS) {
      sent++;
      const response = await client.generate('image', { prompt: 'a red balloon' }, randomUUID());
      statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1);
      const body: unknown = await response.json();
      if (response.status !== 200 && response.status !== 402) {
        others.push((body as ErrorBody).message);
      }
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, connection));
  const me = await client.send('GET', '/api/auth/me');
  const balance = ((await me.json()) as { user: { tokensRemaining: number } }).user.tokensRemaining;
  await server.end('SIGTERM');

  console.log(Object.fromEntries(statuses), others.slice(0, 3));
  const ran = statuses.get(200) ?? 0;
  const failures = [...statuses].filter(([status]) => status >= 500);
  report(
    `${REQUESTS} requests, ${TOKENS} tokens: generations that ran`,
    `${ran}`,
    '100',
    ran === 100,
  );
  report('balance afterwards', `${balance}`, '0', balance === 0);
  report('answers 5xx', `${failures.length}`, '0', failures.length === 0);
}
