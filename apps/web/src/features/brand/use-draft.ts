import { useState } from 'react';
import { type Keyed, keyed } from '../../entities/brand/keyed.ts';

/** What is being edited, which follows what is saved until it is changed. */
export function useDraft<T>(saved: T): {
  readonly draft: T;
  readonly isChanged: boolean;
  /** @param draft null: what is saved again */
  readonly setDraft: (draft: T | null) => void;
} {
  const [draft, setDraft] = useState<T | null>(null);
  return {
    draft: draft ?? saved,
    isChanged: draft !== null && JSON.stringify(draft) !== JSON.stringify(saved),
    setDraft,
  };
}

/** A list that is being edited; items keep their keys. */
interface DraftList<T> {
  readonly items: readonly Keyed<T>[];
  /** What would be saved. */
  readonly list: readonly T[];
  readonly isChanged: boolean;
  readonly add: (item: T) => void;
  readonly replace: (key: string, item: T) => void;
  readonly remove: (key: string) => void;
  /** Back to what is saved. */
  readonly reset: () => void;
}

export function useDraftList<T>(saved: readonly T[]): DraftList<T> {
  const [draft, setDraft] = useState<readonly Keyed<T>[] | null>(null);
  const items = draft ?? keyed(saved);
  const list = items.map(({ item }) => item);
  return {
    items,
    list,
    isChanged: JSON.stringify(list) !== JSON.stringify(saved),
    add: (item) => setDraft([...items, { key: crypto.randomUUID(), item }]),
    replace: (key, item) => setDraft(items.map((one) => (one.key === key ? { key, item } : one))),
    remove: (key) => setDraft(items.filter((one) => one.key !== key)),
    reset: () => setDraft(null),
  };
}
