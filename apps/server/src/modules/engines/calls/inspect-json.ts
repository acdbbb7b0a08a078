import { parseJson } from './parse-json.ts';

/**
 * Inspects the responses of a provider before the package that made the request reads them: some
 * packages drop the reason of a failure, or keep polling after one.
 *
 * @param inspect gets the JSON of every successful response; its errors reject the fetch
 */
export function inspectJson(
  fetch: typeof globalThis.fetch,
  inspect: (answer: unknown) => void,
): typeof globalThis.fetch {
  return async (input, init) => {
    const response = await fetch(input, init);
    const isJson = /\bjson\b/i.test(response.headers.get('content-type') ?? '');
    if (!response.ok || !isJson) return response;
    const text = await response.text();
    inspect(parseJson(text));
    return new Response(text, response);
  };
}
