/** Starts the product on a data folder of its own, with the users of users.ts. */
import fs, { rmSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import {
  CLIENT_IDS,
  startIdentityProviders,
} from '../../apps/server/src/modules/accounts/social/testing/identity-providers.ts';
import { isThorough } from '../../apps/server/src/testing/thorough.ts';
import { UNHURRIED } from '../../apps/server/src/testing/unhurried.ts';
import { seed } from './seed.ts';
import {
  CONTACTS_PER_HOUR,
  DATA_DIRECTORY,
  NOTIFICATION,
  PORT,
  PROVIDERS_PORT,
} from './settings.ts';
import { USERS } from './users.ts';
import { startVideoModel } from './video-model.ts';

const removeData = (): void => rmSync(DATA_DIRECTORY, { recursive: true, force: true });

// Test data need not survive a power cut, and waiting for the disk stops the server.
Object.assign(fs, { fdatasyncSync: () => undefined });
syncBuiltinESMExports();

removeData();
process.on('exit', removeData);
await seed(DATA_DIRECTORY);

Object.assign(process.env, {
  PORT: String(PORT),
  HOST: '127.0.0.1',
  DATA_DIR: DATA_DIRECTORY,
  LOG_LEVEL: 'error',
  PAYMENTS: 'sandbox',
  CONTACTS_PER_HOUR: String(CONTACTS_PER_HOUR),
  OPERATORS: USERS.minder,
  NOTIFICATION_USERNAME: USERS.noticed,
  NOTIFICATION_TITLE: NOTIFICATION.title,
  NOTIFICATION_TEXT: NOTIFICATION.text,
  GOOGLE_CLIENT_ID: CLIENT_IDS.google,
  MICROSOFT_CLIENT_ID: CLIENT_IDS.microsoft,
});
if (isThorough) {
  Object.assign(process.env, {
    // A second option: journeys use the built-in engine unless they choose this model.
    VIDEO_MODEL: 'illustrator, videos:wan@premium',
    VIDEOS_BASE_URL: (await startVideoModel()).baseUrl,
  });
} else {
  // As on a machine without ffmpeg: browsers make the videos.
  process.env['PATH'] = '';
}
const { endpoints } = await startIdentityProviders({ port: PROVIDERS_PORT });
const { runServer } = await import('../../apps/server/src/run.ts');
await runServer({ accounts: { social: { endpoints } }, overload: UNHURRIED });
