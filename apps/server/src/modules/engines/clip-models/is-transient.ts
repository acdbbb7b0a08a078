import { APICallError } from 'ai';
import type { CallFault } from '../calls/call-error.ts';
import { findCallError } from '../calls/describe-failure.ts';
import { EngineError } from '../engine/engine-error.ts';

const TRANSIENT_FAULTS = new Set<CallFault>(['unreachable', 'too-slow', 'broken']);
const TRANSIENT_STATUSES = new Set([408, 425, 429]);

/**
 * Whether a look at a clip that is being made may simply be taken again. Looking costs nothing, and
 * what is looked at may have been paid for.
 */
export function isTransient(cause: unknown): boolean {
  if (cause instanceof EngineError) return false;
  const fault = findCallError(cause);
  if (fault !== null) return TRANSIENT_FAULTS.has(fault.fault);
  if (APICallError.isInstance(cause)) {
    const status = cause.statusCode ?? 0;
    // A page of a proxy comes with 200 as well.
    return status < 400 || status >= 500 || TRANSIENT_STATUSES.has(status);
  }
  return cause instanceof Error && cause.name === 'TimeoutError';
}
