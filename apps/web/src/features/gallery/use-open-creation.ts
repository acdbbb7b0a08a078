import { type Creation, pathTo, ROUTES } from '@loopwright/contract';
import { useState, useSyncExternalStore } from 'react';
import { callForJson } from '../../lib/api.ts';
import { morphPicture } from '../../lib/view-transition.ts';

/** One creation at a time on the whole screen, grown out of its thumbnail. */
export interface OpenCreation {
  readonly read: () => Creation | null;
  readonly subscribe: (listener: () => void) => () => void;
  readonly show: (creation: Creation, from: HTMLElement | null) => void;
  /** Without growing. */
  readonly replace: (creation: Creation) => void;
  /** The same creation as it is now. */
  readonly update: (creation: Creation) => void;
  /** Opens one that may not be in the list. */
  readonly showById: (id: string) => Promise<void>;
  readonly close: () => void;
}

function createOpenCreation(): OpenCreation {
  let open: Creation | null = null;
  let thumbnail: HTMLElement | null = null;
  const listeners = new Set<() => void>();
  const set = (next: Creation | null): void => {
    open = next;
    for (const listener of listeners) listener();
  };
  const replace = (creation: Creation): void => {
    thumbnail = null;
    set(creation);
  };
  return {
    read: () => open,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    show(creation, from) {
      thumbnail = from;
      morphPicture(from, 'open', () => set(creation));
    },
    replace,
    update: set,
    async showById(id) {
      const path = pathTo(ROUTES.creation, { id });
      const { creation } = await callForJson<{ readonly creation: Creation }>(path);
      replace(creation);
    },
    close: () => morphPicture(thumbnail, 'close', () => set(null)),
  };
}

/** Kept outside of the gallery's state, so that opening and turning renders the dialog and not all cards behind it. */
export const useOpenCreation = (): OpenCreation => useState(createOpenCreation)[0];

/** The creation that is open. */
export const useOpened = ({ subscribe, read }: OpenCreation): Creation | null =>
  useSyncExternalStore(subscribe, read);
