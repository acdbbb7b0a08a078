import type { SettingName } from './setting-name.ts';

/** Whether a prompt leaves open in which room it is: it names no place, or a room of any kind. */
export const isRoomOpen = (setting: SettingName | null): setting is 'room' | null =>
  setting === null || setting === 'room';

/** Furnished rooms, seen from the front. */
const ROOM_NAMES = [
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
  'forge',
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
  'elevator',
  'airport',
  'dojo',
  'musicstudio',
  'bar',
  'arcade',
  'bowling',
  'attic',
  'cockpit',
  'atelier',
  'potions',
  'nook',
  'engawa',
  'porch',
  'sauna',
  'disco',
  'gamer',
  'ramenshop',
  'balcony',
  'workshop',
  'pottery',
  'sewing',
  'factory',
  'dentist',
  'courtroom',
  'cell',
  'cinema',
  'warehouse',
  'aquarium',
  'nursery',
  /** Backstage, with mirrors. */
  'dressing',
  'closet',
  'diner',
  'stable',
  'casino',
  /** Of a restaurant. */
  'prokitchen',
  'dining',
  'meeting',
  /** Of a hotel. */
  'lobby',
  'surgery',
  'yogastudio',
  'spa',
  'bunker',
  'ballpit',
  'basement',
] as const;

/** Long rooms, seen along their middle. */
const PASSAGE_NAMES = [
  'corridor',
  'hallway',
  'lockers',
  /** Between the shelves of a library. */
  'stacks',
  'servers',
  'cellar',
  'dungeon',
  /** Of a church. */
  'nave',
  /** Of a railway under the ground. */
  'platform',
  'spaceship',
  /** Of a road. */
  'tunnel',
  'castlehall',
  'sewer',
  'parkinggarage',
  /** The inside of one. */
  'temple',
  'subwaycar',
  'mall',
  /** In a pyramid. */
  'tomb',
] as const;

/** With seats around a floor. */
const HALL_NAMES = ['circus', 'arena', 'boxingring', 'icerink', 'runway'] as const;

export type RoomName = (typeof ROOM_NAMES)[number];
export type PassageName = (typeof PASSAGE_NAMES)[number];
export type HallName = (typeof HALL_NAMES)[number];
export type InteriorName = RoomName | PassageName | HallName;

/** Places under a roof with a floor to stand on. */
export const INTERIOR_NAMES: readonly InteriorName[] = [
  ...ROOM_NAMES,
  ...PASSAGE_NAMES,
  ...HALL_NAMES,
];

const WITHOUT_WINDOWS: ReadonlySet<SettingName> = new Set<SettingName>([
  'gym',
  'shop',
  'garage',
  'forge',
  'factory',
  'museum',
  'salon',
  'bakery',
  'supermarket',
  'laundry',
  'elevator',
  'dojo',
  'musicstudio',
  'bar',
  'arcade',
  'bowling',
  'disco',
  'gamer',
  'courtroom',
  'cell',
  'cinema',
  'warehouse',
  'aquarium',
  'dressing',
  'closet',
  'stable',
  'casino',
  'prokitchen',
  'lobby',
  'surgery',
  'spa',
  'bunker',
  'ballpit',
  ...PASSAGE_NAMES,
  ...HALL_NAMES,
]);

const NAMES: ReadonlySet<string> = new Set(INTERIOR_NAMES);

export const isInterior = (setting: SettingName): setting is InteriorName => NAMES.has(setting);

/** Whether the place is a room, one that is named or any. */
export const isIndoors = (setting: SettingName): boolean =>
  setting === 'room' || isInterior(setting);

const PLACES_WITHOUT_SKY: ReadonlySet<SettingName> = new Set<SettingName>([
  'stage',
  'cave',
  'abstract',
  'underwater',
]);

/** Whether no sky is to be seen there: in rooms, below the ground or the sea, and in no place at all. */
export const isWithoutSky = (setting: SettingName): boolean =>
  isIndoors(setting) || PLACES_WITHOUT_SKY.has(setting);

/** Whether the room shows what is outside. */
export const hasWindow = (setting: SettingName): boolean =>
  setting === 'room' || (isInterior(setting) && !WITHOUT_WINDOWS.has(setting));
