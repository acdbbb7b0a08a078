/** Whether the person asked for less motion: loops then wait for a press. */
export const prefersStillness = (): boolean =>
  typeof window !== 'undefined' &&
  (window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false);
