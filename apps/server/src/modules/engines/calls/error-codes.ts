import { parseJson } from './parse-json.ts';

/** Fields that hold error codes in the responses of OpenAI, Google, fal, FastAPI and similar servers. */
const FIELDS = new Set(['code', 'type', 'status', 'reason', 'param']);
const IDENTIFIER = /^[a-z][\w.-]{1,63}$/i;
const DEPTH = 6;

/**
 * The error codes of a provider's response, such as `invalid_request_error`. They contain no prompt:
 * only the values of certain fields are read, and only those of one word.
 *
 * @param body the unparsed response
 * @returns each code once, in order of appearance; none when the body is not JSON
 */
export const errorCodesOf = (body: string): readonly string[] => [
  ...new Set(codesIn(parseJson(body), DEPTH)),
];

function* codesIn(value: unknown, depth: number): Generator<string> {
  if (typeof value !== 'object' || value === null || depth === 0) return;
  for (const [field, inner] of Object.entries(value)) {
    if (typeof inner !== 'string') yield* codesIn(inner, depth - 1);
    else if (FIELDS.has(field) && IDENTIFIER.test(inner)) yield inner;
  }
}
