import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Where the journeys' own server listens. */
export const PORT = Number(process.env.E2E_PORT ?? 4680);

export const ORIGIN = `http://localhost:${PORT}`;

/** Where the look-alikes of Google and Microsoft listen, for the server and for journeys. */
export const PROVIDERS_PORT = PORT + 1;

/** Its data folder: the journeys look there for letters that were sent. */
export const DATA_DIRECTORY = join(tmpdir(), `loopwright-e2e-${PORT}`);

/** Messages that one address may send in an hour, so few that a journey can find the end. */
export const CONTACTS_PER_HOUR = 2;

/** What the operator has to say to one person. */
export const NOTIFICATION = {
  title: 'Your campaign is up',
  text: 'The bakery loves the steaming bun. See you on Thursday!',
} as const;
