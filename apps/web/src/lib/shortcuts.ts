import { useSyncExternalStore } from 'react';
import { createDeviceFlag } from './device-flag.ts';

const flag = createDeviceFlag('single-key-shortcuts-off');

const areOn = (): boolean => !flag.isOn();

/** Whether shortcuts of one character, without a modifier, are to be used (WCAG 2.1.4). */
export function useSingleKeyShortcuts(): readonly [areOn: boolean, set: (areOn: boolean) => void] {
  return [useSyncExternalStore(flag.subscribe, areOn, () => true), (next) => flag.set(!next)];
}

/** Whether a key is a character alone, while the person has switched shortcuts of that kind off. */
export const isUnwantedSingleKey = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  !areOn() && key.length === 1 && key !== ' ' && !ctrlKey && !metaKey && !altKey;

const WRITING =
  'textarea, select, [contenteditable], input:not([type=range], [type=checkbox], [type=radio], [type=color])';

/** Whether what is pressed there is written, and is no shortcut. */
export const isForWriting = ({ target }: Event): boolean =>
  target instanceof Element && target.closest(WRITING) !== null;

export const isDialogOpen = (): boolean =>
  document.querySelector('[role=dialog], [role=alertdialog]') !== null;

/** The key that shortcuts are pressed with, as it is written on it. */
export const modifierKey = (): string =>
  /Mac|iP(hone|ad)/.test(navigator.userAgent) ? '⌘' : 'Ctrl';
