/** The keys of what an operator sees, each below the one that all share. */
export const operatorKeys = {
  all: (username: string) => ['operator', username] as const,
  overview: (username: string) => [...operatorKeys.all(username), 'overview'] as const,
  users: (username: string, query: string) =>
    [...operatorKeys.all(username), 'users', query] as const,
  log: (username: string) => [...operatorKeys.all(username), 'log'] as const,
};
