import { type KeyboardEvent, useState } from 'react';

interface SuggestedText {
  readonly isOpen: boolean;
  /** The option that Enter takes; -1: none. */
  readonly active: number;
  readonly open: () => void;
  readonly close: () => void;
  readonly onKeyDown: (event: KeyboardEvent<HTMLTextAreaElement>) => void;
}

/**
 * The keys of a list of suggestions under a text area: the arrow keys walk through it from the end of the text,
 * Enter takes the active one, Escape closes it.
 * @param suggestions those that are shown while it is open
 */
export function useSuggestedText(
  suggestions: readonly string[],
  isOpen: boolean,
  setIsOpen: (isOpen: boolean) => void,
  onTake: (text: string) => void,
): SuggestedText {
  const [active, setActive] = useState(-1);
  const close = (): void => {
    setIsOpen(false);
    setActive(-1);
  };
  return {
    isOpen: isOpen && suggestions.length > 0,
    active: Math.min(active, suggestions.length - 1),
    open: () => {
      setIsOpen(true);
      setActive(-1);
    },
    close,
    onKeyDown: (event) => {
      if (!isOpen || suggestions.length === 0) return;
      const { key, currentTarget } = event;
      const isAtEnd = currentTarget.selectionStart === currentTarget.value.length;
      if (key === 'Escape') close();
      else if (key === 'ArrowDown' && (isAtEnd || active >= 0)) {
        setActive((active + 1) % suggestions.length);
      } else if (key === 'ArrowUp' && active >= 0) setActive(active - 1);
      else if (key === 'Enter' && active >= 0 && !event.metaKey && !event.ctrlKey) {
        onTake(suggestions[active] ?? '');
        close();
      } else return;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}
