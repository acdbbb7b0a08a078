import { type Creation, pathTo, type Share, SHARE_PAGE, SHARE_ROUTES } from '@loopwright/contract';
import { isAbort } from '../../lib/abort.ts';
import { callForJson } from '../../lib/api.ts';
import { download } from '../../lib/download.ts';

const extensionOf = (url: string): string => /\.(\w+)(?:[?#]|$)/.exec(url)?.[1] ?? 'png';

export function saveCreation({ url }: Creation): void {
  download(url, `creation-${Date.now()}.${extensionOf(url)}`);
}

/** Gives a private creation a page that everybody sees who has its address. A shared one keeps its page. */
async function makeShare(id: string): Promise<Share> {
  const path = pathTo(SHARE_ROUTES.ofCreation, { id });
  const body = { visibility: 'unlisted' };
  const { share } = await callForJson<{ readonly share: Share }>(path, { method: 'POST', body });
  return share;
}

/** The address of a share page, as this browser reaches it. */
export const addressOf = ({ slug }: Pick<Share, 'slug'>): string =>
  new URL(pathTo(SHARE_PAGE, { slug }), location.origin).href;

/**
 * Shares a creation by the address of its page: through the device's share sheet, or else the link goes to the
 * clipboard.
 * @param title of the sheet
 * @returns null when the sheet was closed without sharing
 */
export async function shareCreation(
  { id, prompt }: Creation,
  title: string,
): Promise<'shared' | 'copied' | 'failed' | null> {
  try {
    const share = await makeShare(id);
    const url = addressOf(share);
    if (typeof navigator.share === 'function') {
      await navigator.share({ title, url, ...(share.showsPrompt && { text: prompt }) });
      return 'shared';
    }
    await navigator.clipboard.writeText(url);
    return 'copied';
  } catch (error) {
    return isAbort(error) ? null : 'failed';
  }
}
