import qs from 'qs';
import { invalidRequest } from '../api-error.ts';

const DEEPEST_NESTING = 10;
const MOST_PARAMETERS = 1000;
const LONGEST_LIST = 100;

/**
 * Form-encoded parameters with brackets, `items[0][price]=…`, as nested objects and lists.
 * @param body undefined where the call has none
 */
export function readParameters(method: string, url: string, body: unknown): object {
  if (body !== undefined && body !== null && typeof body !== 'string') {
    throw invalidRequest(
      'Invalid request (check that your POST content type is application/x-www-form-urlencoded).',
    );
  }
  const query = url.includes('?') ? url.slice(url.indexOf('?') + 1) : '';
  const encoded = method === 'POST' ? (body ?? '') : [query, body].filter(Boolean).join('&');
  return qs.parse(encoded, {
    depth: DEEPEST_NESTING,
    parameterLimit: MOST_PARAMETERS,
    arrayLimit: LONGEST_LIST,
    allowPrototypes: false,
  });
}
