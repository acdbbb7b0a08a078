/** Whether an error is an abort: by our own signal, or by a user who closed a share sheet. */
export const isAbort = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'name' in error && error.name === 'AbortError';
