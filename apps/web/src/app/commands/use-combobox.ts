import { type KeyboardEvent, type MouseEvent, useEffect, useId, useState } from 'react';

interface ComboboxOptions {
  /** Of all options. */
  readonly count: number;
  readonly onChoose: (index: number) => void;
}

/**
 * A field with a list of options below it, of which one is active while the focus stays in the field.
 * After the ARIA pattern: https://www.w3.org/WAI/ARIA/apg/patterns/combobox/
 */
export function useCombobox({ count, onChoose }: ComboboxOptions) {
  const id = useId();
  const [index, setIndex] = useState(0);
  const active = Math.min(index, count - 1);
  const hasOptions = count > 0;
  const optionId = (place: number): string => `${id}-option-${place}`;
  const groupId = (name: string): string => `${id}-group-${name}`;
  const activeId = hasOptions ? optionId(active) : undefined;

  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView?.({ block: 'nearest' });
  }, [activeId]);

  const handleKey = (event: KeyboardEvent): void => {
    if (!hasOptions || event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown') setIndex((active + 1) % count);
    else if (event.key === 'ArrowUp') setIndex((active - 1 + count) % count);
    else if (event.key === 'Enter') onChoose(active);
    else return;
    event.preventDefault();
  };
  return {
    active,
    activateFirst: (): void => setIndex(0),
    fieldProps: {
      role: 'combobox',
      'aria-expanded': hasOptions,
      'aria-controls': `${id}-list`,
      'aria-activedescendant': activeId,
      'aria-autocomplete': 'list',
      autoComplete: 'off',
      onKeyDown: handleKey,
    },
    listProps: { role: 'listbox', id: `${id}-list` },
    groupProps: (name: string) => ({ role: 'group', 'aria-labelledby': groupId(name) }),
    groupNameProps: (name: string) => ({ role: 'presentation', id: groupId(name) }),
    optionProps: (place: number) => ({
      role: 'option',
      id: optionId(place),
      'aria-selected': place === active,
      // Not on entering: the list also moves below a pointer that lies still.
      onPointerMove: (): void => setIndex(place),
      onMouseDown: (event: MouseEvent): void => event.preventDefault(),
      onClick: (): void => onChoose(place),
    }),
  } as const;
}
