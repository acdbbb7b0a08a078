import { type RefObject, useEffect, useState } from 'react';

/** A menu that its button opens and closes. Escape closes it and returns to the button. */
export function useMenu(opener: RefObject<HTMLButtonElement | null>) {
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    if (!isOpen) return undefined;
    const closeOnEscape = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      setIsOpen(false);
      opener.current?.focus();
    };
    document.addEventListener('keydown', closeOnEscape);
    return () => document.removeEventListener('keydown', closeOnEscape);
  }, [isOpen, opener]);
  return { isOpen, toggle: () => setIsOpen(!isOpen), close: () => setIsOpen(false) };
}
