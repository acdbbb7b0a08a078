import type { ListOf } from './wire.ts';

/** A list that stands inside an object, complete. */
export function wholeList<T>(data: T[], url: string): ListOf<T> & { total_count: number } {
  return { object: 'list', data, has_more: false, total_count: data.length, url };
}
