/** What no model for pictures alone can do. */
export const STILL_ONLY = {
  firstFrame: false,
  lastFrame: false,
  nativeLoop: false,
  cancel: false,
} as const;
