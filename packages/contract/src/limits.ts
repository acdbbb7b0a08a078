/** Constants that both sides check. Sizes in bytes, pixels, milliseconds or characters, as named. */
export const LIMITS = {
  passwordMinimum: 8,
  passwordMaximum: 128,
  accessTokenMaximum: 8192,
  usernameMaximum: 40,
  nameMaximum: 100,
  emailMaximum: 254,
  contactMessageMaximum: 5000,
  promptMaximum: 2000,
  modelIdMaximum: 200,
  referenceBytes: 5 * 1024 * 1024,
  referencePixels: 40_000_000,
  galleryPage: 24,
  galleryPageMaximum: 100,
  seedMaximum: 2 ** 31 - 1,
  idempotencyKeyMaximum: 100,
  /** Generations of one workspace that may wait at the same time. */
  waitingPerUser: 250,
  /** Cuts of a clip that there are to choose from, at most. */
  cutsOffered: 3,
} as const;

/** When a session ends: without a call for so long, and after so long in any case. */
export const SESSION_DAYS = { idle: 14, lifetime: 90 } as const;

/** How long the links that are sent by mail work. */
export const MAIL_LINK_MINUTES = { passwordReset: 30, emailConfirmation: 24 * 60 } as const;

/** For sensitive changes, users without a password must have signed in within this time. */
export const FRESH_SIGN_IN_MINUTES = 15;

export const ASPECTS = ['1:1', '4:5', '16:9', '9:16'] as const;
export type Aspect = (typeof ASPECTS)[number];

export const GIF_SECONDS = { minimum: 1, maximum: 4, default: 3 } as const;
export const GIF_FRAMES_PER_SECOND = { minimum: 8, maximum: 25, default: 16 } as const;

/** Real types accepted as a reference image, told from the bytes. */
export const REFERENCE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/gif'] as const;

/** The product's short name, used for download names. */
export const SHORT_NAME = 'loopwright';

export const TIMING = {
  redirectAfterPaymentMs: 4000,
  refreshAfterPlanChangeMs: 1500,
  carouselMs: 3500,
  scriptReadyPollMs: 200,
} as const;

export const REFERENCE_PREVIEW_PX = 112;
export const PROMPT_ROWS = 5;

/** The longest side of an exported file, in pixels. Apart from `LIMITS`, which every page loads. */
export const EXPORT_SIDE_MAXIMUM = 3840;

/** How long a deletion can be undone. Apart from `TIMING`, which every page loads. */
export const UNDO_DELETION_MS = 10_000;

/** Of the gallery; lengths in characters. Apart from `LIMITS`, which every page loads. */
export const ORGANIZING_LIMITS = {
  title: 120,
  altText: 500,
  folderName: 80,
  foldersPerWorkspace: 200,
  search: 200,
  creationsAtOnce: 200,
} as const;
