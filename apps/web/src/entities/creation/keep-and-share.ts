import type { Creation } from '@loopwright/contract';
import { isAbort } from '../../lib/abort.ts';
import { download } from '../../lib/download.ts';

const extensionOf = (url: string): string => /\.(\w+)(?:[?#]|$)/.exec(url)?.[1] ?? 'png';

export function saveCreation({ url }: Creation): void {
  download(url, `creation-${Date.now()}.${extensionOf(url)}`);
}

/**
 * Through the device's share sheet, or else the link goes to the clipboard.
 * @param title of the sheet
 * @returns null when the sheet was closed without sharing
 */
export async function shareCreation(
  { url, prompt }: Creation,
  title: string,
): Promise<'shared' | 'copied' | 'failed' | null> {
  const link = new URL(url, location.origin).href;
  try {
    if (typeof navigator.share === 'function') {
      await navigator.share({ title, text: prompt, url: link });
      return 'shared';
    }
    await navigator.clipboard.writeText(link);
    return 'copied';
  } catch (error) {
    return isAbort(error) ? null : 'failed';
  }
}
