import { Client } from './client.ts';
import { startServer } from './server-process.ts';

/** Creates accounts with a server of its own, so that what they have can be seeded before the measured one starts. */
export async function registerUsers(dataDirectory: string, ...usernames: string[]): Promise<void> {
  const server = await startServer(dataDirectory);
  for (const username of usernames) await new Client(server.url).register(username);
  await server.end('SIGTERM');
}
