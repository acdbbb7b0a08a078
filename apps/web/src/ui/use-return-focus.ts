import { useRef } from 'react';

interface FocusHandlers {
  readonly onOpenAutoFocus: () => void;
  readonly onCloseAutoFocus: (event: Event) => void;
}

/** For dialogs without a trigger of their own: focus goes back to where it came from. */
export function useReturnFocus(): FocusHandlers {
  const opener = useRef<Element | null>(null);
  return {
    onOpenAutoFocus: () => {
      opener.current = document.activeElement;
    },
    onCloseAutoFocus: (event) => {
      event.preventDefault();
      // The dialog has gone and its focus with it, unless somebody has led it on already.
      const isTaken = document.activeElement !== document.body;
      if (!isTaken && opener.current instanceof HTMLElement)
        opener.current.focus({ preventScroll: true });
    },
  };
}
