import { Client, escapeIdentifier } from 'pg';

/** The address of another database on the same server. */
export function databaseUrl(serverUrl: string, name: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}

/** @param template an existing database without open connections */
export async function createDatabase(
  serverUrl: string,
  name: string,
  template?: string,
): Promise<void> {
  const from = template === undefined ? '' : ` template ${escapeIdentifier(template)}`;
  await runOnServer(serverUrl, `create database ${escapeIdentifier(name)}${from}`);
}

export async function dropDatabase(serverUrl: string, name: string): Promise<void> {
  await runOnServer(serverUrl, `drop database if exists ${escapeIdentifier(name)} with (force)`);
}

async function runOnServer(serverUrl: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: databaseUrl(serverUrl, 'postgres') });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
