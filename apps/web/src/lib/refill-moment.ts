import type { Language } from '@loopwright/contract';

/**
 * Day and hour at which the weekly tokens refresh, in the time zone of the browser.
 * @param instant ISO 8601
 */
export const refillMoment = (language: Language, instant: string): string =>
  new Intl.DateTimeFormat(language, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: 'numeric',
    minute: '2-digit',
  }).format(new Date(instant));
