import type { SettingName } from './setting-name.ts';

const WORDS = 'messy|cluttered|untidy|disorgani[sz]ed';
const MESS = new RegExp(String.raw`\b(?:${WORDS})\b`, 'i');

/** "a messy bedroom": things lie about on its floor. */
export const saysMess = (prompt: string): boolean => MESS.test(prompt);

/** The words for it. */
export const MESS_WORDS = new RegExp(`^(?:${WORDS})$`, 'i');

const ROOMS = ['bedroom', 'living', 'kitchen', 'office', 'classroom'] as const;
export type MessyRoom = (typeof ROOMS)[number];

/** Rooms on whose floor things may lie about. */
export const canBeMessy = (setting: SettingName | null): setting is MessyRoom =>
  ROOMS.some((room) => room === setting);
