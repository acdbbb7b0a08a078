/** The capabilities that only models for loops have. */
export const STILL_ONLY = {
  firstFrame: false,
  lastFrame: false,
  nativeLoop: false,
  cancel: false,
} as const;
