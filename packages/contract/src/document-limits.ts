import type { PlanName } from './plan-names.ts';

/** Documents of the Studio that one workspace may have at the same time. */
export const DOCUMENTS_MAXIMUM: Readonly<Record<PlanName, number>> = {
  free: 3,
  basic: 100,
  premium: 10_000,
};

/** What a file that is uploaded into the Studio may be. */
export const UPLOAD_LIMITS = {
  bytes: 25 * 1024 * 1024,
  /** Of one frame. */
  pixels: 40_000_000,
  /** Of all frames together. */
  pixelsOfAllFrames: 400_000_000,
  frames: 1000,
  /** Longer rounds are counted as this long. */
  durationMs: 3_600_000,
  /** Shown instead of a delay of zero or of one hundredth of a second. */
  defaultDelayMs: 100,
} as const;

/** Real types accepted as an upload, told from the bytes. */
export const UPLOAD_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/gif'] as const;

export const DOCUMENT_NAME_MAXIMUM = 120;
