import { APICallError } from 'ai';
import type { CallFault } from '../calls/call-error.ts';
import { findCallError } from '../calls/describe-failure.ts';
import { EngineError } from '../engine/engine-error.ts';

const TRANSIENT_FAULTS = new Set<CallFault>(['unreachable', 'too-slow', 'broken']);
const TRANSIENT_STATUSES = new Set([408, 425, 429]);

/**
 * Whether a failed status request of a clip may be repeated. Status requests are free, and the clip may
 * already be paid for.
 */
export function isTransient(cause: unknown): boolean {
  if (cause instanceof EngineError) return false;
  const fault = findCallError(cause);
  if (fault !== null) return TRANSIENT_FAULTS.has(fault.fault);
  if (APICallError.isInstance(cause)) {
    const status = cause.statusCode ?? 0;
    // An error page of a proxy may have status 200.
    return status < 400 || status >= 500 || TRANSIENT_STATUSES.has(status);
  }
  return cause instanceof Error && cause.name === 'TimeoutError';
}
