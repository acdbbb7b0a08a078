import type { SettingName } from './setting-name.ts';

const MESS = /\b(?:messy|cluttered|untidy|disorganized|disorganised)\b/i;

/** "a messy bedroom": things lie about on its floor. */
export const saysMess = (prompt: string): boolean => MESS.test(prompt);

/** The words for it. */
export const MESS_WORDS = /^(?:messy|cluttered|untidy|disorgani[sz]ed)$/i;

const ROOMS = ['bedroom', 'living', 'kitchen', 'office', 'classroom'] as const;
export type MessyRoom = (typeof ROOMS)[number];

/** Rooms on whose floor things may lie about. */
export const canBeMessy = (setting: SettingName | null): setting is MessyRoom =>
  ROOMS.some((room) => room === setting);
