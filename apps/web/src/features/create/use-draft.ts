import { useEffect, useState } from 'react';
import { useAuth } from '../../lib/auth.tsx';
import { withTabStorage } from '../../lib/tab-storage.ts';

/** In the session storage of the tab. */
const KEY = 'visitor-prompt';

/**
 * What is typed as the prompt; null until something is, since a loop found running after a reload
 * brings its own. What a visitor types is there again after signing in.
 */
export function useDraft(): [string | null, (prompt: string) => void] {
  const { user } = useAuth();
  const isSignedIn = user !== null;
  const [draft, setDraft] = useState<string | null>(null);

  useEffect(() => {
    const kept = withTabStorage((storage) => storage.getItem(KEY));
    // Only now: the page as the server sent it knows nothing of this tab.
    if (kept !== null) setDraft((typed) => typed ?? kept);
    if (isSignedIn) withTabStorage((storage) => storage.removeItem(KEY));
  }, [isSignedIn]);

  const change = (prompt: string): void => {
    setDraft(prompt);
    if (!isSignedIn) withTabStorage((storage) => storage.setItem(KEY, prompt));
  };
  return [draft, change];
}
