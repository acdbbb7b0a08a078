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
      // The closed dialog has lost the focus, unless other code has moved it already.
      const isTaken = document.activeElement !== document.body;
      if (!isTaken && opener.current instanceof HTMLElement)
        opener.current.focus({ preventScroll: true });
    },
  };
}
