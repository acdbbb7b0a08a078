import { invalidRequest } from '../api-error.ts';

/** Reads one value as it came over the wire; `name` is Stripe's way to say where, `items[0][price]`. */
export type Reader<T> = (value: unknown, name: string) => T;

interface Field<T> {
  readonly required: boolean;
  readonly read: Reader<T>;
}

type Fields = Record<string, Field<unknown>>;

type Value<F> = F extends Field<infer T> ? T : never;

type OptionalNames<F extends Fields> = {
  [Name in keyof F]: undefined extends Value<F[Name]> ? Name : never;
}[keyof F];

/** What a set of fields reads to. */
export type Parsed<F extends Fields> = {
  [Name in Exclude<keyof F, OptionalNames<F>>]: Value<F[Name]>;
} & { [Name in OptionalNames<F>]?: Value<F[Name]> };

export function required<T>(read: Reader<T>): Field<T> {
  return { required: true, read };
}

export function optional<T>(read: Reader<T>): Field<T | undefined> {
  return { required: false, read };
}

/** A value that '' unsets, which reads as null. */
export function emptyable<T>(read: Reader<T>): Reader<T | null> {
  return (value, name) => (value === '' ? null : read(value, name));
}

function nested(parent: string, key: string): string {
  return parent === '' ? key : `${parent}[${key}]`;
}

/** A hash of known fields. Unknown ones are refused, as Stripe refuses them. */
export function object<F extends Fields>(fields: F): Reader<Parsed<F>> {
  return (value, name) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) {
      throw invalidRequest('Invalid object', name);
    }
    const given = value as Record<string, unknown>;
    refuseUnknown(Object.keys(given), fields, name);
    const result: Record<string, unknown> = {};
    for (const [key, field] of Object.entries(fields)) {
      const path = nested(name, key);
      const present = Object.hasOwn(given, key);
      if (field.required && !present) {
        throw invalidRequest(`Missing required param: ${path}.`, path, 'parameter_missing');
      }
      if (present) result[key] = field.read(given[key], path);
    }
    return result as Parsed<F>;
  };
}

function refuseUnknown(given: readonly string[], fields: Fields, name: string): void {
  const unknown = given.filter((key) => !Object.hasOwn(fields, key));
  const first = unknown[0];
  if (first === undefined) return;
  const paths = unknown.map((key) => nested(name, key)).join(', ');
  const noun = unknown.length === 1 ? 'parameter' : 'parameters';
  throw invalidRequest(
    `Received unknown ${noun}: ${paths}`,
    nested(name, first),
    'parameter_unknown',
  );
}

export function list<T>(read: Reader<T>, maximum = 100): Reader<T[]> {
  return (value, name) => {
    if (!Array.isArray(value)) throw invalidRequest('Invalid array', name);
    if (value.length > maximum) {
      throw invalidRequest(`Array ${name} exceeds maximum ${maximum} allowed elements.`, name);
    }
    return value.map((element, index) => read(element, nested(name, String(index))));
  };
}

/** @param maximum in characters */
export function text(maximum = 5000): Reader<string> {
  return (value, name) => {
    if (typeof value !== 'string') throw invalidRequest('Invalid string', name);
    if (value === '') {
      throw invalidRequest(
        `You passed an empty string for '${name}'. We assume empty values are an attempt to unset ` +
          `a parameter; however '${name}' cannot be unset. You should remove '${name}' from your ` +
          'request or supply a non-empty value.',
        name,
        'parameter_invalid_empty',
      );
    }
    if (value.length > maximum) {
      throw invalidRequest(
        `Invalid string: must be at most ${maximum} characters`,
        name,
        'parameter_invalid_string_length',
      );
    }
    return value;
  };
}

export function integer(minimum: number, maximum = Number.MAX_SAFE_INTEGER): Reader<number> {
  return (value, name) => {
    if (typeof value !== 'string' || !/^-?\d{1,15}$/.test(value)) {
      throw invalidRequest(`Invalid integer: ${shown(value)}`, name, 'parameter_invalid_integer');
    }
    const number = Number(value);
    if (number < minimum) {
      const bound = `This value must be greater than or equal to ${minimum}.`;
      throw invalidRequest(bound, name, 'parameter_invalid_integer');
    }
    if (number > maximum) {
      const bound = `This value must be less than or equal to ${maximum}.`;
      throw invalidRequest(bound, name, 'parameter_invalid_integer');
    }
    return number;
  };
}

export const boolean: Reader<boolean> = (value, name) => {
  if (value === 'true') return true;
  if (value === 'false') return false;
  throw invalidRequest(`Invalid boolean: ${shown(value)}`, name);
};

export function oneOf<const T extends string>(...choices: readonly T[]): Reader<T> {
  return (value, name) => {
    const choice = choices.find((candidate) => candidate === value);
    if (choice === undefined) {
      const last = choices.at(-1) ?? '';
      const others = choices.slice(0, -1).join(', ');
      const allowed = others === '' ? last : `${others}, or ${last}`;
      throw invalidRequest(`Invalid ${name}: must be one of ${allowed}`, name);
    }
    return choice;
  };
}

/** The first of the readers that accepts the value; the last one says what is wrong. */
export function either<A, B>(first: Reader<A>, second: Reader<B>): Reader<A | B> {
  return (value, name) => {
    try {
      return first(value, name);
    } catch {
      return second(value, name);
    }
  };
}

function shown(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}
