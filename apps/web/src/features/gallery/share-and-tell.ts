import type { Creation } from '@loopwright/contract';
import { shareCreation } from '../../entities/creation/keep-and-share.ts';
import type { Catalogue } from '../../language/catalogue.ts';
import { showFailure, showNews } from '../../ui/toasts.tsx';

/** Shares a creation and says in a toast what has become of it. */
export async function shareAndTell(
  creation: Creation,
  gallery: Catalogue['gallery'],
): Promise<void> {
  const outcome = await shareCreation(creation, gallery.shareTitle);
  if (outcome === 'copied') showNews(gallery.linkCopied);
  if (outcome === 'failed') showFailure(gallery.shareFailed);
}
