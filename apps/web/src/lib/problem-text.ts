import { ApiError, messageOf } from './api-error.ts';

type Problem = string | ((params: never) => string);

/**
 * What went wrong, in the language of the page.
 * @param problems the server's messages that one page alone shows, by code; in English there may be none
 * @param fallback when the server said nothing
 */
export function problemText(
  problems: Readonly<Record<string, Problem>> = {},
  error: unknown,
  fallback: string,
): string {
  const said = error instanceof ApiError ? error.serverMessage : null;
  const problem = said === null ? undefined : problems[said.code];
  if (problem === undefined) return messageOf(error, fallback);
  return typeof problem === 'string' ? problem : problem(said!.params as never);
}
