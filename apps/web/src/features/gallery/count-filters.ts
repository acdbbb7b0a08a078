import { type CreationFilter, tidyFilter } from '../../entities/creation/creation-filter.ts';

/** How many are set, the search and the folder aside, which have places of their own. */
export function countFilters(filter: CreationFilter): number {
  const { query: _, folder: __, ...others } = tidyFilter(filter);
  return Object.keys(others).length;
}
