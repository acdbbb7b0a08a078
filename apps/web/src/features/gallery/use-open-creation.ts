import { type Creation, pathTo, ROUTES } from '@loopwright/contract';
import { useRef, useState } from 'react';
import { callForJson } from '../../lib/api.ts';
import { morphPicture } from '../../lib/view-transition.ts';

/** One creation at a time on the whole screen, grown out of its thumbnail. */
export function useOpenCreation() {
  const [open, setOpen] = useState<Creation | null>(null);
  const thumbnail = useRef<HTMLElement | null>(null);
  return {
    open,
    show: (creation: Creation, from: HTMLElement | null): void => {
      thumbnail.current = from;
      morphPicture(from, 'open', () => setOpen(creation));
    },
    /** Without growing. */
    replace: (creation: Creation): void => {
      thumbnail.current = null;
      setOpen(creation);
    },
    /** The same creation as it is now. */
    update: setOpen,
    /** Opens one that may not be in the list. */
    showById: async (id: string): Promise<void> => {
      const path = pathTo(ROUTES.creation, { id });
      const { creation } = await callForJson<{ readonly creation: Creation }>(path);
      thumbnail.current = null;
      setOpen(creation);
    },
    close: (): void => morphPicture(thumbnail.current, 'close', () => setOpen(null)),
  };
}
