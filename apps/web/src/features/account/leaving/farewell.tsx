import { useEffect } from 'react';
import { useTexts } from '../../../language/texts.ts';
import { takeLeave } from '../../../lib/parting.ts';
import { showNews, Toasts } from '../../../ui/toasts.tsx';

/** The last word to somebody whose account is gone. */
export function Farewell() {
  const { deletion } = useTexts('security');
  useEffect(() => {
    if (takeLeave()) showNews(deletion.farewell);
  }, [deletion]);
  return <Toasts label={deletion.notifications} />;
}
