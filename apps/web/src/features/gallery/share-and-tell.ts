import type { Creation } from '@loopwright/contract';
import { useQueryClient } from '@tanstack/react-query';
import { creationKeys } from '../../entities/creation/creation-keys.ts';
import { shareCreation } from '../../entities/creation/keep-and-share.ts';
import { useTexts } from '../../language/texts.ts';
import { useAuth } from '../../lib/auth.tsx';
import { showFailure, showNews } from '../../ui/toasts.tsx';

/** @returns a function that shares a creation and says in a toast what has become of it */
export function useShareAndTell(): (creation: Creation) => Promise<void> {
  const gallery = useTexts('gallery');
  const { user } = useAuth();
  const client = useQueryClient();
  return async (creation) => {
    const outcome = await shareCreation(creation, gallery.shareTitle);
    if (outcome === 'copied') showNews(gallery.linkCopied);
    if (outcome === 'failed') showFailure(gallery.shareFailed);
    const queryKey = creationKeys.share(user?.username ?? '', creation.id);
    await client.invalidateQueries({ queryKey });
  };
}
