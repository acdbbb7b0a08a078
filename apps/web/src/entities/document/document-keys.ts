/** The keys of a user's documents. */
export const documentKeys = {
  one: (username: string, id: string) => ['document', username, id] as const,
};
