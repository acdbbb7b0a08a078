import { SHORT_NAME } from '@loopwright/contract';
import { callApi } from './api.ts';
import { download } from './download.ts';

const URL_KEPT_MS = 60_000;

export interface ZipEntry {
  readonly name: string;
  /** Where its bytes are fetched. */
  readonly url: string;
}

async function* fetched(entries: readonly ZipEntry[]) {
  // One after the other, so that no more than one waits in memory.
  for (const { name, url } of entries) yield { name, input: await callApi(url) };
}

/**
 * Downloads files as one ZIP, which the browser puts together.
 * @throws ApiError when one of them is gone
 */
export async function downloadZip(entries: readonly ZipEntry[]): Promise<void> {
  const { downloadZip: zip } = await import('client-zip');
  const blob = await zip(fetched(entries)).blob();
  const address = URL.createObjectURL(blob);
  download(address, `${SHORT_NAME}-${Date.now()}.zip`);
  // Some browsers have not begun to read it yet.
  setTimeout(() => URL.revokeObjectURL(address), URL_KEPT_MS);
}
