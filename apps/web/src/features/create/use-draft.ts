import { useState, useSyncExternalStore } from 'react';
import { useAuth } from '../../lib/auth.tsx';
import { withTabStorage } from '../../lib/tab-storage.ts';

/** In the session storage of the tab. */
const KEY = 'visitor-prompt';

const neverChanges = (): (() => void) => () => undefined;
const readKept = (): string | null => withTabStorage((storage) => storage.getItem(KEY));

/**
 * What is typed as the prompt; null until something is, since a loop found running after a reload
 * brings its own. What a visitor types is there again after signing in, until it is changed or used.
 */
export function useDraft(): [string | null, (prompt: string) => void] {
  const { user } = useAuth();
  const [draft, setDraft] = useState<string | null>(null);
  // The page as the server sent it knows nothing of this tab.
  const kept = useSyncExternalStore(neverChanges, readKept, () => null);

  const change = (prompt: string): void => {
    setDraft(prompt);
    withTabStorage((storage) => {
      if (user) storage.removeItem(KEY);
      else storage.setItem(KEY, prompt);
    });
  };
  return [draft ?? kept, change];
}
