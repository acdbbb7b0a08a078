/**
 * The abort signal of a fetch call. The signal of a `Request` made from both arguments cannot be used:
 * it stops following the original one as soon as the `Request` is garbage collected, and then neither
 * a deadline nor a cancellation takes effect (https://github.com/nodejs/node/issues/55428).
 *
 * @returns a signal that never fires when none was given
 */
export const fetchSignal = (
  input: Parameters<typeof fetch>[0],
  init: RequestInit | undefined,
): AbortSignal =>
  init?.signal ?? (input instanceof Request ? input.signal : new AbortController().signal);
