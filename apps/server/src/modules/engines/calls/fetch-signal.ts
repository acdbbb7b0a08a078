/**
 * The signal that a caller gave to a fetch. Not that of a `Request` made of both: it follows the
 * caller's only until the `Request` itself is collected as garbage, and then no deadline and no cancel
 * reaches anybody any more (https://github.com/nodejs/node/issues/55428).
 *
 * @returns one that never fires when there is none
 */
export const fetchSignal = (
  input: Parameters<typeof fetch>[0],
  init: RequestInit | undefined,
): AbortSignal =>
  init?.signal ?? (input instanceof Request ? input.signal : new AbortController().signal);
