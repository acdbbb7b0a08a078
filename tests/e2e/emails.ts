import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { DATA_DIRECTORY, ORIGIN } from './settings.ts';

/** Decodes quoted-printable. */
const decode = (source: string): string =>
  source
    .replaceAll('=\r\n', '')
    .replaceAll(/=([\dA-F]{2})/g, (_, code: string) =>
      String.fromCharCode(Number.parseInt(code, 16)),
    );

/** The emails to an address in the outbox, newest first. */
async function emailsTo(address: string): Promise<string[]> {
  const folder = join(DATA_DIRECTORY, 'outbox');
  const names = await readdir(folder).catch(() => []);
  const sources = await Promise.all(
    names
      .filter((name) => name.endsWith('.eml'))
      .toSorted((one, other) => other.localeCompare(one))
      .map((name) => readFile(join(folder, name), 'utf8')),
  );
  return sources.filter((source) => source.includes(`To: ${address}\r\n`)).map(decode);
}

/** The link to a page of the app in the newest email to an address. Waits for that email. */
export async function findEmailedLink(address: string, path: string): Promise<string> {
  const pattern = new RegExp(`${ORIGIN}${path}#token=[\\w-]+`);
  const find = async (): Promise<string | undefined> => {
    const links = (await emailsTo(address)).map((email) => pattern.exec(email)?.[0]);
    return links.find((link) => link !== undefined);
  };
  await expect.poll(find, { message: `an email to ${address}` }).toBeDefined();
  return (await find()) ?? '';
}
