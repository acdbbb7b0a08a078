import { parseConfig } from '../src/config.ts';
/** `npx node apps/server/scripts/sign-out.ts <username or email | --all>`: ends sessions. */
import { endAllSessions, endSessionsOf } from '../src/modules/accounts/sessions/end-sessions.ts';
import { openDatabase } from '../src/platform/database/connect.ts';

const [who = ''] = process.argv.slice(2);
if (who === '') {
  console.error('Usage: npx node apps/server/scripts/sign-out.ts <username or email | --all>');
  process.exit(2);
}

const log = { info: () => undefined, warn: () => undefined, error: console.error };
const database = await openDatabase(parseConfig(process.env), log).catch((error: Error) => {
  console.error(error.message);
  process.exit(1);
});
const ended =
  who === '--all' ? await endAllSessions(database.orm) : await endSessionsOf(database.orm, who);
if (ended === null) {
  console.error(`No account found for "${who}".`);
  process.exitCode = 1;
} else {
  console.log(`Sessions ended: ${ended}.`);
}
await database.close();
