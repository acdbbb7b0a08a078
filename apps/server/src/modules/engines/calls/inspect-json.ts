import { parseJson } from './parse-json.ts';

/**
 * Lets somebody hear what a provider answers before the package that asked for it does: some packages
 * do not pass on why nothing was made, or go on waiting for it.
 *
 * @param listen gets the JSON of every good answer; what it throws goes to whoever asked
 */
export function inspectJson(
  fetch: typeof globalThis.fetch,
  listen: (answer: unknown) => void,
): typeof globalThis.fetch {
  return async (input, init) => {
    const response = await fetch(input, init);
    const isJson = /\bjson\b/i.test(response.headers.get('content-type') ?? '');
    if (!response.ok || !isJson) return response;
    const text = await response.text();
    listen(parseJson(text));
    return new Response(text, response);
  };
}
