import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { type Creation, type CreationsPage, ROUTES, TOKEN_COST } from '@loopwright/contract';
import { Client } from './client.ts';
import { registerUsers } from './register-users.ts';
import { report } from './report.ts';
import { inspect, seedPlan } from './seed.ts';
import { startServer, temporaryFolder } from './server-process.ts';

const KILLS = 20;
const WORKERS = 4;

async function everyCreation(client: Client): Promise<Creation[]> {
  const items: Creation[] = [];
  let cursor: string | null = null;
  do {
    const query: string = cursor ? `?limit=100&cursor=${encodeURIComponent(cursor)}` : '?limit=100';
    const response = await client.send('GET', ROUTES.creations + query);
    const page = (await response.json()) as CreationsPage;
    items.push(...page.items);
    cursor = page.nextCursor;
  } while (cursor);
  return items;
}

/** Kills the whole process at random moments under load, then counts. */
export async function run(): Promise<void> {
  const data = temporaryFolder('kill');
  await registerUsers(data, 'victim');
  await seedPlan(data, 'victim', 'premium');

  const acknowledged = new Set<string>();
  for (let round = 1; round <= KILLS; round++) {
    const server = await startServer(data);
    const client = new Client(server.url);
    await client.login('victim');
    const work = Array.from({ length: WORKERS }, async (_, index) => {
      for (;;) {
        const kind = index === 0 ? 'gif' : 'image';
        const fields =
          kind === 'gif'
            ? { prompt: 'a fox', seconds: '1', fps: '8' }
            : { prompt: 'a fox', size: '1024' };
        const response = await client.generate(kind, fields, randomUUID());
        if (!response.ok) return;
        if (kind === 'gif') {
          await response.arrayBuffer();
          acknowledged.add(response.headers.get('x-creation-id') ?? '');
        } else {
          const body = (await response.json()) as { creation: Creation };
          acknowledged.add(body.creation.id);
        }
      }
    });
    // The kill breaks their connections: rejections are handled from the start.
    const requests = Promise.allSettled(work);
    await pause(randomInt(500, 9000));
    await server.end('SIGKILL');
    await requests;
    console.log(`kill ${round}: ${acknowledged.size} acknowledged so far`);
  }

  const server = await startServer(data);
  const client = new Client(server.url);
  await client.login('victim');
  const isIdle = async (): Promise<boolean> => {
    const response = await client.send('GET', ROUTES.activeGenerations);
    return ((await response.json()) as { generations: unknown[] }).generations.length === 0;
  };
  while (!(await isIdle())) await pause(250);
  const kept = await everyCreation(client);
  const dead: string[] = [];
  for (const creation of kept) {
    const response = await fetch(server.url + creation.url);
    if (!response.ok) dead.push(creation.id);
    await response.arrayBuffer();
  }
  await server.end('SIGTERM');

  const lost = [...acknowledged].filter((id) => !kept.some((creation) => creation.id === id));
  const books = await inspect(data, 'victim');
  const spent = kept.reduce((sum, creation) => sum + TOKEN_COST[creation.kind], 0);
  report(
    'acknowledged creations lost',
    `${lost.length} of ${acknowledged.size}`,
    '0',
    lost.length === 0,
  );
  report(
    'creations without their file',
    `${dead.length} of ${kept.length}`,
    '0',
    dead.length === 0,
  );
  report('tokens spent without a creation', `${books.spent - spent}`, '0', books.spent === spent);
  report('holds that never ended', `${books.openHolds}`, '0', books.openHolds === 0);
  report(
    'generations that never ended',
    `${books.liveGenerations}`,
    '0',
    books.liveGenerations === 0,
  );
}
