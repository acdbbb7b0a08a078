import { modifierKey } from '../../lib/shortcuts.ts';

/** Those of one character or more without a modifier, as `tinykeys` writes them. */
export const SINGLE_KEYS = {
  prompt: '[Shift]+/',
  goCreate: 'g c',
  goGallery: 'g g',
  goDashboard: 'g d',
  help: '[Shift]+?',
} as const;

export const PALETTE_KEY = '$mod+k';

export type SingleKeyName = keyof typeof SINGLE_KEYS;
export type GlobalShortcutName = 'palette' | SingleKeyName;

/** As they are written on keys. */
export const shownKeys = (): Readonly<Record<GlobalShortcutName, readonly string[]>> => ({
  palette: [modifierKey(), 'K'],
  prompt: ['/'],
  goCreate: ['G', 'C'],
  goGallery: ['G', 'G'],
  goDashboard: ['G', 'D'],
  help: ['?'],
});
