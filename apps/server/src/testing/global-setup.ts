import { randomUUID } from 'node:crypto';
import type { TestProject } from 'vitest/node';
import { migratePostgresDatabase } from '../platform/database/migrate.ts';
import { prepareDatabase } from '../platform/database/prepared.ts';
import { createDatabase, databaseUrl, dropDatabase } from './postgres-databases.ts';
import { startPostgres } from './postgres.ts';
import { isThorough } from './thorough.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A migrated, empty database on a server that allows new ones; null unless the run is thorough. */
    postgresTemplateUrl: string | null;
  }
}

/** Runs once before all test files. The returned function runs after them. */
export default async function setUp(
  project: TestProject,
): Promise<(() => Promise<void>) | undefined> {
  await prepareDatabase();
  if (!isThorough) {
    project.provide('postgresTemplateUrl', null);
    return undefined;
  }
  const server = await startPostgres(process.env['TEST_DATABASE_URL']);
  const template = `loopwright_template_${randomUUID().slice(0, 8)}`;
  await createDatabase(server.url, template);
  const templateUrl = databaseUrl(server.url, template);
  await migratePostgresDatabase(templateUrl);
  project.provide('postgresTemplateUrl', templateUrl);

  return async () => {
    await dropDatabase(server.url, template);
    await server.stop();
  };
}
