import { setTimeout as pause } from 'node:timers/promises';
import { type Export, EXPORT_ROUTES, pathTo } from '@loopwright/contract';
import type { Client } from '../client.ts';

const POLL_MS = 500;

/** Asks for an export and waits for its file. @throws Error when it fails */
export async function makeExport(client: Client, path: string, request: object): Promise<void> {
  let answer = await client.send('POST', path, request);
  for (;;) {
    const { export: made } = (await answer.json()) as { export: Export };
    if (made.status === 'finished') return;
    if (made.status === 'failed') throw new Error(`An export failed: ${made.error?.message}`);
    await pause(POLL_MS);
    answer = await client.send('GET', pathTo(EXPORT_ROUTES.export, { id: made.id }));
  }
}
