import type { Language } from '@loopwright/contract';

// Instants are ISO 8601; all dates are in the time zone of the browser.

const formatWith = (
  language: Language,
  instant: string,
  options: Intl.DateTimeFormatOptions,
): string => new Intl.DateTimeFormat(language, options).format(new Date(instant));

/** Such as "November 24, 2026". */
export const formatDate = (language: Language, instant: string): string =>
  formatWith(language, instant, { dateStyle: 'long' });

/** Such as "November 24, 2026 at 3:30 PM". */
export const formatDateTime = (language: Language, instant: string): string =>
  formatWith(language, instant, { dateStyle: 'long', timeStyle: 'short' });

/** A time within the next days, such as "Tuesday, November 24 at 3:30 PM". */
export const formatWeekdayTime = (language: Language, instant: string): string =>
  formatWith(language, instant, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: 'numeric',
    minute: '2-digit',
  });

/** Such as "Tuesday, November 24"; with the year when it is not this one. */
export const formatDay = (language: Language, day: Date, now = new Date()): string =>
  formatWith(language, day.toISOString(), {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    ...(day.getFullYear() !== now.getFullYear() && { year: 'numeric' }),
  });

/** Such as "Nov 24". */
export const formatShortDay = (language: Language, day: Date): string =>
  formatWith(language, day.toISOString(), { day: 'numeric', month: 'short' });

/** Such as "3:30 PM". */
export const formatTime = (language: Language, instant: string): string =>
  formatWith(language, instant, { timeStyle: 'short' });

const MINUTE_MS = 60_000;

/** A unit is used for times below `untilMs`. */
const UNITS = [
  { unit: 'minute', lengthMs: MINUTE_MS, untilMs: 60 * MINUTE_MS },
  { unit: 'hour', lengthMs: 60 * MINUTE_MS, untilMs: 24 * 60 * MINUTE_MS },
  { unit: 'day', lengthMs: 24 * 60 * MINUTE_MS, untilMs: Number.POSITIVE_INFINITY },
] as const;

/** How long ago a time was: "now", "3 hours ago", "yesterday". */
export function formatTimeAgo(language: Language, instant: string, nowMs: number): string {
  const format = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  // The server's clock may be ahead of the browser's.
  const passedMs = Math.max(0, nowMs - Date.parse(instant));
  if (passedMs < MINUTE_MS) return format.format(0, 'second');
  const { unit, lengthMs } = UNITS.find(({ untilMs }) => passedMs < untilMs) ?? UNITS[2];
  return format.format(-Math.floor(passedMs / lengthMs), unit);
}
