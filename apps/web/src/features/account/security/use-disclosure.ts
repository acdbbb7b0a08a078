import { type RefObject, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

interface Disclosure {
  readonly isOpen: boolean;
  /** Of the button that opens it, and that gets the focus back. */
  readonly opener: RefObject<HTMLButtonElement | null>;
  readonly open: () => void;
  readonly close: () => void;
}

/** Something that opens in place. */
export function useDisclosure(): Disclosure {
  const [isOpen, setIsOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const close = (): void => {
    // The opener is only there once it is closed.
    flushSync(() => setIsOpen(false));
    opener.current?.focus();
  };
  return { isOpen, opener, open: () => setIsOpen(true), close };
}
