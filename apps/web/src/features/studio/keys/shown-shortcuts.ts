import type { Catalogue } from '../../../language/catalogue.ts';
import { modifierKey } from '../../../lib/shortcuts.ts';

/** As they are written on keys. */
const keysShown = (modifier: string) =>
  ({
    play: ['␣'],
    previous: [','],
    next: ['.'],
    trimStart: ['I'],
    trimEnd: ['O'],
    nudge: ['← ↑ → ↓'],
    nudgeFar: ['⇧', '← ↑ → ↓'],
    remove: ['⌫'],
    undo: [modifier, 'Z'],
    redo: [modifier, '⇧', 'Z'],
    duplicate: [modifier, 'D'],
    copy: [modifier, 'C'],
    paste: [modifier, 'V'],
    backward: ['['],
    forward: [']'],
    compare: ['\\'],
    editText: ['↵'],
    deselect: ['Esc'],
    help: ['?'],
  }) as const;

export type ShortcutName = keyof ReturnType<typeof keysShown>;

/** All shortcuts of the Studio, to be listed. */
export const shownShortcuts = ({ shortcuts }: Catalogue['studio']) =>
  Object.entries(keysShown(modifierKey())).map(([name, keys]) => ({
    label: shortcuts.names[name as ShortcutName],
    keys,
  }));
