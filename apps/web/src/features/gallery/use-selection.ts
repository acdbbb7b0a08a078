import { useRef, useState } from 'react';

const NONE: ReadonlySet<string> = new Set();

export interface Selection {
  readonly ids: ReadonlySet<string>;
  /** Presses on cards select them. */
  readonly isActive: boolean;
  readonly start: () => void;
  /** Ends selecting, with nothing selected. */
  readonly end: () => void;
  /** @param extend selects everything from the last one that was toggled to this one */
  readonly toggle: (id: string, extend: boolean) => void;
  readonly add: (ids: readonly string[]) => void;
}

/** @param order the ids of all cards, in the order in which they are shown */
export function useSelection(order: readonly string[]): Selection {
  const [ids, setIds] = useState(NONE);
  const [isActive, setIsActive] = useState(false);
  const lastToggled = useRef<string | null>(null);

  const add = (more: readonly string[]): void => {
    setIsActive(true);
    setIds((current) => new Set([...current, ...more]));
  };
  return {
    ids,
    isActive,
    start: () => setIsActive(true),
    end: () => {
      setIds(NONE);
      setIsActive(false);
      lastToggled.current = null;
    },
    toggle: (id, extend) => {
      const from = order.indexOf(lastToggled.current ?? '');
      lastToggled.current = id;
      if (extend && from >= 0) {
        const to = order.indexOf(id);
        add(order.slice(Math.min(from, to), Math.max(from, to) + 1));
        return;
      }
      setIsActive(true);
      setIds((current) => {
        const next = new Set(current);
        if (!next.delete(id)) next.add(id);
        return next;
      });
    },
    add,
  };
}
