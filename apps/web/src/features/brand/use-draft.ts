import { useState } from 'react';

/** What is being edited, which follows what is saved until it is changed. */
export function useDraft<T>(saved: T): {
  readonly draft: T;
  readonly isChanged: boolean;
  readonly setDraft: (draft: T | null) => void;
} {
  const [draft, setDraft] = useState<T | null>(null);
  return {
    draft: draft ?? saved,
    isChanged: draft !== null && JSON.stringify(draft) !== JSON.stringify(saved),
    setDraft,
  };
}

/** A list with another item at a place. */
export const replaced = <T>(list: readonly T[], at: number, item: T): T[] =>
  list.map((one, index) => (index === at ? item : one));

export const without = <T>(list: readonly T[], at: number): T[] =>
  list.filter((_, index) => index !== at);
