import { useSyncExternalStore } from 'react';

const KEY = 'visitor-prompt';
/** As long as the link in the email that confirms an address works. */
const KEPT_MS = 24 * 60 * 60 * 1000;

/** Null where the browser has its storage switched off. */
function withStorage<Result>(use: (storage: Storage) => Result): Result | null {
  try {
    return use(localStorage);
  } catch {
    return null;
  }
}

function readPrompt(): string | null {
  const stored = withStorage((storage) => storage.getItem(KEY)) ?? '';
  const isFresh = Date.now() - Number.parseInt(stored, 10) < KEPT_MS;
  return isFresh ? stored.slice(stored.indexOf(' ') + 1) : null;
}

/**
 * Keeps what somebody types before signing in, also for a tab that an email's link opens: the time in
 * milliseconds, a space, the prompt.
 */
export function keepPrompt(prompt: string): void {
  withStorage((storage) => storage.setItem(KEY, `${Date.now()} ${prompt}`));
}

export const forgetPrompt = (): void => void withStorage((storage) => storage.removeItem(KEY));

const neverChanges = (): (() => void) => () => undefined;

/** The kept prompt; null: none. The page as the server sent it knows nothing of this browser. */
export const useKeptPrompt = (): string | null =>
  useSyncExternalStore(neverChanges, readPrompt, () => null);
