import type { MessageCode } from '@loopwright/contract';
import { ApiError } from '../../../lib/api-error.ts';

const LINK_EXPIRED: MessageCode = 'linkExpired';

/** Whether the link of an email was used or has expired. Bad passwords get the same status. */
export const isSpent = (error: unknown): boolean =>
  error instanceof ApiError && error.code === LINK_EXPIRED;
