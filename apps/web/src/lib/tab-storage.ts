/** Uses the session storage of the tab; null where the browser has it switched off. */
export function withTabStorage<Result>(use: (storage: Storage) => Result): Result | null {
  try {
    return use(sessionStorage);
  } catch {
    return null;
  }
}

/** A list of a user in the session storage of the tab. Signing out clears it. */
interface TabList<Entry> {
  readonly keep: (username: string, entries: readonly Entry[]) => void;
  /** What the last page of this tab has kept; that of another user is removed. */
  readonly read: (username: string) => readonly Entry[];
  readonly forget: () => void;
}

/** @param key of the session storage. @template Entry what JSON keeps as it is */
export function openTabList<Entry>(key: string): TabList<Entry> {
  const forget = (): void => void withTabStorage((storage) => storage.removeItem(key));
  return {
    keep(username, entries) {
      if (entries.length === 0) forget();
      else withTabStorage((storage) => storage.setItem(key, JSON.stringify({ username, entries })));
    },
    read(username) {
      const text = withTabStorage((storage) => storage.getItem(key));
      if (text === null) return [];
      // Only `keep` of this tab writes it.
      const kept = JSON.parse(text) as {
        readonly username: string;
        readonly entries: readonly Entry[];
      };
      if (kept.username === username) return kept.entries;
      forget();
      return [];
    },
    forget,
  };
}
