import type { CreationFilter } from './creation-filter.ts';

/** The keys of a user's creations, each below the one that all share. */
export const creationKeys = {
  all: (username: string) => ['creations', username] as const,
  lists: (username: string) => [...creationKeys.all(username), 'list'] as const,
  list: (username: string, filter: CreationFilter) =>
    [...creationKeys.lists(username), filter] as const,
  latest: (username: string, count: number) =>
    [...creationKeys.all(username), 'latest', count] as const,
  one: (username: string, id: string) => [...creationKeys.all(username), 'one', id] as const,
  share: (username: string, id: string) => [...creationKeys.all(username), 'share', id] as const,
  prompts: (username: string, text: string) =>
    [...creationKeys.all(username), 'prompts', text] as const,
  folders: (username: string) => ['folders', username] as const,
  search: (username: string, query: string) =>
    [...creationKeys.all(username), 'search', query] as const,
};
