import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Port of the journeys' server. */
export const PORT = Number(process.env.E2E_PORT ?? 4680);

export const ORIGIN = `http://localhost:${PORT}`;

/** Port of the stand-ins for Google and Microsoft. */
export const PROVIDERS_PORT = PORT + 1;

/** The server's data folder. Journeys read sent emails from its outbox. */
export const DATA_DIRECTORY = join(tmpdir(), `loopwright-e2e-${PORT}`);

/** Contact messages per address and hour, few enough for a journey to reach the limit. */
export const CONTACTS_PER_HOUR = 2;

/** The operator's notification for one user. */
export const NOTIFICATION = {
  title: 'Your campaign is up',
  text: 'The bakery loves the steaming bun. See you on Thursday!',
} as const;
