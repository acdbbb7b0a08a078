import { randomUUID } from 'node:crypto';
import type { PlanName } from '@loopwright/contract';
import { afterAll, describe, inject } from 'vitest';
import { insertUser } from '../modules/accounts/users/user-store.ts';
import { setPlan } from '../modules/workspaces/store.ts';
import type { Database } from '../platform/database/database.ts';
import { openPostgresDatabase } from '../platform/database/postgres.ts';
import { openMemoryDatabase } from './memory-database.ts';
import { createDatabase, databaseUrl, dropDatabase } from './postgres-databases.ts';
import { silentLog } from './silent-log.ts';
import { isThorough } from './thorough.ts';

/** The databases that suites run on: in a thorough run PostgreSQL too, or PostgreSQL alone with TEST_DATABASES=postgres. */
export const DATABASE_KINDS: readonly Database['kind'][] = databaseKinds();

function databaseKinds(): Database['kind'][] {
  if (!isThorough) return ['embedded'];
  return process.env['TEST_DATABASES'] === 'postgres' ? ['postgres'] : ['embedded', 'postgres'];
}

interface CreatedDatabase {
  readonly url: string;
  drop(): Promise<void>;
}

interface TestDatabase {
  readonly database: Database;
  readonly remove: () => Promise<void>;
}

const OPENERS: Readonly<Record<Database['kind'], () => Promise<TestDatabase>>> = {
  embedded: async () => {
    const database = await openMemoryDatabase();
    return { database, remove: () => database.close() };
  },
  postgres: async () => {
    const created = await createPostgresDatabase();
    const database = await openPostgresDatabase(created.url, silentLog);
    const remove = async (): Promise<void> => {
      await database.close();
      await created.drop();
    };
    return { database, remove };
  },
};

/**
 * Runs the suite on each of `DATABASE_KINDS`. `open` gives the suite's own
 * database, migrated and empty. It is the same at every call and closed after the suite.
 */
export function describeOnEachDatabase(
  name: string,
  suite: (open: () => Promise<Database>) => void,
): void {
  describe.each(DATABASE_KINDS)(`${name} (%s)`, (kind) => {
    let opened: Promise<TestDatabase> | null = null;
    afterAll(async () => (await opened)?.remove());
    suite(async () => {
      opened ??= OPENERS[kind]();
      return (await opened).database;
    });
  });
}

/** A migrated, empty database on a server where new ones may be created. */
export function postgresTemplateUrl(): string {
  const url = inject('postgresTemplateUrl');
  if (url !== null) return url;
  throw new Error('PostgreSQL is needed: `npm run test:unit:thorough -- <file>` starts it.');
}

/** Creates a migrated database on the test server. `drop` also ends open connections. */
export const createPostgresDatabase = (): Promise<CreatedDatabase> =>
  createOnTestServer(new URL(postgresTemplateUrl()).pathname.slice(1));

/** As above, without any tables. */
export const createEmptyPostgresDatabase = (): Promise<CreatedDatabase> => createOnTestServer();

async function createOnTestServer(template?: string): Promise<CreatedDatabase> {
  const serverUrl = postgresTemplateUrl();
  const name = `loopwright_test_${randomUUID().replaceAll('-', '')}`;
  await createDatabase(serverUrl, name, template);
  return { url: databaseUrl(serverUrl, name), drop: () => dropDatabase(serverUrl, name) };
}

export interface TestUserOptions {
  readonly plan?: PlanName;
}

/** @returns the id of a new user with unique names */
export async function createTestUser(
  database: Database,
  { plan = 'free' }: TestUserOptions = {},
): Promise<string> {
  const id = randomUUID();
  const username = `user-${id}`;
  const email = `${id}@example.com`;
  await database.transaction(async (tx) => {
    const createdAt = new Date();
    await insertUser(tx, {
      id,
      username,
      usernameKey: username,
      name: 'Test User',
      email,
      emailKey: email,
      createdAt,
    });
    if (plan !== 'free') await setPlan(tx, id, plan, new Date());
  });
  return id;
}
