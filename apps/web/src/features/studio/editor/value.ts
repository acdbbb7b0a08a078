import { useSyncExternalStore } from 'react';

/** A value that is read and followed outside of React's state, such as the frame that is shown. */
export interface ReadableValue<T> {
  readonly get: () => T;
  /** @returns a function that ends it */
  readonly subscribe: (listener: () => void) => () => void;
}

export interface Value<T> extends ReadableValue<T> {
  readonly set: (next: T) => void;
}

export function createValue<T>(first: T): Value<T> {
  let current = first;
  const listeners = new Set<() => void>();
  return {
    get: () => current,
    set(next) {
      if (Object.is(next, current)) return;
      current = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export const useValue = <T>(value: ReadableValue<T>): T =>
  useSyncExternalStore(value.subscribe, value.get, value.get);
