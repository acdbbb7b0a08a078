/** The keys of a user's creations, each below the one that all share. */
export const creationKeys = {
  all: (username: string) => ['creations', username] as const,
  list: (username: string) => [...creationKeys.all(username), 'list'] as const,
  latest: (username: string, count: number) =>
    [...creationKeys.all(username), 'latest', count] as const,
};
