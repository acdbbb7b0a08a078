import { noSuch } from '../api-error.ts';
import type { Moment } from '../moment.ts';
import { NOUNS, type Kind, type Kinds } from '../state/kinds.ts';
import type { Filter } from '../state/resources.ts';
import type { ListOf } from '../wire.ts';
import { id, timestampRange } from './fields.ts';
import { integer, optional } from './parameters.ts';

const PAGE_LENGTH = 10;

/** The parameters every list takes. */
export const paging = {
  limit: optional(integer(1, 100)),
  starting_after: optional(id),
  ending_before: optional(id),
};

export const createdFilter = { created: optional(timestampRange) };

interface Paging {
  readonly limit?: number | undefined;
  readonly starting_after?: string | undefined;
  readonly ending_before?: string | undefined;
}

/**
 * One page of a kind, newest first.
 * @param url the path the list came from, which lists carry
 */
export function listPage<K extends Kind>(
  moment: Moment,
  kind: K,
  url: string,
  paging: Paging,
  filters: readonly Filter[],
): ListOf<Kinds[K]['wire']> {
  for (const { path, value } of filters) {
    const isUnknown = path === '$.customer' && !moment.resources.find('customer', String(value));
    if (isUnknown) throw noSuch('customer', String(value), 'customer');
  }
  requireCursor(moment, kind, paging.starting_after, 'starting_after');
  requireCursor(moment, kind, paging.ending_before, 'ending_before');
  const { records, hasMore } = moment.resources.list(kind, {
    filters,
    limit: paging.limit ?? PAGE_LENGTH,
    startingAfter: paging.starting_after,
    endingBefore: paging.ending_before,
  });
  return { object: 'list', data: records.map(({ wire }) => wire), has_more: hasMore, url };
}

function requireCursor(moment: Moment, kind: Kind, cursor: string | undefined, name: string): void {
  if (cursor !== undefined && !moment.resources.find(kind, cursor)) {
    throw noSuch(NOUNS[kind], cursor, name);
  }
}

const RANGE_OPERATORS = { gt: '>', gte: '>=', lt: '<', lte: '<=' } as const;

type TimeRange = { [Bound in keyof typeof RANGE_OPERATORS]?: number | undefined };

export function createdFilters(created: number | TimeRange | undefined): Filter[] {
  if (created === undefined) return [];
  if (typeof created === 'number') return [{ path: '$.created', operator: '=', value: created }];
  const filters: Filter[] = [];
  for (const [bound, operator] of Object.entries(RANGE_OPERATORS)) {
    const value = created[bound as keyof typeof RANGE_OPERATORS];
    if (value !== undefined) filters.push({ path: '$.created', operator, value });
  }
  return filters;
}

/** Filters for the parameters that were given, by the name of the field. */
export function equalFilters(given: Record<string, string | undefined>): Filter[] {
  const filters: Filter[] = [];
  for (const [field, value] of Object.entries(given)) {
    if (value !== undefined) filters.push({ path: `$.${field}`, operator: '=', value });
  }
  return filters;
}
