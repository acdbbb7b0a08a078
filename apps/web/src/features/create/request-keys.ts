import type { Generation } from '@loopwright/contract';
import { newRequestKey } from '../../lib/request-key.ts';

/** A key for each of the variations that are asked for together. */
export function newRequestKeys(count: number): readonly string[] {
  const key = newRequestKey();
  return count === 1 ? [key] : Array.from({ length: count }, (_, index) => `${key}.${index + 1}`);
}

const familyOf = ({ requestKey, id }: Generation): string => requestKey?.replace(/\.\d$/, '') ?? id;

/** Those that were asked for together with the first of them. */
export const withSiblings = (
  first: Generation,
  all: readonly Generation[],
): readonly [Generation, ...(readonly Generation[])] => [
  first,
  ...all.filter((one) => one.id !== first.id && familyOf(one) === familyOf(first)),
];
