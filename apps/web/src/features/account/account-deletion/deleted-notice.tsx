import { useEffect } from 'react';
import { useTexts } from '../../../language/texts.ts';
import { takeDeletionAnnouncement } from '../../../lib/account-deleted.ts';
import { showNews, Toasts } from '../../../ui/toasts.tsx';

/** Confirms to the user that the account was deleted. */
export function DeletedNotice() {
  const { deletion } = useTexts('security');
  useEffect(() => {
    if (takeDeletionAnnouncement()) showNews(deletion.farewell);
  }, [deletion]);
  return <Toasts label={deletion.notifications} />;
}
