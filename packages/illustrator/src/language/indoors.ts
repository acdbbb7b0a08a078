import type { SettingName } from './spec.ts';

/** Furnished rooms with a floor to stand on. */
export const INTERIOR_NAMES = [
  'living',
  'bedroom',
  'kitchen',
  'cafe',
  'office',
  'classroom',
  'library',
  'gym',
  'shop',
  'bathroom',
  'garage',
  'museum',
  'greenhouse',
  'train',
  'hospital',
  'salon',
  'lab',
  'hall',
  'bookshop',
  'bakery',
  'restaurant',
  'florist',
  'supermarket',
  'laundry',
  'airport',
] as const;

export type InteriorName = (typeof INTERIOR_NAMES)[number];

const NAMES: ReadonlySet<string> = new Set(INTERIOR_NAMES);

export const isInterior = (setting: SettingName): setting is InteriorName => NAMES.has(setting);
