import type { Creation } from '@loopwright/contract';
import type { Catalogue } from '../../language/catalogue.ts';
import { isAbort } from '../../lib/abort.ts';
import { download } from '../../lib/download.ts';
import { showFailure, showNews } from '../../ui/toasts.tsx';

const extensionOf = (url: string): string => /\.(\w+)(?:[?#]|$)/.exec(url)?.[1] ?? 'png';

export function saveCreation({ url }: Creation): void {
  download(url, `creation-${Date.now()}.${extensionOf(url)}`);
}

/** Through the device's share sheet, or else the link goes to the clipboard. */
export async function shareCreation(
  { url, prompt }: Creation,
  gallery: Catalogue['gallery'],
): Promise<void> {
  const link = new URL(url, location.origin).href;
  try {
    if (typeof navigator.share === 'function') {
      await navigator.share({ title: gallery.shareTitle, text: prompt, url: link });
      return;
    }
    await navigator.clipboard.writeText(link);
    showNews(gallery.linkCopied);
  } catch (error) {
    // Closing the share sheet is not a failure.
    if (!isAbort(error)) showFailure(gallery.shareFailed);
  }
}
