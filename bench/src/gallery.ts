import { performance } from 'node:perf_hooks';
import { type CreationsPage, ROUTES } from '@loopwright/contract';
import { Client } from './client.ts';
import { registerUsers } from './register-users.ts';
import { quantile, report } from './report.ts';
import { seedCreations } from './seed.ts';
import { startServer, temporaryFolder } from './server-process.ts';

const CREATIONS = 10_000;
const ROUNDS = 60;

/** Pages by keyset cost the same at both ends. */
export async function run(): Promise<void> {
  const data = temporaryFolder('gallery');
  await registerUsers(data, 'gallery');
  await seedCreations(data, 'gallery', CREATIONS);

  const server = await startServer(data);
  const client = new Client(server.url);
  await client.login('gallery');
  const page = async (cursor: string | null): Promise<CreationsPage> => {
    const query = new URLSearchParams({ limit: '50', ...(cursor ? { cursor } : {}) }).toString();
    const response = await client.send('GET', `${ROUTES.creations}?${query}`);
    return (await response.json()) as CreationsPage;
  };
  let cursor: string | null = null;
  let last: string | null = null;
  let seen = 0;
  do {
    const answer: CreationsPage = await page(cursor);
    seen += answer.items.length;
    last = cursor;
    cursor = answer.nextCursor;
  } while (cursor);

  const time = async (from: string | null): Promise<number> => {
    const startedMs = performance.now();
    await page(from);
    return performance.now() - startedMs;
  };
  const first: number[] = [];
  const end: number[] = [];
  for (let i = 0; i < ROUNDS; i++) {
    first.push(await time(null));
    end.push(await time(last));
  }
  await server.end('SIGTERM');
  const ratio = quantile(end, 0.5) / quantile(first, 0.5);
  report('creations seen page by page', `${seen}`, `${CREATIONS}`, seen === CREATIONS);
  report('last page over first page', ratio.toFixed(2), '0.5 to 2', ratio < 2 && ratio > 0.5);
}
