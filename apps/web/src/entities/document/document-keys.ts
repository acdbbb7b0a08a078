/** The keys of a user's documents. */
export const documentKeys = {
  list: (username: string) => ['documents', username] as const,
  one: (username: string, id: string) => ['document', username, id] as const,
};
