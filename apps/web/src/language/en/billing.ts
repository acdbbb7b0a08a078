import { CANCEL_MESSAGES, PRICING_MESSAGES, SUCCESS_MESSAGES } from '@loopwright/contract';

/** The plans, and what comes before and after paying for one. */
export const texts = {
  pricing: PRICING_MESSAGES,
  success: SUCCESS_MESSAGES,
  cancel: CANCEL_MESSAGES,
} as const;
