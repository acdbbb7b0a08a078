/** The keys of a user's token ledger, each below the one that all share. */
export const tokenKeys = {
  all: (username: string) => ['tokens', username] as const,
  usage: (username: string) => [...tokenKeys.all(username), 'usage'] as const,
  recent: (username: string) => [...tokenKeys.all(username), 'recent'] as const,
};
