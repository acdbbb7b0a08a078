import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { DATA_DIRECTORY, ORIGIN } from './settings.ts';

/** As they were before they were folded into lines that every mail server takes. */
const unfold = (source: string): string =>
  source
    .replaceAll('=\r\n', '')
    .replaceAll(/=([\dA-F]{2})/g, (_, code: string) =>
      String.fromCharCode(Number.parseInt(code, 16)),
    );

/** What the outbox holds for one address, the newest first. */
async function lettersTo(address: string): Promise<string[]> {
  const folder = join(DATA_DIRECTORY, 'outbox');
  const names = await readdir(folder).catch(() => []);
  const sources = await Promise.all(
    names
      .filter((name) => name.endsWith('.eml'))
      .toSorted((one, other) => other.localeCompare(one))
      .map((name) => readFile(join(folder, name), 'utf8')),
  );
  return sources.filter((source) => source.includes(`To: ${address}\r\n`)).map(unfold);
}

/** Where the newest letter to an address leads, to one page of ours. Letters come when they come. */
export async function linkTo(address: string, path: string): Promise<string> {
  const pattern = new RegExp(`${ORIGIN}${path}#token=[\\w-]+`);
  const find = async (): Promise<string | undefined> => {
    const links = (await lettersTo(address)).map((letter) => pattern.exec(letter)?.[0]);
    return links.find((link) => link !== undefined);
  };
  await expect.poll(find, { message: `a letter to ${address}` }).toBeDefined();
  return (await find()) ?? '';
}
