/** `npm run plan -- <username or email> <free|basic|premium>`: changes the plan of a user's personal workspace. */
import { PLAN_LABELS, PLAN_NAMES } from '@loopwright/contract';
import { eq, or } from 'drizzle-orm';
import { parseConfig } from '../src/config.ts';
import { changePlan } from '../src/modules/tokens/ledger.ts';
import { openDatabase } from '../src/platform/database/connect.ts';
import { users } from '../src/schema/schema.ts';

const [who = '', wanted] = process.argv.slice(2);
const plan = PLAN_NAMES.find((name) => name === wanted);
if (who === '' || plan === undefined) {
  console.error(`Usage: npm run plan -- <username or email> <${PLAN_NAMES.join('|')}>`);
  process.exit(2);
}

const log = { info: () => undefined, warn: () => undefined, error: console.error };
const database = await openDatabase(parseConfig(process.env), log).catch((error: Error) => {
  console.error(error.message);
  process.exit(1);
});
const key = who.normalize('NFKC').toLowerCase();
const [user] = await database.orm
  .select({ id: users.id, username: users.username })
  .from(users)
  .where(or(eq(users.usernameKey, key), eq(users.emailKey, key)));
if (user) {
  await database.transaction((tx) =>
    changePlan(tx, { workspaceId: user.id, plan, at: new Date() }),
  );
  console.log(`${user.username} is now on ${PLAN_LABELS[plan]} (${plan}).`);
} else {
  console.error(`No account found for "${who}".`);
  process.exitCode = 1;
}
await database.close();
