import { CREATE_MESSAGES } from '@loopwright/contract';

/** The create screen. */
export const texts = {
  ...CREATE_MESSAGES,
} as const;
