import * as fc from 'fast-check';
import { generateSync, type JsonSchema } from 'json-schema-faker';
import type { z } from 'zod';
import type { KnownWords } from './known-words.ts';
import { describeInput, type Operation } from './operation.ts';

type Fields = Record<string, unknown>;

export const PARTS = ['params', 'query', 'body'] as const;

export interface Input {
  readonly params: Fields;
  readonly query: Fields;
  /** undefined: no body is sent. */
  readonly body: unknown;
}

const LONG = 'x'.repeat(10_000);

/** Texts in every script, with special characters, of different lengths. */
const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({ unit: 'grapheme', maxLength: 200 }),
  fc.constantFrom(
    '',
    ' ',
    '\0',
    '\ud800',
    "' or 1=1 --",
    '<script>alert(1)</script>',
    '${7*7}{{7*7}}',
    '%00%0d%0aset-cookie:a=b',
    '../../../../etc/passwd',
    'ﷺ'.repeat(20),
  ),
);

const anyThing = fc.oneof(
  fc.constantFrom(null, true, -1, 1e308, [], {}, [[[]]], { $gt: '' }, ['a', 'b'], LONG),
  fc.jsonValue({ maxDepth: 3 }),
);

function fill(schema: z.ZodType | null, words: KnownWords, gen: fc.GeneratorValue): Fields {
  if (schema === null) return {};
  const description = describeInput(schema);
  const made = generateSync(description as JsonSchema, { seed: gen(fc.nat) });
  const fields: Fields = typeof made === 'object' && made !== null ? { ...made } : {};
  for (const [name, property] of Object.entries(description.properties ?? {})) {
    const isText = typeof property === 'object' && property.type === 'string' && !property.enum;
    if (!isText || property.format === 'uuid') continue;
    const isWanted = description.required?.includes(name) ?? false;
    if (!isWanted && gen(fc.boolean)) delete fields[name];
    else fields[name] = gen(textFor, words[name]);
  }
  return fields;
}

const textFor = (known: readonly string[] | undefined): fc.Arbitrary<string> =>
  known === undefined
    ? anyText
    : fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...known) }, anyText);

/** Inputs that the operation's schemas allow. */
export function validInput(operation: Operation, words: KnownWords): fc.Arbitrary<Input> {
  return fc.gen().map((gen) => asSent(operation, fillAll(operation, words, gen)));
}

/** Inputs with one wrong part: a field is missing, unknown, too long or of another type. */
export function brokenInput(operation: Operation, words: KnownWords): fc.Arbitrary<Input> {
  const described = PARTS.filter((part) => operation[part] !== null);
  return fc.gen().map((gen) => {
    const { params, query, body } = fillAll(operation, words, gen);
    if (described.length === 0) {
      return asSent(operation, { params, query: damage({}, gen), body: gen(() => anyThing) });
    }
    const part = gen(() => fc.constantFrom(...described));
    return asSent(operation, {
      params: part === 'params' ? damage(params, gen) : params,
      query: part === 'query' ? damage(query, gen) : query,
      body: part === 'body' ? damageBody(body as Fields, gen) : body,
    });
  });
}

function fillAll(operation: Operation, words: KnownWords, gen: fc.GeneratorValue): Input {
  const fields = (schema: z.ZodType | null) => fill(schema, words, gen);
  return {
    params: fields(operation.params),
    query: fields(operation.query),
    body: operation.body === null ? undefined : fields(operation.body),
  };
}

const asText = (value: unknown): string =>
  typeof value === 'string' ? value.toWellFormed() : (JSON.stringify(value) ?? '');

const asTexts = (fields: object): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, asText(value)]));

/** Converts an input to what is sent: URLs and forms contain only text. */
function asSent({ isForm }: Operation, { params, query, body }: Input): Input {
  const isFields = typeof body === 'object' && body !== null;
  return {
    params: asTexts(params),
    query: asTexts(query),
    body: isForm && isFields ? asTexts(body) : body,
  };
}

function damageBody(fields: Fields, gen: fc.GeneratorValue): unknown {
  return gen(fc.nat, { max: 5 }) === 0 ? gen(() => anyThing) : damage(fields, gen);
}

function damage(fields: Fields, gen: fc.GeneratorValue): Fields {
  const names = Object.keys(fields);
  const name = names.length === 0 ? 'nothing' : gen(() => fc.constantFrom(...names));
  const { [name]: dropped, ...rest } = fields;
  const ways: (() => Fields)[] = [
    () => rest,
    () => ({ ...rest, [name]: gen(() => anyThing) }),
    () => ({ ...fields, [name]: `${String(dropped)}${LONG}` }),
    () => ({ ...fields, [gen(() => anyText)]: gen(() => anyThing) }),
    () => ({ ...fields, isAdmin: true, plan: 'premium', userId: '1' }),
    () => Object.fromEntries([...Object.entries(fields), ['__proto__', { plan: 'premium' }]]),
  ];
  return gen(() => fc.constantFrom(...ways))();
}
