import { GALLERY_MESSAGES } from '@loopwright/contract';

/** The gallery. */
export const texts = {
  ...GALLERY_MESSAGES,
} as const;
