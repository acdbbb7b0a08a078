import type { CreationsQuery } from '@loopwright/contract';

/** What a list of creations is narrowed down to. */
export type CreationFilter = Omit<CreationsQuery, 'cursor' | 'limit' | 'language'>;

export const NO_FILTER: CreationFilter = {};

/** Without the fields that are not set, so that equal filters are equal keys. */
export function tidyFilter(filter: CreationFilter): CreationFilter {
  const tidy = { ...filter };
  for (const name of Object.keys(tidy) as (keyof CreationFilter)[]) {
    if ((tidy[name] ?? '').trim() === '') delete tidy[name];
  }
  return tidy;
}

export const isFiltered = (filter: CreationFilter): boolean =>
  Object.keys(tidyFilter(filter)).length > 0;
