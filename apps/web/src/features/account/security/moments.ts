import type { Language } from '@loopwright/contract';

const MINUTE_MS = 60_000;

/** Each unit until the next one is the better word. */
const UNITS = [
  { unit: 'minute', lengthMs: MINUTE_MS, untilMs: 60 * MINUTE_MS },
  { unit: 'hour', lengthMs: 60 * MINUTE_MS, untilMs: 24 * 60 * MINUTE_MS },
  { unit: 'day', lengthMs: 24 * 60 * MINUTE_MS, untilMs: Number.POSITIVE_INFINITY },
] as const;

/**
 * How long ago something was, as one says it: "now", "3 hours ago", "yesterday".
 * @param instant ISO 8601
 */
export function agoIn(language: Language, instant: string, nowMs: number): string {
  const words = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  // Two clocks never agree: nothing was in the future.
  const passedMs = Math.max(0, nowMs - Date.parse(instant));
  if (passedMs < MINUTE_MS) return words.format(0, 'second');
  const { unit, lengthMs } = UNITS.find(({ untilMs }) => passedMs < untilMs) ?? UNITS[2];
  return words.format(-Math.floor(passedMs / lengthMs), unit);
}

/** @param instant ISO 8601 */
export const momentIn = (language: Language, instant: string): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short' }).format(
    new Date(instant),
  );
