import { COMMUNITY_ORDERS, GENERATION_KINDS, PROMPT_STYLES } from '@loopwright/contract';
import type { CommunityFilter } from './use-community.ts';

/** In characters. */
export const QUERY_MAXIMUM = 200;
export const NEWEST: CommunityFilter = { order: 'newest' };

/** The filter that an address asks for. What it does not know is left out. */
export function filterOf(search: string): CommunityFilter {
  const given = new URLSearchParams(search);
  const oneOf = <Value extends string>(name: string, values: readonly Value[]): Value | undefined =>
    values.find((value) => value === given.get(name));
  return {
    order: oneOf('order', COMMUNITY_ORDERS) ?? NEWEST.order,
    query: given.get('query')?.slice(0, QUERY_MAXIMUM),
    kind: oneOf('kind', GENERATION_KINDS),
    style: oneOf('style', PROMPT_STYLES),
  };
}

/** What an address needs after its path, so that others see the same: nothing for the newest. */
export function searchOf({ order, query, kind, style }: CommunityFilter): string {
  const values = Object.entries({ order: order === NEWEST.order ? '' : order, query, kind, style });
  const given = new URLSearchParams(
    values.flatMap(([name, value]) => (value ? [[name, value]] : [])),
  );
  return given.size === 0 ? '' : `?${given}`;
}
