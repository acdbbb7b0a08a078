/** Whether something was given up on purpose: by us, or by somebody who closed a share sheet. */
export const isAbort = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'name' in error && error.name === 'AbortError';
