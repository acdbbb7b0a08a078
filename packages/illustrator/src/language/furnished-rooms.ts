import type { SettingName } from './setting-name.ts';

/** Rooms seen from a corner above, which are drawn with their furniture. */
export const FURNISHED_ROOMS: Readonly<Partial<Record<SettingName, string>>> = {
  bedroom: '@bedroomblock',
  living: '@livingblock',
  room: '@livingblock',
  kitchen: '@kitchenblock',
  gamer: '@gamerblock',
  office: '@officeblock',
  cafe: '@cafeblock',
  restaurant: '@cafeblock',
  library: '@libraryblock',
  bookshop: '@libraryblock',
  bathroom: '@bathroomblock',
};

const GLYPHS: ReadonlySet<string> = new Set(Object.values(FURNISHED_ROOMS));

export const isFurnishedRoom = (glyph: string): boolean => GLYPHS.has(glyph);
