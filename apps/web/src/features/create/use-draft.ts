import { useState } from 'react';
import { useAuth } from '../../lib/auth.tsx';
import { forgetPrompt, keepPrompt, useKeptPrompt } from '../../lib/kept-prompt.ts';

/**
 * What is typed as the prompt; null until something is, since a loop found running after a reload
 * brings its own. What a visitor types is there again after signing in, until it is changed or used.
 */
export function useDraft(): [string | null, (prompt: string) => void] {
  const { user } = useAuth();
  const [draft, setDraft] = useState<string | null>(null);
  const kept = useKeptPrompt();

  const change = (prompt: string): void => {
    setDraft(prompt);
    if (user) forgetPrompt();
    else keepPrompt(prompt);
  };
  return [draft ?? kept, change];
}
