import { parseJson } from './parse-json.ts';

/** Where providers write what is meant for programs: OpenAI and Google, fal, FastAPI and the like. */
const FIELDS = new Set(['code', 'type', 'status', 'reason', 'param']);
const IDENTIFIER = /^[a-z][\w.-]{1,63}$/i;
const DEPTH = 6;

/**
 * What a provider's answer says to programs, such as `invalid_request_error`. Nobody's prompt is among
 * it: only the values of certain fields are read, and only those of one word.
 *
 * @param body as it came
 * @returns each once, in their order; none when it is no JSON
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
